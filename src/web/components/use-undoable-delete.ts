import type { QueryKey } from '@tanstack/react-query'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { useChange } from '#web/kernel/api/queries.ts'
import { useToast } from '#web/ui/index.ts'

interface UndoableDelete<Asked, Gone> {
  remove: (asked: Asked) => Promise<Gone>
  restore: (gone: Gone) => Promise<unknown>
  renews: readonly QueryKey[]
  /** What is said of one thing last is what holds: nobody is shown the copy that has just been deleted. */
  kindOf: (gone: Gone) => string
  titleOf: (gone: Gone) => string
  words: Record<'deletedText' | 'undo' | 'deleteFailed' | 'restoreFailed', string>
  /** What shows it is closed before anything is asked for again. */
  onDeleted?: () => unknown
}

/** Gone at once, and brought back as it was by whoever takes it back. */
export function useUndoableDelete<Asked, Gone>(deletion: UndoableDelete<Asked, Gone>) {
  const { renews, words } = deletion
  const toast = useToast()
  const sayFailed = useFailureToast()
  const restore = useChange(deletion.restore, {
    renews,
    onError: (error) => sayFailed(words.restoreFailed, error),
  })
  return useChange(deletion.remove, {
    renews,
    onSuccess: async (gone) => {
      await deletion.onDeleted?.()
      findPageHeading()?.focus()
      toast({
        kind: deletion.kindOf(gone),
        title: deletion.titleOf(gone),
        text: words.deletedText,
        action: { label: words.undo, onAction: () => restore.mutate(gone) },
      })
    },
    onError: (error) => sayFailed(words.deleteFailed, error),
  })
}
