import type { SsoProviderInput, SsoSetUp } from '#shared/contracts/sso.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { changeProvider } from './change-provider.ts'
import { findClaimableDomain } from './sso-set-up.ts'
import { find, findConfirmedEmail, listDomains, remove, type SsoProviderRow } from './sso.repository.ts'

const IS_TAKEN = '23505'

interface SsoOptions {
  transactions: Transactions
  keyring: Keyring
  publicUrl: () => string
  isSandboxOn: boolean
}

export type SsoService = ReturnType<typeof createSsoService>

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
