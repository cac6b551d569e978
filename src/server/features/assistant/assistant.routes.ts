import { analyzeText, getAiUsage, getAssistant, getBrandVoice, saveBrandVoice } from '#shared/contracts/assistant.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { AssistantService } from './assistant.service.ts'

export const assistantRoutes = (assistant: AssistantService) => [
  implement(getAssistant, ({ actor }) => assistant.getState(actor)),
  implement(getBrandVoice, ({ actor }) => assistant.getVoice(actor)),
  implement(saveBrandVoice, ({ actor, input }) => assistant.saveVoice(actor, input)),
  implement(getAiUsage, ({ actor, input }) => assistant.getUsage(actor, input.days)),
  implement(analyzeText, ({ actor, input }) =>
    assistant.readText(actor, { content: input.content, rating: input.rating ?? null }),
  ),
]
