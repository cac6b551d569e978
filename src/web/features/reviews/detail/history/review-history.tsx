import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Review, ReviewEvent } from '#shared/contracts/reviews.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Button, SheetSection } from '#web/ui/index.ts'
import { EventSentence } from './event-sentence.tsx'

const SHOWN_AT_FIRST = 8

export function ReviewHistory({ review, events }: { review: Review; events: readonly ReviewEvent[] }) {
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
