import { COUNTRIES } from '#shared/domain/customer-settings.ts'

/** To choose from, by their names in a language. */
export function listCountries(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
    one.label.localeCompare(other.label, locale),
  )
}
