import { MOST_COUNTED_IN_VIEW, type ReviewView } from '#shared/contracts/review-views.ts'
import { isTaken } from '#server/database/is-taken.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { getTimezone, resolveFilter, type ResolvedFilter } from './list/review-filter.ts'
import { countEach } from './list/review-page.repository.ts'
import {
  countOwn,
  deleteLeftBehind,
  deleteOwn,
  insert,
  listFor,
  updateOwn,
  type ReviewViewRow,
  type ViewValues,
} from './review-views.repository.ts'

const MOST_VIEWS = 50

interface ViewKey {
  viewId: string
}

export async function listViews(tx: CustomerTx, actor: Actor): Promise<{ items: ReviewView[] }> {
  return { items: (await listFor(tx, actor.userId)).map((row) => presentView(row, actor)) }
}

/** All of them in one question, however many there are. */
export async function countViews(tx: CustomerTx, actor: Actor) {
  const views = await listFor(tx, actor.userId)
  let timezone: Promise<string> | undefined
  const findTimezone = () => (timezone ??= getTimezone(tx))
  const filters: ResolvedFilter[] = []
  for (const { query } of views) filters.push(await resolveFilter(tx, actor.userId, query, findTimezone))
  const counts = await countEach(tx, filters, MOST_COUNTED_IN_VIEW)
  return { items: views.flatMap(({ id }, index) => (counts[index] ? [{ viewId: id, ...counts[index] }] : [])) }
}

export async function saveView(tx: CustomerTx, actor: Actor, values: ViewValues): Promise<ReviewView> {
  if ((await countOwn(tx, actor.userId)) >= MOST_VIEWS) {
    throw refusal('views-full', { values: { count: MOST_VIEWS } })
  }
  const row = await insert(tx, actor, values)
  if (!row) throw nameTaken()
  return presentView(row, actor)
}

export async function changeView(tx: CustomerTx, actor: Actor, { viewId, ...values }: ViewValues & ViewKey) {
  const row = await updateOwn(tx, { id: viewId, userId: actor.userId }, values).catch(explainTakenName)
  if (!row) throw viewNotFound()
  return presentView(row, actor)
}

export async function removeView(tx: CustomerTx, actor: Actor, { viewId }: ViewKey) {
  const own = await deleteOwn(tx, { id: viewId, userId: actor.userId })
  const removed = own ?? (canTidyUp(actor) ? await deleteLeftBehind(tx, viewId) : undefined)
  if (!removed) throw viewNotFound()
  return listViews(tx, actor)
}

/** Whoever manages the workspace. */
const canTidyUp = ({ member }: Actor) => member.permissions.includes('settings.manage')

function presentView(row: ReviewViewRow & { has_owner?: boolean }, actor: Actor): ReviewView {
  const isMine = row.user_id === actor.userId
  return {
    id: row.id,
    name: row.name,
    filter: row.query,
    isShared: row.is_shared,
    isMine,
    canRemove: isMine || (row.has_owner === false && canTidyUp(actor)),
    ownerName: row.user_name,
  }
}

const viewNotFound = () => refusal('view-not-found')
const nameTaken = () => refusal('view-name-taken')

function explainTakenName(error: unknown): never {
  throw isTaken(error) ? nameTaken() : error
}
