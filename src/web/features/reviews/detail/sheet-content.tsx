import type { ReviewDetail, Review, ReviewEvent, ReviewNote } from '#shared/contracts/reviews.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Button, SheetSection } from '#web/ui/index.ts'
import { useQuery } from '@tanstack/react-query'
import { reviewOptionsQuery } from '#web/components/options.queries.ts'
import type { useTriage } from '../triage/use-triage.ts'
import { OtherReviews } from './other-reviews.tsx'
import { SheetActions } from './sheet-actions.tsx'
import { ReplyThread } from './thread/reply-thread.tsx'
import { TheReview } from './thread/the-review.tsx'
import { EarlierVersions } from './versions/earlier-versions.tsx'
import { TeamSection } from './work/team-section.tsx'
import { EventSentence } from './history/event-sentence.tsx'
import { NoteEntry } from './notes/note-entry.tsx'
import { NoteForm } from './notes/note-form.tsx'
import { useRemoveNote } from './notes/use-notes.ts'

const SHOWN_AT_FIRST = 8

function ReviewHistory({ review, events }: { review: Review; events: readonly ReviewEvent[] }) {
  const t = useTranslations('reviewsDetail.history')
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST)
  return (
    <SheetSection title={t('title')}>
      {events.length === 0 && <p className="text-ink-muted">{t('empty')}</p>}
      <ol className="flex flex-col gap-2">
        {shown.map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-4 text-ink-muted">
            <EventSentence event={event} review={review} />
            <RelativeTime at={event.createdAt} className="text-sm" />
          </li>
        ))}
      </ol>
      {shown.length < events.length && (
        <Button size="small" className="self-start" onClick={() => setIsWhole(true)}>
          {t('showAll', { count: events.length })}
        </Button>
      )}
    </SheetSection>
  )
}

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
