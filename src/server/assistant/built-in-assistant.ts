import type { DraftOrigin } from '#shared/domain/replies.ts'
import { AssistantFailure } from './assistant-failure.ts'
import type { Assistant, CallOptions, Made } from './port.ts'
import { ANALYSIS_VERSION, readReview } from '#server/assistant/analysis/read-review.ts'
import { writeCampaignMessage } from '#server/assistant/writing/write-campaign-message.ts'
import { describeDispute } from '#server/assistant/writing/describe-dispute.ts'
import { weighDispute } from '#server/assistant/writing/weigh-dispute.ts'
import { composeReply } from '#server/assistant/writing/compose-reply.ts'

/** Kept with every text made of phrases. Counts up whenever a phrase, a rule or a point changes. */
export const PHRASES_VERSION = '16'

/** What an analysis and a ranking count for in the usage log; a text counts by its length. */
const ANALYSIS_TOKENS = 500
const RANKING_TOKENS = 400
const CHARACTERS_A_TOKEN = 4

/** Works without any model: reviews are read by weights and word lists, texts are put together from phrases. */
export function createBuiltInAssistant({ now = () => new Date() }: { now?: () => Date } = {}): Assistant {
  return {
    model: null,
    draftReply: (request, call) =>
      make(call, () => {
        const { review, locale } = request
        const reply = composeReply(request, readReview({ ...review, locale }))
        call?.onText?.(reply.text)
        return { ...reply, ...madeOfPhrases(tokensOf(reply.text)) }
      }),
    draftDispute: (request, call) =>
      make(call, () => {
        const { review, locale } = request
        const analysis = readReview({ ...review, language: null, locale })
        const dispute = describeDispute(request, analysis)
        call?.onText?.(dispute.description)
        return { ...dispute, ...madeOfPhrases(tokensOf(dispute.description)) }
      }),
    writeCampaignMessage: (request, call) =>
      make(call, () => {
        const message = writeCampaignMessage(request)
        call?.onText?.(message.text)
        return { ...message, ...madeOfPhrases(tokensOf(message.text)) }
      }),
    analyzeSentiment: (request, call) =>
      make(call, () => ({ analysis: readReview(request), ...madeBy(ANALYSIS_VERSION, ANALYSIS_TOKENS) })),
    prioritizeDispute: (request, call) =>
      make(call, () => {
        const analysis = readReview({ ...request, language: null })
        return { priority: weighDispute(request, analysis, now()), ...madeOfPhrases(RANKING_TOKENS) }
      }),
  }
}

/** In a promise, as the port has it: whoever stopped it gets nothing. */
async function make<T>(call: CallOptions | undefined, work: () => T): Promise<T> {
  if (call?.signal?.aborted) throw new AssistantFailure('stopped', 'The assistant was stopped.')
  return work()
}

const tokensOf = (text: string) => Math.ceil(text.length / CHARACTERS_A_TOKEN)
const madeOfPhrases = (tokens: number) => madeBy(PHRASES_VERSION, tokens)

function madeBy(version: string, tokens: number): Made {
  const origin: DraftOrigin = { engine: 'template', model: null, version }
  return { origin, spent: { tokens, isEstimated: true } }
}
