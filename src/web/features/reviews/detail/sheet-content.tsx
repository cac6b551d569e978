import { type ReviewDetail, type Review, type ReviewEvent, HOLD_REASONS } from '#shared/contracts/reviews.ts'
import type { ReviewNote } from '#shared/contracts/review-notes.ts'
import { can, isReader, useMe } from '#web/kernel/session/me.ts'
import { useTranslations } from 'use-intl'
import { SheetSection } from '#web/ui/index.ts'
import { useQuery } from '@tanstack/react-query'
import { reviewOptionsQuery } from '#web/components/review-options.queries.ts'
import { ItemHistory, emphasise } from '#web/components/sheet/item-history.tsx'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { Link } from '@tanstack/react-router'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { paths } from '#shared/domain/paths.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import type { useTriage } from '../use-triage.ts'
import { SheetActions } from './sheet-actions.tsx'
import { ReplyThread } from './reply-thread.tsx'
import { TheReview } from './the-review.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { TeamSection } from './team-section.tsx'
import { NoteEntry } from '../note-entry.tsx'
import { NoteForm } from '../note-form.tsx'
import { useRemoveNote } from '../use-notes.ts'

type HoldReason = (typeof HOLD_REASONS)[number]

const TIMED_KINDS: readonly ReviewEvent['kind'][] = ['scheduled', 'rescheduled', 'schedule-cancelled']

export function findHoldReason({ kind, detail }: ReviewEvent): HoldReason | undefined {
  return kind === 'schedule-held' ? HOLD_REASONS.find((reason) => reason === detail) : undefined
}

/** A time as a person chose it, such as `2026-11-20 09:00, Europe/Berlin`; the date is meant for reading in UTC. */
export function findWallTime({ kind, detail }: ReviewEvent): { wallTime: Date; timezone: string } | undefined {
  if (!TIMED_KINDS.includes(kind)) return undefined
  const written = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(?::\d{2})?, (.+)$/.exec(detail ?? '')
  const [, day, time, timezone] = written ?? []
  return timezone === undefined ? undefined : { wallTime: new Date(`${day}T${time}Z`), timezone }
}

interface SheetContentProps {
  detail: ReviewDetail
  triage: ReturnType<typeof useTriage>
  onRespond: () => void
  onAnalyze: () => void
  onEdit: () => void
  onRemove: () => void
}

export function SheetContent({ detail, triage, onRespond, onAnalyze, onEdit, onRemove }: SheetContentProps) {
  const { review, versions, replies, notes, events, others, composing } = detail
  const canManage = can(useMe(), 'reviews.manage')
  return (
    <div className="flex flex-col gap-6">
      <SheetActions {...{ review, onAnalyze, onEdit, onRemove }} {...(canManage && { triage })} />
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
  const me = useMe()
  const mayWrite = !isReader(me)
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
              onRemove={mayWrite && note.authorId === me.user.id ? () => removeNote(note) : undefined}
            />
          ))}
        </ol>
      )}
      {mayWrite && <NoteForm reviewId={reviewId} members={members} />}
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

function EventSentence({ event, review }: { event: ReviewEvent; review: Review }) {
  const t = useTranslations('reviewsDetail')
  const detail = useEventDetail(event)
  const sentence = event.kind === 'tagged' && detail === '' ? 'untagged' : event.kind
  return (
    <>
      {t.rich(`history.sentences.${sentence}`, {
        by: event.actorName === null ? 'product' : 'person',
        actor: event.actorName ?? t('somebody'),
        platform: PLATFORM_NAMES[review.platform],
        detail,
        who: emphasise,
        what: emphasise,
      })}
      <EventQuote event={event} />
    </>
  )
}

/** Times come as they were chosen, and are told in the reader's way of writing. */
function useEventDetail(event: ReviewEvent): string {
  const formatting = useFormatting()
  const chosen = findWallTime(event)
  if (!chosen) return event.detail ?? ''
  return `${formatting.dateTimeIn('UTC', chosen.wallTime)} (${chosen.timezone})`
}

/** What a colleague said, or why something waits. The replies themselves stand in the thread. */
function EventQuote({ event }: { event: ReviewEvent }) {
  const holdReasons = useTranslations('reviews.scheduled.holdReasons')
  const reason = findHoldReason(event)
  const quote = event.kind === 'reply-returned' ? event.detail : reason && holdReasons(reason)
  return quote ? <p className="text-sm break-words">{quote}</p> : null
}

interface OtherReviewsProps {
  author: string | null
  others: ReviewDetail['others']
}

function OtherReviews({ author, others }: OtherReviewsProps) {
  const t = useTranslations('reviewsDetail.others')
  const formatting = useFormatting()
  if (author === null || others.length === 0) return null
  return (
    <SheetSection title={t('title', { author, count: others.length })}>
      <ul className="flex flex-col gap-2">
        {others.map((other) => (
          <li key={other.id}>
            <Link
              to={paths.reviews}
              from={paths.reviews}
              search={(now) => ({ ...now, review: other.id })}
              replace
              resetScroll={false}
              className="flex flex-col gap-1 rounded-control border border-line px-3 py-2 hover:bg-inset"
            >
              <span className="flex flex-wrap items-center gap-x-3">
                <ReviewRating rating={other.rating} isRecommended={other.isRecommended} />
                <span className="text-sm text-ink-muted">{formatting.date(other.createdAt)}</span>
              </span>
              <span dir="auto" className="line-clamp-2 break-words">
                {other.content || t('noText')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
