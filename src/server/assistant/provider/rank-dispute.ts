import { z } from 'zod'
import { PRIORITY_LEVELS, URGENCY_RANGE } from '#shared/domain/assistant.ts'
import type { CallOptions, PrioritizedDispute, PriorityRequest } from '#server/assistant/port.ts'
import type { ChatClient } from './chat-client.ts'
import { loadPrompt } from './load-prompt.ts'
import { limitLength } from './settle-text.ts'
import { askJson } from './ask-json.ts'
import { dayOf } from './write-dispute.ts'

const prompt = loadPrompt('priority')
const USUAL_TOKENS = 400
const MOST_ACTIONS = 5
const LONGEST = { reasoning: 1000, action: 200 }

const asked = z.object({
  priorityLevel: z.enum(PRIORITY_LEVELS),
  urgencyScore: z.number(),
  reasoning: z.string(),
  estimatedImpact: z.enum(PRIORITY_LEVELS),
  recommendedActions: z.array(z.string()),
})

export async function rankDispute(
  chat: ChatClient,
  request: PriorityRequest,
  call: CallOptions,
): Promise<PrioritizedDispute> {
  const { reason, description, content, rating, createdAt, locale } = request
  const data = {
    task: 'priority',
    answerLanguage: locale,
    dispute: { reason, description },
    review: { stars: rating, writtenOn: dayOf(createdAt), text: content },
  }
  const question = { name: 'priority', prompt, data, asked, taken: asked, usualTokens: USUAL_TOKENS } as const
  const { value, ...made } = await askJson(chat, question, call)
  const { least, most } = URGENCY_RANGE
  return {
    ...made,
    priority: {
      ...value,
      urgencyScore: Math.min(most, Math.max(least, Math.round(value.urgencyScore))),
      reasoning: limitLength(value.reasoning, LONGEST.reasoning),
      recommendedActions: value.recommendedActions
        .map((action) => limitLength(action, LONGEST.action))
        .filter((action) => action !== '')
        .slice(0, MOST_ACTIONS),
    },
  }
}
