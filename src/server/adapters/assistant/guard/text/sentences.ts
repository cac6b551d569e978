const SENTENCE_END = /(?<=[.!?…。！？])(?=[\s"'”»)]|$)|\n+/u

export interface Passage {
  start: number
  end: number
}

export function splitSentences(text: string): string[] {
  return placeSentences(text).map(({ start, end }) => text.slice(start, end))
}

/** Where each sentence stands, without the space around it. */
export function placeSentences(text: string): Passage[] {
  let at = 0
  return text.split(SENTENCE_END).flatMap((part) => {
    const start = text.indexOf(part, at)
    at = start + part.length
    const sentence = part.trim()
    if (sentence === '') return []
    const from = start + part.indexOf(sentence)
    return [{ start: from, end: from + sentence.length }]
  })
}
