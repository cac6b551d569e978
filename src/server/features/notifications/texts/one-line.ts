/** Line ends and other controls, and what turns the direction of writing: a name shall not rearrange the sentence. */
const UNFIT = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What came from outside, as one line and not a long one. */
export function toOneLine(text: string, longest: number): string {
  const line = text.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const first = Array.from(letters.segment(line), ({ segment }) => segment).slice(0, longest)
  const kept = first.join('')
  return kept.length === line.length ? line : `${first.slice(0, -1).join('').trimEnd()}…`
}
