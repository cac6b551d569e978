const SENTENCE_END = /[.!?…。！？]+["'”’»)\]]*(?=\s|$)/g

/** What stands before the last full stop; `''` where there is none. */
export function upToLastSentence(text: string): string {
  const last = [...text.matchAll(SENTENCE_END)].at(-1)
  return last ? text.slice(0, last.index + last[0].length) : ''
}

/** At most so many words, ending with a sentence where there is one. */
export function limitWords(text: string, most: number): string {
  const words = [...text.matchAll(/\S+/g)]
  const last = words[most - 1]
  if (words.length <= most || !last) return text
  const within = text.slice(0, last.index + last[0].length)
  return upToLastSentence(within) || `${within}…`
}

/** A line or a sentence of at most so many characters, all of them whole and such as a database takes. */
export function limitLength(text: string, most: number): string {
  const line = text.replaceAll('\0', '').toWellFormed().trim()
  if (line.length <= most) return line
  const isSplit = !line.slice(0, most - 1).isWellFormed()
  return `${line.slice(0, isSplit ? most - 2 : most - 1).trimEnd()}…`
}
