import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarSpan } from '#shared/contracts/calendar.ts'
import { toWallTime } from '#shared/domain/wall-time.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { joinClasses } from '#web/ui/index.ts'
import { type Day, minutesOf, type PlacedItem, sortIntoSlots, timeOf } from './calendar-days.ts'
import { useDayWords } from './calendar-words.ts'
import { DayMarks } from './day-marks.tsx'
import { ItemChip } from './item-chip.tsx'
import { DayNumber, type GridProps, USUAL_TIME } from './month-grid.tsx'
import { useDeeds } from './use-moving.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const HOUR_PX = 56
const DAY_MINUTES = 1440
/** With its label, which stands half above it. */
const FIRST_SHOWN_HOUR = 6.75
/** Side by side; where there are more, the last place says how many. */
const ABREAST = 3

const topOf = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`

type WeekProps = GridProps & { textHours: CalendarSpan['textHours'] }

export function WeekGrid(props: WeekProps) {
  const t = useTranslations('calendar')
  const words = useDayWords()
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scroller.current?.scrollTo({ top: FIRST_SHOWN_HOUR * HOUR_PX })
  }, [])
  return (
    <section aria-label={t('views.week')} className="overflow-hidden rounded-card border border-line bg-card">
      <div ref={scroller} tabIndex={-1} className="relative max-h-[70vh] overflow-y-auto">
        <div className="sticky top-0 z-20 grid grid-cols-[4.5rem_repeat(7,minmax(0,1fr))] border-b border-line bg-card">
          <span />
          {props.days.map((day) => (
            <DayHead key={day} {...props} day={day} />
          ))}
        </div>
        <div className="grid grid-cols-[4.5rem_repeat(7,minmax(0,1fr))]">
          <ol aria-hidden className="relative" style={{ height: 24 * HOUR_PX }}>
            {HOURS.slice(1).map((hour) => (
              <li
                key={hour}
                className="absolute right-1.5 -translate-y-1/2 text-xs whitespace-nowrap text-ink-muted tabular-nums"
                style={{ top: topOf(hour * 60) }}
              >
                {words.time(timeOf(hour * 60))}
              </li>
            ))}
          </ol>
          {props.days.map((day) => (
            <DayColumn key={day} {...props} day={day} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** With what has a day and no time. */
function DayHead({ day, today, timezone, itemsOf, holidayOf }: WeekProps & { day: Day }) {
  const words = useDayWords()
  const { held } = useDeeds()
  const isOver = held?.over.day === day && held.over.time === null
  return (
    <div
      data-day={day}
      className={joinClasses('flex min-w-0 flex-col gap-1 border-l border-line p-1', isOver && 'bg-accent-soft')}
    >
      <h3 className="flex items-center gap-1 text-xs font-medium text-ink-muted">
        {words.weekday(day)}
        <DayNumber day={day} isToday={day === today} />
      </h3>
      <DayMarks {...{ day, timezone, holidayOf }} />
      {itemsOf(day)
        .filter(({ place }) => place.time === null)
        .map((placed) => (
          <ItemChip key={placed.item.id} placed={placed} />
        ))}
    </div>
  )
}

function DayColumn({ day, today, timezone, itemsOf, textHours }: WeekProps & { day: Day }) {
  const t = useTranslations('calendar')
  const words = useDayWords()
  const { plan, held } = useDeeds()
  const over = held?.over.day === day ? held.over.time : null
  return (
    <div data-day={day} data-hours="" className="relative border-l border-line" style={{ height: 24 * HOUR_PX }}>
      <QuietHours day={day} textHours={textHours} />
      {HOURS.slice(1).map((hour) => (
        <span key={hour} className="absolute inset-x-0 border-t border-line/60" style={{ top: topOf(hour * 60) }} />
      ))}
      {plan && (
        <button
          type="button"
          aria-label={t('scheduleOn', { day: words.full(day) })}
          onClick={(event) => plan({ day, time: timeAt(event) })}
          className="absolute inset-0 focus-visible:-outline-offset-2"
        />
      )}
      {[...sortIntoSlots(itemsOf(day))].map(([slot, items]) => (
        <Slot key={slot} day={day} slot={slot} items={items} />
      ))}
      {over !== null && (
        <span
          className="pointer-events-none absolute inset-x-0 z-10 h-7 rounded-control border-2 border-accent bg-accent-soft"
          style={{ top: topOf(minutesOf(over)) }}
        />
      )}
      {day === today && <NowLine timezone={timezone} />}
    </div>
  )
}

/** Where it was pressed; by the keyboard nobody presses anywhere. */
function timeAt({ detail, clientY, currentTarget }: React.MouseEvent<HTMLElement>): string {
  if (detail === 0) return USUAL_TIME
  const { top, height } = currentTarget.getBoundingClientRect()
  return timeOf(Math.floor((((clientY - top) / height) * DAY_MINUTES) / 30) * 30)
}

interface SlotProps {
  day: Day
  slot: number
  items: readonly PlacedItem[]
}

function Slot({ day, slot, items }: SlotProps) {
  const t = useTranslations('calendar')
  const words = useDayWords()
  const { showDay } = useDeeds()
  const shown = items.length <= ABREAST ? items : items.slice(0, ABREAST - 1)
  const hidden = items.length - shown.length
  return (
    <div
      className="pointer-events-none absolute inset-x-0.5 flex gap-0.5 *:pointer-events-auto"
      style={{ top: topOf(slot) }}
    >
      {shown.map((placed) => (
        <div key={placed.item.id} className="min-w-0 flex-1">
          <ItemChip placed={placed} isNarrow={shown.length > 1} />
        </div>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          data-more={day}
          aria-label={t('moreOn', { count: hidden, day: words.full(day) })}
          onClick={() => showDay(day)}
          className="h-6 shrink-0 rounded-control bg-inset px-1 text-xs font-medium text-ink-muted hover:text-ink"
        >
          {t('more', { count: hidden })}
        </button>
      )}
    </div>
  )
}

const isSunday = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** Text messages do not arrive then. */
function QuietHours({ day, textHours: { from, until, isSundayOff } }: { day: Day } & Pick<WeekProps, 'textHours'>) {
  const shade = 'absolute inset-x-0 bg-inset'
  if (isSundayOff && isSunday(day)) return <span className={joinClasses(shade, 'inset-y-0')} />
  return (
    <>
      <span className={joinClasses(shade, 'top-0')} style={{ height: topOf(minutesOf(from)) }} />
      <span className={joinClasses(shade, 'bottom-0')} style={{ top: topOf(minutesOf(until)) }} />
    </>
  )
}

function NowLine({ timezone }: { timezone: string }) {
  const { time } = toWallTime(useNow(), timezone)
  return (
    <span
      data-now={time}
      className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-bad"
      style={{ top: topOf(minutesOf(time)) }}
    />
  )
}
