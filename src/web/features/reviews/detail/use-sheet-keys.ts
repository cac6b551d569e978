import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Review } from '#shared/contracts/reviews.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { keyChoices } from '#web/kernel/shortcuts/key-choices.ts'
import { findAction } from '#web/kernel/shortcuts/page-shortcuts.ts'
import { singleKeys } from '#web/kernel/shortcuts/single-keys.ts'
import { isTyping } from '#web/kernel/shortcuts/use-shortcut.ts'
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
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** What lies on top has its own keys. */
function findLayer(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[role="dialog"], [role="menu"], [role="listbox"]') : null
}

/** The keys of the list, for the review that is open. */
export function useSheetKeys({ content, review, triage, onPrevious, onNext, ...doings }: SheetKeys) {
  const me = useMe()
  const dispute = useDispute()
  const unlessFinal = useUnlessFinal()
  const actions: Partial<Record<ReviewAction, (() => void) | undefined>> = {
    previous: onPrevious,
    next: onNext,
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
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    // A browser that fills in a form sends key events without a key.
    if (!singleKeys.areOn() || !(event.key as string | undefined) || isTyping(event.target)) return
    const sheet = findLayer(content.current)
    if (sheet === null || findLayer(event.target) !== sheet) return
    const run = actions[findAction(REVIEW_SHORTCUTS, keyChoices.get(), event.key) as ReviewAction]
    if (!run) return
    event.preventDefault()
    run()
  })

  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
