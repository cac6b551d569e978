import { randomBytes, randomUUID } from 'node:crypto'
import type { addReviewWidget, changeReviewWidget, ReviewWidget } from '#shared/contracts/review-widgets.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { reviewWidgetPath } from '#shared/domain/paths.ts'
import { REVIEW_WIDGET_LIMITS } from '#shared/domain/review-widgets.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  choose,
  find,
  insert,
  isLocation,
  list,
  listShowable,
  remove,
  update,
  type WidgetRow,
  type WidgetValues,
} from './review-widgets.repository.ts'

const WORD_BYTES = 12
const MOST_OFFERED = 60

type WidgetInput = ParsedInputOf<typeof addReviewWidget>

export type AddressOf = (tx: CustomerTx) => Promise<string>

export function keepWidgets(addressOf: AddressOf) {
  const present = async (tx: CustomerTx, row: WidgetRow) => toWidget(row, await addressOf(tx))
  return {
    list: async (tx: CustomerTx) => {
      const [rows, address] = [await list(tx), await addressOf(tx)]
      return { items: rows.map((row) => toWidget(row, address)) }
    },
    add: async (tx: CustomerTx, _actor: Actor, input: WidgetInput) => {
      if ((await list(tx)).length >= REVIEW_WIDGET_LIMITS.widgets) {
        throw refusal('review-widgets-full', { values: { count: REVIEW_WIDGET_LIMITS.widgets } })
      }
      const id = randomUUID()
      await insert(tx, id, { ...(await readValues(tx, input)), word: randomBytes(WORD_BYTES).toString('base64url') })
      await choose(tx, id, await readChoice(tx, input))
      return present(tx, await getWidget(tx, id))
    },
    change: async (tx: CustomerTx, _actor: Actor, { widgetId, ...input }: ParsedInputOf<typeof changeReviewWidget>) => {
      await getWidget(tx, widgetId)
      await update(tx, widgetId, await readValues(tx, input))
      await choose(tx, widgetId, await readChoice(tx, input))
      return present(tx, await getWidget(tx, widgetId))
    },
    remove: async (tx: CustomerTx, _actor: Actor, { widgetId }: { widgetId: string }) => {
      const widget = await present(tx, await getWidget(tx, widgetId))
      await remove(tx, widgetId)
      return widget
    },
    listReviews: async (tx: CustomerTx) => {
      const rows = await listShowable(tx, { locationId: null, limit: MOST_OFFERED })
      return {
        items: rows.map(
          ({ id, platform, location_id: locationId, rating, author, content, created_at: createdAt }) => ({
            id,
            platform,
            locationId,
            rating,
            author,
            content: content.slice(0, REVIEW_WIDGET_LIMITS.shown),
            createdAt: createdAt.toISOString(),
          }),
        ),
      }
    },
  }
}

async function getWidget(tx: CustomerTx, id: string): Promise<WidgetRow> {
  const widget = await find(tx, id)
  if (!widget) throw refusal('review-widget-not-found')
  return widget
}

async function readValues(tx: CustomerTx, { name, kind, locationId, language }: WidgetInput): Promise<WidgetValues> {
  if (locationId !== null && !(await isLocation(tx, locationId))) {
    throw refusal('location-not-found')
  }
  return { name, kind, location_id: locationId, language }
}

/** Each of them must be one that may be shown. */
async function readChoice(tx: CustomerTx, { kind, reviewIds }: WidgetInput): Promise<string[]> {
  if (kind !== 'chosen') return []
  const ids = [...new Set(reviewIds)]
  const found = await listShowable(tx, { locationId: null, ids, limit: ids.length })
  if (found.length < ids.length) throw refusal('review-not-found')
  return ids
}

const toWidget = (
  { location_id: locationId, review_ids: reviewIds, ...row }: WidgetRow,
  address: string,
): ReviewWidget => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  locationId,
  language: row.language,
  reviewIds,
  url: address + reviewWidgetPath(row.word),
  createdAt: row.created_at.toISOString(),
})
