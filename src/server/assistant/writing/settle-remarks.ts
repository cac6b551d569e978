import { isOnePiece, type Matter, TOPIC_GROUPS } from './find-matters.ts'
import { UNMISTAKABLE, type Blamed, type Praised, type Remark, type Remarks } from './find-remarks.ts'
import { findHalf, isAmiss, mayBeAmiss, type Half, type Weighed } from './weigh-halves.ts'

/** What a review speaks of: each thing once, by its closest name. */
export interface Settled extends Remarks {
  matters: readonly Matter[]
}

const NAMED_GROUPS: readonly string[] = ['dish', 'drink', 'people', 'craft']
const isNamed = ({ topic }: Matter) => NAMED_GROUPS.includes(TOPIC_GROUPS[topic])
/** Say the same as a thing of these groups that is praised by its name. */
const SAME_AS: Partial<Record<Praised, readonly string[]>> = {
  delicious: ['dish', 'drink'],
  friendly: ['people'],
  result: ['craft'],
  explained: ['craft'],
}

export function settleRemarks(content: string, { blame, praise }: Remarks, matters: readonly Matter[]): Settled {
  const blamed = matters.filter(({ polarity }) => polarity === 'negative')
  const liked = matters.filter(({ polarity }) => polarity === 'positive')
  const plain = blame.filter(({ key }) => UNMISTAKABLE.includes(key))
  const isOutright = ({ certainty, at }: Matter) =>
    certainty === 'outright' && !plain.some(({ start }) => isOnePiece(content, start, at))
  return {
    blame: blame.filter(
      ({ start }) => !blamed.some((matter) => isOutright(matter) && isOnePiece(content, start, matter.at)),
    ),
    praise: praise.filter((remark) => !liked.some((matter) => saysTheSame(remark, matter))),
    matters: [
      ...blamed.filter(
        (matter) =>
          isOutright(matter) ||
          !blame.some((remark) => holds(remark, matter) || isOnePiece(content, remark.start, matter.at)),
      ),
      ...liked.filter(
        (matter) =>
          !blame.some(({ start }) => isOnePiece(content, start, matter.at)) &&
          (isNamed(matter) || !praise.some((remark) => holds(remark, matter))),
      ),
    ],
  }
}

const holds = ({ start, end }: Remark<string>, { at }: Matter) => start <= at && at < end

const saysTheSame = (remark: Remark<Praised>, matter: Matter) =>
  (isNamed(matter) && holds(remark, matter)) || SAME_AS[remark.key]?.includes(TOPIC_GROUPS[matter.topic]) === true

/** Said of everything at once: no part of a mixed review. */
const OF_ALL: readonly Praised[] = ['noFault', 'loyal', 'fast']
const FEW_HALVES = 1
const FEW_WORDS = 12

/**
 * Of a review that praises and blames, only what stands in the half of its own kind; a guess only where there is little to
 * take it from. A plain word is true of more than a close one that was meant of something else.
 */
export function keepToHalves({ blame, praise, matters }: Settled, weighed: Weighed): Settled {
  const { halves, pieces, stars } = weighed
  const isMixed = isAmiss(weighed) || mayBeAmiss(weighed) || blame.length > 0
  const isPlain = stars === 5 || (stars === 4 && !isMixed && halves.every(({ tone }) => tone === 'praise'))
  const isIn = (at: number, tone: Half['tone']) => findHalf(pieces, at)?.tone === tone
  const isTurned = (at: number) => findHalf(halves, at)?.isTurned === true
  const isPraised = (at: number) => !isMixed || isIn(at, 'praise')
  const isBlamed = (at: number) => stars < 3 || isTurned(at) || !isIn(at, 'praise')
  const isBriefTurn = (at: number) => isTurned(at) && (findHalf(halves, at)?.words ?? 0) <= FEW_WORDS
  const isGuess = ({ certainty, at, topic }: Matter) =>
    certainty === 'unsure' &&
    !(isBriefTurn(at) && TOPIC_GROUPS[topic] !== 'people') &&
    (halves.length > FEW_HALVES || !isIn(at, 'blame'))
  return {
    blame: blame.filter(({ start }) => isBlamed(start)),
    praise: praise.filter(({ key, start }) => isPraised(start) && (isPlain || !OF_ALL.includes(key))),
    matters: matters.filter((matter) =>
      matter.polarity === 'positive'
        ? isPraised(matter.at)
        : (matter.certainty === 'outright' || isBlamed(matter.at)) && !isGuess(matter),
    ),
  }
}

export const OWED_REMARKS: readonly Blamed[] = [
  'unreachable',
  'unheard',
  'cancelled',
  'unsolved',
  'billed',
  'billedOn',
  'paidMore',
  'damaged',
  'wrongItem',
  'contract',
  'brokenWord',
  'returns',
  'noShow',
  'suspected',
  'inFood',
  'pests',
  'unfinished',
]
export const MILD_REMARKS: readonly Blamed[] = ['card', 'worn', 'crowded', 'menu', 'decline', 'cold', 'hot', 'soldOut']
/** An answer is owed, whatever the stars. */
export const hasOwedRemark = ({ blame }: Remarks) => blame.some(({ key }) => OWED_REMARKS.includes(key))
/** Nothing of it can be looked into. */
export const hasMildRemarks = ({ blame }: Remarks) => blame.every(({ key }) => MILD_REMARKS.includes(key))
