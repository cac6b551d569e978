import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  changeNotificationPreferences,
  getNotificationPreferences,
  type NotificationPreferences,
  removePushDevice,
} from '#shared/contracts/notification-preferences.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'
import { registerThisBrowser, silenceForCustomer } from '#web/kernel/push/this-browser.ts'
import { registeredDevice } from '#web/kernel/push/registered-device.ts'
import { useMe } from '#web/kernel/session/me.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'

const CHANGE_KEY = [...queryKeys.notificationPreferences, 'change']

export const preferencesQuery = endpointQuery(queryKeys.notificationPreferences, getNotificationPreferences, {})

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

/** The list is there anew before the button is free again. */
function useRenewDevices() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey })
}

export function useRegisterThisBrowser() {
  const { user, session } = useMe()
  return useMutation({
    mutationFn: (pushKey: string) => registerThisBrowser({ userId: user.id, sessionId: session.id }, pushKey),
    onSettled: useRenewDevices(),
  })
}

/** Told outside, because its row is gone by then. */
interface Outcome {
  onDone: () => void
  onRefused: (error: Error) => void
}

export function useRemoveDevice({ onDone, onRefused }: Outcome) {
  return useMutation({
    mutationFn: async (deviceId: string) => {
      await call(removePushDevice, { deviceId })
      if (registeredDevice.findId() === deviceId) await silenceForCustomer()
    },
    onSuccess: onDone,
    onError: onRefused,
    onSettled: useRenewDevices(),
  })
}

type PreferenceChange = InputOf<typeof changeNotificationPreferences>

/** What the preferences will be once the server has noted it. */
export function withChange(preferences: NotificationPreferences, change: PreferenceChange): NotificationPreferences {
  const { choices = [] } = change
  return {
    ...preferences,
    timezone: change.timezone ?? preferences.timezone,
    digest: change.digest ?? preferences.digest,
    quietHours: change.quietHours ?? preferences.quietHours,
    choices: preferences.choices.map((choice) => {
      const changed = choices.findLast(({ kind, channel }) => kind === choice.kind && channel === choice.channel)
      return changed ? { ...choice, isOn: changed.isOn } : choice
    }),
  }
}
