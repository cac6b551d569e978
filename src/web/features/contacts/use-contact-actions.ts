import { useTranslations } from 'use-intl'
import {
  deleteContacts,
  restoreContacts,
  tagContacts,
  type ContactSelection as Chosen,
} from '#shared/contracts/contacts.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { useUndoableDelete } from '#web/components/use-undoable-delete.ts'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'

const renews = [queryKeys.contacts]

/** Many are gone together, and brought back together. */
export function useDeleteContacts(onDeleted: () => void) {
  const t = useTranslations('contacts')
  return useUndoableDelete({
    remove: (selection: Chosen) => call(deleteContacts, { selection }),
    restore: ({ deletionId }) => call(restoreContacts, { deletionId }),
    renews,
    kindOf: ({ deletionId }) => `contacts-${deletionId}`,
    titleOf: ({ count }) => t('deleted', { count }),
    words: {
      deletedText: t('deletedText'),
      undo: t('undo'),
      deleteFailed: t('deleteFailed'),
      restoreFailed: t('restoreFailed'),
    },
    onDeleted,
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
