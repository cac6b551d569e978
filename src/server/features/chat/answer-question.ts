import type { ChatAnswer, ChatExchange, ChatFlow, ChatQuestion } from '#shared/contracts/chat.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { matchFlows } from '#shared/domain/match-chat-flow.ts'
import { isTimezone, toWallTime } from '#shared/domain/wall-time.ts'
import { AssistantFailure } from '#server/assistant/assistant-failure.ts'
import type { CampaignRequest, QuestionRequest } from '#server/assistant/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import {
  ask,
  getVoice,
  reserve,
  tryReserve,
  withinRequest,
  type AssistantAccess,
  type Reservation,
} from '#server/features/assistant/assistant.service.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { answerByWords, findBar, joinAnswers, tell } from './answer-by-words.ts'
import { ANSWER_WORDS } from './answer-words.ts'
import { countAnswers, listFlows } from './chat.repository.ts'
import { getConversation, keepExchange, openConversation, type Said } from './conversations.ts'
import { presentFlow, seedFlows } from './flows.ts'
import { toUnderstood, understand, type Surroundings, type Understood } from './understand-question.ts'

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
  /** Aborted when the person has stopped waiting: nothing more is asked, and nothing kept. */
  awaited: AbortSignal
}

interface Drafting {
  asked: Understood
  request: CampaignRequest
  reservation: Reservation
}

interface Reading {
  question: QuestionRequest
  surroundings: Surroundings
  reservation: Reservation
}

/** What is known at once, or what the assistant has to write or read first. */
type Prepared = { said: Said } | { drafting: Drafting } | { reading: Reading }

/** A flow, else our own services by what was understood, else the model, else the sentence for when nothing fits. */
async function prepare(deps: ChatDeps, tx: CustomerTx, actor: Actor, question: ChatQuestion): Promise<Prepared> {
  await seedFlows(tx)
  const { conversationId, text } = question
  if (conversationId !== undefined) await getConversation(tx, actor, conversationId)
  const byFlow = await answerByFlow(tx, conversationId, text)
  if (byFlow) return { said: byFlow }
  const surroundings = await lookAround(tx, actor)
  const asked = understand(text, surroundings)
  const allowance = { model: deps.assistant.model, dailyTokens: deps.dailyTokens }
  if (!asked) {
    if (!deps.assistant.readQuestion) return { said: fallBack(surroundings.language) }
    const kept = await tryReserve(tx, allowance, READING)
    // Whoever has used up the day still gets what needs no model.
    if (!('reservation' in kept)) return { said: fallBack(surroundings.language) }
    return { reading: { question: toRequest(text, surroundings), surroundings, ...kept } }
  }
  if (asked.intent !== 'draft-campaign' || findBar(actor, asked)) return { said: await lookUp(tx, actor, asked) }
  const { language: locale, occasion } = asked
  const context = occasion === '' ? '' : ANSWER_WORDS[locale].news(occasion)
  const { businessName } = surroundings
  const request = { type: 'promotion', businessName, industry: '', context, locale, voice: await getVoice(tx) } as const
  return { drafting: { asked, request, reservation: await reserve(tx, allowance, DRAFTING) } }
}

async function lookAround(tx: CustomerTx, actor: Actor): Promise<Surroundings> {
  const { general } = await getSettings(tx)
  const timezone = isTimezone(general.timezone) ? general.timezone : 'UTC'
  return {
    language: actor.language ?? general.language,
    today: toWallTime(new Date(), timezone).date,
    places: await listLocations(tx),
    businessName: await getBusinessName(tx),
    dateFormat: general.dateFormat,
  }
}

const toRequest = (question: string, { today, places, language: locale }: Surroundings): QuestionRequest => ({
  question,
  today,
  places: places.map(({ name }) => name),
  locale,
})

async function lookUp(tx: CustomerTx, actor: Actor, asked: Understood): Promise<Said> {
  const barred = findBar(actor, asked)
  if (barred) return barred
  const { intent } = asked
  return intent === 'draft-campaign' ? fallBack(asked.language) : answerByWords(tx, actor, { ...asked, intent })
}

const DRAFTING = 'campaign_message_generation'
const READING = 'chat_questions'

/** The answer is found first, outside of the transaction that keeps it: whoever writes may take their time. */
export async function answerQuestion(deps: ChatDeps, actor: Actor, question: ChatQuestion): Promise<ChatExchange> {
  const { transactions } = deps
  const { customerId } = actor
  const prepared = await transactions.replay(customerId, (tx) => prepare(deps, tx, actor, question))
  const said = await settle(deps, actor, prepared)
  if (deps.awaited.aborted) throw nobodyWaits()
  return transactions.change(customerId, async (tx) =>
    keepExchange(tx, await openConversation(tx, actor, question), { question: question.text, said }),
  )
}

function settle(deps: ChatDeps, actor: Actor, prepared: Prepared): Promise<Said> | Said {
  if ('said' in prepared) return prepared.said
  return 'drafting' in prepared
    ? draftCampaign(deps, actor.customerId, prepared.drafting)
    : answerByModel(deps, actor, prepared.reading)
}

const nobodyWaits = (cause?: unknown) => new AppError('timed-out', 'Nobody waited for the answer.', { cause })

async function draftCampaign(
  deps: ChatDeps,
  customerId: string,
  { asked, request, reservation }: Drafting,
): Promise<Said> {
  const { transactions, assistant } = deps
  const made = await ask(transactions, { customerId, feature: DRAFTING, reservation }, () =>
    assistant.writeCampaignMessage(request, withinRequest(deps.awaited)),
  ).catch((error: unknown) => {
    if (deps.awaited.aborted) throw nobodyWaits(error)
    throw new AppError('unavailable', 'Failed to generate message', { cause: error })
  })
  const { draft, campaignName } = ANSWER_WORDS[asked.language]
  const message = made.text.trim()
  const campaign = { name: campaignName(asked.occasion), type: request.type, message }
  const said = tell(asked.language, `${draft}\n\n${message}`, { actions: [{ kind: 'draft-campaign', campaign }] })
  return { ...said, answer: { ...said.answer, origin: made.origin } }
}

/** The model says what is meant; what is said of it is looked up and written here. If it fails, nothing fitted. */
async function answerByModel(
  deps: ChatDeps,
  actor: Actor,
  { question, surroundings, reservation }: Reading,
): Promise<Said> {
  const { transactions, assistant } = deps
  const { customerId } = actor
  const read = assistant.readQuestion?.bind(assistant)
  if (!read) return fallBack(surroundings.language)
  const meant = await ask(transactions, { customerId, feature: READING, reservation }, () =>
    read(question, withinRequest(deps.awaited)),
  ).catch(orNothing)
  if (!meant) return fallBack(surroundings.language)
  const all = meant.questions
    .map((fixed) => toUnderstood(fixed, meant.language, surroundings))
    // A place that nobody named is the model's own word, and none of its words is shown.
    .filter(({ unknownPlace }) => unknownPlace === null || question.question.includes(unknownPlace))
  if (all.length === 0) return fallBack(meant.language)
  const answers: Said[] = await transactions.read(customerId, async (tx) => {
    const found: Said[] = []
    for (const asked of all) found.push(await lookUp(tx, actor, asked))
    return found
  })
  return joinAnswers(answers, { language: meant.language, origin: meant.origin })
}

function orNothing(error: unknown): null {
  if (error instanceof AssistantFailure) return null
  throw error
}
