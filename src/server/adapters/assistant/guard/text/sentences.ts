const SENTENCE_END = /(?<=[.!?…。！？])(?=[\s"'”»)]|$)|\n+/u

export function splitSentences(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
