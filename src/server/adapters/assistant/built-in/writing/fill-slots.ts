/**
 * Puts values into a phrase's `{slots}`. A value is data: what looks like a slot in it stays as it is, and it never
 * reaches a replacement pattern.
 */
export function fillSlots(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase
    .split(/(\{\w+\})/)
    .map((piece) => {
      const value = piece.startsWith('{') ? values[piece.slice(1, -1)] : undefined
      return value === undefined ? piece : String(value)
    })
    .join('')
}
