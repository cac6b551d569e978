import type { Locale } from '#shared/domain/locales.ts'

/** One digit after the point, written as people there do. */
export function createAverage(locale: Locale) {
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (average: number): string => numbers.format(average)
}
