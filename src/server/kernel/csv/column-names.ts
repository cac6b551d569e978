/** No column is called by a longer one. */
const MAX_NAME_LENGTH = 200

/** The columns that bear one of the names. `known`: several to a text, with commas between them, simplified. */
export function listColumns(header: readonly string[], known: readonly string[]): number[] {
  const names = new Set(known.flatMap((words) => words.split(', ')))
  return header.flatMap((heading, column) => (names.has(simplify(heading)) ? [column] : []))
}

/** Without case, accents and punctuation. */
export function simplify(name: string): string {
  if (name.length > MAX_NAME_LENGTH) return ''
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
