/** Longer texts are measured by their beginning: the work grows with the square. */
const MOST_WORDS = 1000
/** Less than this is what any two polite replies have in common. */
const SHARE_THAT_COUNTS = 0.2

/** How much of a text is the draft's: the share of its words that stand in the draft, in the same order. 0 to 1. */
export function measureDraftShare(text: string, draft: string): number {
  const [words, drafted] = [wordsOf(text), wordsOf(draft)]
  if (words.length === 0) return 0
  return Math.round((countCommon(words, drafted) / words.length) * 100) / 100
}

export const isFromDraft = (share: number) => share > SHARE_THAT_COUNTS

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).slice(0, MOST_WORDS)
}

/** The length of the longest common subsequence, one row at a time. */
function countCommon(words: readonly string[], drafted: readonly string[]): number {
  let row = Array.from<number>({ length: drafted.length + 1 }).fill(0)
  for (const word of words) {
    const next = [0]
    for (const [index, other] of drafted.entries()) {
      const longest = word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0)
      next.push(longest)
    }
    row = next
  }
  return row.at(-1) ?? 0
}
