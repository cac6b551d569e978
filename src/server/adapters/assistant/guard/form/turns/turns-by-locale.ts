import type { Locale } from '#shared/domain/locales.ts'
import { collectStems } from '../known-words.ts'
import { ENGLISH_TURNS } from './english-turns.ts'
import { FRENCH_TURNS } from './french-turns.ts'
import { GERMAN_TURNS } from './german-turns.ts'
import { SPANISH_TURNS } from './spanish-turns.ts'
import type { TurnsOfPhrase } from './turns-of-phrase.ts'

export interface Turns {
  passedOver: ReadonlySet<string>
  things: ReadonlySet<string>
  pivot: RegExp
  /** Each is tried for itself: one may go on where another ends. */
  known: readonly RegExp[]
  brought: RegExp
}

function read({ passedOver, things, pivot, known, brought }: TurnsOfPhrase): Turns {
  const words = brought
    .trim()
    .split(/\s+/)
    .map((word) => word.replace('*', String.raw`\p{L}*`))
  return {
    passedOver: new Set(passedOver.trim().split(/\s+/)),
    things: collectStems(things),
    pivot,
    known: listAlternatives(known.source).map((turn) => new RegExp(turn, 'uy')),
    brought: new RegExp(`^(?:${words.join('|')})$`, 'u'),
  }
}

/** Of a pattern, those that are not within another part of it. */
function listAlternatives(source: string): string[] {
  const found: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (sign === '|' && depth === 0) {
      found.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...found, source.slice(from)]
}

const TURNS: Readonly<Record<Locale, Turns>> = {
  en: read(ENGLISH_TURNS),
  es: read(SPANISH_TURNS),
  fr: read(FRENCH_TURNS),
  de: read(GERMAN_TURNS),
}

export const getTurns = (locale: Locale): Turns => TURNS[locale]
