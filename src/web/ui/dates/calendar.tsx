import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ClassNames, DayPicker, type Formatters, type Labels, type Matcher } from 'react-day-picker'
import { iconButtonClasses } from '../actions/button-classes.ts'
import { joinClasses } from '../join-classes.ts'
import { type UiLanguage, useUiLanguage } from '../ui-labels.ts'
import { fromLocalDate, type IsoDay, toLocalDate } from './written-date.ts'

export type CalendarProps = {
  value: IsoDay | undefined
  onChange: (day: IsoDay) => void
  earliest?: IsoDay
  latest?: IsoDay
}

/** One month of days to choose from. */
export function Calendar({ value, onChange, earliest, latest }: CalendarProps) {
  const language = useUiLanguage()
  const selected = value ? toLocalDate(value) : undefined

  return (
    <DayPicker
      mode="single"
      required
      showOutsideDays
      fixedWeeks
      navLayout="around"
      weekStartsOn={firstWeekday(language.locale)}
      selected={selected}
      onSelect={(day) => onChange(fromLocalDate(day))}
      {...(selected && { defaultMonth: selected })}
      disabled={outside(earliest, latest)}
      labels={writeLabels(language)}
      formatters={writeTexts(language)}
      classNames={CLASSES}
      components={{ Chevron }}
    />
  )
}

const CLASSES: Partial<ClassNames> = {
  month: 'grid grid-cols-[auto_1fr_auto] items-center gap-y-2',
  month_caption: 'text-center font-semibold first-letter:uppercase',
  button_previous: joinClasses(iconButtonClasses({ size: 'small' }), 'aria-disabled:opacity-40'),
  button_next: joinClasses(iconButtonClasses({ size: 'small' }), 'aria-disabled:opacity-40'),
  month_grid: 'col-span-3 border-collapse',
  weekday: 'size-9 text-xs font-medium text-ink-muted pointer-coarse:w-11',
  day: 'group p-0 text-center',
  day_button:
    'size-9 rounded-control tabular-nums enabled:hover:bg-inset disabled:cursor-default disabled:text-ink-muted ' +
    'disabled:line-through disabled:opacity-55 focus-visible:-outline-offset-2 pointer-coarse:size-11 ' +
    'group-data-outside:text-ink-muted group-data-today:font-bold group-data-today:text-accent ' +
    'group-aria-selected:bg-accent group-aria-selected:font-semibold group-aria-selected:text-accent-ink ' +
    'enabled:group-aria-selected:hover:bg-accent-hover',
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />
}

function writeLabels({ labels, locale }: UiLanguage): Partial<Labels> {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full' })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  return {
    labelDayButton: (date) => day.format(date),
    labelGridcell: (date) => day.format(date),
    labelGrid: (date) => month.format(date),
    labelWeekday: (date) => weekday.format(date),
    labelNav: () => labels.calendar,
    labelPrevious: () => labels.previousMonth,
    labelNext: () => labels.nextMonth,
  }
}

function writeTexts({ locale }: UiLanguage): Partial<Formatters> {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' })
  const number = new Intl.NumberFormat(locale)
  return {
    formatCaption: (date) => month.format(date),
    formatWeekdayName: (date) => weekday.format(date),
    formatDay: (date) => number.format(date.getDate()),
  }
}

function outside(earliest: IsoDay | undefined, latest: IsoDay | undefined): Matcher[] {
  const matchers: Matcher[] = []
  if (earliest) matchers.push({ before: toLocalDate(earliest) })
  if (latest) matchers.push({ after: toLocalDate(latest) })
  return matchers
}

/** The week begins on Sunday in the United States and on Monday in the other lands of our languages. */
function firstWeekday(locale: string): 0 | 1 {
  const region = new Intl.Locale(locale).maximize().region
  return region === 'US' ? 0 : 1
}
