import type { DisputeReason } from '#shared/domain/assistant.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { DisputeRequest } from '../../../port.ts'
import { findContactDetails, type ContactKind } from '../contact-details.ts'
import { findOffensiveWords } from '../offensive-words.ts'
import { findDuplicates } from './find-duplicates.ts'

/** Something anybody can see for themselves. `at` counts the text's words from one. */
export type Evidence =
  | { kind: 'offensive'; word: string; at: number }
  | { kind: 'contact'; detail: ContactKind; at: number }
  | { kind: 'contradiction'; rating: number; words: 'positive' | 'negative' }
  | { kind: 'off-topic' }
  | { kind: 'competitor'; name: string; at: number }
  | { kind: 'duplicate'; isExact: boolean; createdAt: Date }
export type EvidenceKind = Evidence['kind']

/** What bears on each reason, the weightiest first. Insults and private data break every platform's rules whatever the reason. */
const RELEVANT: Record<DisputeReason, readonly EvidenceKind[]> = {
  fake: ['duplicate', 'contradiction', 'competitor', 'off-topic', 'offensive', 'contact'],
  offensive: ['offensive', 'contact'],
  irrelevant: ['off-topic', 'contact', 'duplicate', 'contradiction', 'offensive'],
  competitor: ['competitor', 'duplicate', 'contact', 'offensive'],
  other: ['offensive', 'contact', 'competitor', 'duplicate', 'contradiction', 'off-topic'],
}
const MOST_OFFENSIVE_WORDS = 3
/** In fewer words than these nobody need name anything. */
const FEWEST_WORDS_ON_TOPIC = 8
const MASK = '*'

/** Only what the program can point at; never whether a review is genuine, which no text shows. */
export function findEvidence(request: DisputeRequest, reading: SentimentAnalysis): Evidence[] {
  const content = request.review.content ?? ''
  const found: Evidence[] = [
    ...findOffences(content),
    ...findContactDetails(content).map(({ kind, start }) => ({
      kind: 'contact' as const,
      detail: kind,
      at: countWordsTo(content, start),
    })),
    ...findContradiction(request.review.rating, reading),
    ...findOffTopic(content, reading),
    ...findCompetitors(content, request.competitors),
    ...findDuplicates(content, request.duplicates).map((duplicate) => ({ kind: 'duplicate' as const, ...duplicate })),
  ]
  return RELEVANT[request.reason].flatMap((kind) => found.filter((evidence) => evidence.kind === kind))
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

/** Enough to recognise it by; the text is read by people. */
function maskWord(word: string): string {
  const [first = '', ...rest] = Array.from(word)
  return first + MASK.repeat(rest.length)
}

function findContradiction(rating: number | null, { isContradictory }: SentimentAnalysis): Evidence[] {
  if (!isContradictory || rating === null) return []
  return [{ kind: 'contradiction', rating, words: rating <= 3 ? 'positive' : 'negative' }]
}

/** Only where the words could be read: a language nobody reads here is no evidence. */
function findOffTopic(content: string, { aspects, basis }: SentimentAnalysis): Evidence[] {
  const wasRead = basis === 'words' || basis === 'words-and-stars'
  const isLong = countWordsTo(content, content.length) >= FEWEST_WORDS_ON_TOPIC
  return wasRead && isLong && aspects.length === 0 ? [{ kind: 'off-topic' }] : []
}

function findCompetitors(content: string, competitors: readonly string[]): Evidence[] {
  return competitors.flatMap((competitor) => {
    const name = competitor.trim()
    const start = name === '' ? -1 : findName(content, name)
    return start < 0 ? [] : [{ kind: 'competitor' as const, name, at: countWordsTo(content, start) }]
  })
}

/** As a whole: "Inn" is not named in "dinner". */
function findName(content: string, name: string): number {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, (sign) => `\\${sign}`)
  return content.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu'))
}

const countWordsTo = (content: string, start: number) => (content.slice(0, start + 1).match(/\S+/g) ?? []).length
