import { Select, type SelectProps } from '../forms/select.tsx'
import { useUiLanguage } from '../ui-labels.ts'

const MINUTES_A_DAY = 24 * 60

/** The times of a day as `HH:MM`, every `stepMinutes` from midnight, and one more where it is none of them. */
export function clockTimes(stepMinutes: number, alsoOffer?: string): string[] {
  const times: string[] = []
  for (let minutes = 0; minutes < MINUTES_A_DAY; minutes += stepMinutes) {
    times.push(`${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`)
  }
  if (alsoOffer && !times.includes(alsoOffer)) times.push(alsoOffer)
  return times.sort()
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

type TimePickerProps = Omit<SelectProps, 'options'> & {
  stepMinutes?: number
  /** A time that the steps do not meet and that must stay choosable, such as one set elsewhere. */
  alsoOffer?: string
}

/** A time of day as `HH:MM`, chosen from a list: the platform's own select, so phones show their wheel. */
export function TimePicker({ stepMinutes = 15, alsoOffer, ...props }: TimePickerProps) {
  const { locale } = useUiLanguage()
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const options = clockTimes(stepMinutes, alsoOffer).map((time) => ({
    value: time,
    label: clock.format(new Date(`1970-01-01T${time}Z`)),
  }))

  return <Select {...props} options={options} />
}
