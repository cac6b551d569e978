import type { Location } from '#shared/contracts/locations.ts'
import type { CustomerTransactions, CustomerTx } from '#server/database/transactions.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { insert, list, remove, update, type LocationRow, type LocationValues } from './locations.repository.ts'

const IS_IN_USE = '23503'

const notFound = () => new AppError('not-found', 'That location does not exist.')

export type LocationsService = ReturnType<typeof createLocationsService>

export function createLocationsService({ customers }: { customers: CustomerTransactions }) {
  const change = <T>(actor: Actor, work: (tx: CustomerTx) => Promise<T>) =>
    customers.transaction(actor.customerId, async (tx) => {
      const result = await work(tx)
      emit(tx, { type: 'integration.changed', subjectId: null, userId: null })
      return result
    })

  return {
    list: (actor: Actor) =>
      customers.transaction(actor.customerId, async (tx) => ({ items: (await list(tx)).map(presentLocation) })),
    create: (actor: Actor, values: LocationValues) =>
      change(actor, async (tx) => presentLocation(await insert(tx, values))),
    change: (actor: Actor, { locationId, ...values }: LocationValues & { locationId: string }) =>
      change(actor, async (tx) => {
        const changed = await update(tx, locationId, values)
        if (!changed) throw notFound()
        return presentLocation(changed)
      }),
    remove: (actor: Actor, locationId: string) =>
      change(actor, async (tx) => {
        if (!(await remove(tx, locationId))) throw notFound()
        return { items: (await list(tx)).map(presentLocation) }
      }).catch((error: unknown) => {
        if ((error as { code?: string }).code !== IS_IN_USE) throw error
        throw new AppError('conflict', 'This location has connections or reviews, so it stays.')
      }),
  }
}

/** As part of a larger change. Answers its id. */
export async function addLocation(tx: CustomerTx, values: LocationValues): Promise<string> {
  return (await insert(tx, values)).id
}

export async function hasLocations(tx: CustomerTx): Promise<boolean> {
  return (await list(tx)).length > 0
}

function presentLocation(row: LocationRow): Location {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    timezone: row.timezone,
    reviewLinks: row.review_links,
    createdAt: row.created_at.toISOString(),
  }
}
