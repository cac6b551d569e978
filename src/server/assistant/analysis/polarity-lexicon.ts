/** The same in every language. `☺` and `☹` also stand for `:)` and `:(`. */
const EMOJI_POLARITY: PolarityLists = {
  3: '😍 🥰 🤩 ❤ ♥ 💖 💕 💯 🏆 😘 🥇',
  2: '👍 😊 🙂 😀 😃 😄 😁 😋 🙏 👏 ☺ 👌 🌟 ✨ 💪 🎉 🙌 😎 🤗 💚 💙 💛 🧡 💜',
  1: '⭐ 🌞 😉 🍀',
  '-1': '😐 😕 🤔 🙄 😬 😴',
  '-2': '👎 😞 😠 ☹ 😒 😔 😢 😭 😤 😩 😫 😣 🙁 😖 😨 🥶',
  '-3': '😡 🤮 🤢 💩 🤬 🖕 😱 🪳 🐀',
}

/** Words and phrases by how good or bad what they say is, from 3 to −3. */
export type PolarityLists = Record<3 | 2 | 1 | '-1' | '-2' | '-3', string> & {
  /** Say nothing, though a word in them would alone. */
  0?: string
}

export interface LexiconNode {
  /** `null`: nothing by itself. */
  strength: number | null
  /** Written for reviews, not taken from a general list. */
  isOwn: boolean
  next: Map<string, LexiconNode> | null
}

export interface Lexicon {
  root: LexiconNode
  negators: ReadonlySet<string>
  intensifiers: ReadonlySet<string>
  diminishers: ReadonlySet<string>
}

export interface LexiconSource {
  /** What a star at the end of a word stands for. */
  endings: readonly string[]
  /** Parted by spaces; a hyphen stands for one. */
  words: PolarityLists
  /** Parted by commas. */
  phrases: PolarityLists
  negators: string
  intensifiers: string
  diminishers: string
}

export function buildLexicon(source: LexiconSource, general: ReadonlyMap<string, number> = new Map()): Lexicon {
  const root: LexiconNode = { strength: null, isOwn: false, next: null }
  for (const [word, strength] of general) plant(root, word.split(' '), { strength, isOwn: false })
  for (const [strength, words] of readLists(source.words, /\s+/)) {
    for (const word of inflect(words, source.endings)) plant(root, word.split('-'), { strength, isOwn: true })
  }
  for (const [strength, emoji] of readLists(EMOJI_POLARITY, /\s+/)) plant(root, [emoji], { strength, isOwn: true })
  for (const [strength, phrase] of readLists(source.phrases, /\s*,\s*/)) {
    plant(root, phrase.split(/\s+/), { strength, isOwn: true })
  }
  return {
    root,
    negators: listWords(source.negators),
    intensifiers: listWords(source.intensifiers),
    diminishers: listWords(source.diminishers),
  }
}

export function listWords(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

function inflect(word: string, endings: readonly string[]): string[] {
  return word.endsWith('*') ? endings.map((ending) => word.slice(0, -1) + ending) : [word]
}

function readLists(lists: PolarityLists, between: RegExp): [number, string][] {
  return Object.entries(lists).flatMap(([strength, list]) =>
    list
      .trim()
      .split(between)
      .filter((entry) => entry !== '')
      .map((entry): [number, string] => [Number(strength), entry]),
  )
}

function plant(
  root: LexiconNode,
  words: readonly string[],
  { strength, isOwn }: Pick<LexiconNode, 'strength' | 'isOwn'>,
) {
  let node = root
  for (const word of words) {
    node.next ??= new Map()
    let next = node.next.get(word)
    if (!next) {
      next = { strength: null, isOwn: false, next: null }
      node.next.set(word, next)
    }
    node = next
  }
  node.strength = strength
  node.isOwn = isOwn
}
