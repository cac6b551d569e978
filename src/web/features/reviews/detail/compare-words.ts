export type Fate = 'kept' | 'removed' | 'added'

export interface ComparedPart {
  /** Counts the parts, for want of a better name. */
  index: number
  text: string
  fate: Fate
}

/** Beyond this many pairs of words a comparison costs more than it tells; all is shown as changed then. */
const MOST_PAIRS = 4_000_000

const cutWords = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

function countCommon<Item>(one: readonly Item[], other: readonly Item[], from: 'start' | 'end'): number {
  const limit = Math.min(one.length, other.length)
  const at = (list: readonly Item[], index: number) => list.at(from === 'start' ? index : -1 - index)
  let count = 0
  while (count < limit && at(one, count) === at(other, count)) count += 1
  return count
}

/** How long the longest common run of words is from each pair of places on. */
function measureCommon(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const below = lengths[(row + 1) * width + column] ?? 0
      const beside = lengths[row * width + column + 1] ?? 0
      const across = (lengths[(row + 1) * width + column + 1] ?? 0) + 1
      lengths[row * width + column] = before[row] === after[column] ? across : Math.max(below, beside)
    }
  }
  return lengths
}

type Word = readonly [text: string, fate: Fate]

function compareMiddle(before: readonly string[], after: readonly string[]): Word[] {
  const removed = (words: readonly string[]) => words.map((word): Word => [word, 'removed'])
  const added = (words: readonly string[]) => words.map((word): Word => [word, 'added'])
  if (before.length * after.length > MOST_PAIRS) return [...removed(before), ...added(after)]

  const lengths = measureCommon(before, after)
  const width = after.length + 1
  const words: Word[] = []
  let row = 0
  let column = 0
  while (row < before.length && column < after.length) {
    const was = before[row] ?? ''
    const is = after[column] ?? ''
    if (was === is) {
      words.push([was, 'kept'])
      row += 1
      column += 1
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) {
      words.push([was, 'removed'])
      row += 1
    } else {
      words.push([is, 'added'])
      column += 1
    }
  }
  return [...words, ...removed(before.slice(row)), ...added(after.slice(column))]
}

/** Neighbours of one fate become one part; what replaces something stands behind it. */
function join(words: readonly Word[]): ComparedPart[] {
  const parts: ComparedPart[] = []
  for (const [text, fate] of words) {
    const last = parts.at(-1)
    if (last?.fate === fate) last.text += text
    else parts.push({ index: parts.length, text, fate })
  }
  return parts
}

/** What became of a text, word by word. */
export function compareWords(before: string, after: string): ComparedPart[] {
  const [was, is] = [cutWords(before), cutWords(after)]
  const head = countCommon(was, is, 'start')
  const tail = countCommon(was.slice(head), is.slice(head), 'end')
  const kept = (words: readonly string[]) => words.map((word): Word => [word, 'kept'])
  return join([
    ...kept(was.slice(0, head)),
    ...compareMiddle(was.slice(head, was.length - tail), is.slice(head, is.length - tail)),
    ...kept(was.slice(was.length - tail)),
  ])
}
