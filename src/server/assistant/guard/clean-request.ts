import type { BrandVoice } from '#shared/domain/assistant.ts'
import { LONGEST_INSTRUCTIONS } from '#shared/domain/assistant.ts'
import type {
  CampaignRequest,
  DisputeRequest,
  PriorityRequest,
  QuestionRequest,
  ReplyRequest,
  SentimentRequest,
} from '#server/assistant/port.ts'
import { hasForeignContactDetail } from './find-contact-details.ts'
import { hasForeignLink } from './find-links.ts'
import { hasAdmission } from './find-admissions.ts'
import { hasOffence } from './find-offences.ts'
import { hasForeignOffer } from './find-offers.ts'
import { cleanText } from './clean-text.ts'
import { holdsInstructions } from './spot-instructions.ts'

const LONGEST_LINE = 200
const LONGEST_AUTHOR = 60
const MOST_WORDS_OF_A_NAME = 5

const cleanOrNull = (text: string | null) => (text === null ? null : cleanText(text))
const cleanLine = (text: string) => cleanText(text, LONGEST_LINE).replace(/\s+/g, ' ').trim()

export function cleanReplyRequest(request: ReplyRequest): ReplyRequest {
  const { review, businessName, instructions, voice } = request
  return {
    ...request,
    review: { ...review, content: cleanOrNull(review.content), author: findSafeAuthor(review.author) },
    businessName: cleanLine(businessName),
    instructions: cleanText(instructions, LONGEST_INSTRUCTIONS),
    voice: cleanVoice(voice),
  }
}

export function cleanDisputeRequest(request: DisputeRequest): DisputeRequest {
  const { review, businessName, duplicates, competitors } = request
  return {
    ...request,
    review: { ...review, content: cleanOrNull(review.content), author: findSafeAuthor(review.author) },
    businessName: cleanLine(businessName),
    duplicates: duplicates.map((each) => ({ ...each, content: cleanText(each.content) })),
    competitors: competitors.map(cleanLine),
  }
}

export function cleanCampaignRequest(request: CampaignRequest): CampaignRequest {
  const { businessName, industry, context, voice } = request
  return {
    ...request,
    businessName: cleanLine(businessName),
    industry: cleanLine(industry),
    context: cleanText(context, LONGEST_INSTRUCTIONS),
    voice: cleanVoice(voice),
  }
}

export function cleanQuestionRequest(request: QuestionRequest): QuestionRequest {
  return { ...request, question: cleanText(request.question), places: request.places.map(cleanLine) }
}

export function cleanSentimentRequest(request: SentimentRequest): SentimentRequest {
  return { ...request, content: cleanOrNull(request.content) }
}

export function cleanPriorityRequest(request: PriorityRequest): PriorityRequest {
  const { content, description } = request
  return { ...request, content: cleanOrNull(content), description: cleanText(description) }
}

function cleanVoice(voice: BrandVoice): BrandVoice {
  const { dos, donts, signature, facts } = voice
  return {
    ...voice,
    dos: dos.map(cleanLine),
    donts: donts.map(cleanLine),
    signature: cleanText(signature, LONGEST_LINE),
    facts: facts.map(cleanLine),
  }
}

/** A name is greeted, so it must be one; `null` where it says more than that. */
export function findSafeAuthor(author: string | null): string | null {
  const name = cleanLine(author ?? '')
  const isName = /\p{L}/u.test(name) && name.length <= LONGEST_AUTHOR && name.split(' ').length <= MOST_WORDS_OF_A_NAME
  const checks = [hasForeignLink, hasForeignContactDetail, hasForeignOffer, hasAdmission]
  const isSafe = isName && !holdsInstructions(name) && !hasOffence(name) && !checks.some((isBad) => isBad(name, ''))
  return isSafe ? name : null
}
