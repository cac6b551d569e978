import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import type { Me } from '#shared/contracts/session.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { canSchedule } from '#web/kernel/session/me.ts'
import { useIsTouch } from '#web/kernel/use-is-phone.ts'
import { paths } from '#shared/domain/paths.ts'
import { Button, Checkbox, joinClasses, VisuallyHidden } from '#web/ui/index.ts'
import { ReplyStateLine } from '../replies/reply-state-line.tsx'
import { PlanActions } from '../plan-actions.tsx'
import { PlannedTime } from '../planned-time.tsx'
import { scheduledResponsesQuery } from '../scheduled.queries.ts'
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
    <div
      className={joinClasses(
        'relative flex cursor-pointer gap-3 border-b border-line px-4 py-2 sm:px-5',
        isChosen && 'bg-accent-soft',
      )}
    >
      {isSelectable && <RowCheckbox review={review} isChosen={isChosen} />}
      <span className="max-sm:hidden">
        <PlatformMark platform={review.platform} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        {/* Marks and time have a column of their own beside the words, and on a phone a line: nothing hides them. */}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 sm:grid-cols-[fit-content(16rem)_minmax(0,1fr)_auto]">
          <RowTitle review={review} />
          <RowPlace review={review} isSandboxKnown={me.isSandbox} />
          <div className="max-sm:col-span-2 max-sm:row-start-3 sm:col-start-3 sm:row-start-2 sm:max-w-52 sm:self-start lg:max-w-80 sm:[&>span]:justify-end">
            <ReviewBadges review={review} hasDraft={hasDraft} isBrief />
          </div>
          <RowText review={review} search={search} />
          <div className="relative col-start-2 row-start-1 flex items-center justify-self-end sm:col-start-3 sm:h-6">
            <RelativeTime at={review.createdAt} className="shrink-0 text-sm whitespace-nowrap text-ink-muted" />
            <RowActions review={review} me={me} />
          </div>
        </div>
        <RowAnswer review={review} me={me} />
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

/** Where it comes from. The platform has its sign: where room is short, the location is what is left to be read. */
function RowPlace({ review, isSandboxKnown }: { review: Review; isSandboxKnown: boolean }) {
  const t = useTranslations('reviews.row')
  return (
    <div className="flex min-w-0 items-center gap-x-3 max-sm:col-span-2 max-sm:row-start-2 sm:col-start-2 sm:row-start-1">
      <ReviewRating rating={review.rating} isRecommended={review.isRecommended} />
      <span className="flex min-w-0 items-center gap-1.5 text-sm text-ink-muted">
        <span className="sm:hidden">
          <PlatformMark platform={review.platform} isInline />
        </span>
        <span className="truncate">
          {review.locationName !== null && `${review.locationName} · `}
          {PLATFORM_NAMES[review.platform]}
          {/* A workspace that is one says so at the top of every screen. */}
          {review.isSandbox && !isSandboxKnown && ` · ${t('sandbox')}`}
          {review.assignee && ` · ${t('assignedTo', { name: review.assignee.name })}`}
          {review.noteCount > 0 && ` · ${t('notes', { count: review.noteCount })}`}
        </span>
      </span>
    </div>
  )
}

function RowTitle({ review }: { review: Review }) {
  const t = useTranslations('reviews.row')
  return (
    <h3 id={titleIdOf(review.id)} className="flex min-w-0 items-center gap-2 text-base sm:h-6">
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
        dir="auto"
        className={joinClasses(
          'min-w-0 truncate underline-offset-4 hover:underline pointer-coarse:py-2',
          review.isRead ? 'font-medium' : 'font-semibold',
        )}
      >
        {review.author ?? t('anonymous')}
      </Link>
    </h3>
  )
}

const TEXT_PLACE = 'col-span-2 max-sm:row-start-4 sm:col-start-1 sm:row-start-2 sm:self-start'

function RowText({ review, search }: { review: Review; search: string | undefined }) {
  const t = useTranslations('reviews.row')
  if (!review.content && !review.title)
    return <p className={joinClasses(TEXT_PLACE, 'text-ink-muted')}>{t('noText')}</p>
  return (
    <p
      lang={review.language ?? undefined}
      dir="auto"
      className={joinClasses(
        TEXT_PLACE,
        'break-words',
        findAnswerLines(review) === 2 ? 'line-clamp-2 sm:line-clamp-1' : 'line-clamp-2',
      )}
    >
      {review.title && <span className="mr-1.5 font-medium">{review.title}</span>}
      {review.content && <MarkedText text={review.content} search={search} />}
    </p>
  )
}

/** How many lines a row has for what became of the answer. One that is live shares the line of its words. */
function findAnswerLines({ response, reply }: Pick<Review, 'response' | 'reply'>): 0 | 1 | 2 {
  const hasState = reply !== null && !isLiveAndWell(reply)
  if (response === null) return hasState ? 1 : 0
  return hasState ? 2 : 1
}

const isLiveAndWell = ({ state, fault }: Reply) => state === 'live' && fault === null

/** What was answered and how that fares, or when it is to go out. */
function RowAnswer({ review, me }: { review: Review; me: Me }) {
  const { respond } = useReviewActions()
  const isTouch = useIsTouch()
  const edit = () => respond(review)
  if (review.planned && review.planned.status !== 'sent')
    return <RowPlan review={review} plan={review.planned} me={me} />
  if (review.response !== null && review.reply && isLiveAndWell(review.reply)) {
    return (
      <div className="flex min-w-0 items-center gap-x-3">
        <RowResponse review={review} />
        {!isTouch && (
          <div className="shrink-0 whitespace-nowrap [&_button]:min-h-7 [&>div]:flex-nowrap">
            <ReplyStateLine review={review} onEdit={edit} isBrief />
          </div>
        )}
      </div>
    )
  }
  return (
    <>
      {review.response !== null && <RowResponse review={review} />}
      <ReplyStateLine review={review} onEdit={edit} isBrief />
    </>
  )
}

/** With the actions of the table of plans. A plan that the table has not loaded is changed where replies are written. */
function RowPlan({ review, plan, me }: { review: Review; plan: NonNullable<Review['planned']>; me: Me }) {
  const t = useTranslations('reviews.row')
  const { respond, editPlan } = useReviewActions()
  const { data } = useInfiniteQuery(scheduledResponsesQuery)
  const scheduled = data?.pages.flatMap((page) => page.items).find(({ id }) => id === plan.id)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <PlannedTime plan={plan} isReminder={review.replyWay === 'by-hand'} />
      {canSchedule(me) &&
        (scheduled ? (
          <PlanActions scheduled={scheduled} onEdit={() => editPlan(scheduled)} />
        ) : (
          <Button size="small" onClick={() => respond(review)}>
            {t('compose')}
          </Button>
        ))}
    </div>
  )
}

function RowResponse({ review }: { review: Review }) {
  const t = useTranslations('reviews.row')
  const formatting = useFormatting()
  const { live, unposted } = splitResponse(review)
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      {live !== null && (
        <ResponseLine
          label={live.answeredAt !== null && t('responded', { date: formatting.date(live.answeredAt) })}
          text={live.text}
        />
      )}
      {unposted !== null && <ResponseLine label={t('unposted')} text={unposted} />}
    </div>
  )
}

function ResponseLine({ label, text }: { label: string | false; text: string }) {
  return (
    <p className="flex min-w-0 gap-x-2 border-l-2 border-line-strong pl-3">
      {label && <span className="shrink-0 text-ink-muted">{label}</span>}
      <span dir="auto" className="min-w-0 truncate">
        {previewReply(text)}
      </span>
    </p>
  )
}
