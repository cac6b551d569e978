export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/** What is over the limit is cut off behind the last word that fits; line breaks before it stay. */
export function capWords(text: string, most: number): string {
  const words = [...text.matchAll(/\S+/g)]
  if (words.length <= most) return text
  const last = words[most - 1]
  return last ? text.slice(0, last.index + last[0].length) : ''
}

export interface Part {
  text: string
  /** The higher, the sooner it is left out where there is no room; 0 stays. */
  spare: number
}

/** As many of the parts as fit, in their order. */
export function fitParts<P extends Part>(parts: readonly P[], most: number): P[] {
  const total = parts.reduce((sum, part) => sum + countWords(part.text), 0)
  const spare = parts.filter((part) => part.spare > 0).toSorted((one, other) => other.spare - one.spare)[0]
  if (total <= most || !spare) return [...parts]
  return fitParts(
    parts.filter((part) => part !== spare),
    most,
  )
}
