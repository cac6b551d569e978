import type { ReviewComposer } from './compose-review.ts'
import type { PlannedReview, SeedReply } from '../planned-review.ts'
import type { PseudoRandom } from '../pseudo-random.ts'

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
export function writeReply(
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
