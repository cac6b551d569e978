const findName = (timezone: string, locale: string, timeZoneName: 'longGeneric' | 'long') =>
  new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value

/** "Central European Time (Europe/Berlin)" in the reader's language. */
export function nameTimezone(timezone: string, locale: string): string {
  const generic = findName(timezone, locale, 'longGeneric') ?? timezone
  // Where clocks never change there is only the one name.
  const name = /^(GMT|UTC)/.test(generic) ? (findName(timezone, locale, 'long') ?? timezone) : generic
  return name === timezone ? timezone : `${name} (${timezone})`
}

/** The browser's own. */
export const timezoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Sorted by place; the one in use stays choosable where the browser does not know it by this name. */
export function listTimezones(current: string) {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...names].toSorted().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))
}
