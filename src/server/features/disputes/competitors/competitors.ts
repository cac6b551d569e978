import type { Competitors } from '#shared/contracts/competitors.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { DisputeParts } from '../dispute-parts.ts'
import { refuseOutsidePlan } from '../dispute-refusals.ts'
import { emitChanged } from '../tell.ts'
import { listNames, putNames } from './competitor-names.repository.ts'

export function getCompetitors(parts: DisputeParts, actor: Actor): Promise<Competitors> {
  return parts.steps.transaction(actor.customerId, async (tx) => {
    await refuseOutsidePlan(tx)
    return { names: await listNames(tx) }
  })
}

export function saveCompetitors(parts: DisputeParts, actor: Actor, { names }: Competitors): Promise<Competitors> {
  return parts.customers.transaction(actor.customerId, async (tx) => {
    await refuseOutsidePlan(tx)
    await putNames(tx, names)
    emitChanged(tx, null)
    return { names }
  })
}
