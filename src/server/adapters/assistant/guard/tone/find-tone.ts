import type { Locale } from '#shared/domain/locales.ts'
import { foldText } from '../text/fold-text.ts'
import { splitSentences } from '../text/sentences.ts'
import { BLAME_WORDS } from '../form/known-words.ts'
import { ENGLISH_TONE } from './english-tone.ts'
import { FRENCH_TONE } from './french-tone.ts'
import { GERMAN_TONE } from './german-tone.ts'
import { SPANISH_TONE } from './spanish-tone.ts'
import type { ToneOfVoice } from './tone-of-voice.ts'

interface Tone {
  unkind: readonly RegExp[]
  scorning: RegExp
  /** Ends with what the reader is said to be. */
  judging: readonly RegExp[]
  harsh: ReadonlySet<string>
}

const PLACE_OF_TRAIT = ' TRAIT '

function readTone(tone: ToneOfVoice, locale: Locale): Tone {
  const { belittling, doubting, ordering, threatening, mocking, gloating, intruding, scorning } = tone
  const felt = new Set(tone.felt.trim().split(/\s+/))
  return {
    unkind: [belittling, doubting, ordering, threatening, mocking, gloating, intruding].map(toPattern),
    scorning: toPattern(scorning),
    judging: tone.reader.map((reader) => toPattern(closeJudgement(reader, tone))),
    harsh: new Set([...BLAME_WORDS[locale]].filter((word) => !felt.has(word))),
  }
}

const toPattern = (source: string) => new RegExp(source, 'gu')

/** A trait, or a word of which the lexicon decides; a thing in the way ends it. */
function closeJudgement(reader: string, { filler, traits }: ToneOfVoice): string {
  const said = String.raw` (?:(?:${filler}) ){0,4}(?:(?<trait>${traits})|(?<word>[\p{L}]+))(?![\p{L}])`
  return reader.includes(PLACE_OF_TRAIT) ? reader.replace(PLACE_OF_TRAIT, `${said} `) : `${reader}${said}`
}

const TONES: readonly Tone[] = [
  readTone(ENGLISH_TONE, 'en'),
  readTone(SPANISH_TONE, 'es'),
  readTone(FRENCH_TONE, 'fr'),
  readTone(GERMAN_TONE, 'de'),
]

export interface Listener {
  /** What the team has written itself: turns of it may be repeated. */
  team: string
  /** Whether the review complains: what is in fun then is at the reader's cost. */
  isComplaint: boolean
}

/** Whether a text judges, belittles, doubts, orders about, threatens or mocks whoever reads it. */
export function hasBadTone(text: string, { team, isComplaint }: Listener): boolean {
  const own = foldText(team)
  return splitSentences(text).some((sentence) => {
    const folded = foldText(sentence)
    return TONES.some((tone) => listUnkind(folded, tone, isComplaint).some((found) => !own.includes(found)))
  })
}

function listUnkind(folded: string, { unkind, scorning, judging, harsh }: Tone, isComplaint: boolean): string[] {
  const patterns = isComplaint ? [...unkind, scorning] : unkind
  const judged = judging
    .flatMap((pattern) => Array.from(folded.matchAll(pattern)))
    .filter(({ groups }) => groups?.['trait'] !== undefined || harsh.has(groups?.['word'] ?? ''))
  return [...patterns.flatMap((pattern) => Array.from(folded.matchAll(pattern))), ...judged].map(([found]) => found)
}
