import type { ReviewDetail, Review, ReviewEvent, ReviewNote } from '#shared/contracts/reviews.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { useTranslations } from 'use-intl'
import { SheetSection } from '#web/ui/index.ts'
import { useQuery } from '@tanstack/react-query'
import { reviewOptionsQuery } from '#web/components/options.queries.ts'
import { ItemHistory } from '#web/components/sheet/item-history.tsx'
import type { useTriage } from '../use-triage.ts'
import { OtherReviews } from './other-reviews.tsx'
import { SheetActions } from './sheet-actions.tsx'
import { ReplyThread } from './reply-thread.tsx'
import { TheReview } from './the-review.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { TeamSection } from './team-section.tsx'
import { EventSentence } from './event-sentence.tsx'
import { NoteEntry } from '../notes/note-entry.tsx'
import { NoteForm } from '../notes/note-form.tsx'
import { useRemoveNote } from '../notes/use-notes.ts'

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

function NotesSection({ reviewId, notes }: { reviewId: string; notes: readonly ReviewNote[] }) {
  const t = useTranslations('reviewsDetail.notes')
  const { user } = useMe()
  const { data } = useQuery(reviewOptionsQuery)
  const members = data?.members ?? []
  const removeNote = useRemoveNote(reviewId)
  return (
    <SheetSection title={t('title')} text={t('hint')}>
      {notes.length === 0 ? (
        <p className="text-ink-muted">{t('empty')}</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {notes.map((note) => (
            <NoteEntry
              key={note.id}
              note={note}
              members={members}
              onRemove={note.authorId === user.id ? () => removeNote(note) : undefined}
            />
          ))}
        </ol>
      )}
      <NoteForm reviewId={reviewId} members={members} />
    </SheetSection>
  )
}

function ReviewHistory({ review, events }: { review: Review; events: readonly ReviewEvent[] }) {
  const t = useTranslations('reviewsDetail.history')
  const texts = { title: t('title'), empty: t('empty'), showAll: t('showAll', { count: events.length }) }
  return (
    <ItemHistory events={events} texts={texts}>
      {(event) => <EventSentence event={event} review={review} />}
    </ItemHistory>
  )
}
