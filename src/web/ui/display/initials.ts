/** One or two letters that stand for a name: the first of the first word and of the last. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last].map((word) => firstCharacter(word ?? '')).join('')
}

function firstCharacter(word: string): string {
  return (/^.\p{M}*/su.exec(word)?.[0] ?? '').toUpperCase()
}
