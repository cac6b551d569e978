import type { Competitors } from '#shared/contracts/competitors.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { emitChanged } from './notify.ts'
import { listNames, putNames } from './disputes.repository.ts'

export async function getCompetitors(tx: CustomerTx): Promise<Competitors> {
  return { names: await listNames(tx) }
}

export async function saveCompetitors(tx: CustomerTx, _actor: Actor, { names }: Competitors): Promise<Competitors> {
  await putNames(tx, names)
  emitChanged(tx, null)
  return { names }
}
