import type { SsoProviderInput, SsoSetUp } from '#shared/contracts/sso.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { randomUUID } from 'node:crypto'
import { seal } from '#server/kernel/crypto/seal.ts'
import { findClaimableDomain, checkSettings, refuseForeignDomains } from './sso-set-up.ts'
import {
  find,
  findConfirmedEmail,
  listDomains,
  remove,
  type SsoProviderRow,
  put,
  setDomains,
} from './sso.repository.ts'

const IS_TAKEN = '23505'

interface SsoOptions {
  transactions: Transactions
  keyring: Keyring
  publicUrl: () => string
  isSandboxOn: boolean
}

export function createSsoService({ transactions, keyring, publicUrl, isSandboxOn }: SsoOptions) {
  /** Two changes of the provider come one after the other. */
  const change = <T>(actor: Actor, work: (tx: CustomerTx) => Promise<T>) =>
    transactions.change(actor.customerId, async (tx) => {
      refuseOthers(actor)
      await lockPlan(tx)
      return work(tx)
    })

  async function describe(tx: CustomerTx, actor: Actor): Promise<SsoSetUp> {
    const provider = await find(tx)
    return {
      provider: provider ? present(provider, await listDomains(tx)) : null,
      service: {
        samlEntityId: `${publicUrl()}/auth/v1/sso/saml/metadata`,
        samlAcsUrl: `${publicUrl()}/auth/v1/sso/saml/acs`,
        oidcCallbackUrl: `${publicUrl()}/auth/v1/callback`,
      },
      claimableDomain: findClaimableDomain(await findConfirmedEmail(tx, actor.userId)),
    }
  }

  return {
    get: (actor: Actor) => transactions.read(actor.customerId, (tx) => describe(tx, actor)),

    put: (actor: Actor, input: SsoProviderInput) =>
      change(actor, async (tx) => {
        await changeProvider(tx, actor, { input, keyring, sandboxUrl: isSandboxOn ? publicUrl() : null })
        return describe(tx, actor)
      }).catch(explainTakenDomain),

    remove: (actor: Actor) =>
      change(actor, async (tx) => {
        const found = await find(tx)
        if (found) {
          await remove(tx, found.id)
          await recordActivity(tx, actor, 'sso.removed', { type: 'customer', id: tx.customerId, label: found.issuer })
        }
        return describe(tx, actor)
      }),
  }
}

/** Whoever chooses the provider decides who is who, the owner included. */
function refuseOthers(actor: Actor): void {
  if (actor.member.role === 'owner') return
  throw refusal('sso-owner-only')
}

function present(provider: SsoProviderRow, domains: string[]): NonNullable<SsoSetUp['provider']> {
  return {
    id: provider.id,
    kind: provider.kind,
    issuer: provider.issuer,
    entryPoint: provider.entry_point,
    certificate: provider.certificate,
    clientId: provider.client_id,
    domains,
    updatedAt: provider.updated_at.toISOString(),
  }
}

function explainTakenDomain(error: unknown): never {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  if (code === IS_TAKEN && constraint === 'sso_domains_pkey') {
    throw refusal('sso-domain-taken')
  }
  throw error
}

interface Change {
  input: SsoProviderInput
  keyring: Keyring
  /** Where the sandbox's own providers are; `null`: there are none. */
  sandboxUrl: string | null
}

/** Enters the customer's one provider, or changes it. */
async function changeProvider(tx: CustomerTx, actor: Actor, change: Change): Promise<void> {
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
