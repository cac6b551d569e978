import { isLocale, type Locale } from '#shared/domain/locales.ts'
import type { Subject } from './chat-request.ts'
import { PHRASES } from './phrases.ts'

/** Small words by which a language is known. */
const SMALL_WORDS: Record<Locale, RegExp> = {
  en: /\b(the|and|was|were|very|with|is|this)\b/gi,
  es: /\b(el|la|los|muy|con|una|fue|está|pero)\b/gi,
  fr: /\b(le|les|très|avec|une|est|était|mais|nous)\b/gi,
  de: /\b(der|die|das|und|war|sehr|mit|nicht|ist)\b/gi,
}

/** In which language the answer is wanted. */
function languageOf({ answerLanguage, fallbackLanguage, review }: Subject): Locale {
  const told = answerLanguage ?? review.language?.slice(0, 2)
  if (isLocale(told)) return told
  return guessLanguage(review.text ?? '') ?? (isLocale(fallbackLanguage) ? fallbackLanguage : 'en')
}

function guessLanguage(text: string): Locale | null {
  const counts = Object.entries(SMALL_WORDS).map(([locale, words]) => ({
    locale,
    count: text.match(words)?.length ?? 0,
  }))
  const best = counts.toSorted((one, other) => other.count - one.count)[0]
  return best && best.count > 0 && isLocale(best.locale) ? best.locale : null
}

const GOOD =
  /\b(great|good|lovely|friendly|excellent|delicious|bueno|excelente|rico|amable|bon|délicieux|gentil|gut|lecker|freundlich|toll)/gi
const BAD =
  /\b(bad|terrible|rude|dirty|cold|slow|awful|malo|sucio|frío|lento|mauvais|sale|froid|lent|schlecht|schmutzig|kalt|langsam|unfreundlich)/gi

/** From -1 to 1, by words and stars. */
function scoreOf({ review }: Subject): number {
  const stars = review.stars ?? (review.isRecommended === null ? 3 : review.isRecommended ? 5 : 1)
  const words = scoreWords(review.text ?? '')
  return words === 0 ? (stars - 3) / 2 : Math.max(-1, Math.min(1, words / 3 + (stars - 3) / 4))
}

function scoreWords(text: string): number {
  return (text.match(GOOD)?.length ?? 0) - (text.match(BAD)?.length ?? 0)
}

function moodOf(score: number): 'good' | 'mixed' | 'bad' {
  if (score > 0.2) return 'good'
  return score < -0.2 ? 'bad' : 'mixed'
}

/** What a model says that does what it is asked: always the same to the same question. */
export function composeAnswer(subject: Subject): string {
  switch (subject.task) {
    case 'reply':
      return composeReply(subject)
    case 'campaign':
      return composeCampaign(subject)
    case 'dispute':
      return composeDispute(subject)
    case 'sentiment':
      return JSON.stringify(composeSentiment(subject))
    case 'priority':
      return JSON.stringify(composePriority(subject))
    case 'question':
      return JSON.stringify(composeQuestion(subject))
    case 'week':
      return JSON.stringify({ sentences: subject.claims.map(turnRound) })
  }
}

/** Says the same the other way round, as far as a comma goes. */
function turnRound(claim: string): string {
  const [first = '', ...rest] = claim.replace(/\.$/, '').split(', ')
  const turned = [...rest, first].join(' – ')
  return `${turned.charAt(0).toUpperCase()}${turned.slice(1)}.`
}

