import {
  checkSsoDomain,
  deleteSsoProvider,
  getSsoProvider,
  putSsoProvider,
  type SsoDomain,
  type SsoProviderInput,
  type SsoSetUp,
} from '#shared/contracts/sso.ts'
import { isTaken } from '#server/database/constraint-errors.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import type { DnsResolver } from '#server/adapters/dns/dns-resolver.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { randomUUID } from 'node:crypto'
import { seal } from '#server/kernel/crypto/seal.ts'
import { findClaimableDomain, checkSettings, refuseUnfitDomains } from './sso-set-up.ts'
import {
  find,
  findConfirmedEmail,
  listDomains,
  noteCheck,
  remove,
  type SsoDomainRow,
  type SsoProviderRow,
  put,
  setDomains,
} from './sso.repository.ts'

type SsoFoundations = Pick<Foundations, 'keyring' | 'publicUrl' | 'config'>

interface SsoPorts {
  dns: DnsResolver
  /** Whoever decides by whom the team is let in has just shown that it is them. */
  refuseUnproved: (tx: CustomerTx, actor: Actor) => Promise<void>
}

export function makeSso({ transactions, authTransactions, ...base }: Foundations, { dns, refuseUnproved }: SsoPorts) {
  const route = implementIn(transactions)
  const prove = (actor: Actor) => {
    refuseOthers(actor)
    // Only the account service may look at sessions.
    return authTransactions.read(actor.customerId, (tx) => refuseUnproved(tx, actor))
  }
  return {
    routes: [
      route(getSsoProvider, (tx, actor) => describe(base, tx, actor)),
      implement(putSsoProvider, async ({ actor, input }) => {
        await prove(actor)
        return transactions.change(actor.customerId, async (tx) => {
          await lockPlan(tx)
          await changeProvider(base, tx, actor, input)
          return describe(base, tx, actor)
        })
      }),
      implement(deleteSsoProvider, async ({ actor }) => {
        await prove(actor)
        return transactions.change(actor.customerId, async (tx) => {
          await lockPlan(tx)
          await removeProvider(tx, actor)
          return describe(base, tx, actor)
        })
      }),
      implement(checkSsoDomain, ({ actor, input }) => checkDomain({ transactions, dns, base }, actor, input.domain)),
    ],
  }
}

interface Checking {
  transactions: Transactions
  dns: DnsResolver
  base: SsoFoundations
}

/** Looks between two transactions: the DNS of others may take its time. */
async function checkDomain({ transactions, dns, base }: Checking, actor: Actor, domain: string): Promise<SsoSetUp> {
  const { customerId } = actor
  refuseOthers(actor)
  const held = (await transactions.step(customerId, listDomains)).find((one) => one.domain === domain)
  if (!held) throw refusal('sso-domain-unknown', { values: { domain } })
  const { proof } = held
  const isFound = (await dns.readTxt(domain)).some((text) => text.trim() === recordOf(held))
  return transactions.change(customerId, async (tx) => {
    await noteCheck(tx, { domain, proof, isFound }).catch(explainTakenDomain)
    if (isFound && held.verified_at === null) {
      await recordActivity(tx, actor, 'sso.changed', { type: 'customer', id: customerId, label: domain })
    }
    return describe(base, tx, actor)
  })
}

/** Whoever chooses the provider decides who is who, the owner included. */
function refuseOthers({ member }: Actor): void {
  if (member.role !== 'owner') throw refusal('sso-owner-only')
}

async function describe({ publicUrl }: SsoFoundations, tx: CustomerTx, actor: Actor): Promise<SsoSetUp> {
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

function present(provider: SsoProviderRow, domains: readonly SsoDomainRow[]): NonNullable<SsoSetUp['provider']> {
  return {
    id: provider.id,
    kind: provider.kind,
    issuer: provider.issuer,
    entryPoint: provider.entry_point,
    certificate: provider.certificate,
    clientId: provider.client_id,
    domains: domains.map(presentDomain),
    updatedAt: provider.updated_at.toISOString(),
  }
}

const recordOf = ({ proof }: SsoDomainRow) => `goodword-verify=${proof}`

function presentDomain(row: SsoDomainRow): SsoDomain {
  const { domain, checked_at: checkedAt, verified_at: verifiedAt } = row
  const state = verifiedAt ? 'verified' : checkedAt ? 'failed' : 'pending'
  return { domain, state, record: recordOf(row), checkedAt: checkedAt?.toISOString() ?? null }
}

function explainTakenDomain(error: unknown): never {
  throw isTaken(error, 'sso_domains_one_customer') ? refusal('sso-domain-taken') : error
}

/** Enters the customer's one provider, or changes it. Two changes come one after the other. */
async function changeProvider(base: SsoFoundations, tx: CustomerTx, actor: Actor, input: SsoProviderInput) {
  const found = await find(tx)
  const kept = found && isSame(found, input) ? found : undefined
  // Where the sandbox's own providers are; `null`: there are none.
  const sandboxUrl = base.config.isSandboxOn ? base.publicUrl() : null
  const settings = checkSettings(input, { hasSecret: Boolean(kept?.client_secret), sandboxUrl })
  refuseUnfitDomains(settings.domains)
  if (found && !kept) await remove(tx, found.id)
  const id = kept?.id ?? randomUUID()
  await put(tx, {
    id,
    kind: input.kind,
    issuer: settings.issuer,
    entry_point: settings.entryPoint,
    certificate: settings.certificate,
    client_id: settings.clientId,
    client_secret: sealSecret(base.keyring, input, { customerId: tx.customerId, id }) ?? kept?.client_secret ?? null,
  })
  await setDomains(tx, id, settings.domains)
  await recordActivity(tx, actor, 'sso.changed', { type: 'customer', id: tx.customerId, label: input.issuer })
}

async function removeProvider(tx: CustomerTx, actor: Actor): Promise<void> {
  const found = await find(tx)
  if (!found) return
  await remove(tx, found.id)
  await setDomains(tx, found.id, [])
  await recordActivity(tx, actor, 'sso.removed', { type: 'customer', id: tx.customerId, label: found.issuer })
}

/** Another provider knows other people by the same names, so it starts without the earlier one's. */
function isSame(found: SsoProviderRow, input: SsoProviderInput): boolean {
  return found.kind === input.kind && found.issuer === input.issuer
}

function sealSecret(keyring: Keyring, input: SsoProviderInput, { customerId, id }: { customerId: string; id: string }) {
  if (input.kind !== 'oidc' || !input.clientSecret) return null
  const place = { customerId, table: 'sso_providers', rowId: id, column: 'client_secret' }
  return seal(keyring, place, input.clientSecret)
}
