import { useTranslations } from 'use-intl'
import type { CalendarItem } from '#shared/contracts/calendar.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { useUndoableDelete } from '#web/components/use-undoable-delete.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { useToast } from '#web/ui/index.ts'
import { removeItem, renews, sendAtOnce } from './calendar.queries.ts'
import { useItemTitle } from './calendar-words.ts'

const SAID_FOR_MS = 3000

interface DeedOptions {
  item: CalendarItem
  onDone: () => void
}

/** What is done to an item besides moving it. */
export function useItemDeeds({ item: shown, onDone }: DeedOptions) {
  const t = useTranslations('calendar.details')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const titleOf = useItemTitle()
  const remove = useUndoableDelete({
    remove: async (item: CalendarItem) => ({ item, restore: await removeItem(item) }),
    restore: ({ restore }) => restore(),
    renews,
    kindOf: ({ item }) => `calendar-${item.id}`,
    titleOf: ({ item }) => t('deleted', { title: titleOf(item) }),
    words: {
      deletedText: t(`deletedText.${shown.kind}`),
      undo: t('undo'),
      deleteFailed: t('deleteFailed'),
      restoreFailed: t('restoreFailed'),
    },
    onDeleted: onDone,
  })
  const send = useChange(sendAtOnce, {
    renews,
    onSuccess: (_answer, item) => {
      toast({ tone: 'good', title: t(`sent.${item.kind}`), durationMs: SAID_FOR_MS })
      onDone()
    },
    onError: (error) => sayFailed(t('sendFailed'), error),
  })
  return { remove, send }
}
