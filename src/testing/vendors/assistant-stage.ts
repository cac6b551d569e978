import type {
  CampaignRequest,
  DisputeRequest,
  PriorityRequest,
  ReplyRequest,
  SentimentRequest,
} from '#server/adapters/assistant/port.ts'
import type { ChatSettings } from '#server/adapters/assistant/provider/chat/chat-client.ts'
import { createProviderAssistant } from '#server/adapters/assistant/provider/provider-assistant.ts'
import { mountAssistant } from '#sandbox/assistant/assistant.routes.ts'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import { startVendorStage } from './vendor-stage.ts'

/** The provider's adapter before the sandbox's model. Each key behaves as it is called: `sandbox-cut`. */
export async function startAssistantStage() {
  const stage = await startVendorStage(mountAssistant)
  const baseUrl = `${stage.url}/sandbox/ai/v1`
  return {
    ...stage,
    baseUrl,
    assistantFor: (apiKey: string, more: Partial<ChatSettings> = {}, now?: () => number) =>
      createProviderAssistant({ baseUrl: () => baseUrl, apiKey, model: 'gpt-4o', timeoutMs: 20_000, ...more }, now),
    tell: (body: object) =>
      fetch(`${stage.url}/sandbox/ai/mode`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async readState() {
      const response = await fetch(`${stage.url}/sandbox/ai/state`)
      return (await response.json()) as AssistantState
    },
    /** What that key asked, the newest first. */
    async requestsOf(key: string) {
      const { calls } = await this.readState()
      return calls.filter((call) => call.key === key).map(({ request }) => request)
    },
  }
}

interface AssistantState {
  mode: string
  times: number | null
  calls: { key: string; mode: string; status: number; request: SentRequest }[]
}

export interface SentRequest {
  model: string
  messages: { role: string; content: string }[]
  [parameter: string]: unknown
}

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
  createdAt: new Date('2026-10-01T12:00:00Z'),
  locale: 'en',
  ...more,
})
