import { findSought, parseSearch } from './search-words.ts'

interface TextPart {
  /** Where it begins in the text. */
  start: number
  part: string
  isMatch: boolean
}

/** Cuts a text where the searched words stand, as a search finds them: whatever the case and the accents. */
export function markMatches(text: string, search: string | undefined): TextPart[] {
  const parts: TextPart[] = []
  let cutAt = 0
  const cutTo = (end: number, isMatch: boolean) => {
    if (end > cutAt) parts.push({ start: cutAt, part: text.slice(cutAt, end), isMatch })
    cutAt = end
  }
  for (const { start, end } of findSought(text, parseSearch(search ?? '')).matches) {
    cutTo(start, false)
    cutTo(end, true)
  }
  cutTo(text.length, false)
  return parts
}
