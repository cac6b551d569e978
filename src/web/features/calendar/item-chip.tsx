import { CircleAlert, Mail, MessageSquare, MessageSquareReply, Pause, Share2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CalendarItem } from '#shared/contracts/calendar.ts'
import type { CalendarChannel, CalendarStatus } from '#shared/contracts/calendar-filter.ts'
import { joinClasses } from '#web/ui/index.ts'
import type { PlacedItem } from './calendar-days.ts'
import { useDayWords, useItemTitle } from './calendar-words.ts'
import { isGrabKey, useDeeds } from './use-moving.ts'

const ICONS = { email: Mail, sms: MessageSquare, social_media: Share2, reply: MessageSquareReply } as const

const TONES: Record<CalendarStatus, string> = {
  scheduled: 'border-info/40 bg-info-soft text-info',
  sent: 'border-good/40 bg-good-soft text-good',
  failed: 'border-bad/40 bg-bad-soft text-bad',
  draft: 'border-dashed border-line-strong bg-inset text-ink-muted',
}

interface ItemChipProps {
  placed: PlacedItem
  /** With room for a finger, and all of its name. */
  isRow?: boolean
  /** Beside others, where its height tells the time: there is room for its name alone. */
  isNarrow?: boolean
}

/** One thing that goes out. Enter opens it; Space, or a pointer that moves, picks it up. */
export function ItemChip({ placed, isRow = false, isNarrow = false }: ItemChipProps) {
  const t = useTranslations('calendar')
  const { open, grab, drag, held, hintId } = useDeeds()
  const titleOf = useItemTitle()
  const words = useDayWords()
  const { item, place } = placed
  return (
    <button
      type="button"
      data-item={item.id}
      aria-describedby={hintId}
      onClick={() => open(item)}
      onPointerDown={(event) => drag(event, placed)}
      onKeyDown={(event) => {
        if (!isGrabKey(event)) return
        event.preventDefault()
        grab(placed)
      }}
      onKeyUp={(event) => isGrabKey(event) && event.preventDefault()}
      className={joinClasses(
        'relative flex w-full min-w-0 items-center gap-1 rounded-control border px-1.5 text-left text-xs font-medium select-none',
        isRow ? 'min-h-11 gap-2 px-3 py-1.5 text-sm' : 'h-6 overflow-hidden',
        TONES[item.status],
        item.canMove && 'cursor-grab',
        held?.item.id === item.id && 'opacity-50 outline-2 outline-accent',
      )}
    >
      <ItemIcon item={item} />
      {place.time !== null && (
        <span className={joinClasses('shrink-0 tabular-nums', !isRow && (isNarrow ? 'sr-only' : 'max-lg:sr-only'))}>
          {words.time(place.time)}
        </span>
      )}{' '}
      <span className={isRow ? 'min-w-0 break-words text-ink' : 'min-w-0 truncate text-ink'}>{titleOf(item)}</span>{' '}
      <span className="sr-only">{t(`statuses.${item.status}`)}</span>
    </button>
  )
}

function ItemIcon({ item }: { item: CalendarItem }) {
  const channel: CalendarChannel = item.channels[0] ?? 'email'
  const isHeld = item.kind === 'reply' && item.holdReason !== null && item.status === 'scheduled'
  const Icon = item.status === 'failed' ? CircleAlert : isHeld ? Pause : ICONS[channel]
  return <Icon aria-hidden className="size-3 shrink-0" />
}
