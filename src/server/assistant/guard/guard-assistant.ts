import {
  isHeldCaution,
  LONGEST_CAMPAIGN_WORDS,
  LONGEST_REPLY_WORDS,
  type BlockReason,
  type BrandVoice,
  type Doubt,
  type HeldCaution,
} from '#shared/domain/assistant.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import { TextBlocked } from '#server/assistant/assistant-failure.ts'
import type { Assistant, CallOptions, DraftedText, Made, ReviewText } from '#server/assistant/port.ts'
import { limitWords } from '#server/assistant/provider/settle-text.ts'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import { findCaution } from '#server/assistant/writing/find-caution.ts'
import { boundPriority } from './bound-priority.ts'
import { boundSentiment, checkSentiment, findAgain, starsOf } from './check-sentiment.ts'
import {
  checkInternalText,
  checkLanguage,
  checkPublicText,
  checkReply,
  checkWhole,
  findReplyDoubts,
  type Surroundings,
} from './check-text.ts'
import { findReportDoubts } from './doubts/find-report-doubts.ts'
import {
  cleanCampaignRequest,
  cleanDisputeRequest,
  cleanPriorityRequest,
  cleanQuestionRequest,
  cleanReplyRequest,
  cleanSentimentRequest,
} from './clean-request.ts'
import { checkWeek } from './check-week.ts'
import { cleanText } from './clean-text.ts'
import { releaseSentences } from './release-sentences.ts'
import { leaveOutAddress } from './leave-out-address.ts'
import { holdsInstructions } from './spot-instructions.ts'

/**
 * Stands around an engine. What goes in is cleaned; what comes out is checked before anybody sees it, and throws
 * TextBlocked where it may not be offered. It takes the engine for one that obeys whatever a review says.
 */
export function guardAssistant(engine: Assistant, { now = () => new Date() }: { now?: () => Date } = {}): Assistant {
  /** Templates and weights cannot be talked to. */
  const isHostile = (text: string | null) => engine.model !== null && text !== null && holdsInstructions(text)
  const readQuestion = engine.readQuestion?.bind(engine)
  const wordWeek = engine.wordWeek?.bind(engine)
  return {
    model: engine.model,
    draftReply: async (request, call = {}) => draftReply(engine, cleanReplyRequest(request), call),
    draftDispute: (request, call = {}) => draftDispute(engine, cleanDisputeRequest(request), { call, isHostile }),
    writeCampaignMessage: (request, call = {}) => writeCampaign(engine, cleanCampaignRequest(request), call),
    analyzeSentiment: (request, call = {}) => analyzeSentiment(engine, request, { call, isHostile }),
    prioritizeDispute: (request, call = {}) =>
      prioritizeDispute(engine, cleanPriorityRequest(request), { call, isHostile, now }),
    // Nothing of what it says is shown: it chooses among our own questions.
    ...(readQuestion && { readQuestion: (request, call) => readQuestion(cleanQuestionRequest(request), call) }),
    ...(wordWeek && { wordWeek: async (request, call) => checkWeek(request, await wordWeek(request, call)) }),
  }
}

interface Watch {
  call: CallOptions
  isHostile: (text: string | null) => boolean
}
interface Ranking extends Watch {
  now: () => Date
}
type Request<Purpose extends Exclude<keyof Assistant, 'model' | 'readQuestion' | 'wordWeek'>> = Parameters<
  Assistant[Purpose]
>[0]

async function draftReply(engine: Assistant, asked: Request<'draftReply'>, call: CallOptions): Promise<DraftedText> {
  const caution = engine.model === null ? null : getHeldCaution(asked)
  const drafted = await writeReply(engine, asked, call).catch((error: unknown) => {
    if (engine.model !== null || asked.isPlain || !isHeldBack(error)) throw error
    return writeReply(engine, { ...asked, isPlain: true }, call)
  })
  return caution === null ? drafted : { ...drafted, caution }
}

/** It was written, and then found wanting. */
const isHeldBack = (error: unknown) => error instanceof TextBlocked && error.made !== null

/** A model is not asked for what no reply is right to. Templates see to it themselves. */
function getHeldCaution({ review, locale }: Request<'draftReply'>): HeldCaution | null {
  const caution = findCaution(review, readReview({ ...review, locale }))
  if (caution === null || isHeldCaution(caution)) return caution
  throw new TextBlocked([caution])
}

function writeReply(engine: Assistant, asked: Request<'draftReply'>, call: CallOptions) {
  const { voice, businessName, instructions } = asked
  const { author, language } = asked.review
  const { plain, address } = partReview(engine, asked.review.content)
  const request = { ...asked, review: { ...asked.review, content: plain } }
  const around: Surroundings = {
    business: businessName,
    team: listWords(voice, [businessName, instructions]),
    instructions,
    review: { content: plain ?? '', author, stars: starsOf(asked.review), language },
    address,
  }
  const work = (watched: CallOptions) => engine.draftReply(request, watched)
  const isModel = engine.model !== null
  return writeInPublic(engine, around, {
    call,
    work,
    mostWords: LONGEST_REPLY_WORDS,
    check: isModel ? checkReply : checkPublicText,
    findDoubts: isModel ? findReplyDoubts : () => [],
  })
}

/** What an engine is given of a review: what it says to whoever answers is left out. Templates cannot be talked to. */
function partReview(engine: Assistant, content: string | null): { plain: string | null; address: string } {
  if (engine.model === null || content === null) return { plain: content, address: '' }
  const { plain, address } = leaveOutAddress(content)
  if (address !== '' && !/\p{L}/u.test(plain)) throw new TextBlocked(['hostile-review'])
  return { plain, address }
}

