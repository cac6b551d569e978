import type { ReviewView } from '#shared/contracts/review-views.ts'
import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  countOwn,
  deleteOwn,
  insert,
  listFor,
  updateOwn,
  type ReviewViewRow,
  type ViewValues,
} from './review-views.repository.ts'

const MOST_VIEWS = 50
const IS_TAKEN = '23505'

export type ReviewViewsService = ReturnType<typeof createReviewViewsService>

export function createReviewViewsService({ customers }: { customers: CustomerTransactions }) {
  const list = async (tx: CustomerTx, actor: Actor) => ({
    items: (await listFor(tx, actor.userId)).map((row) => presentView(row, actor)),
  })
  return {
    list: (actor: Actor) => customers.transaction(actor.customerId, (tx) => list(tx, actor)),

    save: (actor: Actor, values: ViewValues) =>
      customers.transaction(actor.customerId, async (tx) => {
        if ((await countOwn(tx, actor.userId)) >= MOST_VIEWS) {
          throw new AppError('conflict', `You have ${MOST_VIEWS} views. Remove one to save another.`)
        }
        const row = await insert(tx, actor, values)
        if (!row) throw nameTaken()
        return presentView(row, actor)
      }),

    change: (actor: Actor, { viewId, ...values }: ViewValues & { viewId: string }) =>
      customers
        .transaction(actor.customerId, async (tx) => {
          const row = await updateOwn(tx, { id: viewId, userId: actor.userId }, values)
          if (!row) throw viewNotFound()
          return presentView(row, actor)
        })
        .catch(explainTakenName),

    remove: (actor: Actor, viewId: string) =>
      customers.transaction(actor.customerId, async (tx) => {
        const removed = await deleteOwn(tx, { id: viewId, userId: actor.userId })
        if (!removed) throw viewNotFound()
        return list(tx, actor)
      }),
  }
}

function presentView(row: ReviewViewRow, actor: Actor): ReviewView {
  return {
    id: row.id,
    name: row.name,
    filter: row.query,
    isShared: row.is_shared,
    isMine: row.user_id === actor.userId,
    ownerName: row.user_name,
  }
}

const viewNotFound = () => new AppError('not-found', 'That view does not exist, or a colleague saved it.')
const nameTaken = () => new AppError('conflict', 'You already have a view of that name.')

function explainTakenName(error: unknown): never {
  throw (error as { code?: unknown }).code === IS_TAKEN ? nameTaken() : error
}
