import { isOnePiece, type Matter, TOPIC_GROUPS } from './find-matters.ts'
import type { Blamed, Praised, Remark, Remarks } from './find-remarks.ts'

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
  const isOutright = ({ certainty }: Matter) => certainty === 'outright'
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

const OWED: readonly Blamed[] = [
  'unreachable',
  'unheard',
  'cancelled',
  'unsolved',
  'billed',
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
const MILD: readonly Blamed[] = ['card', 'worn', 'crowded', 'menu', 'decline', 'cold', 'hot', 'soldOut']
/** An answer is owed, whatever the stars. */
export const hasOwedRemark = ({ blame }: Remarks) => blame.some(({ key }) => OWED.includes(key))
/** Nothing of it can be looked into. */
export const hasMildRemarks = ({ blame }: Remarks) => blame.every(({ key }) => MILD.includes(key))
