import { type RefObject, useState, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { can, canSchedule, useMe } from '#web/kernel/session/me.ts'
import { usePageShortcuts } from '#web/kernel/shortcuts/use-page-shortcuts.ts'
import type { ReviewActions } from './list/review-actions.ts'
import { useDispute } from './row/use-dispute.ts'
import type { useActiveReview } from './list/use-active-review.ts'
import type { useSelection } from './list/use-selection.ts'
import { useUndoReply } from './reply-outcome/use-undo-reply.ts'
import type { ReviewDialog } from './review-dialogs.tsx'
import type { RespondAim } from './replies/respond-dialog.tsx'
import type { ReviewsAddressControl } from './reviews-search.ts'
import { useTriage } from './use-triage.ts'
import { REVIEW_SHORTCUTS, type ReviewAction, useUnlessFinal } from './review-shortcuts.ts'

interface ReviewScreenSettings {
  address: ReviewsAddressControl
  active: ReturnType<typeof useActiveReview>
  selection: ReturnType<typeof useSelection>
  searchRef: RefObject<HTMLInputElement | null>
}

function useDialogs({ answerId, openAnswer, closeAnswer }: ReviewsAddressControl) {
  const [dialog, setDialog] = useState<ReviewDialog | null>(null)
  const answer = (review: Review, aim?: RespondAim) => {
    setDialog({ kind: 'respond', review, ...(aim && { aim }) })
    openAnswer(review.id)
  }
  return {
    dialog,
    closeDialog: () => {
      setDialog(null)
      if (answerId !== undefined) closeAnswer()
    },
    respond: (review: Review) => answer(review),
    draft: (review: Review) => answer(review, 'draft'),
    schedule: (review: Review) => answer(review, 'schedule'),
    analyze: (review: Review) => setDialog({ kind: 'analyze', review }),
    editManual: (review: Review) => setDialog({ kind: 'edit-manual', review }),
    removeManual: (review: Review) => setDialog({ kind: 'remove-manual', review }),
    editPlan: (plan: ScheduledResponse) => setDialog({ kind: 'edit-plan', plan }),
  }
}

/** What can be done on the screen, by mouse and by key. */
export function useReviewScreen({ address, active, selection, searchRef }: ReviewScreenSettings) {
  const me = useMe()
  const { dialog, closeDialog, ...openings } = useDialogs(address)
  const [announcement, setAnnouncement] = useState('')
  const t = useTranslations('reviews')
  const triage = useTriage()
  const undoReply = useUndoReply()
  const dispute = useDispute()
  const unlessFinal = useUnlessFinal()

  const actions: ReviewActions = {
    open: (review) => address.openReview(review.id),
    respond: openings.respond,
    analyze: openings.analyze,
    editPlan: openings.editPlan,
    editManual: openings.editManual,
    removeManual: openings.removeManual,
    flag: triage.flag,
    finish: triage.finish,
    select: selection.select,
  }
  const selectByKey = (review: Review, event: KeyboardEvent) => {
    selection.select(review, event.shiftKey)
    const change = selection.isChosen(review.id) ? -1 : 1
    if (!event.shiftKey) setAnnouncement(t('keys.selectedNow', { count: selection.count + change }))
  }
  const undo = () => {
    if (triage.undoLast()) return
    if (active.active?.reply?.state === 'queued') void undoReply(active.active)
    else setAnnouncement(t('triage.nothingToUndo'))
  }

  useReviewShortcuts({
    active: active.active,
    onReview: {
      open: actions.open,
      analyze: actions.analyze,
      ...(can(me, 'reviews.manage') && { select: selectByKey, done: actions.finish, flag: actions.flag }),
      ...(can(me, 'disputes.create') && { dispute }),
      ...(can(me, 'replies.draft') && { reply: unlessFinal(actions.respond), draft: unlessFinal(openings.draft) }),
      ...(canSchedule(me) && { schedule: unlessFinal(openings.schedule) }),
    },
    onPage: {
      next: () => active.move(1),
      previous: () => active.move(-1),
      search: () => searchRef.current?.focus(),
      undo,
    },
  })

  return { actions, dialog, announcement, editPlan: openings.editPlan, closeDialog }
}

interface ReviewShortcutsSettings {
  /** The one the keyboard stands on. */
  active: Review | undefined
  /** What needs a review, and what does not; left out is what the person may not do. */
  onReview: Partial<Record<ReviewAction, (review: Review, event: KeyboardEvent) => void>>
  onPage: Partial<Record<ReviewAction, () => void>>
}

function useReviewShortcuts({ active, onReview, onPage }: ReviewShortcutsSettings) {
  const t = useTranslations('reviews.keys')
  const { user } = useMe()
  const shortcuts = useMemo(() => REVIEW_SHORTCUTS.map((shortcut) => ({ ...shortcut, label: t(shortcut.action) })), [t])

  usePageShortcuts({
    userId: user.id,
    title: t('title'),
    shortcuts,
    onAction: (action, event) => {
      const name = action as ReviewAction
      const runOnPage = onPage[name]
      const runOnReview = onReview[name]
      runOnPage?.()
      if (active) runOnReview?.(active, event)
      return runOnPage !== undefined || (runOnReview !== undefined && active !== undefined)
    },
  })
}
