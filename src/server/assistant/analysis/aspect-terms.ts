import type { Aspect } from '#shared/domain/sentiment.ts'
import { NO_BREAK, type Words } from './split-words.ts'

/** Words and phrases that tell what is spoken of, parted by commas. */
export type AspectTerms = Record<Aspect, string>

interface TermNode {
  aspect: Aspect | null
  next: Map<string, TermNode> | null
}

export type TermTree = TermNode

export interface Mention {
  aspect: Aspect
  /** Of the first word. */
  index: number
}

export function buildTerms(terms: AspectTerms): TermTree {
  const root: TermNode = { aspect: null, next: null }
  for (const [aspect, list] of Object.entries(terms) as [Aspect, string][]) {
    for (const term of list.trim().split(/\s*,\s*/)) plant(root, term.split(/[\s-]+/), aspect)
  }
  return root
}

/** The longest term at each place, and only that. */
export function findMentions(text: Words, root: TermTree): Mention[] {
  const mentions: Mention[] = []
  let at = 0
  while (at < text.words.length) {
    const hit = findLongest(text, at, root)
    if (hit) mentions.push({ aspect: hit.aspect, index: at })
    at += hit?.length ?? 1
  }
  return mentions
}

function findLongest(
  { words, breaks }: Words,
  from: number,
  root: TermTree,
): { aspect: Aspect; length: number } | null {
  let node = findNext(root, words[from] ?? '')
  let hit: { aspect: Aspect; length: number } | null = null
  let length = 1
  while (node) {
    if (node.aspect) hit = { aspect: node.aspect, length }
    if (!node.next || breaks[from + length] !== NO_BREAK) break
    node = findNext(node, words[from + length] ?? '')
    length += 1
  }
  return hit
}

function findNext(node: TermNode, word: string): TermNode | undefined {
  return node.next?.get(word) ?? (word.length > 3 && word.endsWith('s') ? node.next?.get(word.slice(0, -1)) : undefined)
}

function plant(root: TermNode, words: readonly string[], aspect: Aspect): void {
  let node = root
  for (const word of words) {
    node.next ??= new Map()
    let next = node.next.get(word)
    if (!next) {
      next = { aspect: null, next: null }
      node.next.set(word, next)
    }
    node = next
  }
  node.aspect ??= aspect
}
