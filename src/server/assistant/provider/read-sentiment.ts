import { z } from 'zod'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import {
  ASPECTS,
  INTENSITY_RANGE,
  MOST_THEMES,
  type AnalysisBasis,
  type AspectFinding,
  type SentimentAnalysis,
} from '#shared/domain/sentiment.ts'
import type { AnalyzedSentiment, CallOptions, SentimentRequest } from '#server/assistant/port.ts'
import type { ChatClient } from './chat-client.ts'
import { loadPrompt } from './load-prompt.ts'
import { limitLength } from './settle-text.ts'
import { askJson } from './ask-json.ts'

const prompt = loadPrompt('sentiment')
const USUAL_TOKENS = 500
const MOST_ASPECTS = 10
const LONGEST = { word: 60, summary: 500 }
/** From here on words say clearly what they say. */
const CLEAR_SCORE = 0.5

const finding = z.object({ aspect: z.enum(ASPECTS), polarity: z.enum(SENTIMENTS), clause: z.string() })

const asked = z.object({
  sentiment: z.enum(SENTIMENTS),
  sentimentScore: z.number(),
  emotionIntensity: z.number(),
  themes: z.array(z.string()),
  positiveAspects: z.array(z.string()),
  negativeAspects: z.array(z.string()),
  summary: z.string(),
  language: z.string().nullable(),
  aspects: z.array(finding),
})

/** Without what a model may leave out and the rest can do without. */
const taken = asked.extend({
  sentimentScore: z.number().nullable().catch(null),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullable()
    .catch(null),
  aspects: z.array(finding.nullable().catch(null)).catch([]),
})
type Taken = z.output<typeof taken>

export async function readSentiment(
  chat: ChatClient,
  request: SentimentRequest,
  call: CallOptions,
): Promise<AnalyzedSentiment> {
  const { content, rating, isRecommended, language, locale } = request
  const data = {
    task: 'sentiment',
    answerLanguage: locale,
    review: { stars: rating, isRecommended, language, text: content },
  }
  const question = { name: 'sentiment', prompt, data, asked, taken, usualTokens: USUAL_TOKENS } as const
  const { value, ...made } = await askJson(chat, question, call)
  return { ...made, analysis: toAnalysis(value, request) }
}

function toAnalysis(value: Taken, request: SentimentRequest): SentimentAnalysis {
  const emotionIntensity = clamp(Math.round(value.emotionIntensity), INTENSITY_RANGE.least, INTENSITY_RANGE.most)
  const sentimentScore = scoreOf(value, emotionIntensity)
  return {
    sentiment: value.sentiment,
    sentimentScore,
    emotionIntensity,
    themes: toWords(value.themes, MOST_THEMES),
    positiveAspects: toWords(value.positiveAspects, MOST_ASPECTS),
    negativeAspects: toWords(value.negativeAspects, MOST_ASPECTS),
    summary: limitLength(value.summary, LONGEST.summary),
    basis: basisOf(request),
    language: value.language,
    aspects: value.aspects.flatMap((each) => (each ? findInText(each, request.content ?? '') : [])),
    isContradictory: isContradictory(sentimentScore, request),
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

function toWords(words: readonly string[], most: number): string[] {
  const said = words.map((word) => limitLength(word, LONGEST.word)).filter((word) => word !== '')
  return [...new Set(said)].slice(0, most)
}

/** On the side that the sentiment is on, whatever the model's own number says. */
function scoreOf({ sentiment, sentimentScore }: Taken, intensity: number): number {
  const strength = sentimentScore === null ? intensity / INTENSITY_RANGE.most : Math.min(1, Math.abs(sentimentScore))
  if (sentiment === 'positive') return strength
  return sentiment === 'negative' ? -strength : clamp(sentimentScore ?? 0, -0.3, 0.3)
}

/** A clause that does not stand in the review was made up. */
function findInText(each: Omit<AspectFinding, 'start' | 'end'>, content: string): AspectFinding[] {
  const clause = each.clause.trim()
  const start = clause === '' ? -1 : content.indexOf(clause)
  return start < 0 ? [] : [{ ...each, clause, start, end: start + clause.length }]
}

const hasStars = ({ rating, isRecommended }: SentimentRequest) => rating !== null || isRecommended !== null

function basisOf(request: SentimentRequest): AnalysisBasis {
  if (!request.content?.trim()) return hasStars(request) ? 'stars' : 'nothing'
  return hasStars(request) ? 'words-and-stars' : 'words'
}

function isContradictory(score: number, request: SentimentRequest): boolean {
  if (basisOf(request) !== 'words-and-stars' || Math.abs(score) < CLEAR_SCORE) return false
  const stars = request.rating ?? (request.isRecommended ? 5 : 1)
  return score > 0 ? stars <= 2 : stars >= 4
}
