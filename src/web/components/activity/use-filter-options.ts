import { useTranslations } from 'use-intl'
import { ACTIVITY_SUBJECTS, type ActivitySubject } from '#shared/domain/activity-subjects.ts'
import { useReviewOptions } from '#web/components/options.queries.ts'
import { can, hasInPlan, holds, useMe } from '#web/kernel/session/me.ts'

const PRODUCT = 'product'

/** Nobody is offered what is not for them to see. */
export function useSubjectOptions(): { value: ActivitySubject; label: string }[] {
  const t = useTranslations('activity.subjects')
  const me = useMe()
  const hidden = new Set<ActivitySubject>()
  if (!can(me, 'disputes.view') || !hasInPlan(me, 'disputes')) hidden.add('disputes')
  if (!can(me, 'qr-codes.view')) hidden.add('qr-codes')
  if (!can(me, 'contacts.view')) hidden.add('contacts')
  if (!holds(me, 'team.manage')) hidden.add('security')
  return ACTIVITY_SUBJECTS.filter((subject) => !hidden.has(subject)).map((value) => ({ value, label: t(value) }))
}

/** The people, the product, and whoever the address names that is neither any more. */
export function useActorOptions(actor: string | undefined, words: { product: string; left: string }) {
  const data = useReviewOptions()
  const people = (data?.members ?? []).map(({ userId, name }) => ({ value: userId, label: name }))
  const offered = [{ value: PRODUCT, label: words.product }, ...people]
  const isGone = data !== undefined && actor !== undefined && !offered.some(({ value }) => value === actor)
  return isGone ? [...offered, { value: actor, label: words.left }] : offered
}
