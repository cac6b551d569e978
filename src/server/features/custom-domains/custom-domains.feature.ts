import { domainToASCII } from 'node:url'
import { z } from 'zod'
import * as contract from '#shared/contracts/custom-domains.ts'
import { isDomainName } from '#shared/domain/deliverability.ts'
import type { DnsResolver } from '#server/adapters/dns/dns-resolver.ts'
import { isTaken } from '#server/database/constraint-errors.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { lockSettings, setBranding } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { doEach } from '#server/kernel/jobs/do-each.ts'
import { defineJob, handleJob } from '#server/kernel/jobs/job.ts'
import { keepLook, listRecords, lookAt, removalOf } from './check-domain.ts'
import { find, findOwner, listDue, put, remove, type CustomDomainRow } from './custom-domains.repository.ts'
import { askForCertificate, createHostGate, DomainOwners } from './custom-domains.routes.ts'

const AT_A_TIME = 100

export const checkDomains = defineJob({ name: 'custom-domains.check', payload: z.object({}), cron: '*/5 * * * *' })

interface Deps extends Pick<Foundations, 'transactions'> {
  dns: DnsResolver
  owners: DomainOwners
  /** Where a domain has to lead. */
  target: string
}

/** The pages and links of a business on a domain of its own. */
export function makeCustomDomains({ transactions, publicUrl }: Foundations, { dns }: Pick<Deps, 'dns'>) {
  const owners = new DomainOwners(transactions)
  const { hostname: target } = new URL(publicUrl())
  const deps: Deps = { transactions, dns, owners, target }
  const route = implementIn(transactions)
  return {
    gate: createHostGate(owners, publicUrl()),
    routes: [
      route(contract.getCustomDomain, (tx) => describe(tx, target)),
      route(contract.putCustomDomain, (tx, actor, { domain }) => name(deps, tx, { actor, wished: domain })),
      implement(contract.checkCustomDomain, ({ actor }) => checkNow(deps, actor)),
      route(contract.deleteCustomDomain, (tx, actor) => letGo(deps, tx, actor)),
    ],
    mounts: [askForCertificate(owners)],
    jobs: [
      handleJob(checkDomains, async () => {
        const due = await transactions.platform.step((tx) => listDue(tx, AT_A_TIME))
        await doEach(due, (customerId) => checkOne(deps, customerId))
      }),
    ],
  }
}

async function describe(tx: CustomerTx, target: string): Promise<contract.CustomDomainSetting> {
  const row = await find(tx)
  return { customDomain: row ? present(row, target) : null }
}

function present(row: CustomDomainRow, target: string): contract.CustomDomain {
  const { domain, checked_at: checkedAt, failing_since: failingSince } = row
  const { cname, txt } = listRecords(row, target)
  const state = stateOf(row)
  const since = { active: row.active_at, failing: failingSince, removed: row.removed_at }
  return {
    domain,
    state,
    since: (state in since && since[state as keyof typeof since]?.toISOString()) || null,
    removedAt: state === 'failing' && failingSince ? removalOf(failingSince).toISOString() : null,
    records: [
      { type: 'CNAME', ...cname, isFound: row.has_cname },
      { type: 'TXT', ...txt, isFound: row.has_txt },
    ],
    checkedAt: checkedAt?.toISOString() ?? null,
  }
}

function stateOf(row: CustomDomainRow): contract.CustomDomain['state'] {
  if (row.removed_at) return 'removed'
  if (row.failing_since) return 'failing'
  if (row.active_at) return 'active'
  return row.has_cname ? 'waiting-txt' : 'waiting-cname'
}

/** Whoever names the one they have keeps its proof; one that was taken away begins anew. */
async function name(
  { owners, target }: Deps,
  tx: CustomerTx,
  { actor, wished }: { actor: Actor; wished: string },
): Promise<contract.CustomDomainSetting> {
  const domain = readDomain(wished, target)
  const { branding } = await lockSettings(tx)
  const held = await find(tx)
  if (held?.domain === domain && !held.removed_at) return describe(tx, target)
  const owner = await findOwner(tx, domain)
  if (owner !== null && owner !== tx.customerId) throw refusal('custom-domain-taken', at)
  await put(tx, domain)
  await setBranding(tx, { ...branding, customDomain: domain })
  await tell(tx, actor, { before: branding.customDomain, after: domain })
  if (held) owners.forget(held.domain)
  return describe(tx, target)
}

const at = { at: { fields: ['domain'], code: 'invalid' } } as const

/** As DNS writes it, whatever alphabet it is in. Not the product's own, nor one under that. */
function readDomain(wished: string, target: string): string {
  const domain = domainToASCII(wished.replace(/\.$/, ''))
  // It drops what follows a name.
  if (/[/\\:?#@]/.test(wished) || !isDomainName(domain)) throw refusal('custom-domain-invalid', at)
  if (domain === target || domain.endsWith(`.${target}`)) throw refusal('custom-domain-ours', at)
  return domain
}

async function letGo({ owners, target }: Deps, tx: CustomerTx, actor: Actor): Promise<contract.CustomDomainSetting> {
  const { branding } = await lockSettings(tx)
  const held = await find(tx)
  if (held) {
    await remove(tx)
    await setBranding(tx, { ...branding, customDomain: '' })
    if (branding.customDomain !== '') await tell(tx, actor, { before: branding.customDomain, after: '' })
    owners.forget(held.domain)
  }
  return describe(tx, target)
}

async function tell(tx: CustomerTx, actor: Actor, { before, after }: { before: string; after: string }): Promise<void> {
  const changes = [{ name: 'customDomain', before: before || null, after: after || null }] as const
  const subject = { type: 'customer', id: tx.customerId, label: '', changes } as const
  await recordActivity(tx, actor, 'workspace.branding-changed', subject)
  emit(tx, { type: 'domain.changed', subjectId: null, userId: null })
}

/** Because somebody wants to know now. */
async function checkNow(deps: Deps, { customerId }: Actor): Promise<contract.CustomDomainSetting> {
  const { transactions, dns, owners, target } = deps
  const row = await transactions.replay(customerId, find)
  if (!row || row.removed_at) throw refusal('custom-domain-unknown')
  const look = await lookAt(dns, row, target)
  const answer = await transactions.change(customerId, async (tx) => {
    await keepLook(tx, row, look, new Date()).catch((error: unknown) => {
      throw isTaken(error, 'custom_domains_one_customer') ? refusal('custom-domain-taken') : error
    })
    return describe(tx, target)
  })
  owners.forget(row.domain)
  return answer
}

/** By itself. Of two who wish for the same, the one whose proof is found first has it; the other one goes on waiting. */
async function checkOne({ transactions, dns, owners, target }: Deps, customerId: string): Promise<void> {
  const row = await transactions.step(customerId, find)
  if (!row || row.removed_at) return
  const look = await lookAt(dns, row, target)
  const keep = (found: typeof look) => transactions.step(customerId, (tx) => keepLook(tx, row, found, new Date()))
  await keep(look).catch((error: unknown) => {
    if (isTaken(error, 'custom_domains_one_customer')) return keep({ ...look, hasTxt: false })
    throw error
  })
  owners.forget(row.domain)
}
