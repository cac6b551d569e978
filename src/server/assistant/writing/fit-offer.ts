import { isBlaming, type Judged } from './find-band.ts'
import { type Fault, type Matter, type Topic, TOPIC_GROUPS } from './find-matters.ts'
import type { Blamed } from './find-remarks.ts'
import type { Band, FittingWays } from './phrase-book.ts'
import { countTold, MOST_WORDS_OF_ONE_POINT } from './plain-answer.ts'
import { hasMildRemarks, hasOwedRemark, MILD_REMARKS, OWED_REMARKS, type Settled } from './settle-remarks.ts'

// What is offered by what was complained of: not everything can be solved, or is worth a talk.

/** Nothing of it can be looked into. */
const MILD: readonly Topic[] = ['parking', 'prices', 'view', 'location', 'portions', 'music', 'atmosphere']
/** An answer is owed, whatever the stars. */
const OWED: readonly Topic[] = [
  'reply',
  'cancellation',
  'unpaidDeposit',
  'deposit',
  'bill',
  'estimate',
  'charge',
  'refund',
  'fee',
]
const isOwed = (matters: readonly Matter[]) =>
  matters.some(({ topic, polarity }) => polarity === 'negative' && OWED.includes(topic))
const isMild = (matters: readonly Matter[]) =>
  matters.every(({ topic, polarity }) => polarity === 'positive' || MILD.includes(topic))

/** By what there is to look into. */
export function closeAs(band: Band, settled: Settled & { stars: number }): Band {
  const isPleased = band === 'middling' || band === 'good'
  if (isPleased && settled.stars < 5 && (isOwed(settled.matters) || hasOwedRemark(settled))) return 'poor'
  const isAllMild = isBlaming(settled) && isMild(settled.matters) && hasMildRemarks(settled)
  return band === 'poor' && isAllMild && settled.stars > 1 ? 'middling' : band
}

export type Offer = keyof Omit<FittingWays, 'meant' | 'yet'>

const SOLVED_TOPICS: readonly Topic[] = [...OWED, 'booking', 'order', 'delivery']
const SOLVED_REMARKS: readonly Blamed[] = OWED_REMARKS.filter((key) => key !== 'inFood' && key !== 'pests')
const OF_MANNERS: readonly Fault[] = ['rude', 'unfriendly']
const OF_TREATMENT: readonly Blamed[] = ['rude', 'unwelcome']
const OF_TABLE: readonly Blamed[] = ['repeated', 'stale']
const NOTICED_TOPICS: readonly Topic[] = [...MILD, 'wait', 'noise']
const NOTICED_FAULTS: readonly Fault[] = ['slow', 'loud']
const NOTICED_REMARKS: readonly Blamed[] = [...MILD_REMARKS, 'waited', 'noise', 'uninformed']

const OF_THE_TABLE: readonly string[] = ['dish', 'drink']
const isOfManners = ({ fault }: Matter) => fault !== null && OF_MANNERS.includes(fault)
const isOfTable = ({ topic, fault }: Matter) => fault !== null && OF_THE_TABLE.includes(TOPIC_GROUPS[topic])
const isNoticed = ({ topic, fault }: Matter) =>
  NOTICED_TOPICS.includes(topic) || (fault !== null && NOTICED_FAULTS.includes(fault))

const isServed = ({ blamed, blame }: Pick<Judged, 'blame'> & { blamed: readonly Matter[] }) =>
  blamed.length > 0 && blamed.every(isOfTable) && blame.every(({ key }) => OF_TABLE.includes(key))

/** `null`: of several kinds, at length, or of none of these. */
export function findOffer({ matters, blame, request }: Judged): Offer | null {
  const blamed = matters.filter(({ polarity }) => polarity === 'negative')
  const isSolved =
    blamed.some(({ topic }) => SOLVED_TOPICS.includes(topic)) || blame.some(({ key }) => SOLVED_REMARKS.includes(key))
  if (isSolved) return 'settled'
  const isOnePoint = countTold(request.review.content) <= MOST_WORDS_OF_ONE_POINT
  if (blamed.length + blame.length === 0 || !isOnePoint) return null
  if (blamed.every(isOfManners) && blame.every(({ key }) => OF_TREATMENT.includes(key))) return 'treated'
  if (isServed({ blamed, blame })) return 'served'
  if (!blamed.every(isNoticed) || !blame.every(({ key }) => NOTICED_REMARKS.includes(key))) return null
  return blame.some(({ key }) => key === 'uninformed') ? 'forewarned' : 'noticed'
}

/** By words of its own, however the business is reached. */
export const isListening = (offer: Offer | null) => offer === 'treated' || offer === 'served'

/** To a talk; what is only noted needs none. */
export const isToTalk = (offer: Offer | null) => offer !== 'noticed' && offer !== 'forewarned'
