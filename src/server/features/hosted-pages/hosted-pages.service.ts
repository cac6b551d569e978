import { randomUUID } from 'node:crypto'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import type { HostedPageContent } from '#shared/domain/hosted-page-content.ts'
import { HOSTED_PAGE_LIMITS, toSlug } from '#shared/domain/hosted-pages.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { countStanding, findOwner, insert, takeSlug, type PageValues } from './hosted-pages.repository.ts'

export { findById as findHostedPage } from './hosted-pages.repository.ts'
export { receiveResponse } from './submit-response.ts'
export { loadBusiness } from './page-view.ts'
export { renderGone, renderPage, USUAL_BRANDING, type PageFrame } from './visitor-page.ts'
export { addVisitor } from './page-counts.repository.ts'

export type NewPage = Omit<PageValues, 'slug'> & { slug: string | undefined; content: HostedPageContent }

/** Answers its id. */
export async function addPage(tx: CustomerTx, actor: Actor, { slug, ...values }: NewPage): Promise<string> {
  await refuseOverfull(tx)
  const id = randomUUID()
  const taken = await chooseSlug(tx, { id, name: values.name, slug })
  await insert(tx, id, { ...values, slug: taken })
  await tell(tx, actor, 'hosted-page.created', { id, name: values.name })
  if (values.status === 'published') await tell(tx, actor, 'hosted-page.published', { id, name: values.name })
  return id
}

export async function refuseOverfull(tx: CustomerTx): Promise<void> {
  if ((await countStanding(tx)) < HOSTED_PAGE_LIMITS.pages) return
  throw refusal('hosted-pages-full', { values: { count: HOSTED_PAGE_LIMITS.pages } })
}

/** The one that was asked for, or one made from the name. */
export async function chooseSlug(
  tx: CustomerTx,
  { id, name, slug }: { id: string; name: string; slug: string | undefined },
): Promise<string> {
  if (slug !== undefined) {
    if (await takeSlug(tx, slug, id)) return slug
    const values = { suggestion: await suggestSlug(tx, slug) }
    throw refusal('hosted-page-slug-taken', { values, at: { fields: ['slug'], code: 'invalid' } })
  }
  const wished = toSlug(name)
  let tried = wished.length < 3 ? `page-${wished || randomUUID().slice(0, 6)}` : wished
  while (!(await takeSlug(tx, tried, id))) tried = await suggestSlug(tx, tried)
  return tried
}

const NUMBERS = 20

/** With a number after it, and letters of chance where those are gone, too. */
export async function suggestSlug(tx: CustomerTx, slug: string): Promise<string> {
  const stem = slug
    .replace(/-\d+$/, '')
    .slice(0, HOSTED_PAGE_LIMITS.slug - 7)
    .replace(/-+$/, '')
  for (let number = 2; number < NUMBERS; number += 1) {
    if (!(await findOwner(tx, `${stem}-${number}`))) return `${stem}-${number}`
  }
  return `${stem}-${randomUUID().slice(0, 6)}`
}

export async function tell(
  tx: CustomerTx,
  actor: Actor,
  action: ActivityAction,
  { id, name }: { id: string; name: string },
) {
  await recordActivity(tx, actor, action, { type: 'hosted-page', id, label: name, amount: 1 })
  emit(tx, { type: 'hosted-page.changed', subjectId: id, userId: null })
}
