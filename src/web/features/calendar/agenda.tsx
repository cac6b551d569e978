import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, IconButton } from '#web/ui/index.ts'
import type { Day } from './calendar-days.ts'
import { useDayWords } from './calendar-words.ts'
import { DayMarks } from './day-marks.tsx'
import { ItemChip } from './item-chip.tsx'
import { type GridProps, USUAL_TIME } from './month-grid.tsx'
import { useDeeds } from './use-moving.ts'

/** So many of a day are shown; a list of hundreds is for the window of that day. */
const SHOWN_ITEMS = 8

/** Where there is no room for a grid: the days that have something, or are special, one below the other. */
export function Agenda({ days, today, ...ofDays }: GridProps) {
  const t = useTranslations('calendar')
  const { itemsOf, holidayOf } = ofDays
  const shown = days.filter((day) => itemsOf(day).length > 0 || day === today || holidayOf(day) !== undefined)
  return (
    <ol aria-label={t('title')} className="flex flex-col gap-4">
      {shown.map((day) => (
        // What is far below costs nothing until it is near.
        <li key={day} data-day={day} className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
          <AgendaDay {...ofDays} day={day} />
        </li>
      ))}
    </ol>
  )
}

type OfDay = Pick<GridProps, 'timezone' | 'itemsOf' | 'holidayOf'> & { day: Day }

function AgendaDay({ day, timezone, itemsOf, holidayOf }: OfDay) {
  const t = useTranslations('calendar')
  const words = useDayWords()
  const { plan, showDay } = useDeeds()
  const items = itemsOf(day)
  const hidden = items.length - SHOWN_ITEMS
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-card p-3">
      <header className="flex items-center gap-2">
        <h3 className="min-w-0 font-semibold">{words.short(day)}</h3>
        <DayMarks {...{ day, timezone, holidayOf }} />
        {plan && (
          <span className="ml-auto">
            <IconButton
              label={t('scheduleOn', { day: words.full(day) })}
              icon={<Plus aria-hidden />}
              onClick={() => plan({ day, time: USUAL_TIME })}
            />
          </span>
        )}
      </header>
      {items.slice(0, SHOWN_ITEMS).map((placed) => (
        <ItemChip key={placed.item.id} placed={placed} isRow />
      ))}
      {hidden > 0 && (
        <Button data-more={day} onClick={() => showDay(day)}>
          {t('moreOn', { count: hidden, day: words.short(day) })}
        </Button>
      )}
    </section>
  )
}
