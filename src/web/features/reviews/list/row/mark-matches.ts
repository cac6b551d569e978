interface TextPart {
  /** Where it begins in the text. */
  start: number
  part: string
  isMatch: boolean
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

/** Cuts a text where the searched words stand, in whatever case. */
export function markMatches(text: string, search: string | undefined): TextPart[] {
  const wanted = search?.trim()
  if (!wanted) return [{ start: 0, part: text, isMatch: false }]
  const pattern = new RegExp(`(${escapePattern(wanted)})`, 'giu')
  let start = 0
  return text.split(pattern).flatMap((part, index) => {
    const cut = { start, part, isMatch: index % 2 === 1 }
    start += part.length
    return part === '' ? [] : [cut]
  })
}
