import type { Locale } from '#shared/domain/locales.ts'
import { splitSentences } from '../text/sentences.ts'
import { SPEECH_ACTS } from './acts/acts-by-locale.ts'
import type { SpeechActs } from './acts/speech-acts.ts'
import { areAlike, collectStems, guessLocale, listWords, stemOf, USUAL_STEMS } from './known-words.ts'
import { markWords, type Sources } from './mark-words.ts'
import { hasMixedMoods } from './moods/moods.ts'
import { getTurns } from './turns/turns-by-locale.ts'
import { foldText } from '../text/fold-text.ts'

const BREAK = /[;:–—()]|\s-\s/
const SOFT_BREAK = /,\s*|\s+/g

/** The statements of a sentence: parted where one ends for good, and where another somebody begins to do something. */
function splitClauses(sentence: string, { joint, start }: SpeechActs): string[] {
  return foldText(sentence)
    .split(BREAK)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => splitAt(part, { joint, start }))
}

function splitAt(part: string, { joint, start }: Pick<SpeechActs, 'joint' | 'start'>): string[] {
  const clauses: string[] = []
  let from = 0
  for (const gap of part.matchAll(SOFT_BREAK)) {
    const at = gap.index + gap[0].length
    const isJoined = gap[0].startsWith(',') || endsWith(part.slice(from, gap.index), joint)
    if (!isJoined || !start.test(part.slice(at))) continue
    clauses.push(part.slice(from, gap.index))
    from = at
  }
  return [...clauses, part.slice(from)].filter((clause) => /\p{L}/u.test(clause))
}

function endsWith(text: string, joint: RegExp): boolean {
  const [lastTwo = ''] = /(?:\S+\s)?\S+$/.exec(text) ?? []
  return new RegExp(String.raw`(?:${joint.source})$`, 'u').test(lastTwo)
}

/** More of the review's own words in one statement are no longer what it is about but what it says. */
const MOST_BORROWED = 5
/** A greeting, a name, an afterthought. */
const LONGEST_FRAGMENT = 4
/** Of a statement that rests on what the team has written. */
const MOSTLY = 0.4
/** What one is glad about, or sorry for, goes on after it. */
const GOES_ON = /\b(?:that|how|when|as|so|if|que|qu'|cuando|como|si|lorsque|quand|afin|dass|wenn|wie|was|damit)\b/

/**
 * The sentences of a reply that do something else than replies do, hold a word that nobody gave (neither usual in replies,
 * nor the team's, nor the review's), or turn a usual word in a way that replies do not. Whoever wants something else to be
 * said needs one.
 */
export function findClaims(text: string, sources: Sources): string[] {
  const locale = guessLocale(text)
  return splitSentences(text).filter(
    (sentence) => hasOddWording(sentence, locale, sources) || hasOddClause(sentence, locale, sources),
  )
}

/** What the team has written may turn as it does there. */
function hasOddWording(sentence: string, locale: Locale, sources: Sources): boolean {
  const marked = markWords(sentence, locale, sources)
  const own = new Set(listWords(sources.own))
  if (marked.foreign.length > 0 || hasMixedMoods(marked.text, locale)) return true
  return findOddTurns(marked.text, locale).some((pivot) => !own.has(pivot))
}

function hasOddClause(sentence: string, locale: Locale, sources: Sources): boolean {
  const acts = SPEECH_ACTS[locale]
  const clauses = joinSubjects(splitClauses(sentence, acts), acts)
  let isGoing = false
  return clauses.some((clause) => {
    const words = sortWords(clause, locale, sources)
    const isAct = acts.act.test(clause)
    const isOfReply =
      isAct || isGoing || sentence.endsWith('?') || isSupported(words) || isFragment(clause, words, acts)
    isGoing = isAct ? GOES_ON.test(clause) : isGoing
    return !isOfReply || words.borrowed > MOST_BORROWED
  })
}

/** Of a thing that is named first, and only then spoken of. */
function joinSubjects(clauses: readonly string[], { act, verb, somebody }: SpeechActs): string[] {
  const [first = '', second, ...rest] = clauses
  if (second === undefined || somebody.test(second) || act.test(first) || verb.test(first)) return [...clauses]
  return [`${first} ${second}`, ...rest]
}

/** How many, names aside. */
interface SortedWords {
  all: number
  /** The team's. */
  own: number
  /** Usual in no reply, and not the team's. */
  strange: number
  /** Those of them that are the review's. */
  borrowed: number
}

function sortWords(clause: string, locale: Locale, sources: Sources): SortedWords {
  const usual = USUAL_STEMS[locale]
  const [names, own, review] = [sources.names, sources.own, sources.review].map(collectStems)
  const stems = listWords(clause)
    .map(stemOf)
    .filter((stem) => usual.has(stem) || !names?.has(stem))
  const strange = stems.filter((stem) => !usual.has(stem) && !own?.has(stem))
  const said = [...(review ?? [])]
  return {
    all: stems.length,
    own: stems.filter((stem) => own?.has(stem)).length,
    strange: strange.length,
    borrowed: strange.filter((stem) => said.some((other) => areAlike(stem, other))).length,
  }
}

/** It says what the team has written, and nothing besides. */
const isSupported = ({ all, own, strange }: SortedWords) => strange === 0 && own >= all * MOSTLY

const isFragment = (clause: string, { all, strange }: SortedWords, { start }: SpeechActs) =>
  strange === 0 && all <= LONGEST_FRAGMENT && !start.test(clause)

/** The pivots of a marked sentence that stand in no known turn. */
function findOddTurns(marked: string, locale: Locale): string[] {
  const { pivot, known } = getTurns(locale)
  const spans = listSpans(marked, known)
  return Array.from(marked.matchAll(pivot)).flatMap(({ 0: word, index }) =>
    spans.some(([from, to]) => from <= index && index + word.length <= to) ? [] : [word],
  )
}

/** Every known turn from every word on. */
function listSpans(text: string, turns: readonly RegExp[]): [number, number][] {
  return Array.from(text.matchAll(/(?<= |^)/g)).flatMap(({ index }) =>
    turns.flatMap((turn): [number, number][] => {
      turn.lastIndex = index
      const found = turn.exec(text)
      return found ? [[index, index + found[0].length]] : []
    }),
  )
}
