import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  changeNotificationPreferences,
  getNotificationPreferences,
  type NotificationPreferences,
} from '#shared/contracts/notification-preferences.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'
import { type PreferenceChange, withChange } from './preference-change.ts'

const CHANGE_KEY = [...queryKeys.notificationPreferences, 'change']

export const preferencesQuery = queryOptions({
  queryKey: queryKeys.notificationPreferences,
  queryFn: ({ signal }) => call(getNotificationPreferences, {}, { signal }),
})

/** As they are with every change on its way; one that is refused takes itself back. */
export function usePreferences() {
  const saved = useQuery(preferencesQuery)
  const changes = useMutationState({
    filters: { mutationKey: CHANGE_KEY, status: 'pending' },
    select: ({ state }) => state.variables as PreferenceChange,
  })
  const data = saved.data && changes.reduce<NotificationPreferences>(withChange, saved.data)
  return { ...saved, data } as typeof saved
}

/** Saves at once, one after the other. */
export function useChangePreferences(): (change: PreferenceChange) => void {
  const t = useTranslations('notificationSettings')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: CHANGE_KEY,
    scope: { id: 'notification-preferences' },
    mutationFn: (change: PreferenceChange) => call(changeNotificationPreferences, change),
    onSuccess: async (saved) => {
      // What was asked for before may not know of it yet.
      await queryClient.cancelQueries({ queryKey: preferencesQuery.queryKey })
      queryClient.setQueryData(preferencesQuery.queryKey, saved)
    },
    onError: (error) =>
      toast({
        kind: 'notification-preferences',
        tone: 'bad',
        title: t('saveFailed'),
        text: sentenceFor(error),
        durationMs: 0,
      }),
  })
  return mutate
}
