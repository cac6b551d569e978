import type { Competitors } from '#shared/contracts/competitors.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { InTransaction } from './dispute-deps.ts'
import { emitChanged } from './notify.ts'
import { listNames, putNames } from './disputes.repository.ts'

export function getCompetitors({ transactions }: InTransaction, actor: Actor): Promise<Competitors> {
  return transactions.read(actor.customerId, async (tx) => ({ names: await listNames(tx) }))
}

export function saveCompetitors(
  { transactions }: InTransaction,
  actor: Actor,
  { names }: Competitors,
): Promise<Competitors> {
  return transactions.change(actor.customerId, async (tx) => {
    await putNames(tx, names)
    emitChanged(tx, null)
    return { names }
  })
}
