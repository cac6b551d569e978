import type { Locale } from '#shared/domain/locales.ts'
import { ENGLISH_MOODS, FRENCH_MOODS, GERMAN_MOODS, SPANISH_MOODS } from './mood-words.ts'

/** Of one language; all of it against marked text. */
export interface Moods {
  /** Joy, pride, hope, intent. */
  glad: string
  /** What nobody is glad of. */
  sour: string
  /** What leads from one to the other: an end to it, or the thanks for being told. */
  bridge: string
  /** Regret of what businesses are glad of. */
  unwelcome: string
  /** Asks for what is nobody's business. */
  prying: string
}

/** A gladness reaches to the end of its statement, and over the comma to what it is about. */
function readMoods({ glad, sour, bridge, unwelcome, prying }: Moods): RegExp {
  const between = `(?:(?!(?:${bridge}|,) )\\S+ |, (?=dass |wie |que ))`
  return new RegExp(
    `(?<= )(?:${glad}) ${between}{0,9}?(?:${sour})(?= )|(?<= )(?:${unwelcome})|(?<= )(?:${prying})(?= )`,
    'u',
  )
}

const MOODS: Readonly<Record<Locale, RegExp>> = {
  en: readMoods(ENGLISH_MOODS),
  es: readMoods(SPANISH_MOODS),
  fr: readMoods(FRENCH_MOODS),
  de: readMoods(GERMAN_MOODS),
}

/** Whether somebody is glad of what is bad or sorry for what is good, or pries: usual words that do not go together. */
export const hasMixedMoods = (marked: string, locale: Locale) => MOODS[locale].test(marked)