/** It does what it is told as far as it can: what stands in quotation marks is said. */
function composeReply(subject: Subject): string {
  const { review, business, instructions } = subject
  const phrases = PHRASES[languageOf(subject)]
  const [firstName = null] = review.author?.split(' ') ?? []
  const wished = [...instructions.matchAll(/["“„«]\s*([^"”“»]+?)\s*["”“»]/g)].map((match) => match[1] ?? '')
  const body = [phrases.reply[moodOf(scoreOf(subject))], ...wished].join(' ')
  return [phrases.greeting(firstName), body, signatureOf(business, phrases.signature)].join('\n\n')
}

function composeCampaign(subject: Subject): string {
  const { business, campaign } = subject
  const phrases = PHRASES[languageOf(subject)]
  const sentence = phrases.campaign[campaign?.type ?? ''] ?? phrases.campaign.announcement ?? ''
  const parts = [phrases.greeting(null), sentence, campaign?.context ?? '', signatureOf(business, phrases.signature)]
  return parts.filter((part) => part !== '').join('\n\n')
}

function signatureOf({ name, signature }: Subject['business'], usual: (name: string) => string): string {
  return signature || usual(name).replace(/ (?:of|de|von) $/, '')
}

function composeDispute(subject: Subject): string {
  const { business, reason, review } = subject
  const phrases = PHRASES[languageOf(subject)]
  const quoted = (review.text ?? '').split(/\s+/).slice(0, 8).join(' ')
  const facts = [review.stars === null ? '' : `${review.stars}/5`, review.writtenOn ?? '', quoted && `“${quoted}”`]
  const lines = facts.filter((fact) => fact !== '').map((fact) => `- ${fact}`)
  return [phrases.dispute(business.name, reason), '', 'EVIDENCE:', ...lines].join('\n')
}

const ASPECT_WORDS: [string, RegExp][] = [
  ['food', /\b(food|soup|meal|dinner|comida|sopa|cuisine|plat|essen|suppe)\b/i],
  ['service', /\b(service|staff|waiter|servicio|personal|serveur|bedienung|personal)\b/i],
  ['price', /\b(price|expensive|cheap|precio|caro|prix|cher|preis|teuer)\b/i],
  ['waiting', /\b(wait\w*|queue|espera|attente|wartezeit|gewartet)\b/i],
  ['cleanliness', /\b(clean|dirty|limpio|sucio|propre|sale|sauber|schmutzig)\b/i],
]

function composeSentiment(subject: Subject) {
  const score = scoreOf(subject)
  const { text } = subject.review
  const phrases = PHRASES[languageOf(subject)]
  const aspects = (text ?? '').split(/(?<=[.!?])\s+|,\s+|\s+(?:but|pero|mais|aber)\s+/).flatMap(readClause)
  const named = (polarity: string) =>
    aspects.filter((each) => each.polarity === polarity).map(({ aspect }) => phrases.aspects[aspect] ?? aspect)
  return {
    sentiment: { good: 'positive', bad: 'negative', mixed: 'neutral' }[moodOf(score)],
    sentimentScore: Number(score.toFixed(2)),
    emotionIntensity: 1 + Math.round(Math.abs(score) * 4),
    themes: [...new Set(aspects.map(({ aspect }) => phrases.aspects[aspect] ?? aspect))].slice(0, 3),
    positiveAspects: named('positive'),
    negativeAspects: named('negative'),
    summary: phrases.summary[moodOf(score)],
    language: guessLanguage(text ?? ''),
    aspects,
  }
}

function readClause(clause: string) {
  const score = scoreWords(clause)
  const polarity = score > 0 ? 'positive' : score < 0 ? 'negative' : 'neutral'
  return ASPECT_WORDS.filter(([, words]) => words.test(clause)).map(([aspect]) => ({ aspect, polarity, clause }))
}

const URGENCY: Record<string, number> = { offensive: 8, competitor: 7, fake: 6, irrelevant: 4 }

function composePriority(subject: Subject) {
  const { dispute, review } = subject
  const phrases = PHRASES[languageOf(subject)]
  const urgency = (URGENCY[dispute?.reason ?? ''] ?? 3) + ((review.stars ?? 3) <= 2 ? 1 : 0)
  const level = urgency >= 8 ? 'high' : urgency >= 5 ? 'medium' : 'low'
  return {
    priorityLevel: level,
    urgencyScore: urgency,
    reasoning: phrases.reasoning,
    estimatedImpact: level,
    recommendedActions: phrases.actions,
  }
}

const TOPICS: [string, RegExp][] = [
  ['figures', /\b(guests?|people|clientes|clients|gäste)\b/i],
  ['unanswered', /\b(inbox|todo|pendiente|boîte|posteingang)\b/i],
]

/** What guests think is asked of figures, and what lies in the inbox of reviews without an answer. */
function composeQuestion(subject: Subject) {
  const { question, locations } = subject
  const location = locations.find((name) => question.includes(name)) ?? null
  const all = { from: null, to: null, platform: null, stars: [], order: 'newest', rankedBy: 'click' }
  const questions = TOPICS.filter(([, words]) => words.test(question)).map(([about]) => ({ about, location, ...all }))
  return { language: guessLanguage(question) ?? languageOf(subject), questions }
}
