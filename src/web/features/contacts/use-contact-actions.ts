import { useTranslations } from 'use-intl'
import {
  deleteContacts,
  restoreContacts,
  tagContacts,
  type ContactSelection as Chosen,
} from '#shared/contracts/contacts.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'

const renews = [queryKeys.contacts]

/** Gone at once, and brought back together by whoever takes it back. */
export function useDeleteContacts(onDeleted: () => void) {
  const t = useTranslations('contacts')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const restore = useChange((deletionId: string) => call(restoreContacts, { deletionId }), {
    renews,
    onError: (error) => sayFailed(t('restoreFailed'), error),
  })
  return useChange((selection: Chosen) => call(deleteContacts, { selection }), {
    renews,
    onSuccess: ({ deletionId, count }) => {
      onDeleted()
      findPageHeading()?.focus()
      toast({
        kind: `contacts-${deletionId}`,
        title: t('deleted', { count }),
        text: t('deletedText'),
        action: { label: t('undo'), onAction: () => restore.mutate(deletionId) },
      })
    },
    onError: (error) => sayFailed(t('deleteFailed'), error),
  })
}

export function useTagContacts(onTagged: () => void) {
  const t = useTranslations('contacts')
  const toast = useToast()
  return useChange((input: InputOf<typeof tagContacts>) => call(tagContacts, input), {
    renews,
    onSuccess: ({ count }) => {
      toast({ tone: 'good', title: t('tagged', { count }) })
      onTagged()
    },
  })
}
