import { areAlike, collectStems, guessLocale, listWords, stemOf, USUAL_STEMS } from '../form/known-words.ts'
import { unmaskText } from '../spotting/unmask-text.ts'
import { splitSentences } from '../text/sentences.ts'

/** How much of a sentence may be out of the ordinary; in a poem or another voice it is most of it. */
const MOST_UNUSUAL = 0.2

/**
 * For reviews that speak to the assistant: whether a reply takes up their words, under any disguise that is known, or is
 * no ordinary reply. What an injection wants to be said is then out of it, whatever that is.
 */
export function takesUpReview(text: string, review: string, own: string): boolean {
  const known = collectStems(own)
  const usual = USUAL_STEMS[guessLocale(text)]
  const said = [...new Set(unmaskText(review).flatMap(listWords).map(stemOf))]
  return splitSentences(text).some((sentence) => {
    const words = listWords(sentence).map(stemOf)
    const unusual = words.filter((word) => !usual.has(word) && !known.has(word))
    return (
      unusual.length > words.length * MOST_UNUSUAL ||
      unusual.some((word) => said.some((other) => areAlike(word, other)))
    )
  })
}

/** So many words on end are a quotation, whatever they say. */
const QUOTED_WORDS = 7
/** Fewer will do where they are most of what a sentence says. */
const FEWEST_WORDS = 3
const MOST_OF_IT = 0.6
const FEWEST_UNUSUAL = 2

/** Whether a reply says what the review says: an engine that obeys repeats what it is to say. */
export function repeatsReview(text: string, review: string, own: string): boolean {
  const known = collectStems(own)
  const usual = USUAL_STEMS[guessLocale(text)]
  const said = unmaskText(review).map((view) => ` ${listWords(view).join(' ')} `)
  const isUnusual = (word: string) => !usual.has(stemOf(word)) && !known.has(stemOf(word))
  return splitSentences(text).some((sentence) => {
    const words = listWords(sentence)
    const run = findLongestRun(words, said)
    if (run.length >= QUOTED_WORDS) return run.some(isUnusual)
    const isMostOfIt = run.length >= FEWEST_WORDS && run.length >= words.length * MOST_OF_IT
    return isMostOfIt && run.filter(isUnusual).length >= FEWEST_UNUSUAL
  })
}

/** The most words on end that stand so in one of the texts. In time that grows with the words, not with their square. */
function findLongestRun(words: readonly string[], texts: readonly string[]): readonly string[] {
  let longest: readonly string[] = []
  let from = 0
  for (let end = 1; end <= words.length; end += 1) {
    while (from < end && !isSaid(words.slice(from, end), texts)) from += 1
    if (end - from > longest.length) longest = words.slice(from, end)
  }
  return longest
}

const isSaid = (run: readonly string[], texts: readonly string[]) => {
  const wanted = ` ${run.join(' ')} `
  return texts.some((text) => text.includes(wanted))
}
