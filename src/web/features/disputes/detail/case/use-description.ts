import { useState } from 'react'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { useKeptText } from '#web/components/drafts/use-kept-text.ts'
import { replaceSeen } from '../changing/change-on-latest.ts'
import { useChangeDispute } from '../changing/use-change-dispute.ts'
import { readDraft, writeDraft } from './description-draft.ts'

/** What is being written, beside what is saved; it outlives the sheet, and whatever a colleague saves meanwhile. */
export function useDescription(dispute: DisputeDetail) {
  const [kept, keep] = useKeptText('dispute-description', dispute.id)
  const change = useChangeDispute(dispute)
  const [hasTried, setHasTried] = useState(false)
  const draft = readDraft(kept)
  const text = draft?.text ?? dispute.description
  const isChanged = draft !== null && draft.text !== dispute.description

  const write = (typed: string, base = draft?.base ?? dispute.description) => {
    change.reset()
    keep(typed === dispute.description ? '' : writeDraft({ text: typed, base }))
  }
  const save = (base = draft?.base ?? dispute.description) => {
    setHasTried(true)
    if (text.trim() === '' || change.isPending) return
    change.mutate(replaceSeen('description', base, text.trim()), { onSuccess: () => keep('') })
  }
  return {
    text,
    write,
    save: () => save(),
    discard: () => {
      change.reset()
      keep('')
    },
    /** Whoever has seen theirs may put their own in its place. */
    saveOverTheirs: () => {
      write(text, dispute.description)
      save(dispute.description)
    },
    isChanged,
    isEmpty: hasTried && text.trim() === '',
    hasConflict: isChanged && draft.base !== dispute.description,
    isSaving: change.isPending,
    error: change.error,
  }
}
