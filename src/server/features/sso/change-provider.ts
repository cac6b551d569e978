import { randomUUID } from 'node:crypto'
import type { SsoProviderInput } from '#shared/contracts/sso.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { seal } from '#server/kernel/crypto/seal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { checkSettings, findClaimableDomain, refuseForeignDomains } from './sso-set-up.ts'
import {
  find,
  findConfirmedEmail,
  listDomains,
  put,
  remove,
  setDomains,
  type SsoProviderRow,
} from './sso.repository.ts'

interface Change {
  input: SsoProviderInput
  keyring: Keyring
  /** Where the sandbox's own providers are; `null`: there are none. */
  sandboxUrl: string | null
}

/** Enters the customer's one provider, or changes it. */
export async function changeProvider(tx: CustomerTx, actor: Actor, change: Change): Promise<void> {
  const { input } = change
  const found = await find(tx)
  const held = await listDomains(tx)
  const kept = found && isSame(found, input) ? found : undefined
  const settings = checkSettings(input, {
    hasSecret: Boolean(kept?.client_secret),
    sandboxUrl: change.sandboxUrl,
  })
  const ofCaller = findClaimableDomain(await findConfirmedEmail(tx, actor.userId))
  refuseForeignDomains(settings.domains, { held, ofCaller })
  if (found && !kept) await remove(tx, found.id)
  const id = kept?.id ?? randomUUID()
  await put(tx, {
    id,
    kind: input.kind,
    issuer: settings.issuer,
    entry_point: settings.entryPoint,
    certificate: settings.certificate,
    client_id: settings.clientId,
    client_secret: sealSecret(tx, change, id) ?? kept?.client_secret ?? null,
  })
  await setDomains(tx, id, settings.domains)
  await recordActivity(tx, actor, 'sso.changed', { type: 'customer', id: tx.customerId, label: input.issuer })
}

/** Another provider knows other people by the same names, so it starts without the earlier one's. */
function isSame(found: SsoProviderRow, input: SsoProviderInput): boolean {
  return found.kind === input.kind && found.issuer === input.issuer
}

function sealSecret(tx: CustomerTx, { input, keyring }: Change, id: string): string | null {
  if (input.kind !== 'oidc' || !input.clientSecret) return null
  const place = { customerId: tx.customerId, table: 'sso_providers', rowId: id, column: 'client_secret' }
  return seal(keyring, place, input.clientSecret)
}
