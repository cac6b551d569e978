import { guessLocale, TOPIC_WORDS, USUAL_STEMS } from './doubts/known-words.ts'
import { foldText, splitSentences, listWords, stemOf } from './text.ts'

const CAPITAL = /^["'“‘«(¡¿]*\p{Lu}/u
/** Written with a capital in the middle of a sentence, and no name. */
const NO_NAMES = new Set(
  listWords(`
    i i'm i'd i'll i've monday tuesday wednesday thursday friday saturday sunday january february march april may june july
    august september october november december christmas easter google facebook tripadvisor yelp english spanish french
    german italian mexican indian thai japanese chinese greek turkish american british european mediterranean mr mrs ms dr
    dear hi hello bonjour hola hallo sra sr madame monsieur mme pm am ok tv wifi wi fi bbq vip ac atm usb navidad noel
  `),
)
/** What stands before dishes and products but not before people. */
const ARTICLES = new Set(
  listWords('the a an our your this these el la los las un una nuestra nuestro le les une notre nos l'),
)

interface People {
  author: string | null
  review: string
  /** What the team has written itself, the name of the business among it. */
  team: string
}

/**
 * Names, by their capitals: of whomever, a person or another business, as long as neither the team nor the writer goes by
 * it. One of the review's may stand after an article, as a dish does. German writes every noun so; there it takes two
 * on end.
 */
export function namesStranger(text: string, { author, review, team }: People): boolean {
  const known = new Set(listWords(`${author ?? ''} ${team}`))
  const said = new Set(listWords(review))
  const locale = guessLocale(text)
  const nouns = locale === 'de' ? TOPIC_WORDS.de : new Set<string>()
  const isUsual = (word: string) =>
    listWords(word).every((part) => USUAL_STEMS[locale].has(stemOf(part)) || nouns.has(part))
  return listParts(text).some((part) => {
    const words = part.split(/[\s,;()–—]+/u).filter((word) => word !== '')
    const isName = words.map(
      (word, at) => at > 0 && CAPITAL.test(word) && !isShouted(word) && !isUsual(word) && !isKnown(word, known),
    )
    return words.some((_word, at) => {
      if (!isName[at]) return false
      if (locale === 'de') return isName[at - 1] === true
      const isDish = ARTICLES.has(foldText(words[at - 1] ?? '')) && isKnown(words[at] ?? '', said) && !isName[at + 1]
      return !isDish
    })
  })
}

/** What begins with a capital because it begins. */
const listParts = (text: string) => splitSentences(text).flatMap((sentence) => sentence.split(':'))

const isKnown = (word: string, known: ReadonlySet<string>) =>
  listWords(word.replace(/['’]s$/, '')).every((part) => known.has(part) || NO_NAMES.has(part.replace(/days$/, 'day')))

/** A word in capitals is loud, not a name. */
const isShouted = (word: string) => /^\P{Ll}+$/u.test(word) && word.length > 1
