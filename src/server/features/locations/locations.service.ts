import type { Location } from '#shared/contracts/locations.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  countHeld,
  fillLink,
  findByName,
  insert,
  list,
  remove,
  update,
  type Held,
  type LocationRow,
  type LocationValues,
} from './locations.repository.ts'

const IS_IN_USE = '23503'

const notFound = () => refusal('location-not-found')

export async function listLocationTimezones(tx: CustomerTx): Promise<Map<string, string>> {
  return new Map((await list(tx)).map(({ id, timezone }) => [id, timezone]))
}

export function createLocationsService({ transactions }: { transactions: Transactions }) {
  const change = <T>(actor: Actor, work: (tx: CustomerTx) => Promise<T>) =>
    transactions.change(actor.customerId, async (tx) => {
      const result = await work(tx)
      emit(tx, { type: 'integration.changed', subjectId: null, userId: null })
      return result
    })

  return {
    list: (actor: Actor) => transactions.read(actor.customerId, presentAll),
    create: (actor: Actor, values: LocationValues) =>
      change(actor, async (tx) => presentLocation(await insert(tx, values))),
    change: (actor: Actor, { locationId, ...values }: LocationValues & { locationId: string }) =>
      change(actor, async (tx) => {
        const changed = await update(tx, locationId, values)
        if (!changed) throw notFound()
        return presentLocation(changed, (await countHeld(tx)).get(changed.id))
      }),
    remove: (actor: Actor, locationId: string) =>
      change(actor, async (tx) => {
        if (!(await remove(tx, locationId))) throw notFound()
        return presentAll(tx)
      }).catch((error: unknown) => {
        if ((error as { code?: string }).code !== IS_IN_USE) throw error
        throw refusal('location-in-use')
      }),
  }
}

/** As part of a larger change. Answers its id. */
export async function addLocation(tx: CustomerTx, values: LocationValues): Promise<string> {
  return (await insert(tx, values)).id
}

const LONGEST_NAME = 200
const LONGEST_ADDRESS = 500
const LONGEST_LINK = 2000

/** The place that is called like the listing, or a new one made of it. Answers its id. */
export async function placeListing(
  tx: CustomerTx,
  listing: Pick<LocationValues, 'name' | 'address' | 'timezone'>,
): Promise<string> {
  const name = listing.name.trim().slice(0, LONGEST_NAME)
  const known = await findByName(tx, name)
  if (known) return known.id
  const address = listing.address.trim().slice(0, LONGEST_ADDRESS)
  return addLocation(tx, { name, address, timezone: listing.timezone, reviewLinks: {} })
}

/** Where people may leave a review, as the platform says; what is there already stays. */
export async function fillReviewLink(
  tx: CustomerTx,
  locationId: string,
  link: { platform: Platform; url: string | null },
): Promise<void> {
  const { platform, url } = link
  if (!url || url.length > LONGEST_LINK || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return
  await fillLink(tx, locationId, { platform, url })
}

export async function hasLocations(tx: CustomerTx): Promise<boolean> {
  return (await list(tx)).length > 0
}

async function presentAll(tx: CustomerTx): Promise<{ items: Location[] }> {
  const [rows, held] = [await list(tx), await countHeld(tx)]
  return { items: rows.map((row) => presentLocation(row, held.get(row.id))) }
}

function presentLocation(row: LocationRow, held?: Held): Location {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    timezone: row.timezone,
    reviewLinks: row.review_links,
    createdAt: row.created_at.toISOString(),
    connectionCount: held?.connections ?? 0,
    reviewCount: held?.reviews ?? 0,
  }
}
