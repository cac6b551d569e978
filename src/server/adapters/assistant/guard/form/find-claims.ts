import type { Locale } from '#shared/domain/locales.ts'
import { splitSentences } from '../text/sentences.ts'
import { SPEECH_ACTS } from './acts/acts-by-locale.ts'
import type { SpeechActs } from './acts/speech-acts.ts'
import {
  areAlike,
  collectStems,
  guessLocale,
  listWords,
  PRAISE_STEMS,
  stemOf,
  TOPIC_STEMS,
  USUAL_STEMS,
} from './known-words.ts'
import { splitClauses } from './split-clauses.ts'

export interface Sources {
  /** Of the business and of the reviewer: they may be called by them, which says nothing yet. */
  names: string
  /** What the team has written itself. */
  own: string
  review: string
}

/** More of the review's own words in one statement are no longer what it is about but what it says. */
const MOST_BORROWED = 4
/** A greeting, a name, an afterthought. */
const LONGEST_FRAGMENT = 4
/** Of the words of a statement. */
const MOST_FOREIGN = 0.34
const LONG_ENOUGH = 5
/** Of a statement that rests on what the team has written. */
const MOSTLY = 0.4
/** What one is glad about, or sorry for, goes on after it. */
const GOES_ON = /\b(?:that|how|when|as|so|if|que|qu'|cuando|como|si|lorsque|quand|afin|dass|wenn|wie|was|damit)\b/

export interface Claim {
  sentence: string
  /** It takes up words of the review. */
  isBorrowed: boolean
}

/**
 * The statements of a reply that are none of the things which replies do, or are made of words that nobody gave: neither
 * usual in replies, nor the team's, nor a few of the review's. Whoever wants something else to be said needs one.
 */
export function findClaims(text: string, sources: Sources): Claim[] {
  const locale = guessLocale(text)
  const acts = SPEECH_ACTS[locale]
  const known = collectKnown(locale, sources)
  return splitSentences(text).flatMap((sentence) => {
    const clauses = joinSubjects(splitClauses(sentence, acts), acts)
    let isGoing = false
    return clauses.flatMap((clause) => {
      const words = sortWords(clause, known)
      const isAct = acts.act.test(clause)
      const isReply = isAct || isGoing ? isBounded(words) : isHarmless({ clause, sentence, words, acts })
      isGoing = isAct ? GOES_ON.test(clause) : isGoing
      return isReply ? [] : [{ sentence, isBorrowed: words.taken.length > 0 }]
    })
  })
}

/** People have words of their own for what they thank for or regret: a few. */
function isBounded({ count, borrowed, foreign }: SortedWords): boolean {
  const most = count < LONG_ENOUGH ? 1 : Math.max(2, count * MOST_FOREIGN)
  return borrowed.length <= MOST_BORROWED && foreign.length <= most
}

interface Statement {
  clause: string
  sentence: string
  words: SortedWords
  acts: SpeechActs
}

/** Nothing that a reply does, but nothing that it may not say either. */
function isHarmless({ clause, sentence, words, acts }: Statement): boolean {
  if (words.foreign.length > 0 || words.borrowed.length > MOST_BORROWED) return false
  return sentence.endsWith('?') || isSupported(words) || isFragment(clause, words, acts)
}

/** Of a thing that is named first, and only then spoken of. */
function joinSubjects(clauses: readonly string[], { act, verb, somebody }: SpeechActs): string[] {
  const [first = '', second, ...rest] = clauses
  if (second === undefined || somebody.test(second) || act.test(first) || verb.test(first)) return [...clauses]
  return [`${first} ${second}`, ...rest]
}

interface Known {
  usual: ReadonlySet<string>
  topics: ReadonlySet<string>
  praise: ReadonlySet<string>
  names: ReadonlySet<string>
  own: ReadonlySet<string>
  review: ReadonlySet<string>
}

function collectKnown(locale: Locale, { names, own, review }: Sources): Known {
  return {
    usual: USUAL_STEMS[locale],
    topics: TOPIC_STEMS[locale],
    praise: PRAISE_STEMS[locale],
    names: collectStems(names),
    own: collectStems(own),
    review: collectStems(review),
  }
}

/** Names aside. */
interface SortedWords {
  count: number
  /** The team's. */
  own: string[]
  /** Usual in no reply, and not the team's. */
  strange: string[]
  /** The review's, usual as they may be among what businesses are praised and blamed for. */
  taken: string[]
  /** The review's, and usual in no reply. */
  borrowed: string[]
  /** Nobody's. */
  foreign: string[]
}

function sortWords(clause: string, { usual, topics, praise, names, own, review }: Known): SortedWords {
  const stems = listWords(clause)
    .map(stemOf)
    .filter((stem) => usual.has(stem) || !names.has(stem))
  const strange = stems.filter((stem) => !usual.has(stem) && !own.has(stem))
  const unusual = strange.filter((stem) => !topics.has(stem) && !praise.has(stem))
  const isBorrowed = (stem: string) => review.has(stem) || [...review].some((other) => areAlike(stem, other))
  return {
    count: stems.length,
    own: stems.filter((stem) => own.has(stem)),
    strange,
    taken: strange.filter(isBorrowed),
    borrowed: unusual.filter(isBorrowed),
    foreign: unusual.filter((stem) => !isBorrowed(stem)),
  }
}

/** It says what the team has written, and nothing besides. */
const isSupported = ({ count, own, strange }: SortedWords) => strange.length === 0 && own.length >= count * MOSTLY

const isFragment = (clause: string, { count }: SortedWords, { start }: SpeechActs) =>
  count <= LONGEST_FRAGMENT && !start.test(clause)
