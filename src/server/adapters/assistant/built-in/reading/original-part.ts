/** What the customer wrote, and where in the text it begins. */
export interface OriginalPart {
  text: string
  offset: number
}

const ORIGINAL = '(Original)'
const TRANSLATED = '(Translated by Google)'

/** Exports carry `(Translated by …) … (Original) …`, or the original first and the translation after it. */
export function takeOriginalPart(content: string): OriginalPart {
  const original = content.indexOf(ORIGINAL)
  const translated = content.indexOf(TRANSLATED)
  if (translated === -1) return { text: content, offset: 0 }
  if (original > translated) {
    const offset = original + ORIGINAL.length
    return { text: content.slice(offset), offset }
  }
  return translated === 0 ? { text: content, offset: 0 } : { text: content.slice(0, translated), offset: 0 }
}
