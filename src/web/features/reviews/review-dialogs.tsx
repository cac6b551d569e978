import { useQuery } from '@tanstack/react-query'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { useLeaf } from '#web/components/sheet/use-leaf.ts'
import { AnalysisDialog } from './analysis/analysis-dialog.tsx'
import { reviewDetailQuery } from './detail/review-detail-query.ts'
import { ReviewSheet } from './detail/review-sheet.tsx'
import { EditManual, RemoveManual } from './manual-dialogs.tsx'
import { type RespondAim, RespondDialog } from './replies/respond-dialog.tsx'
import { EditScheduleDialog } from './replies/schedule-dialog.tsx'
import type { ReviewsAddressControl } from './reviews-search.ts'

interface RespondOpening {
  kind: 'respond'
  review: Review
  aim?: RespondAim
}

export type ReviewDialog =
  | RespondOpening
  | { kind: 'analyze' | 'edit-manual' | 'remove-manual'; review: Review }
  | { kind: 'edit-plan'; plan: ScheduledResponse }

interface ReviewDialogsProps {
  address: ReviewsAddressControl
  reviews: readonly Review[]
  dialog: ReviewDialog | null
  onClose: () => void
}

/** What lies over the list. */
export function ReviewDialogs({ address, reviews, dialog, onClose }: ReviewDialogsProps) {
  const { reviewId, answerId, openReview } = address
  const leaf = useLeaf({ ids: reviews.map(({ id }) => id), openId: reviewId, open: openReview })
  /** As it stands now: a colleague may answer while one is writing. */
  const nowOf = (opened: Review) => reviews.find((review) => review.id === opened.id) ?? opened
  return (
    <>
      <ReviewSheet reviewId={reviewId} onClose={() => openReview(undefined)} onPrevious={leaf(-1)} onNext={leaf(1)} />
      {answerId !== undefined && (
        <AnswerWindow
          key={answerId}
          reviewId={answerId}
          listed={reviews.find(({ id }) => id === answerId)}
          opened={dialog?.kind === 'respond' && dialog.review.id === answerId ? dialog : undefined}
          onClose={onClose}
        />
      )}
      {dialog && dialog.kind !== 'respond' && <OpenDialog dialog={dialog} nowOf={nowOf} onClose={onClose} />}
    </>
  )
}

interface OpenDialogProps {
  dialog: Exclude<ReviewDialog, RespondOpening>
  nowOf: (opened: Review) => Review
  onClose: () => void
}

function OpenDialog({ dialog, nowOf, onClose }: OpenDialogProps) {
  switch (dialog.kind) {
    case 'analyze':
      return <AnalysisDialog review={nowOf(dialog.review)} onClose={onClose} />
    case 'edit-manual':
      return <EditManual review={dialog.review} onClose={onClose} />
    case 'remove-manual':
      return <RemoveManual review={dialog.review} onClose={onClose} />
    case 'edit-plan':
      return <EditScheduleDialog plan={dialog.plan} onClose={onClose} />
  }
}

interface AnswerWindowProps {
  reviewId: string
  /** As it stands in the list now. */
  listed: Review | undefined
  /** As it was opened here; nothing for somebody who came by the address. */
  opened: RespondOpening | undefined
  onClose: () => void
}

function AnswerWindow({ reviewId, listed, opened, onClose }: AnswerWindowProps) {
  const { data } = useQuery({ ...reviewDetailQuery(reviewId), enabled: !opened })
  const review = listed ?? opened?.review ?? data?.review
  return review && <RespondDialog review={review} {...(opened?.aim && { aim: opened.aim })} onClose={onClose} />
}
