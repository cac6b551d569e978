const SHOWN = 40

/** The first forty characters of a text, as people count them. */
export function firstForty(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return characters.slice(0, SHOWN).join('')
}
