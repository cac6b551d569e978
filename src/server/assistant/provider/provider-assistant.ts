import { LONGEST_CAMPAIGN_WORDS } from '#shared/domain/assistant.ts'
import type { Assistant, CampaignRequest, CallOptions, DraftedText } from '#server/assistant/port.ts'
import { createChatClient, type ChatSettings, type ChatClient } from './chat-client.ts'
import { rankDispute } from './rank-dispute.ts'
import { readQuestion } from './read-question.ts'
import { readSentiment } from './read-sentiment.ts'
import { wordWeek } from './word-week.ts'
import { writeDispute } from './write-dispute.ts'
import { writeReply } from './write-reply.ts'
import { loadPrompt } from './load-prompt.ts'
import { askText } from './ask-text.ts'

const DAY_MS = 86_400_000
/** Where the provider could not be asked. */
const AGAIN_MS = 3_600_000

/** The day on which the provider takes the model away, looked up once a day. Whoever does not say has no such day. */
function createModelEnd(chat: ChatClient, now: () => number) {
  let known: { end: Promise<string | null>; goodUntil: number } | null = null

  async function lookUp(): Promise<string | null> {
    try {
      const models = await chat.listModels()
      return models.find(({ id }) => id === chat.model)?.shutdown_date ?? null
    } catch {
      if (known) known.goodUntil = now() + AGAIN_MS
      return null
    }
  }

  return function findModelEnd(): Promise<string | null> {
    if (known && known.goodUntil > now()) return known.end
    known = { end: Promise.resolve(null), goodUntil: now() + DAY_MS }
    known.end = lookUp()
    return known.end
  }
}

const prompt = loadPrompt('campaign')

async function writeCampaign(chat: ChatClient, request: CampaignRequest, call: CallOptions): Promise<DraftedText> {
  const { businessName, industry, type, context, voice, locale } = request
  const data = {
    task: 'campaign',
    business: { name: businessName, industry, ...voice },
    campaign: { type, context },
    answerLanguage: locale,
  }
  const limits = { temperature: 0.8, mostTokens: 350, mostWords: LONGEST_CAMPAIGN_WORDS }
  const written = await askText(chat, { prompt, data, ...limits }, call)
  return { ...written, ignoredInstructions: false }
}

export interface ProviderAssistant extends Assistant {
  /** The day on which the provider takes the model away, if it says so. Never throws. */
  findModelEnd(): Promise<string | null>
}

/** Anybody's model that is reached as `/chat/completions`. It gets no tools, no secrets, and one review. */
export function createProviderAssistant(settings: ChatSettings, now: () => number = Date.now): ProviderAssistant {
  const chat = createChatClient(settings)
  return {
    model: settings.model,
    draftReply: (request, call = {}) => writeReply(chat, request, call),
    draftDispute: (request, call = {}) => writeDispute(chat, request, call),
    writeCampaignMessage: (request, call = {}) => writeCampaign(chat, request, call),
    analyzeSentiment: (request, call = {}) => readSentiment(chat, request, call),
    prioritizeDispute: (request, call = {}) => rankDispute(chat, request, call),
    readQuestion: (request, call = {}) => readQuestion(chat, request, call),
    wordWeek: (request, call = {}) => wordWeek(chat, request, call),
    findModelEnd: createModelEnd(chat, now),
  }
}
