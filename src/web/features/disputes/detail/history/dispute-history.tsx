import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Button, SheetSection } from '#web/ui/index.ts'
import { EventSentence } from './event-sentence.tsx'
import type { DisputeEvent } from './event-words.ts'

const SHOWN_AT_FIRST = 8

/** Who, when and what, the latest first. */
export function DisputeHistory({ events }: { events: readonly DisputeEvent[] }) {
  const t = useTranslations('disputesDetail.history')
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST)
  return (
    <SheetSection title={t('title')}>
      {events.length === 0 && <p className="text-ink-muted">{t('empty')}</p>}
      <ol className="flex flex-col gap-2 empty:hidden">
        {shown.map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-4 text-ink-muted">
            <EventSentence event={event} />
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
