import { hasStars, type Platform } from '#shared/domain/platforms.ts'
import type { SeedLanguage } from '#sandbox/seed/phrases/phrase-book.ts'
import { createReviewComposer, type ReviewComposer } from './compose-review.ts'
import { PICTURES } from './pictures.routes.ts'
import { planReviews } from './plan-reviews.ts'
import type { PlannedReview, SeedReply } from './planned-review.ts'
import { createPseudoRandom, type PseudoRandom } from './pseudo-random.ts'

const HOUR_MS = 3_600_000
/** Since then there is more to do than hands to do it. */
const BUSY_DAYS = 16
/** What came since is still open. */
const OPEN_DAYS = 1.5
/** How many get an answer, by whether they say something. Whoever was not content always gets one. */
const USUAL_SHARES = { withText: 0.9, withoutText: 0.66 } as const
const BUSY_SHARES = { withText: 0.75, withoutText: 0.45 } as const
const CONTENT_FROM = 4
const OFFICE_HOURS = { from: 9, to: 19 } as const

/** The owner's answer on the platform, by day; `null` where there is none yet. */
function writeReply(
  random: PseudoRandom,
  composer: ReviewComposer,
  { planned, author, now }: { planned: PlannedReview; author: string | null; now: Date },
): SeedReply | null {
  const { age, story, rating, language } = planned
  if (story?.reply !== undefined) return story.reply
  if (age < OPEN_DAYS || !isAnswered(random, planned)) return null
  const at = chooseMoment(random, planned)
  if (at.getTime() > now.getTime() - HOUR_MS) return null
  const name = author?.split(' ')[0] ?? null
  return { text: composer.reply({ language, rating, name }), at, rejectedFor: null }
}

function isAnswered(random: PseudoRandom, { age, rating, hasText }: PlannedReview): boolean {
  const shares = age < BUSY_DAYS ? BUSY_SHARES : USUAL_SHARES
  const isChosen = random.chance(hasText ? shares.withText : shares.withoutText)
  return isChosen || rating < CONTENT_FROM
}

function chooseMoment(random: PseudoRandom, { createdAt, hoursBehind }: PlannedReview): Date {
  const at = new Date(createdAt.getTime() + random.between(3, 34) * HOUR_MS + random.between(0, 3599) * 1000)
  const localHour = (at.getUTCHours() - hoursBehind + 24) % 24
  const { from, to } = OFFICE_HOURS
  if (localHour >= from && localHour < to) return at
  const untilMorning = (from - localHour + 24) % 24
  return new Date(at.getTime() + (untilMorning + random.between(0, 4)) * HOUR_MS)
}

const namesIn = (text: string): readonly string[] => text.split(/\s+/)

/** People who write, by the language they write in. */
const PEOPLE: Readonly<Record<SeedLanguage, { first: readonly string[]; last: readonly string[] }>> = {
  en: {
    first: namesIn(
      `Alison Andrew Anita Barry Bethany Bronwyn Caleb Chidi Colleen Damian Deepa Derek Eleanor Farah
Fergus Gillian Grace Graham Hannah Imran Ingrid Jamal Jasmine Jocelyn Karen Keisha Kwame Laura
Leo Lindsay Mackenzie Malcolm Mei Meredith Nadia Neil Nora Oliver Owen Patrick Paula Quinn
Rachel Ravi Rosalind Ruth Samir Sandra Shauna Stephen Tamara Terrence Tessa Umar Valerie Wendy
Xavier Yasmin Yuki Zoe`,
    ),
    last: namesIn(
      `Abbott Adeyemi Ainsworth Bains Barkley Boudreau Chan Chisholm Comeau Connolly Dhillon Dunphy
Eisner Fairweather Fournier Gallant Ghosh Haddad Hartigan Hollis Iverson Jessop Kaur Keating
Kowalski Langille Leung MacAulay MacNeil Marchetti Mensah Nakamura Nickerson O’Dell Okafor
Osborne Pelley Pham Prescott Quigley Rafferty Ramsay Sandhu Saulnier Sharif Sinclair Stokes
Tait Thibodeau Tranter Underhill Vickers Wambolt Whitford Yeo Zwicker`,
    ),
  },
  es: {
    first: namesIn('Lucía Javier Carmen Andrés Marisol Pablo Ximena Rodrigo Elena Ignacio Rocío Mateo'),
    last: namesIn('Ferrer Quintana Robles Salcedo Ibarra Montoya Paredes Vidal Cárdenas Esteve Luján'),
  },
  fr: {
    first: namesIn('Mathilde Étienne Camille Luc Geneviève Antoine Noémie Pascal Solène Rémi Maude Yannick'),
    last: namesIn('Bélanger Caron Desjardins Gauthier Lavoie Morin Pelletier Rousseau Tremblay Vasseur Chevrier'),
  },
  de: {
    first: namesIn('Annika Bernd Claudia Dirk Friederike Holger Jana Katrin Lukas Marlies Sören Ute'),
    last: namesIn('Ahrens Brinkmann Dierks Engelhardt Hinrichs Kessler Lorenzen Petersen Reuter Steffens Wiegand'),
  },
}

