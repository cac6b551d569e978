import { analyzeText, getAiUsage, getAssistant, getBrandVoice, saveBrandVoice } from '#shared/contracts/assistant.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createAssistantService, type AssistantOptions } from './assistant.service.ts'

/** Whoever writes drafts and reads reviews, and what is kept of it. */
export function makeAssistant({ transactions }: Foundations, ports: Omit<AssistantOptions, 'transactions'>) {
  const assistant = createAssistantService({ transactions, ...ports })
  return {
    routes: [
      implement(getAssistant, ({ actor }) => assistant.getState(actor)),
      implement(getBrandVoice, ({ actor }) => assistant.getVoice(actor)),
      implement(saveBrandVoice, ({ actor, input }) => assistant.saveVoice(actor, input)),
      implement(getAiUsage, ({ actor, input }) => assistant.getUsage(actor, input.days)),
      implement(analyzeText, ({ actor, input }) =>
        assistant.readText(actor, { content: input.content, rating: input.rating ?? null }),
      ),
    ],
  }
}
