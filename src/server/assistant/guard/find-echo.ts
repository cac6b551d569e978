import { guessLocale, USUAL_STEMS } from './doubts/known-words.ts'
import { unmaskText } from './unmask-text.ts'
import { areAlike, collectStems, listWords, stemOf } from './text.ts'

/** For reviews that speak to the assistant: whether a reply takes up their words, under any disguise that is known. */
export function takesUpReview(text: string, review: string, own: string): boolean {
  const isUnusual = createUnusual(text, own)
  const said = [...new Set(unmaskText(review).flatMap(listWords).map(stemOf))]
  return listWords(text).some((word) => isUnusual(word) && said.some((other) => areAlike(stemOf(word), other)))
}

/** Tells the words that are neither usual in replies nor one's own. */
function createUnusual(text: string, own: string): (word: string) => boolean {
  const [usual, known] = [USUAL_STEMS[guessLocale(text)], collectStems(own)]
  return (word) => !usual.has(stemOf(word)) && !known.has(stemOf(word))
}

/** So many words on end are a quotation, whatever they say. */
const QUOTED_WORDS = 7
/** Fewer will do where they are most of what a sentence says. */
const FEWEST_WORDS = 3
const MOST_OF_IT = 0.6
const FEWEST_UNUSUAL = 2

/** Tells the sentences of a reply that say what the review says: an engine that obeys repeats what it is to say. */
export function createEcho(text: string, review: string, own: string): (sentence: string) => boolean {
  const isUnusual = createUnusual(text, own)
  const said = unmaskText(review).map((view) => ` ${listWords(view).join(' ')} `)
  return (sentence) => {
    const words = listWords(sentence)
    const run = findLongestRun(words, said)
    if (run.length >= QUOTED_WORDS) return run.some(isUnusual)
    const isMostOfIt = run.length >= FEWEST_WORDS && run.length >= words.length * MOST_OF_IT
    return isMostOfIt && run.filter(isUnusual).length >= FEWEST_UNUSUAL
  }
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
