import { type ReactNode, useState } from 'react'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Button, SheetSection } from '#web/ui/index.ts'

const SHOWN_AT_FIRST = 8

interface ItemHistoryProps<Event> {
  events: readonly Event[]
  texts: { title: string; empty: string; showAll: string }
  /** Who did what. */
  children: (event: Event) => ReactNode
}

/** Who, when and what, the latest first. */
export function ItemHistory<Event extends { id: string; createdAt: string }>(props: ItemHistoryProps<Event>) {
  const { events, texts, children } = props
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST)
  return (
    <SheetSection title={texts.title}>
      {events.length === 0 && <p className="text-ink-muted">{texts.empty}</p>}
      <ol className="flex flex-col gap-2 empty:hidden">
        {shown.map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-4 text-ink-muted">
            <div className="min-w-0 flex-1 basis-60 break-words">{children(event)}</div>
            <RelativeTime at={event.createdAt} className="text-sm" />
          </li>
        ))}
      </ol>
      {shown.length < events.length && (
        <Button size="small" className="self-start" onClick={() => setIsWhole(true)}>
          {texts.showAll}
        </Button>
      )}
    </SheetSection>
  )
}

/** Persons and things in the sentence about an event. */
export const emphasise = (chunks: ReactNode) => <span className="font-medium text-ink">{chunks}</span>
