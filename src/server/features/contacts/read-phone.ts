import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

/** More than any number takes, with all that people put between its digits. */
const MAX_LENGTH = 40

/**
 * E.164, or `null` for what is no number by its country's numbering plan. Without a country's code it is one of `country`, where
 * that is known. Whether somebody has it, only their provider knows.
 */
export function readPhone(given: string, country: string | null): string | null {
  const typed = given
    .trim()
    .replace(/^tel:/i, '')
    // Dialled before the code in most countries; the library knows it by the country one calls from, which need not be ours.
    .replace(/^00/, '+')
  if (typed.length > MAX_LENGTH) return null
  const number = parsePhoneNumberFromString(typed, {
    ...(country !== null && { defaultCountry: country as CountryCode }),
    extract: false,
  })
  // No message could go to an extension.
  return number?.isValid() && number.ext === undefined ? number.number : null
}
