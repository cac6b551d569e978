/** A reviewer's name as it is compared with those of contacts. Parts that do not apply are `null`. */
export interface AuthorName {
  whole: string
  /** The same person, had they been written down by their initial. */
  short: string[]
  /** The other way round: all names that begin so, and whose last one begins with the initial. */
  prefix: string | null
  initial: string | null
  /** More than a first name or a nickname. */
  isFull: boolean
}

/** Of words that are folded already. */
export function readAuthorName(author: string): AuthorName {
  const words = author
    .split(/[\s.]+/)
    .filter(Boolean)
    .slice(0, 8)
  const [last = ''] = words.slice(-1)
  const before = words.slice(0, -1).join(' ')
  const whole = words.join(' ')
  const none = { whole, short: [], prefix: null, initial: null }
  if (before === '') return { ...none, isFull: false }
  if (Array.from(last).length === 1) return { ...none, prefix: whole, initial: last, isFull: false }
  const [initial = ''] = last
  return { ...none, short: [`${before} ${initial}`, `${before} ${initial}.`], isFull: true }
}
