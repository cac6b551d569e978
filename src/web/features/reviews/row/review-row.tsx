import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { Me } from '#shared/contracts/session.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { paths } from '#shared/domain/paths.ts'
import { Checkbox, joinClasses, VisuallyHidden } from '#web/ui/index.ts'
import { ReplyStateLine } from '../replies/reply-state-line.tsx'
import { PlannedTime } from '../planned-time.tsx'
import { MarkedText } from './marked-text.tsx'
import { useReviewActions } from '../list/review-actions.ts'
import { ReviewBadges } from './review-marks.tsx'
import { RowActions } from './row-actions.tsx'
import { splitResponse } from './row-offer.ts'

const LONGEST_GREETING = 40

/** A reply on one line, from where it says something: a greeting on a line of its own is left out. */
export function previewReply(text: string): string {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const [first = '', ...others] = lines
  const isGreeting = others.length > 0 && first.length <= LONGEST_GREETING && /[,!:]$/.test(first)
  return (isGreeting ? others : lines).join(' ')
}

interface ReviewRowProps {
  review: Review
  search: string | undefined
  isChosen: boolean
  /** Selecting is for those who may do something with a selection. */
  isSelectable: boolean
  hasDraft: boolean
  me: Me
}

export const titleIdOf = (reviewId: string) => `review-title-${reviewId}`

export function ReviewRow({ review, search, isChosen, isSelectable, hasDraft, me }: ReviewRowProps) {
  return (
    <div className={joinClasses('flex gap-3 border-b border-line px-4 py-2.5 sm:px-5', isChosen && 'bg-accent-soft')}>
      {isSelectable && <RowCheckbox review={review} isChosen={isChosen} />}
      <span className="max-sm:hidden">
        <PlatformMark platform={review.platform} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <RowHeader review={review} hasDraft={hasDraft} me={me} />
        <RowText review={review} search={search} />
        <RowResponse review={review} />
        <RowReply review={review} />
        <RowActions review={review} me={me} />
      </div>
    </div>
  )
}

function RowCheckbox({ review, isChosen }: { review: Review; isChosen: boolean }) {
  const t = useTranslations('reviews.row')
  const { select } = useReviewActions()
  return (
    <Checkbox
      label={<VisuallyHidden>{t('select', { author: review.author ?? t('anonymous') })}</VisuallyHidden>}
      checked={isChosen}
      onClick={(event) => select(review, event.shiftKey)}
      readOnly
      className="shrink-0 pointer-coarse:-my-1 pointer-coarse:-mr-3 pointer-coarse:-ml-3 pointer-coarse:min-w-11 pointer-coarse:[&>label]:pl-3"
    />
  )
}

function RowHeader({ review, hasDraft, me }: Pick<ReviewRowProps, 'review' | 'hasDraft' | 'me'>) {
  const t = useTranslations('reviews.row')
  const author = review.author ?? t('anonymous')
  // A workspace that is one says so at the top of every screen.
  const isSandboxWorthSaying = review.isSandbox && !me.isSandbox
  return (
    <header className="flex items-start gap-x-3 gap-y-1 max-sm:flex-wrap max-sm:items-center">
      {/* What does not fit goes to the next line here; the time keeps its corner. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 max-sm:contents">
        <h3 id={titleIdOf(review.id)} className="flex min-w-0 items-center gap-2 text-base">
          {!review.isRead && (
            <>
              <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent" />
              <VisuallyHidden>{t('unread')}</VisuallyHidden>
            </>
          )}
          <Link
            to={paths.reviews}
            from={paths.reviews}
            search={(now) => ({ ...now, review: review.id })}
            resetScroll={false}
            className={joinClasses(
              'min-w-0 break-words underline-offset-4 hover:underline pointer-coarse:py-2',
              review.isRead ? 'font-medium' : 'font-semibold',
            )}
          >
            {author}
          </Link>
        </h3>
        <ReviewRating rating={review.rating} isRecommended={review.isRecommended} />
        <span className="text-sm text-ink-muted">
          {PLATFORM_NAMES[review.platform]}
          {review.locationName !== null && ` · ${review.locationName}`}
          {isSandboxWorthSaying && ` · ${t('sandbox')}`}
        </span>
        <ReviewBadges review={review} hasDraft={hasDraft} />
      </div>
      <RelativeTime at={review.createdAt} className="shrink-0 text-sm whitespace-nowrap text-ink-muted sm:pt-0.5" />
    </header>
  )
}

function RowText({ review, search }: { review: Review; search: string | undefined }) {
  const t = useTranslations('reviews.row')
  if (!review.content && !review.title) return <p className="text-ink-muted">{t('noText')}</p>
  return (
    <div className="flex flex-col gap-0.5">
      {review.title && <p className="font-medium break-words">{review.title}</p>}
      {review.content && (
        <p lang={review.language ?? undefined} className="line-clamp-2 break-words whitespace-pre-line">
          <MarkedText text={review.content} search={search} />
        </p>
      )}
      <RowNotes review={review} />
    </div>
  )
}

function RowNotes({ review }: { review: Review }) {
  const t = useTranslations('reviews.row')
  if (!review.assignee && review.noteCount === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
      {review.assignee && <span>{t('assignedTo', { name: review.assignee.name })}</span>}
      {review.noteCount > 0 && <span>{t('notes', { count: review.noteCount })}</span>}
    </p>
  )
}

/** How the reply fares, or when it is to go out. */
function RowReply({ review }: { review: Review }) {
  const { respond } = useReviewActions()
  if (review.planned && review.planned.status !== 'sent')
    return <PlannedTime plan={review.planned} isReminder={review.replyWay === 'by-hand'} />
  return <ReplyStateLine review={review} onEdit={() => respond(review)} />
}

function RowResponse({ review }: { review: Review }) {
  const t = useTranslations('reviews.row')
  const formatting = useFormatting()
  const { live, unposted } = splitResponse(review)
  return (
    <>
      {live !== null && (
        <ResponseLine
          label={live.answeredAt !== null && t('responded', { date: formatting.date(live.answeredAt) })}
          text={live.text}
        />
      )}
      {unposted !== null && <ResponseLine label={t('unposted')} text={unposted} />}
    </>
  )
}

function ResponseLine({ label, text }: { label: string | false; text: string }) {
  return (
    <p className="flex min-w-0 gap-x-2 border-l-2 border-line-strong pl-3">
      {label && <span className="shrink-0 text-ink-muted">{label}</span>}
      <span className="min-w-0 truncate">{previewReply(text)}</span>
    </p>
  )
}
