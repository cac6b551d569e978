import { isLocale, LOCALES, type Locale } from '#shared/domain/locales.ts'

interface Telltales {
  /** Small words, and those of which reviews are made, that the other languages do not have. */
  words: ReadonlySet<string>
  /** Weaker signs: names and menus travel. */
  letters: RegExp
  endings: RegExp
}

const listWords = (words: string) => new Set(words.split(' '))

const TELLTALES: Record<Locale, Telltales> = {
  en: {
    words: listWords(
      'the and was is with very we they to of it great good nice food staff best amazing friendly place loved highly',
    ),
    letters: /[^\s\S]/,
    endings: /(ing|ly|ful)$/,
  },
  de: {
    words: listWords(
      'und der das ist nicht wir sehr war ich mit ein gut gute gutes lecker essen freundlich toll gerne wieder immer alles nett nette preis preise schnell sauber bedienung beste bester bestes laden danke empfehlung',
    ),
    letters: /[äöüß]/,
    endings: /(ung|lich|isch|keit)$/,
  },
  fr: {
    words: listWords(
      'et le les est très nous je pas une avec pour bon bonne accueil merci tout tous rien parfait repas plats cuisine sympa sympas ambiance prix équipe serveur serveuse barman barmans patron patronne génial géniale rapide propre agréable cadre qualité personnel toujours délicieux meilleur meilleure chez',
    ),
    letters: /[éèêëçàùâîôûœ]/,
    endings: /(eux|euse|euses|aient|oût|ée|ées)$/,
  },
  es: {
    words: listWords(
      'y el los muy es con una para que nos bueno buena comida todo gracias rico rica excelente lugar trato sitio precio precios rápido rápida limpio limpia siempre camarero camarera servicio atención calidad mejor recomendable perfecto',
    ),
    letters: /[ñáéíóú]/,
    endings: /(ción|mente|dad|ísimo|ísima)$/,
  },
}
const WORD_WEIGHT = 2

interface Hints {
  /** As the platform names it: `de`, `pt-BR`. */
  language: string | null
  /** As the analysis of the review tells it. */
  read: string | null
  content: string | null
  locale: Locale
}

/** Fewer words than these are taken for a language too easily. */
const TELLING_WORDS = 5

/**
 * The reviewer's own, as the platform says or as it looks; the business's where that cannot be told. `null`: it is none that
 * can be written here, and an answer in another would pass for one that was understood.
 */
export function chooseLanguage({ language, read, content, locale }: Hints): Locale | null {
  const text = content?.trim() ?? ''
  if (text === '') return locale
  return language === null ? tellLanguage(text, { read, locale }) : asLocale(language)
}

function asLocale(language: string): Locale | null {
  const named = language.slice(0, 2).toLowerCase()
  return isLocale(named) ? named : null
}

/** Where the platform does not say. */
function tellLanguage(text: string, { read, locale }: Pick<Hints, 'read' | 'locale'>): Locale | null {
  if (isEverywhere(text)) return locale
  if (isLoneWord(text)) return tellByWord(text, locale)
  const isShort = countWords(text) <= SHORTEST_TEXT
  const own = isShort && guessLanguage(text) === locale ? locale : null
  const named = own ?? (read === null ? null : asLocale(read)) ?? findSaying(text)
  return named ?? (read !== null && tellsLanguage(text) ? null : (guessLanguage(text) ?? locale))
}

/** An emoji is none. */
const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
const MOST_LONE_WORDS = 2
/** Whatever they are read as, a word or two are in too many languages. */
const isLoneWord = (text: string) => (text.match(/\p{L}+/gu)?.length ?? 0) <= MOST_LONE_WORDS && /[a-z]/i.test(text)

const tellByWord = (text: string, locale: Locale) => findSaying(text) ?? guessLanguage(text) ?? locale

const SHORTEST_TEXT = 6
/** A text so short is easily taken for another language. */
const SAYINGS: Record<Locale, RegExp> = {
  en: /(?<!\p{L})(?:good|great|nice|awful|amazing|friendly|lovely|rude|waste|average|i guess|meh)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ni fu ni fa|sin más|normalito|nada especial|chapó|encantad[oa]s?|de diez|perfecto|estupend[oa]|fatal|pésim[oa]|brutal)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:sans plus|bof|mitigé|moyen|nickel|décevant|rien à (?:re)?dire|ras|mouais)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:geht so|naja|so lala|passt|gerne wieder|nie wieder|finger weg)(?!\p{L})/iu,
}
const LONGEST_SAYING = 10
const findSaying = (text: string) =>
  text.split(/\s+/).length > LONGEST_SAYING ? null : (LOCALES.find((each) => SAYINGS[each].test(text)) ?? null)

/** Words that are said in all four languages. */
const EVERYWHERE = listWords('top super ok okay cool bravo wow')
const isEverywhere = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => EVERYWHERE.has(word))

const tellsLanguage = (text: string) =>
  /\p{L}/u.test(text) && (countWords(text) >= TELLING_WORDS || !/[a-z]/i.test(text))

/** `null` where two are as likely. */
function guessLanguage(text: string): Locale | null {
  const words =
    text
      .normalize()
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const weighed = LOCALES.map((locale) => ({ locale, weight: weigh(words, TELLTALES[locale]) }))
  const [first, second] = weighed.toSorted((one, other) => other.weight - one.weight)
  return first && first.weight > (second?.weight ?? 0) ? first.locale : null
}

function weigh(words: readonly string[], { words: known, letters, endings }: Telltales): number {
  return words.reduce((sum, word) => {
    const signs = Number(letters.test(word)) + Number(endings.test(word))
    return sum + signs + (known.has(word) ? WORD_WEIGHT : 0)
  }, 0)
}
