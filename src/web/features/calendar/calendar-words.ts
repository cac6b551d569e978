import { useLocale, useTranslations } from 'use-intl'
import type { CalendarItem } from '#shared/contracts/calendar.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { Day, Place } from './calendar-days.ts'

const ofDay = (day: Day) => new Date(`${day}T00:00:00Z`)

/** What an item is called. */
export function useItemTitle(): (item: CalendarItem) => string {
  const t = useTranslations('calendar')
  return (item) => {
    if (item.kind === 'campaign') return item.title
    return item.author === null
      ? t('replyToNobody', { platform: PLATFORM_NAMES[item.platform] })
      : t('reply', { author: item.author })
  }
}

/** Days and times that are of no clock, in the reader's language. */
export function useDayWords() {
  const locale = useLocale()
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const [full, short] = [write({ dateStyle: 'full' }), write({ weekday: 'short', day: 'numeric', month: 'short' })]
  const [clock, month] = [write({ timeStyle: 'short' }), write({ month: 'long', year: 'numeric' })]
  const [weekday, range] = [write({ weekday: 'short' }), write({ dateStyle: 'medium' })]
  const time = (at: string) => clock.format(new Date(`1970-01-01T${at}:00Z`))
  return {
    full: (day: Day) => full.format(ofDay(day)),
    short: (day: Day) => short.format(ofDay(day)),
    weekday: (day: Day) => weekday.format(ofDay(day)),
    month: (day: Day) => month.format(ofDay(day)),
    range: (first: Day, last: Day) => range.formatRange(ofDay(first), ofDay(last)),
    time,
    place: ({ day, time: at }: Place) =>
      at === null ? full.format(ofDay(day)) : `${full.format(ofDay(day))}, ${time(at)}`,
  }
}
