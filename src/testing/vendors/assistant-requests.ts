import type {
  CampaignRequest,
  DisputeRequest,
  PriorityRequest,
  ReplyRequest,
  SentimentRequest,
} from '#server/assistant/port.ts'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'

export const replyRequest = ({
  review,
  ...more
}: Omit<Partial<ReplyRequest>, 'review'> & { review?: Partial<ReplyRequest['review']> } = {}): ReplyRequest => ({
  review: {
    id: 'secret-review-id',
    content: 'The soup was great, but the staff was rude.',
    rating: 3,
    isRecommended: null,
    author: 'Ada Lovelace',
    language: null,
    platform: 'google',
    ...review,
  },
  businessName: 'Harbour Bistro',
  instructions: '',
  locale: 'en',
  voice: DEFAULT_BRAND_VOICE,
  ...more,
})

export const sentimentRequest = (more: Partial<SentimentRequest> = {}): SentimentRequest => ({
  content: 'The soup was great, but the staff was rude.',
  rating: 3,
  isRecommended: null,
  language: null,
  locale: 'en',
  ...more,
})

export const disputeRequest = (more: Partial<DisputeRequest> = {}): DisputeRequest => ({
  review: {
    id: 'secret-review-id',
    content: 'Go to the Grill next door instead.',
    rating: 1,
    isRecommended: null,
    platform: 'yelp',
    author: 'Ada Lovelace',
    createdAt: new Date('2026-10-01T12:00:00Z'),
  },
  reason: 'competitor',
  businessName: 'Harbour Bistro',
  locale: 'en',
  duplicates: [],
  competitors: ['Grill'],
  ...more,
})

export const campaignRequest = (more: Partial<CampaignRequest> = {}): CampaignRequest => ({
  businessName: 'Harbour Bistro',
  industry: 'Restaurant',
  type: 'review_request',
  context: '',
  locale: 'en',
  voice: DEFAULT_BRAND_VOICE,
  ...more,
})

export const priorityRequest = (more: Partial<PriorityRequest> = {}): PriorityRequest => ({
  reason: 'offensive',
  description: 'It insults our staff.',
  content: 'They are all idiots.',
  rating: 1,
  isRecommended: null,
  createdAt: new Date('2026-10-01T12:00:00Z'),
  locale: 'en',
  ...more,
})
