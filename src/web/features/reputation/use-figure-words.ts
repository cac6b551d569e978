import { useFormatter, useTranslations } from 'use-intl'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Numbers as they stand on the screen. */
export function useFigureWords() {
  const t = useTranslations('reputation')
  const format = useFormatter()
  const unit = (value: number, name: 'minute' | 'hour' | 'day') =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: value < 10 ? 1 : 0 })
  return {
    /** A table beside the part that it belongs to has a name of its own. */
    tableOf: (title: string) => t('inNumbers', { title }),
    count: (value: number) => format.number(value),
    rating: (value: number | null) =>
      value === null ? '–' : format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    percent: (share: number | null) => (share === null ? '–' : format.number(share, { style: 'percent' })),
    points: (value: number) => format.number(value, { maximumFractionDigits: 1 }),
    /** A whole number of them, or of days. */
    hours: (hours: number) => (hours < 48 ? unit(hours, 'hour') : unit(hours / 24, 'day')),
    /** The largest unit of which there are two: "36 hours" tells more than "1.5 days". */
    duration: (seconds: number | null) => {
      if (seconds === null) return '–'
      if (seconds >= 2 * DAY) return unit(seconds / DAY, 'day')
      return seconds >= 2 * HOUR ? unit(seconds / HOUR, 'hour') : unit(Math.round(seconds / MINUTE), 'minute')
    },
  }
}