/** Travellers go by made-up names. */
const ALIASES = {
  first: namesIn('Coastal Wandering Salty Maple Northern Weekend Slow Hungry Window Tall Rainy Second'),
  last: namesIn('Fork Traveller Suitcase Gull Spoon Compass Lighthouse Paddler Nomad Kettle Anchor Map'),
}

const SEED = 20_170_401
const MEDIA_SHARE = 0.13
const ANONYMOUS_SHARE = 0.03

export interface SeedReview {
  vendor: Platform
  id: string
  listingId: string
  rating: number | null
  isRecommended: boolean | null
  title: string | null
  content: string | null
  author: string | null
  language: string
  media: string[]
  createdAt: Date
  reply: SeedReply | null
}

/** The same eighteen months each time, ending now. */
export function writeHarbourReviews({ now, publicUrl }: { now: Date; publicUrl: string }): SeedReview[] {
  const random = createPseudoRandom(SEED)
  const composer = createReviewComposer(random)
  return planReviews(random, now).map((planned) => writeReview(random, composer, { planned, now, publicUrl }))
}

interface Task {
  planned: PlannedReview
  now: Date
  publicUrl: string
}

function writeReview(random: PseudoRandom, composer: ReviewComposer, task: Task): SeedReview {
  const { planned, now, publicUrl } = task
  const { vendor, language, rating, createdAt } = planned
  const words = planned.story ?? (planned.hasText ? composer.compose({ language, rating }) : null)
  const author = planned.story?.author ?? nameAuthor(random, planned)
  return {
    vendor,
    id: planned.id,
    listingId: planned.listingId,
    ...judge(random, planned),
    title: vendor === 'tripadvisor' ? (words?.title ?? null) : null,
    content: words?.content ?? null,
    author,
    language,
    media: chooseMedia(random, planned).map((name) => `${publicUrl}/sandbox/pictures/${name}.svg`),
    createdAt,
    reply: writeReply(random, composer, { planned, author, now }),
  }
}

function judge(random: PseudoRandom, { vendor, rating }: PlannedReview): Pick<SeedReview, 'rating' | 'isRecommended'> {
  if (hasStars(vendor)) return { rating, isRecommended: null }
  return { rating: null, isRecommended: rating >= 4 || (rating === 3 && random.chance(0.4)) }
}

function nameAuthor(random: PseudoRandom, { vendor, language }: PlannedReview): string | null {
  const { first, last } = PEOPLE[language]
  const [given, family] = [random.draw(first), random.draw(last)]
  if (vendor === 'yelp') return `${given} ${family.charAt(0)}.`
  if (vendor === 'google' && random.chance(ANONYMOUS_SHARE)) return null
  if (vendor === 'tripadvisor' && random.chance(0.6)) {
    return `${random.draw(ALIASES.first)}${random.draw(ALIASES.last)}${random.between(2, 99)}`
  }
  return `${given} ${family}`
}

function chooseMedia(random: PseudoRandom, { vendor, hasText, rating, story }: PlannedReview): string[] {
  const canShow = hasText && !story && rating >= 3 && (vendor === 'google' || vendor === 'tripadvisor')
  if (!canShow || !random.chance(MEDIA_SHARE)) return []
  return Array.from({ length: random.between(1, 2) }, () => random.draw(PICTURES))
}
