/** A calendar day as `YYYY-MM-DD`, without a time and so without a time zone. */
export type IsoDay = string

/** How a person writes a day: the tokens YYYY, MM and DD in any order, with anything between. */
export type DayPattern = string

/** Only who puts the day first writes dots. */
const DOTTED = /^\d{1,2}\.\s?\d{1,2}\.\s?\d+$/

/**
 * `undefined` when the text is no day of the calendar, such as 31/02/2026, or not yet one: a year has two digits or
 * four. Eight digits need nothing between them.
 */
export function parseWrittenDay(text: string, pattern: DayPattern): IsoDay | undefined {
  const tokens: string[] = (DOTTED.test(text.trim()) ? 'DD.MM.YYYY' : pattern).match(/YYYY|MM|DD/g) ?? []
  const numbers = splitNumbers(text.trim(), tokens)
  if (numbers.length !== 3 || tokens.length !== 3) return undefined

  const part = (token: string) => numbers[tokens.indexOf(token)] ?? ''
  const year = part('YYYY')
  if (year.length !== 2 && year.length !== 4) return undefined
  return toIsoDay(Number(year.length === 2 ? `20${year}` : year), Number(part('MM')), Number(part('DD')))
}

function splitNumbers(text: string, tokens: readonly string[]): string[] {
  if (!/^\d{8}$/.test(text)) return text.split(/\D+/).filter(Boolean)
  let rest = text
  return tokens.map((token) => {
    const number = rest.slice(0, token.length)
    rest = rest.slice(token.length)
    return number
  })
}

export function writeDay(day: IsoDay, pattern: DayPattern): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return pattern.replace('YYYY', year).replace('MM', month).replace('DD', date)
}

/** Local midnight of the day: the form in which the calendar grid reckons. */
export function toLocalDate(day: IsoDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const midnight = new Date(2000, 0, 1)
  // Not by the constructor, which takes the years before 100 for those of the twentieth century.
  midnight.setFullYear(year, month - 1, date)
  return midnight
}

export function fromLocalDate(date: Date): IsoDay {
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
}

function toIsoDay(year: number, month: number, date: number): IsoDay | undefined {
  const day = fromLocalDate(toLocalDate([year, month, date].join('-')))
  const [, sameMonth, sameDate] = day.split('-').map(Number)
  return month === sameMonth && date === sameDate ? day : undefined
}
