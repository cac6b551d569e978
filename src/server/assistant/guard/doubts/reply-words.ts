import type { Locale } from '#shared/domain/locales.ts'
import { stemOf } from '../text.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'

/** What replies do: thank, hope, invite, take heed and take leave; be glad; regret and understand. */
export const REPLY_ACTS = ['courtesy', 'joy', 'regret'] as const
export type ReplyAct = (typeof REPLY_ACTS)[number]

interface ActWords {
  /** How it begins: a pattern, against folded words with one space between. */
  opening: string
  /** What may stand with it, and nothing else: `thank*` is any ending, `get_in_touch` words on end. */
  words: string
}

/** How replies are worded in one language; all of it folded. */
export interface ReplyLanguage extends Readonly<Record<ReplyAct, ActWords>> {
  /** Stand anywhere and say nothing by themselves. */
  small: string
  /** After these another statement may begin. */
  joints: string
  /** May come between. */
  leads: string
  /** Can turn a courtesy round: not taken over from a review. */
  sharp: string
}

/** What goes with an act. */
interface Fitting {
  /** To be tried at a place. */
  pattern: RegExp
  /** Other forms of a word go as well. */
  hasForm: (word: string) => boolean
}

export interface ReplyWords {
  small: ReadonlySet<string>
  sharp: ReadonlySet<string>
  /** Ends where another statement may begin. */
  joints: RegExp
  /** A group for each act. */
  openings: RegExp
  fitting: Readonly<Record<ReplyAct, Fitting>>
}

const LANGUAGES: Readonly<Record<Locale, ReplyLanguage>> = { en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN }

const split = (list: string) => list.trim().split(/\s+/)
const joinLines = (source: string) => source.replace(/\n\s*/g, '')

function read(language: ReplyLanguage): ReplyWords {
  const openings = REPLY_ACTS.map((act) => `(?<${act}>${joinLines(language[act].opening)})`)
  const [joints, leads] = [language.joints, language.leads].map((list) => split(list).join('|'))
  return {
    small: new Set(split(language.small)),
    sharp: new Set(split(language.sharp)),
    joints: new RegExp(` (?:,|${joints})(?: (?:,|${leads}))* $`),
    openings: new RegExp(`(?<= )(?:${openings.join('|')})(?= )`, 'gu'),
    fitting: {
      courtesy: readFitting(language.courtesy.words),
      joy: readFitting(language.joy.words),
      regret: readFitting(language.regret.words),
    },
  }
}

const SHORTEST_WITH_FORMS = 6

function readFitting(list: string): Fitting {
  const longestFirst = split(list).toSorted((one, other) => other.length - one.length)
  const sources = longestFirst.map((entry) => entry.replaceAll('_', ' ').replaceAll('*', String.raw`\p{L}*`))
  const canHaveForms = (entry: string) => /^\p{L}+$/u.test(entry) && entry.length >= SHORTEST_WITH_FORMS
  const stems = new Set(longestFirst.filter(canHaveForms).map(stemOf))
  return {
    pattern: new RegExp(`(?:${sources.join('|')})(?= )`, 'uy'),
    hasForm: (word) => canHaveForms(word) && stems.has(stemOf(word)),
  }
}

export const REPLY_WORDS: Readonly<Record<Locale, ReplyWords>> = {
  en: read(ENGLISH),
  es: read(SPANISH),
  fr: read(FRENCH),
  de: read(GERMAN),
}

/** All of a language in one text, for whoever only wants to know what is usual. */
export function writeOut(locale: Locale): string {
  const { small, sharp, courtesy, joy, regret } = LANGUAGES[locale]
  const acts = [courtesy, joy, regret].map(
    ({ opening, words }) => `${joinLines(opening).replace(/\\\S/g, ' ')} ${words}`,
  )
  return [small, sharp, ...acts].join(' ')
}
