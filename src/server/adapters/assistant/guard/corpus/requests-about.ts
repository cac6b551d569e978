import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import type { DisputeRequest, PriorityRequest, ReplyRequest, SentimentRequest } from '../../port.ts'
import type { HostileReview } from './hostile-review.ts'

type Review = Pick<HostileReview, 'content' | 'author' | 'rating'>

export const replyTo = ({ content, author, rating }: Review): ReplyRequest => ({
  review: { id: 'a1', content, author, rating, isRecommended: null, language: null, platform: 'google' },
  businessName: 'Harbour Bistro',
  instructions: '',
  locale: 'en',
  voice: DEFAULT_BRAND_VOICE,
})

export const disputeOf = ({ content, author, rating }: Review): DisputeRequest => ({
  review: { id: 'a1', content, author, rating, isRecommended: null, platform: 'google', createdAt: null },
  reason: 'offensive',
  businessName: 'Harbour Bistro',
  locale: 'en',
  duplicates: [],
  competitors: [],
})

export const readingOf = ({ content, rating }: Pick<Review, 'content' | 'rating'>): SentimentRequest => ({
  content,
  rating,
  isRecommended: null,
  language: null,
  locale: 'en',
})

export const priorityOf = ({ content, rating }: Pick<Review, 'content' | 'rating'>): PriorityRequest => ({
  reason: 'offensive',
  description: 'It insults us.',
  content,
  rating,
  isRecommended: null,
  createdAt: null,
  locale: 'en',
})
