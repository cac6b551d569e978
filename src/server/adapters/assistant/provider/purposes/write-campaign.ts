import { LONGEST_CAMPAIGN_WORDS } from '#shared/domain/assistant.ts'
import type { CampaignRequest, Course, DraftedText } from '../../port.ts'
import type { ChatClient } from '../chat/chat-client.ts'
import { loadPrompt } from '../prompts/load-prompt.ts'
import { askText } from './ask-text.ts'

const prompt = loadPrompt('campaign')

export async function writeCampaign(chat: ChatClient, request: CampaignRequest, course: Course): Promise<DraftedText> {
  const { businessName, industry, type, context, voice, locale } = request
  const data = {
    task: 'campaign',
    business: { name: businessName, industry, ...voice },
    campaign: { type, context },
    answerLanguage: locale,
  }
  const limits = { temperature: 0.8, mostTokens: 350, mostWords: LONGEST_CAMPAIGN_WORDS }
  const written = await askText(chat, { prompt, data, ...limits }, course)
  return { ...written, ignoredInstructions: false }
}
