import type { ChatAnswer, ChatExchange, ChatFlow, ChatQuestion } from '#shared/contracts/chat.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { matchFlows } from '#shared/domain/match-chat-flow.ts'
import { isTimezone, toWallTime } from '#shared/domain/wall-time.ts'
import type { CampaignRequest } from '#server/assistant/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import {
  getVoice,
  reserve,
  ask,
  withinRequest,
  type AssistantAccess,
  type Reservation,
} from '#server/features/assistant/assistant.service.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { answerByWords, findBar, tell } from './answer-by-words.ts'
import { ANSWER_WORDS } from './answer-words.ts'
import { countAnswers, listFlows } from './chat.repository.ts'
import { getConversation, keepExchange, openConversation, type Said } from './conversations.ts'
import { presentFlow, seedFlows } from './flows.ts'
import { understand, type Understood } from './understand-question.ts'

const NOTHING_BESIDE = {
  flow: null,
  origin: null,
  language: null,
  figures: [],
  items: [],
  actions: [],
  nextQuestions: [],
} satisfies Omit<ChatAnswer, 'by'>

/** The answer of the flow whose trigger takes most of the question, if there is one. */
async function answerByFlow(
  tx: CustomerTx,
  conversationId: string | undefined,
  text: string,
): Promise<Said | undefined> {
  const flows = (await listFlows(tx)).map(presentFlow)
  const [match] = matchFlows(flows, text)
  if (!match) return undefined
  const { flow, trigger } = match
  const response = chooseResponse(flow, conversationId ? await countAnswers(tx, conversationId, flow.id) : 0)
  if (!response) return undefined
  const { message, nextQuestions } = response
  const source = { id: flow.id, name: flow.name, trigger }
  return { text: message, answer: { ...NOTHING_BESIDE, by: 'flow', flow: source, nextQuestions } }
}

/** In turn. */
const chooseResponse = ({ responses }: ChatFlow, answeredBefore: number) => responses[answeredBefore % responses.length]

function fallBack(language: Locale): Said {
  const { fallback, suggestions } = ANSWER_WORDS[language]
  return { text: fallback, answer: { ...NOTHING_BESIDE, by: 'fallback', language, nextQuestions: [...suggestions] } }
}

export interface ChatDeps extends AssistantAccess {
  transactions: Transactions
}

/** What is known at once, or what the assistant has to write first. */
type Prepared = Said | { asked: Understood; request: CampaignRequest; reservation: Reservation }

/** A flow, else our own services by what was understood, else the sentence for when nothing fits. */
async function prepare(deps: ChatDeps, tx: CustomerTx, actor: Actor, question: ChatQuestion): Promise<Prepared> {
  await seedFlows(tx)
  const { conversationId, text } = question
  if (conversationId !== undefined) await getConversation(tx, actor, conversationId)
  const byFlow = await answerByFlow(tx, conversationId, text)
  if (byFlow) return byFlow
  const { general } = await getSettings(tx)
  const language = actor.language ?? general.language
  const businessName = await getBusinessName(tx)
  const timezone = isTimezone(general.timezone) ? general.timezone : 'UTC'
  const today = toWallTime(new Date(), timezone).date
  const asked = understand(text, { language, today, places: await listLocations(tx), businessName })
  if (!asked) return fallBack(language)
  const barred = findBar(actor, asked)
  if (barred) return barred
  const { intent, occasion } = asked
  if (intent !== 'draft-campaign') return answerByWords(tx, actor, { ...asked, intent })
  const context = occasion === '' ? '' : ANSWER_WORDS[asked.language].news(occasion)
  const voice = await getVoice(tx)
  const request = { type: 'promotion', businessName, industry: '', context, locale: asked.language, voice } as const
  const allowance = { model: deps.assistant.model, dailyTokens: deps.dailyTokens }
  return { asked, request, reservation: await reserve(tx, allowance, DRAFTING) }
}

const DRAFTING = 'campaign_message_generation'

/** The answer is found first, outside of the transaction that keeps it: whoever writes may take their time. */
export async function answerQuestion(deps: ChatDeps, actor: Actor, question: ChatQuestion): Promise<ChatExchange> {
  const { transactions } = deps
  const { customerId } = actor
  const prepared = await transactions.replay(customerId, (tx) => prepare(deps, tx, actor, question))
  const said = 'request' in prepared ? await draftCampaign(deps, customerId, prepared) : prepared
  return transactions.change(customerId, async (tx) =>
    keepExchange(tx, await openConversation(tx, actor, question), { question: question.text, said }),
  )
}

async function draftCampaign(
  { transactions, assistant }: ChatDeps,
  customerId: string,
  { asked, request, reservation }: Exclude<Prepared, Said>,
): Promise<Said> {
  const made = await ask(transactions, { customerId, feature: DRAFTING, reservation }, () =>
    assistant.writeCampaignMessage(request, withinRequest()),
  ).catch((error: unknown) => {
    throw new AppError('unavailable', 'Failed to generate message', { cause: error })
  })
  const { draft, campaignName } = ANSWER_WORDS[asked.language]
  const message = made.text.trim()
  const campaign = { name: campaignName(asked.occasion), type: request.type, message }
  const said = tell(asked.language, `${draft}\n\n${message}`, { actions: [{ kind: 'draft-campaign', campaign }] })
  return { ...said, answer: { ...said.answer, origin: made.origin } }
}
