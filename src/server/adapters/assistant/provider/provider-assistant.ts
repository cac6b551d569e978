import type { Assistant } from '../port.ts'
import { createChatClient, type ChatSettings } from './chat/chat-client.ts'
import { createModelEnd } from './model-end.ts'
import { rankDispute } from './purposes/rank-dispute.ts'
import { readSentiment } from './purposes/read-sentiment.ts'
import { writeCampaign } from './purposes/write-campaign.ts'
import { writeDispute } from './purposes/write-dispute.ts'
import { writeReply } from './purposes/write-reply.ts'

export interface ProviderAssistant extends Assistant {
  /** The day on which the provider takes the model away, if it says so. Never throws. */
  findModelEnd(): Promise<string | null>
}

/** Anybody's model that is reached as `/chat/completions`. It gets no tools, no secrets, and one review. */
export function createProviderAssistant(settings: ChatSettings, now: () => number = Date.now): ProviderAssistant {
  const chat = createChatClient(settings)
  return {
    model: settings.model,
    draftReply: (request, course = {}) => writeReply(chat, request, course),
    draftDispute: (request, course = {}) => writeDispute(chat, request, course),
    writeCampaignMessage: (request, course = {}) => writeCampaign(chat, request, course),
    analyzeSentiment: (request, course = {}) => readSentiment(chat, request, course),
    prioritizeDispute: (request, course = {}) => rankDispute(chat, request, course),
    findModelEnd: createModelEnd(chat, now),
  }
}
