import { useTranslations } from 'use-intl'
import { SUBJECT_NEEDS } from '#shared/domain/activity-needs.ts'
import { ACTIVITY_SUBJECTS, type ActivitySubject } from '#shared/domain/activity-subjects.ts'
import { useReviewOptions } from '#web/components/review-options.queries.ts'
import { hasInPlan, holds, useMe } from '#web/kernel/session/me.ts'

const PRODUCT = 'product'

/** Nobody is offered what is not for them to see. */
export function useSubjectOptions(): { value: ActivitySubject; label: string }[] {
  const t = useTranslations('activity.subjects')
  const me = useMe()
  const isShown = (subject: ActivitySubject) => {
    const needed = SUBJECT_NEEDS[subject]
    if (subject === 'disputes' && !hasInPlan(me, 'disputes')) return false
    return needed === undefined || holds(me, needed)
  }
  return ACTIVITY_SUBJECTS.filter(isShown).map((value) => ({ value, label: t(value) }))
}

interface Person {
  userId: string
  name: string
}

/** The people, those whom only the caller knows, the product, and whoever the address names that is none of them any more. */
export function useActorOptions(
  actor: string | undefined,
  words: { product: string; left: string },
  further?: readonly Person[],
) {
  const members = useReviewOptions()?.members
  const names = new Map([...(members ?? []), ...(further ?? [])].map(({ userId, name }) => [userId, name]))
  const people = [...names].map(([value, label]) => ({ value, label }))
  const offered = [{ value: PRODUCT, label: words.product }, ...people]
  const isKnown = (further ?? members) !== undefined
  const isGone = isKnown && actor !== undefined && !offered.some(({ value }) => value === actor)
  return isGone ? [...offered, { value: actor, label: words.left }] : offered
}
