import type { ReviewDetail } from '#shared/contracts/reviews.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import type { useTriage } from '../triage/use-triage.ts'
import { ReviewHistory } from './history/review-history.tsx'
import { NotesSection } from './notes/notes-section.tsx'
import { OtherReviews } from './other-reviews.tsx'
import { SheetActions } from './sheet-actions.tsx'
import { ReplyThread } from './thread/reply-thread.tsx'
import { TheReview } from './thread/the-review.tsx'
import { EarlierVersions } from './versions/earlier-versions.tsx'
import { TeamSection } from './work/team-section.tsx'

interface SheetContentProps {
  detail: ReviewDetail
  triage: ReturnType<typeof useTriage>
  onRespond: () => void
  onAnalyze: () => void
}

export function SheetContent({ detail, triage, onRespond, onAnalyze }: SheetContentProps) {
  const { review, versions, replies, notes, events, others, composing } = detail
  const canManage = can(useMe(), 'reviews.manage')
  return (
    <div className="flex flex-col gap-6">
      <SheetActions review={review} onAnalyze={onAnalyze} {...(canManage && { triage })} />
      <TheReview review={review} changedAt={versions[0]?.replacedAt} />
      <ReplyThread {...{ review, replies, composing, onRespond }} />
      <TeamSection review={review} canManage={canManage} />
      <NotesSection reviewId={review.id} notes={notes} />
      <EarlierVersions review={review} versions={versions} />
      <OtherReviews author={review.author} others={others} />
      <ReviewHistory review={review} events={events} />
    </div>
  )
}
