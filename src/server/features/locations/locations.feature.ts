import * as contract from '#shared/contracts/locations.ts'
import type { Location } from '#shared/contracts/locations.ts'
import { getMemberLocations, setMemberLocations } from '#shared/contracts/member-locations.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { isInUse } from '#server/database/constraint-errors.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { limitMember, readMemberLocations, type LetGo } from './member-locations.ts'
import { countHeld, insert, list, remove, update, type Held, type LocationRow } from './locations.repository.ts'

export function makeLocations({ transactions }: Foundations, { letGo }: { letGo: LetGo }) {
  const route = implementIn(transactions)
  return {
    routes: [
      implement(contract.listLocations, async ({ actor: { member } }) =>
        member ? transactions.read(member.customerId, presentAll) : { items: [] },
      ),
      route(contract.createLocation, async (tx, _actor, values) => {
        emitChanged(tx)
        return presentLocation(await insert(tx, values))
      }),
      route(contract.changeLocation, async (tx, _actor, { locationId, ...values }) => {
        const changed = await update(tx, locationId, values)
        if (!changed) throw refusal('location-not-found')
        emitChanged(tx)
        return presentLocation(changed, (await countHeld(tx)).get(changed.id))
      }),
      route(contract.removeLocation, async (tx, _actor, { locationId }) => {
        if (!(await remove(tx, locationId).catch(explainInUse))) throw refusal('location-not-found')
        emitChanged(tx)
        return presentAll(tx)
      }),
      route(getMemberLocations, (tx, _actor, { memberId }) => readMemberLocations(tx, memberId)),
      route(setMemberLocations, (tx, actor, input) => limitMember(tx, actor, input, letGo)),
    ],
  }
}

const emitChanged = (tx: CustomerTx) => emit(tx, { type: 'integration.changed', subjectId: null, userId: null })

function explainInUse(error: unknown): never {
  throw isInUse(error) ? refusal('location-in-use') : error
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
