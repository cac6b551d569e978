import type { ReviewView } from '#shared/contracts/review-views.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
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
const IS_TAKEN = '23505'

export function createReviewViewsService({ transactions }: { transactions: Transactions }) {
  const list = async (tx: CustomerTx, actor: Actor) => ({
    items: (await listFor(tx, actor.userId)).map((row) => presentView(row, actor)),
  })
  return {
    list: (actor: Actor) => transactions.read(actor.customerId, (tx) => list(tx, actor)),

    save: (actor: Actor, values: ViewValues) =>
      transactions.change(actor.customerId, async (tx) => {
        if ((await countOwn(tx, actor.userId)) >= MOST_VIEWS) {
          throw refusal('views-full', { values: { count: MOST_VIEWS } })
        }
        const row = await insert(tx, actor, values)
        if (!row) throw nameTaken()
        return presentView(row, actor)
      }),

    change: (actor: Actor, { viewId, ...values }: ViewValues & { viewId: string }) =>
      transactions
        .change(actor.customerId, async (tx) => {
          const row = await updateOwn(tx, { id: viewId, userId: actor.userId }, values)
          if (!row) throw viewNotFound()
          return presentView(row, actor)
        })
        .catch(explainTakenName),

    remove: (actor: Actor, viewId: string) =>
      transactions.change(actor.customerId, async (tx) => {
        const own = await deleteOwn(tx, { id: viewId, userId: actor.userId })
        const removed = own ?? (canTidyUp(actor) ? await deleteLeftBehind(tx, viewId) : undefined)
        if (!removed) throw viewNotFound()
        return list(tx, actor)
      }),
  }
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
  throw (error as { code?: unknown }).code === IS_TAKEN ? nameTaken() : error
}
