import type { DisputeReason } from '../assistant.ts'
import type { PolicyCategory } from '../dispute-policies.ts'

/** What a platform's own rules are about, as far as words alone can show it; the gravest first. */
export const SIGNAL_KINDS = [
  'threat',
  'extortion',
  'hate',
  'personal-information',
  'offensive-words',
  'insult',
  'insider',
  'not-firsthand',
  'wrong-business',
  'politics',
  'advertising',
  'sends-elsewhere',
] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

export interface ReviewSignal {
  kind: SignalKind
  /** As they stand in the review. */
  words: string
  /** Where they begin in the review, in UTF-16 units. */
  start: number
  /** Plain to see in the words; the others take somebody's judgement. */
  isPlain: boolean
}

/** Under which of a platform's categories it comes; the first one that the platform has is meant. */
export const SIGNAL_CATEGORIES: Record<SignalKind, readonly PolicyCategory[]> = {
  threat: ['violence', 'harassment', 'offensive'],
  extortion: ['fake-engagement', 'harassment'],
  hate: ['hate', 'harassment', 'offensive'],
  'personal-information': ['personal-information'],
  'offensive-words': ['offensive', 'harassment', 'hate'],
  insult: ['harassment', 'offensive'],
  insider: ['conflict-of-interest', 'fake-engagement'],
  'not-firsthand': ['not-firsthand', 'fake-engagement', 'off-topic', 'misrepresentation'],
  'wrong-business': ['off-topic', 'not-firsthand'],
  politics: ['off-topic'],
  advertising: ['advertising', 'off-topic', 'conflict-of-interest'],
  'sends-elsewhere': ['advertising', 'conflict-of-interest', 'off-topic'],
}

/** For which reason it is disputed. */
export const SIGNAL_REASONS: Record<SignalKind, DisputeReason> = {
  threat: 'offensive',
  extortion: 'other',
  hate: 'offensive',
  'personal-information': 'other',
  'offensive-words': 'offensive',
  insult: 'offensive',
  insider: 'competitor',
  'not-firsthand': 'fake',
  'wrong-business': 'irrelevant',
  politics: 'irrelevant',
  advertising: 'irrelevant',
  'sends-elsewhere': 'competitor',
}
