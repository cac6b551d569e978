import type { DisputeReason } from '#shared/domain/assistant.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import { findContactDetails, type ContactKind } from '#shared/domain/review-signals/contact-details.ts'
import { findNamed } from '#shared/domain/review-signals/find-named.ts'
import { findSignals } from '#shared/domain/review-signals/find-signals.ts'
import { findOffensiveWords } from '#shared/domain/review-signals/offensive-words.ts'
import type { ReviewSignal, SignalKind } from '#shared/domain/review-signals/review-signal.ts'
import type { DisputeRequest } from '#server/assistant/port.ts'
import { PHRASE_BOOKS } from './compose-reply.ts'
import { namesTopic } from './find-matters.ts'

/** So short that people write the same by chance. */
const FEWEST_WORDS = 6
const ALIKE = 0.8

interface Duplicate {
  isExact: boolean
  createdAt: Date
}

/** Which of the other texts truly say the same; the newest of them first. */
function findDuplicates(content: string, others: DisputeRequest['duplicates']): Duplicate[] {
  const own = listWords(content)
  if (own.length < FEWEST_WORDS) return []
  return others
    .flatMap(({ content: other, createdAt }) => {
      const words = listWords(other)
      const isExact = words.join(' ') === own.join(' ')
      return isExact || shareOfCommon(own, words) >= ALIKE ? [{ isExact, createdAt }] : []
    })
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

const listWords = (text: string) =>
  text
    .normalize()
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Of the words of both, how many both have. */
function shareOfCommon(one: readonly string[], other: readonly string[]): number {
  const [left, right] = [new Set(one), new Set(other)]
  const common = [...left].filter((word) => right.has(word)).length
  return common / (left.size + right.size - common)
}

const MASK = '*'
const LONGEST_QUOTE = 120
const LEFT_OUT = '…'
/** Words and stops; with digits, slashes and the like, an address or a number could be given. */
const PLAIN_WORDS = /^[\p{L}\p{M}\s,;:!()'’-]*$/u

/**
 * Words of a stranger in a text of the team's: on one line, without swear words. What could lead somewhere is left out, and
 * only its place is told.
 */
function quoteSafely(words: string): string {
  if (!PLAIN_WORDS.test(words) || findContactDetails(words).length > 0) return LEFT_OUT
  const line = cutAtWord(words.replaceAll(/\s+/g, ' ').trim(), LONGEST_QUOTE)
  return findOffensiveWords(line).reduce((text, { word }) => text.replaceAll(word, maskWord(word)), line)
}

const cutAtWord = (line: string, most: number) =>
  line.length <= most ? line : `${line.slice(0, most).replace(/\s+\S*$/, '')}${LEFT_OUT}`

/** Enough to recognise it by; the text is read by people. */
function maskWord(word: string): string {
  const [first = '', ...rest] = Array.from(word)
  return first + MASK.repeat(rest.length)
}

/** What is shown by quoting it. Swear words are masked, private details are not said again. */
export const QUOTED_KINDS = [
  'threat',
  'extortion',
  'hate',
  'insult',
  'insider',
  'not-firsthand',
  'wrong-business',
  'politics',
  'advertising',
  'sends-elsewhere',
] as const satisfies readonly SignalKind[]
export type QuotedKind = (typeof QUOTED_KINDS)[number]

/** Something anybody can see for themselves. `at` counts the text's words from one. */
export type Evidence =
  | { kind: QuotedKind; quote: string; at: number }
  | { kind: 'offensive'; word: string; at: number }
  | { kind: 'contact'; detail: ContactKind; at: number }
  | { kind: 'private-life'; at: number }
  | { kind: 'contradiction'; rating: number; words: 'positive' | 'negative' }
  | { kind: 'off-topic' }
  | { kind: 'competitor'; name: string; at: number }
  | { kind: 'duplicate'; isExact: boolean; createdAt: Date }
  | { kind: 'same-author'; count: number }
export type EvidenceKind = Evidence['kind']

const DISHONEST: readonly EvidenceKind[] = ['not-firsthand', 'insider', 'extortion', 'wrong-business']
const HARMFUL: readonly EvidenceKind[] = ['threat', 'hate', 'offensive', 'insult', 'contact', 'private-life']
const ELSEWHERE: readonly EvidenceKind[] = ['competitor', 'sends-elsewhere', 'advertising']

/** What bears on each reason, the weightiest first. What breaks every platform's rules counts whatever the reason. */
const RELEVANT: Record<DisputeReason, readonly EvidenceKind[]> = {
  fake: [...DISHONEST, 'duplicate', 'same-author', 'contradiction', ...ELSEWHERE, 'off-topic', 'politics', ...HARMFUL],
  offensive: [...HARMFUL, 'extortion', 'advertising', ...DISHONEST],
  irrelevant: [
    'wrong-business',
    'politics',
    'off-topic',
    ...DISHONEST,
    ...ELSEWHERE,
    'duplicate',
    'contradiction',
    ...HARMFUL,
  ],
  competitor: ['insider', ...ELSEWHERE, ...DISHONEST, 'duplicate', 'same-author', ...HARMFUL],
  other: [...HARMFUL, ...DISHONEST, ...ELSEWHERE, 'duplicate', 'same-author', 'contradiction', 'politics', 'off-topic'],
}
/** One more by the same author is what regulars do. */
const MANY_BY_AUTHOR = 2
const MOST_OFFENSIVE_WORDS = 3
/** In fewer words than these nobody need name anything. */
const FEWEST_WORDS_ON_TOPIC = 8

/** Only what the program can point at; never whether a review is genuine, which no text shows. */
export function findEvidence(request: DisputeRequest, analysis: SentimentAnalysis): Evidence[] {
  const content = request.review.content ?? ''
  const signals = findSignals(content)
  const found: Evidence[] = [
    ...quoteSignals(content, signals),
    ...findOffences(content),
    ...findContactDetails(content).map(({ kind, start }) => ({
      kind: 'contact' as const,
      detail: kind,
      at: countWordsTo(content, start),
    })),
    ...findPrivateLife(content, signals),
    ...findContradiction(request.review.rating, analysis),
    ...findOffTopic(content, analysis),
    ...findCompetitors(content, request.competitors),
    ...findDuplicates(content, request.duplicates).map((duplicate) => ({ kind: 'duplicate' as const, ...duplicate })),
    ...countByAuthor(request),
  ]
  const kinds = [...new Set(RELEVANT[request.reason])]
  return kinds.flatMap((kind) => found.filter((evidence) => evidence.kind === kind))
}

function quoteSignals(content: string, signals: readonly ReviewSignal[]): Evidence[] {
  return signals.flatMap(({ kind: found, words, start }) => {
    const kind = QUOTED_KINDS.find((quoted) => quoted === found)
    // A link is pointed at as a contact detail.
    const isLink = kind === 'advertising' && findContactDetails(words).length > 0
    return kind && !isLink ? [{ kind, quote: quoteSafely(words), at: countWordsTo(content, start) }] : []
  })
}

/** Where somebody lives and what they are called; a number or an address is pointed at as a contact detail. */
function findPrivateLife(content: string, signals: readonly ReviewSignal[]): Evidence[] {
  const found = signals.find(({ kind }) => kind === 'personal-information')
  const hasContact = findContactDetails(content).some(({ kind }) => kind !== 'link')
  return found && !hasContact ? [{ kind: 'private-life', at: countWordsTo(content, found.start) }] : []
}

function countByAuthor({ duplicates }: DisputeRequest): Evidence[] {
  const count = duplicates.filter(({ isSameAuthor }) => isSameAuthor === true).length
  return count >= MANY_BY_AUTHOR ? [{ kind: 'same-author', count }] : []
}

function findOffences(content: string): Evidence[] {
  const said = findOffensiveWords(content)
  const isFirst = (word: string, index: number) =>
    said.findIndex((other) => other.word.toLowerCase() === word.toLowerCase()) === index
  return said
    .filter(({ word }, index) => isFirst(word, index))
    .slice(0, MOST_OFFENSIVE_WORDS)
    .map(({ word, start }) => ({ kind: 'offensive', word: maskWord(word), at: countWordsTo(content, start) }))
}

function findContradiction(rating: number | null, { isContradictory }: SentimentAnalysis): Evidence[] {
  if (!isContradictory || rating === null) return []
  return [{ kind: 'contradiction', rating, words: rating <= 3 ? 'positive' : 'negative' }]
}

/** Only where the words could be read: a language nobody reads here is no evidence. */
function findOffTopic(content: string, { aspects, basis, language }: SentimentAnalysis): Evidence[] {
  const wasRead = basis === 'words' || basis === 'words-and-stars'
  const isLong = countWordsTo(content, content.length) >= FEWEST_WORDS_ON_TOPIC
  const isNamed = LOCALES.some((locale) => locale === language && namesTopic(content, PHRASE_BOOKS[locale].matters))
  return wasRead && isLong && aspects.length === 0 && !isNamed ? [{ kind: 'off-topic' }] : []
}

function findCompetitors(content: string, competitors: readonly string[]): Evidence[] {
  return findNamed(content, competitors).map(({ name, start }) => ({
    kind: 'competitor',
    name,
    at: countWordsTo(content, start),
  }))
}

const countWordsTo = (content: string, start: number) => (content.slice(0, start + 1).match(/\S+/g) ?? []).length
