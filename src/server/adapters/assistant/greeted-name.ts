/** As long as a name is; what is longer is more than a person. */
const MOST_PARTS = 4
/** Before a name or instead of one: with these, the whole of it is how people are addressed. */
const NOT_A_FIRST_NAME =
  /^(the|family|familie|famille|familia|los|las|les|die|dr|mr|mrs|ms|miss|herr|frau|mme|mlle|sr|sra)$/i
const NOBODY = /\b(anonymous|anonym|user|member|guest)\b/i

/** By their first name where it is plain which that is, else by all of it; `null` where nobody is named. */
export function findGreetedName(author: string | null): string | null {
  const whole = author?.trim() ?? ''
  if (whole === '' || NOBODY.test(whole)) return null
  const parts = whole.split(/\s+/)
  const [first = ''] = parts
  const isPlain = /^\p{Lu}[\p{L}’'-]+$/u.test(first) && !NOT_A_FIRST_NAME.test(first)
  return isPlain && parts.length <= MOST_PARTS ? first : whole
}
