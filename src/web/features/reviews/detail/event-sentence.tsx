import { useFormatter, useTranslations } from 'use-intl'
import type { Review, ReviewEvent } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { emphasise } from '#web/components/sheet/item-history.tsx'
import { findHoldReason, findWallTime } from './event-detail.ts'

export function EventSentence({ event, review }: { event: ReviewEvent; review: Review }) {
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
  const format = useFormatter()
  const chosen = findWallTime(event)
  if (!chosen) return event.detail ?? ''
  const time = format.dateTime(chosen.wallTime, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${time} (${chosen.timezone})`
}

/** What a colleague said, or why something waits. The replies themselves stand in the thread. */
function EventQuote({ event }: { event: ReviewEvent }) {
  const holdReasons = useTranslations('reviews.scheduled.holdReasons')
  const reason = findHoldReason(event)
  const quote = event.kind === 'reply-returned' ? event.detail : reason && holdReasons(reason)
  return quote ? <p className="text-sm break-words">{quote}</p> : null
}
