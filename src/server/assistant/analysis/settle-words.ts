import { listWords } from './polarity-lexicon.ts'
import { NO_BREAK, type Words } from './split-words.ts'

const NEGATORS = listWords('cannot cant couldnt not no nunca nicht kaum pas')
const RECOMMENDING = /^(recommend|prais|recom(iend|end)|empfehl|loben|empfohlen)/
const ENOUGH = listWords('enough suficiente suficientemente bastante genug assez')
const REACH = 8

const STREETS = listWords('street road avenue lane square')
const STREETS_BEFORE = listWords('rue calle avenida avenue plaza place boulevard')

/**
 * The words without what is not meant as it stands: the negation of `cannot recommend it highly enough`, and the name of a
 * street. They are emptied, so that every other keeps its place.
 */
export function settleWords(text: string, read: Words): Words {
  const { words } = read
  const isEmpty = words.map((_word, at) => isOverflowing(read, at) || isStreetName(text, read, at))
  return isEmpty.includes(true) ? { ...read, words: words.map((word, at) => (isEmpty[at] ? '' : word)) } : read
}

function isOverflowing({ words, breaks }: Words, at: number): boolean {
  if (!NEGATORS.has(words[at] ?? '')) return false
  const end = breaks.findIndex((kind, place) => place > at && (kind !== NO_BREAK || place > at + REACH))
  const rest = words.slice(at + 1, end === -1 ? undefined : end)
  return rest.some((word) => RECOMMENDING.test(word)) && rest.some((word) => ENOUGH.has(word))
}

function isStreetName(text: string, { words, starts }: Words, at: number): boolean {
  const [isStreet, isBefore] = [STREETS.has(words[at] ?? ''), STREETS.has(words[at + 1] ?? '')]
  if (!isStreet && !isBefore && !STREETS_BEFORE.has(words[at - 1] ?? '')) return false
  const isCapital = (place: number) => /\p{Lu}/u.test(text.charAt(starts[place] ?? text.length))
  return isCapital(at) && (!isBefore || isCapital(at + 1))
}
