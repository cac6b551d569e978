import { useTranslations } from 'use-intl'
import { joinClasses } from '#web/ui/index.ts'
import { type Day, type PlacedItem, weeksOf } from './calendar-days.ts'
import { useDayWords } from './calendar-words.ts'
import { DayMarks } from './day-marks.tsx'
import { ItemChip } from './item-chip.tsx'
import { useDeeds } from './use-moving.ts'

export interface GridProps {
  days: readonly Day[]
  itemsOf: (day: Day) => readonly PlacedItem[]
  today: Day
  /** A day of the month that is shown; its neighbours are paler. */
  shownDay: Day
  timezone: string
  /** The name of a public holiday. */
  holidayOf: (day: Day) => string | undefined
}

/** So many of a day are shown; the rest is one press away. */
const SHOWN_ITEMS = 2
/** What a new campaign begins with. */
export const USUAL_TIME = '09:00'

export function MonthGrid(props: GridProps) {
  const t = useTranslations('calendar')
  const words = useDayWords()
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-card">
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          {props.days.slice(0, 7).map((day) => (
            <th key={day} scope="col" className="border-b border-line px-2 py-1.5 text-left text-xs text-ink-muted">
              {words.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(props.days).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell key={day} {...props} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day, itemsOf, today, shownDay, timezone, holidayOf }: GridProps & { day: Day }) {
  const t = useTranslations('calendar')
  const words = useDayWords()
  const { plan, showDay, held } = useDeeds()
  const items = itemsOf(day)
  const hidden = items.length - SHOWN_ITEMS
  return (
    <td
      data-day={day}
      className={joinClasses(
        'relative h-28 border-r border-b border-line p-1 align-top last:border-r-0 nth-[7n]:border-r-0',
        day.slice(0, 7) !== shownDay.slice(0, 7) && 'bg-inset/60',
        held?.over.day === day && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
      )}
    >
      {plan && (
        <button
          type="button"
          aria-label={t('scheduleOn', { day: words.full(day) })}
          onClick={() => plan({ day, time: USUAL_TIME })}
          className="absolute inset-0 hover:bg-inset/50 focus-visible:-outline-offset-2"
        />
      )}
      <div className="pointer-events-none relative flex flex-col gap-1 *:pointer-events-auto">
        <p className="pointer-events-none! flex min-h-6 items-center gap-1">
          <DayNumber day={day} isToday={day === today} />
          <DayMarks {...{ day, timezone, holidayOf }} />
        </p>
        {items.slice(0, SHOWN_ITEMS).map((placed) => (
          <ItemChip key={placed.item.id} placed={placed} />
        ))}
        {hidden > 0 && (
          <button
            type="button"
            data-more={day}
            aria-label={t('moreOn', { count: hidden, day: words.full(day) })}
            onClick={() => showDay(day)}
            className="h-6 truncate rounded-control px-1.5 text-left text-xs font-medium text-ink-muted hover:bg-inset hover:text-ink"
          >
            {t('more', { count: hidden })}
          </button>
        )}
      </div>
    </td>
  )
}

export function DayNumber({ day, isToday }: { day: Day; isToday: boolean }) {
  return (
    <time
      dateTime={day}
      aria-current={isToday ? 'date' : undefined}
      className={joinClasses(
        'flex size-6 shrink-0 items-center justify-center rounded-full text-xs tabular-nums',
        isToday && 'bg-accent font-semibold text-accent-ink',
      )}
    >
      {Number(day.slice(8))}
    </time>
  )
}
