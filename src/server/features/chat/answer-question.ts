import type { ChatAnswer, ChatFlow } from '#shared/contracts/chat.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { matchFlows } from '#shared/domain/match-chat-flow.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { countAnswers, listFlows } from './chat.repository.ts'
import { presentFlow } from './flows.ts'
import type { Said } from './conversations.ts'

/** Where nothing fits. */
const FALLBACK: Record<Locale, string> = {
  en: 'I don’t have a specific response for that. How else can I help with your marketing needs?',
  es: 'No tengo una respuesta concreta para eso. ¿En qué más puedo ayudarle con su marketing?',
  fr: 'Je n’ai pas de réponse précise à cela. Comment puis-je vous aider autrement dans votre marketing ?',
  de: 'Darauf habe ich keine passende Antwort. Womit kann ich Ihnen bei Ihrem Marketing sonst helfen?',
}

export const NOTHING_BESIDE = {
  flow: null,
  origin: null,
  language: null,
  figures: [],
  items: [],
  actions: [],
  nextQuestions: [],
} satisfies Omit<ChatAnswer, 'by'>

/** The answer of the flow whose trigger takes most of the question, if there is one. */
export async function answerByFlow(tx: CustomerTx, conversationId: string, text: string): Promise<Said | undefined> {
  const flows = (await listFlows(tx)).map(presentFlow)
  const [match] = matchFlows(flows, text)
  if (!match) return undefined
  const { flow, trigger } = match
  const response = chooseResponse(flow, await countAnswers(tx, conversationId, flow.id))
  if (!response) return undefined
  const { message, nextQuestions } = response
  const source = { id: flow.id, name: flow.name, trigger }
  return { text: message, answer: { ...NOTHING_BESIDE, by: 'flow', flow: source, nextQuestions } }
}

/** In turn. */
const chooseResponse = ({ responses }: ChatFlow, answeredBefore: number) => responses[answeredBefore % responses.length]

export function fallBack(language: Locale): Said {
  return { text: FALLBACK[language], answer: { ...NOTHING_BESIDE, by: 'fallback', language } }
}