function writeCampaign(engine: Assistant, request: Request<'writeCampaignMessage'>, call: CallOptions) {
  const { businessName, industry, context, voice, locale } = request
  const around: Surroundings = {
    team: listWords(voice, [businessName, industry, context]),
    instructions: context,
    review: { content: '', author: null, stars: null, language: locale },
    address: '',
  }
  const work = (watched: CallOptions) => engine.writeCampaignMessage(request, watched)
  return writeInPublic(engine, around, {
    call,
    work,
    mostWords: LONGEST_CAMPAIGN_WORDS,
    check: checkPublicText,
    findDoubts: () => [],
  })
}

const listWords = ({ dos, facts, signature }: BrandVoice, own: readonly string[]) =>
  [...own, signature, ...facts, ...dos].join('\n')

interface Writing {
  call: CallOptions
  work: (call: CallOptions) => Promise<DraftedText>
  mostWords: number
  /** Of the beginning as of the whole. */
  check: (text: string, around: Surroundings) => BlockReason[]
  findDoubts: (text: string, around: Surroundings) => Doubt[]
}

async function writeInPublic(engine: Assistant, around: Surroundings, writing: Writing) {
  const { work, mostWords, check, findDoubts } = writing
  const settle = (text: string) => limitWords(cleanText(text).trim(), mostWords)
  const { onText } = writing.call
  const show = (text: string) => onText?.(text, findDoubts(text, around))
  const call: CallOptions = { ...writing.call, ...(onText && { onText: (soFar) => show(settle(soFar)) }) }
  const judge = (soFar: string) => check(settle(soFar), around)
  const drafted = await releaseSentences(call, { judge, model: engine.model }, work)
  const text = settle(drafted.text)
  const language = engine.model === null ? [] : checkLanguage(text, around)
  refuse([...checkWhole(text), ...check(text, around), ...language], drafted)
  show(text)
  return { ...drafted, text, doubts: findDoubts(text, around) }
}

async function draftDispute(engine: Assistant, request: Request<'draftDispute'>, { call, isHostile }: Watch) {
  const { review, businessName, competitors } = request
  const address = isHostile(review.content) ? (review.content ?? '') : ''
  const around = surround([businessName, ...competitors], review, address)
  const judge = (text: string) => checkInternalText(cleanText(text), around)
  const work = (watched: CallOptions) => engine.draftDispute(request, watched)
  const drafted = await releaseSentences(call, { judge, model: engine.model }, work)
  const description = cleanText(drafted.description).trim()
  const evidence = drafted.evidence.map((line) => cleanText(line).trim())
  const lines = checkInternalText(evidence.join('\n'), around)
  refuse([...checkWhole(description), ...judge(description), ...lines], drafted)
  const doubts = engine.model === null ? [] : findReportDoubts(description, { isHostile: address !== '' })
  return { ...drafted, description, evidence, doubts }
}

async function analyzeSentiment(engine: Assistant, asked: Request<'analyzeSentiment'>, { call, isHostile }: Watch) {
  const request = cleanSentimentRequest(asked)
  const { content } = request
  if (isHostile(content)) throw new TextBlocked(['hostile-review'])
  const analyzed = await engine.analyzeSentiment(request, call)
  const { analysis } = analyzed
  const aspects = findAgain(analysis.aspects, content ?? '', asked.content ?? '')
  if (engine.model === null) return { ...analyzed, analysis: { ...analysis, aspects } }
  const words = cleanWords(analysis)
  const said = [words.summary, ...words.themes, ...words.positiveAspects, ...words.negativeAspects].join('\n')
  refuse([...checkInternalText(said, surround([], request)), ...checkSentiment(analysis, request)], analyzed)
  return { ...analyzed, analysis: { ...boundSentiment({ ...analysis, ...words }, request), aspects } }
}

/** As they are checked, so they are handed on. */
function cleanWords({ summary, themes, positiveAspects, negativeAspects }: SentimentAnalysis) {
  const clean = (line: string) => cleanText(line).trim()
  return {
    summary: clean(summary),
    themes: themes.map(clean),
    positiveAspects: positiveAspects.map(clean),
    negativeAspects: negativeAspects.map(clean),
  }
}

async function prioritizeDispute(engine: Assistant, request: Request<'prioritizeDispute'>, watch: Ranking) {
  const { content, description } = request
  if (watch.isHostile(content)) throw new TextBlocked(['hostile-review'])
  const ranked = await engine.prioritizeDispute(request, watch.call)
  const priority = {
    ...ranked.priority,
    reasoning: cleanText(ranked.priority.reasoning).trim(),
    recommendedActions: ranked.priority.recommendedActions.map((line) => cleanText(line).trim()),
  }
  const words = [priority.reasoning, ...priority.recommendedActions].join('\n')
  refuse(checkInternalText(words, surround([description], request)), ranked)
  if (engine.model === null) return ranked
  return { ...ranked, priority: boundPriority(priority, request, watch.now()) }
}

type Read = Pick<ReviewText, 'content' | 'rating'>

function surround(team: readonly string[], { content, rating }: Read, address = ''): Surroundings {
  const review = { content: address === '' ? (content ?? '') : '', author: null, stars: rating, language: null }
  return { team: team.join('\n'), instructions: '', review, address }
}

function refuse(reasons: readonly BlockReason[], { origin, spent }: Made): void {
  if (reasons.length > 0) throw new TextBlocked([...new Set(reasons)], { origin, spent })
}
