import { foldWords } from '#shared/domain/search-words.ts'

export type AskedAction = 'reply' | 'dispute'

export interface SoughtWords {
  typed: string
  /** What is looked for: what is typed, without the name of the action. */
  words: string
  /** What is to be done with what is found. */
  asked: AskedAction | null
}

/** How people ask for each action: phrases with `…` where the name stands. */
export type Phrases = Readonly<Record<AskedAction, readonly string[]>>

const NAME = '…'
const ACTIONS = ['reply', 'dispute'] as const satisfies AskedAction[]

/** "Reply to Ann" looks for Ann, to answer her. */
export function readQuery(query: string, phrases: Phrases): SoughtWords {
  const typed = query.trim()
  const asAction = ACTIONS.flatMap((asked) => phrases[asked].map((phrase) => ({ asked, ...cutPhrase(phrase) })))
  // "Reply to …" is meant where "reply …" fits as well.
  const longestFirst = asAction.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const parts = typed.split(/\s+/)
  const fitting = longestFirst.find((phrase) => fits(phrase, parts))
  if (!fitting || parts.length === lengthOf(fitting)) return { typed, words: typed, asked: null }
  const words = parts.slice(fitting.before.length, parts.length - fitting.after.length).join(' ')
  return { typed, words, asked: fitting.asked }
}

interface CutPhrase {
  before: string[]
  after: string[]
}

const lengthOf = ({ before, after }: CutPhrase) => before.length + after.length

function cutPhrase(phrase: string): CutPhrase {
  const [before = '', after = ''] = phrase.split(NAME)
  return { before: listWords(before), after: listWords(after) }
}

const listWords = (text: string) => foldWords(text).split(/\s+/).filter(Boolean)

function fits({ before, after }: CutPhrase, parts: readonly string[]): boolean {
  const folded = parts.map(foldWords)
  const beginning = folded.slice(0, before.length)
  const end = after.length === 0 ? [] : folded.slice(before.length).slice(-after.length)
  return isSame(beginning, before) && isSame(end, after)
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ')
