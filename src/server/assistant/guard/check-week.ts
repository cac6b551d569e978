import type { BlockReason } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { ClaimToWord, WeekRequest, WordedWeek } from '#server/assistant/port.ts'
import { TextBlocked } from '#server/assistant/assistant-failure.ts'
import { cleanText } from './clean-text.ts'
import { hasForeignContactDetail } from './find-contact-details.ts'
import { hasForeignLink } from './find-links.ts'

const LONGEST_SENTENCE = 240
const NUMBER = /\d+(?:[.,\u00a0\u202f’']\d+)*/g
const CAPITAL_WORD = /(?<=[\p{L}\p{N},;:()“”„«»"–-]\s{1,2}[“„«"(]?)\p{Lu}[\p{L}\p{N}&’'-]*/gu

interface LanguageRules {
  /** Numbers in words, multiples and shares: whoever says them has counted. */
  counted: RegExp
  /** Reasons, of which the claims give none. */
  reasons: RegExp
  more: RegExp
  fewer: RegExp
  /** Nouns that are written with a capital anyway. */
  nouns: RegExp
}

const wordsOf = (alternatives: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, 'iu')

const RULES: Record<Locale, LanguageRules> = {
  en: {
    counted: wordsOf(
      'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|half|halves|halved|thirds?|quarters?|twice|thrice|doubl\\w*|tripl\\w*|quadrupl\\w*|times|percent|per cent|most|majority|all|every|none|nobody',
    ),
    reasons: wordsOf('because|due to|thanks to|owing to|since|caused|driven|result(?:s|ed|ing)?|led to|reflect\\w*'),
    more: wordsOf(
      'more|rose|rises?|risen|rising|up|higher|increas\\w*|grew|grow\\w*|climb\\w*|jump\\w*|improv\\w*|better',
    ),
    fewer: wordsOf('fewer|less|fell|fall\\w*|drop\\w*|down|lower|decreas\\w*|declin\\w*|slip\\w*|dip\\w*|worse\\w*'),
    nouns: wordsOf('I'),
  },
  de: {
    counted: wordsOf(
      'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dutzende?|hunderte?|tausende?|halb\\w*|hälfte|halbiert\\w*|drittel|viertel|zweimal|dreimal|doppelt\\w*|verdoppel\\w*|dreifach\\w*|mal|prozent|meisten|mehrheit|alle|jede\\w*|keine\\w*|niemand',
    ),
    reasons: wordsOf('weil|wegen|dank|aufgrund|durch|denn|grund|deshalb|daher|folge'),
    more: wordsOf('mehr|gestiegen|stieg\\w*|steig\\w*|höher\\w*|zugenommen|zuwachs|anstieg|besser\\w*|verbesser\\w*'),
    fewer: wordsOf(
      'weniger|gesunken|sank\\w*|sink\\w*|niedriger\\w*|rückgang|abgenommen|schlechter\\w*|verschlechter\\w*',
    ),
    nouns: wordsOf(
      'Bewertung(?:en)?|Woche|Vorwoche|Kritik|Lob|Schnitt|Durchschnitt|Sterne?n?|Antwort(?:en)?|Mal|Tage?n?|Gäste?n?|Rückmeldung(?:en)?',
    ),
  },
  es: {
    counted: wordsOf(
      'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|docenas?|cientos|miles|mitad|tercios?|cuartos?|doble|dobl\\w*|duplic\\w*|triplic\\w*|veces|por ciento|mayoría|tod[ao]s?|cada|ningun[ao]?|nadie',
    ),
    reasons: wordsOf('porque|debido|gracias a|por culpa|a causa|causad\\w*|ya que|resultado'),
    more: wordsOf('más|sub\\w+|aument\\w+|crec\\w+|mayor(?:es)?|mejor\\w*'),
    fewer: wordsOf('menos|baj\\w+|disminu\\w+|cay\\w+|descend\\w+|menor(?:es)?|peor\\w*|empeor\\w*'),
    nouns: wordsOf('I'),
  },
  fr: {
    counted: wordsOf(
      'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|douzaines?|centaines?|milliers?|moitié|tiers|quarts?|double\\w*|doubl\\w*|tripl\\w*|fois|pour cent|plupart|majorité|tous|toutes|chaque|aucune?|personne',
    ),
    reasons: wordsOf('parce|grâce|en raison|à cause|causé\\w*|car|puisque|résultat'),
    more: wordsOf('plus|hausse|augment\\w*|progress\\w*|mont\\w*|supérieure?s?|meilleure?s?|amélior\\w*'),
    fewer: wordsOf('moins|baisse\\w*|diminu\\w*|recul\\w*|chut\\w*|inférieure?s?|pire\\w*|dégrad\\w*'),
    nouns: wordsOf('I'),
  },
}

/**
 * Whether sentences of a model say no more than the claims that they are of: each number and name of one stands in its claim, its count is
 * there, and more and fewer are what they were. Throws TextBlocked else; what is shown then is our own sentence.
 */
export function checkWeek({ claims, locale }: WeekRequest, { sentences, ...made }: WordedWeek): WordedWeek {
  const cleaned = sentences.map((sentence) => cleanText(sentence, LONGEST_SENTENCE + 1))
  const pairs = claims.map((claim, turn) => ({ claim, sentence: cleaned[turn] ?? '' }))
  const reasons = pairs.flatMap(({ claim, sentence }) => findFaults(claim, sentence, locale))
  if (cleaned.length !== claims.length) reasons.push('unfounded')
  if (reasons.length > 0) throw new TextBlocked([...new Set(reasons)], made)
  return { sentences: cleaned, ...made }
}

function findFaults(claim: ClaimToWord, sentence: string, locale: Locale): BlockReason[] {
  const isTooMuch = sentence === '' || sentence.length > LONGEST_SENTENCE || sentence.includes('\n')
  return [
    ...(hasForeignLink(sentence, claim.sentence) ? (['link'] as const) : []),
    ...(hasForeignContactDetail(sentence, claim.sentence) ? (['contact-detail'] as const) : []),
    ...(hasForeignName(claim, sentence, locale) ? (['other-name'] as const) : []),
    ...(isTooMuch || !isFounded(claim, sentence, locale) ? (['unfounded'] as const) : []),
  ]
}

const listNumbers = (text: string): readonly string[] => text.match(NUMBER) ?? []

function isFounded({ sentence: claim, count, name, moves }: ClaimToWord, sentence: string, locale: Locale): boolean {
  const { counted, reasons, more, fewer } = RULES[locale]
  const known = listNumbers(claim)
  const said = listNumbers(sentence)
  // What a claim says in these words itself may be said; names may hold anything.
  const isNew = (words: RegExp) =>
    words.test(name === null ? sentence : sentence.replaceAll(name, '')) && !words.test(claim)
  return (
    said.every((number) => known.includes(number)) &&
    said.includes(count) &&
    !/[%‰½⅓¼×]/u.test(sentence) &&
    (name === null || sentence.includes(name)) &&
    !isNew(counted) &&
    !isNew(reasons) &&
    (moves.includes('up') || !isNew(more)) &&
    (moves.includes('down') || !isNew(fewer))
  )
}

/** A word with a capital within a sentence is a name, unless its claim has it or the language writes it so. */
function hasForeignName({ sentence: claim, name }: ClaimToWord, sentence: string, locale: Locale): boolean {
  const known = new Set(claim.match(/[\p{L}\p{N}&’'-]+/gu))
  const text = name === null ? sentence : sentence.replaceAll(name, '')
  const found = text.match(CAPITAL_WORD) ?? []
  return found.some((word) => !known.has(word) && word.replace(RULES[locale].nouns, '') !== '')
}
