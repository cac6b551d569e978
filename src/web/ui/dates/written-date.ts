/** A calendar day as `YYYY-MM-DD`, without a time and so without a time zone. */
export type IsoDay = string

/** How a person writes a day: the tokens YYYY, MM and DD in any order, with anything between. */
export type DayPattern = string

/** `undefined` when the text is no day of the calendar, such as 31/02/2026. */
export function parseWrittenDay(text: string, pattern: DayPattern): IsoDay | undefined {
  const numbers = text.trim().split(/\D+/).filter(Boolean)
  const tokens = pattern.match(/YYYY|MM|DD/g) ?? []
  if (numbers.length !== 3 || tokens.length !== 3) return undefined

  const part = (token: string) => Number(numbers[tokens.indexOf(token)])
  return toIsoDay(fullYear(part('YYYY')), part('MM'), part('DD'))
}

export function writeDay(day: IsoDay, pattern: DayPattern): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return pattern.replace('YYYY', year).replace('MM', month).replace('DD', date)
}

/** Local midnight of the day: the form in which the calendar grid reckons. */
export function toLocalDate(day: IsoDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

export function fromLocalDate(date: Date): IsoDay {
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
}

function fullYear(written: number): number {
  return written < 100 ? 2000 + written : written
}

function toIsoDay(year: number, month: number, date: number): IsoDay | undefined {
  const day = fromLocalDate(new Date(year, month - 1, date))
  const [, sameMonth, sameDate] = day.split('-').map(Number)
  return month === sameMonth && date === sameDate ? day : undefined
}
