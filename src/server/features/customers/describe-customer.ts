import type { Customer, CustomerConnection, CustomerNote } from '#shared/contracts/customers.ts'
import { priceOf } from '#shared/domain/billing.ts'
import { planOf } from '#shared/domain/plans.ts'
import type { CustomerTx, PlatformTx, Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { withoutSecrets } from '#server/kernel/log/without-secrets.ts'
import { find, findNote, listCredits, type FoundCustomer, type listConnections } from './customers.repository.ts'

/** How much of what a plan limits is taken. */
export type CountUsage = (tx: CustomerTx) => Promise<{ platforms: number; teamMembers: number }>

export interface DescribeDeps {
  transactions: Transactions
  countUsage: CountUsage
  /** Whether there is somebody who collects money. */
  isSelling: boolean
}

export async function getFound(tx: PlatformTx, customerId: string): Promise<FoundCustomer> {
  const found = await find(tx, customerId)
  if (!found) throw refusal('nothing-here')
  return found
}

export async function describeCustomer(
  { transactions, countUsage, isSelling }: DescribeDeps,
  tx: PlatformTx,
  customerId: string,
): Promise<Customer> {
  const row = await getFound(tx, customerId)
  const taken = await transactions.read(customerId, countUsage)
  const limits = planOf({ tier: row.subscription_tier, status: row.status })
  return {
    id: row.id,
    companyName: row.is_named ? row.company_name : '',
    email: row.email,
    ownerName: row.owner_status === 'active' ? row.owner_name : null,
    invitedUntil: row.owner_status === 'invited' ? write(row.invitation_expires_at) : null,
    tier: row.subscription_tier,
    status: row.status,
    trialEndsAt: write(row.trial_ends_at),
    isDemo: row.is_demo,
    createdAt: row.created_at.toISOString(),
    eraseAt: write(row.erase_at),
    shut: row.shut_reason && row.shut_at ? { reason: row.shut_reason, at: row.shut_at.toISOString() } : null,
    usage: {
      platforms: { taken: taken.platforms, limit: limits.maxPlatforms },
      teamMembers: { taken: taken.teamMembers, limit: limits.maxTeamMembers },
    },
    plan: presentPlan(row),
    credit: isSelling ? await describeCredit(tx, row) : null,
  }
}

async function describeCredit(tx: PlatformTx, row: FoundCustomer): Promise<Customer['credit']> {
  const given = (await listCredits(tx, row.id)).map((credit) => ({
    id: credit.id,
    amountCents: credit.amount_cents,
    reason: credit.reason,
    state: credit.state,
    fault: credit.fault === null ? null : withoutSecrets(credit.fault),
    by: credit.asker,
    at: credit.created_at.toISOString(),
  }))
  return { leftCents: row.credit_cents ?? 0, given }
}

const write = (at: Date | null) => at?.toISOString() ?? null

function presentPlan({ state, tier, billing_interval: interval, ...row }: FoundCustomer): Customer['plan'] {
  if (!state || !tier || !interval) return null
  const ends = state === 'canceled' ? row.period_end : row.cancels_at
  const renewsAt = ends === null ? write(row.period_end) : null
  return { state, tier, interval, priceCents: priceOf(tier, interval), renewsAt, endsAt: write(ends) }
}

type ConnectionRow = Awaited<ReturnType<typeof listConnections>>[number]

export const presentConnection = (row: ConnectionRow): CustomerConnection => ({
  id: row.id,
  platform: row.type,
  name: row.name,
  status: row.status,
  needsReconnect: row.needs_reconnect,
  problem: row.fault ? withoutSecrets(row.fault.words ?? row.fault.reason ?? row.fault.kind) : null,
  lastSyncAt: write(row.last_sync),
})

interface NoteRow {
  id: string
  text: string
  author: string | null
  created_at: Date
}

export const presentNote = (row: NoteRow): CustomerNote => ({
  id: row.id,
  text: row.text,
  by: row.author,
  at: row.created_at.toISOString(),
})

export async function getNote(tx: PlatformTx, customerId: string, noteId: string): Promise<CustomerNote> {
  const found = await findNote(tx, customerId, noteId)
  if (!found) throw refusal('nothing-here')
  return presentNote(found)
}
