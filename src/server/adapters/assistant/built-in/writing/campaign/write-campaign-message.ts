import { LONGEST_CAMPAIGN_WORDS, type CampaignType } from '#shared/domain/assistant.ts'
import type { CampaignRequest } from '../../../port.ts'
import { fillSlots } from '../fill-slots.ts'
import { chooseVariant } from '../variants.ts'
import { chooseManner, type Manner } from '../wishes.ts'
import { capWords, countWords } from '../word-cap.ts'
import { CAMPAIGN_PHRASES, type CampaignPhrases } from './campaign-phrases.ts'
import { nameOccasion } from './occasions.ts'

/**
 * These are about what the team has to say, and it stands in them in the team's own words. A request for an opinion is the
 * same for everybody: there, what comes with it is read as a wish for how it should sound.
 */
const HAS_NEWS: Record<CampaignType, boolean> = {
  review_request: false,
  feedback: false,
  promotion: true,
  announcement: true,
}
const REVIEWS =
  /\b(reviews?|ratings?|\d stars|five stars|reseñas?|valoraci(ón|ones)|\d estrellas|avis|\d étoiles|bewert\p{L}+|rezension(en)?|\d sternen?)(?!\p{L})/iu
const REWARD =
  /\d ?%|[€$£]|\b(free|gratis|kostenlos|gratuit\p{L}*|discounts?|vouchers?|coupons?|gifts?|win|prize|raffle|descuentos?|regalo|sorteo|premio|remises?|réduction|cadeau|gagne\p{L}*|rabatte?|gutscheine?|geschenk|gewinn\p{L}*|verlosung)(?!\p{L})/iu

export interface WrittenMessage {
  text: string
  ignoredInstructions: boolean
}

export function writeCampaignMessage(request: CampaignRequest): WrittenMessage {
  const { voice, type } = request
  const context = request.context.trim()
  const hasNews = HAS_NEWS[type]
  const news = hasNews && !paysForReviews(context) ? endSentence(context) : ''
  const manner = chooseManner(voice, hasNews ? '' : context)
  const phrases = CAMPAIGN_PHRASES[manner.language ?? request.locale]
  const body = compose(phrases, request, { manner, news })
  return {
    text: capWords(body, LONGEST_CAMPAIGN_WORDS),
    ignoredInstructions: manner.ignoresSome || (hasNews && context !== '' && news === ''),
  }
}

interface Said {
  manner: Manner
  news: string
}

function compose(phrases: CampaignPhrases, request: CampaignRequest, { manner, news }: Said): string {
  const { type, businessName, industry, locale } = request
  const seed = `${businessName} ${type} ${request.context}`
  const values = { business: businessName.trim(), occasion: nameOccasion(industry, manner.language ?? locale) }
  const end = sign(phrases, manner, values.business)
  const opening = fillSlots(chooseVariant(phrases.opening[type], `${seed} opening`), values)
  const invitation = chooseVariant(phrases.invitation[type], `${seed} invitation`)
  const frame = [phrases.greeting[manner.tone], opening, HAS_NEWS[type] && manner.isShort ? '' : invitation, end]
  // The team's words give way before the frame does, so that the message ends as it should.
  const room = LONGEST_CAMPAIGN_WORDS - countWords(frame.join(' '))
  const [greeting = '', first = '', ask = '', last = ''] = frame
  const told = capWords(news, Math.max(0, room))
  return [greeting, first, told, ask, last].filter((part) => part !== '').join('\n\n')
}

function sign(phrases: CampaignPhrases, manner: Manner, business: string): string {
  const signature = manner.signature || fillSlots(phrases.team, { business })
  return [phrases.signOff[manner.tone], signature].filter((line) => line !== '').join('\n')
}

/** What platforms forbid, whoever asks for it. */
const paysForReviews = (context: string) => REVIEWS.test(context) && REWARD.test(context)

const endSentence = (text: string) => (text === '' || /[.!?…:]$/.test(text) ? text : `${text}.`)
