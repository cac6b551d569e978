import type { RefObject } from 'react'
import type { Review } from '#shared/contracts/reviews.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { useLayerShortcuts } from '#web/kernel/shortcuts/use-layer-shortcuts.ts'
import { useDispute } from '../row/use-dispute.ts'
import { REVIEW_SHORTCUTS, type ReviewAction, useUnlessFinal } from '../review-shortcuts.ts'
import type { useTriage } from '../use-triage.ts'

interface SheetKeys {
  /** Anything inside the sheet. */
  content: RefObject<HTMLElement | null>
  review: Review | undefined
  triage: ReturnType<typeof useTriage>
  respond: () => void
  /** Responds with a draft of the assistant. */
  draft: () => void
  analyze: () => void
}

/** The keys of the list, for the review that is open. From one to the next lead those of its `LeafButtons`. */
export function useSheetKeys({ content, review, triage, ...doings }: SheetKeys) {
  const me = useMe()
  const dispute = useDispute()
  const unlessFinal = useUnlessFinal()
  const actions: Partial<Record<ReviewAction, (() => void) | undefined>> = {
    ...(review && { analyze: doings.analyze }),
    ...(review &&
      can(me, 'replies.draft') && {
        reply: () => unlessFinal(doings.respond)(review),
        draft: () => unlessFinal(doings.draft)(review),
      }),
    ...(review && can(me, 'disputes.create') && { dispute: () => dispute(review) }),
    ...(review &&
      can(me, 'reviews.manage') && {
        done: () => triage.finish(review),
        flag: () => triage.flag(review),
        undo: () => void triage.undoLast(),
      }),
  }
  useLayerShortcuts({ content, shortcuts: REVIEW_SHORTCUTS, actions })
}
