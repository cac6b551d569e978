import type { Review } from '#shared/contracts/reviews.ts'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { useLeaf } from '#web/components/sheet/use-leaf.ts'
import { AnalysisDialog } from './analysis/analysis-dialog.tsx'
import { ReviewSheet } from './detail/review-sheet.tsx'
import { type RespondAim, RespondDialog } from './replies/respond-dialog.tsx'
import { EditScheduleDialog } from './replies/schedule-dialog.tsx'
import type { ReviewsAddressControl } from './reviews-search.ts'

export type ReviewDialog =
  | { kind: 'respond'; review: Review; aim?: RespondAim }
  | { kind: 'analyze'; review: Review }
  | { kind: 'edit-plan'; plan: ScheduledResponse }

interface ReviewDialogsProps {
  address: ReviewsAddressControl
  reviews: readonly Review[]
  dialog: ReviewDialog | null
  onClose: () => void
}

/** What lies over the list. */
export function ReviewDialogs({ address, reviews, dialog, onClose }: ReviewDialogsProps) {
  const { reviewId, openReview } = address
  const leaf = useLeaf({ ids: reviews.map(({ id }) => id), openId: reviewId, open: openReview })
  /** As it stands now: a colleague may answer while one is writing. */
  const nowOf = (opened: Review) => reviews.find((review) => review.id === opened.id) ?? opened
  return (
    <>
      <ReviewSheet reviewId={reviewId} onClose={() => openReview(undefined)} onPrevious={leaf(-1)} onNext={leaf(1)} />
      {dialog?.kind === 'respond' && (
        <RespondDialog review={nowOf(dialog.review)} {...(dialog.aim && { aim: dialog.aim })} onClose={onClose} />
      )}
      {dialog?.kind === 'analyze' && <AnalysisDialog review={nowOf(dialog.review)} onClose={onClose} />}
      {dialog?.kind === 'edit-plan' && <EditScheduleDialog plan={dialog.plan} onClose={onClose} />}
    </>
  )
}
