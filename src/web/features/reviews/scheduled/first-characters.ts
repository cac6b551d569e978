const SHOWN = 50

/** The first fifty characters of a text, as people count them. */
export function firstCharacters(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text
}
