import { ENGLISH } from '#sandbox/seed/phrases/english.ts'
import { FRENCH } from '#sandbox/seed/phrases/french.ts'
import { GERMAN } from '#sandbox/seed/phrases/german.ts'
import type { Aspect, PhraseBook, SeedLanguage, Tone } from '#sandbox/seed/phrases/phrase-book.ts'
import { SPANISH } from '#sandbox/seed/phrases/spanish.ts'
import type { PseudoRandom } from './pseudo-random.ts'

const BOOKS: Record<SeedLanguage, PhraseBook> = { en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN }
/** What people speak of, the likeliest first. */
const ASPECT_WEIGHTS: readonly (readonly [Aspect, number])[] = [
  ['food', 10],
  ['service', 8],
  ['ambience', 4],
  ['wait', 3],
  ['price', 3],
  ['location', 2.5],
  ['booking', 2],
  ['cleanliness', 1.5],
]
const SHORT_SHARE = 0.14
const MAX_ATTEMPTS = 200

export interface ComposedWords {
  title: string
  content: string
}

export interface ReviewComposer {
  compose(wanted: { language: SeedLanguage; rating: number }): ComposedWords
  reply(wanted: { language: SeedLanguage; rating: number; name: string | null }): string
}

/** Puts sentences together as people do; no two texts are the same. */
export function createReviewComposer(random: PseudoRandom): ReviewComposer {
  const written = new Set<string>()

  function compose({ language, rating }: { language: SeedLanguage; rating: number }): ComposedWords {
    const book = BOOKS[language]
    const tone = toneOf(rating)
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const sentences = random.chance(SHORT_SHARE)
        ? [random.draw(book.shorts[tone])]
        : chooseSentences(random, book, rating)
      const content = retouch(random, sentences.map((sentence) => fill(random, book, sentence)).join(' '))
      if (written.has(content)) continue
      written.add(content)
      return { title: fill(random, book, random.draw(book.titles[tone])), content }
    }
    throw new Error(`There is nothing new to say in ${language}.`)
  }

  return {
    compose,
    reply({ language, rating, name }) {
      const text = random.draw(BOOKS[language].replies[toneOf(rating)])
      return name === null ? text.replaceAll(/,? \{name\}/g, '') : text.replaceAll('{name}', name)
    },
  }
}

export function toneOf(rating: number): Tone {
  if (rating >= 4) return 'good'
  return rating === 3 ? 'fair' : 'bad'
}

function chooseSentences(random: PseudoRandom, book: PhraseBook, rating: number): string[] {
  const tone = toneOf(rating)
  return [
    ...(random.chance(0.55) ? [random.draw(book.openings[tone])] : []),
    ...chooseBody(random, book, rating),
    ...(random.chance(0.45) ? [random.draw(book.closings[tone])] : []),
  ]
}

function chooseBody(random: PseudoRandom, book: PhraseBook, rating: number): string[] {
  const aspects = chooseAspects(random, random.between(1, rating === 5 ? 3 : 4))
  const [first = 'food', ...others] = aspects
  const praise = (aspect: Aspect) => random.draw(book.praise[aspect])
  const complain = (aspect: Aspect) => random.draw(book.complaints[aspect])
  if (rating === 5) return aspects.map(praise)
  if (rating === 4)
    return [...aspects.slice(0, 3).map(praise), ...(random.chance(0.5) ? [random.draw(book.quibbles)] : [])]
  if (rating === 3) {
    const turn = others.length > 0 && random.chance(0.6) ? [random.draw(book.turns)] : []
    return [praise(first), ...turn, ...others.slice(0, 2).map(complain)]
  }
  if (rating === 2) return [...others.slice(0, 3).map(complain), random.chance(0.3) ? praise(first) : complain(first)]
  return aspects.slice(0, 3).map(complain)
}

function chooseAspects(random: PseudoRandom, count: number): Aspect[] {
  const chosen: Aspect[] = []
  while (chosen.length < count) {
    const left = ASPECT_WEIGHTS.filter(([aspect]) => !chosen.includes(aspect))
    const [aspect] = left[random.weigh(left.map(([, weight]) => weight))] ?? ['food']
    chosen.push(aspect)
  }
  return chosen
}

function fill(random: PseudoRandom, book: PhraseBook, sentence: string): string {
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (_, slot: string) => random.draw(book.slots[slot] ?? []))
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}

/** Not everybody types alike. */
function retouch(random: PseudoRandom, text: string): string {
  const hand = random.next()
  if (hand < 0.05) return text.toLowerCase().replace(/\.$/, '')
  if (hand < 0.12) return text.replace(/\.$/, '!')
  if (hand < 0.16) return text.replace(/\.$/, '')
  return text
}
