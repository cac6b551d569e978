import { z } from 'zod'
import type { AudienceProvider, ProviderAccount } from '#server/adapters/marketing/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { suppressAddress } from '#server/features/contacts/contacts.service.ts'
import { isCustomerServed, isInPlan } from '#server/features/settings/settings.service.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { defineJob, handleJob, TURN_MS, type JobHandler } from '#server/kernel/jobs/job.ts'
import {
  listOutdated,
  listUntold,
  markErased,
  noteEnded,
  noteTold,
  type ContactToTell,
  type MemberToEnd,
  type Place,
} from './audience.repository.ts'
import { findProvider, hookUrlOf, openAccount, type ProviderDeps } from './provider-account.ts'
import { findById, update, type ConnectionRow } from './providers.repository.ts'

/** A few at a time: a service takes ten calls at once, and others want to call it, too. */
const BATCH = 5
/** A change at the service may become visible a little late. */
const OVERLAP_MS = 10 * 60_000

const syncJob = defineJob({
  name: 'providers.audience',
  payload: z.object({ customerId: z.uuid(), connectionId: z.uuid() }),
})

/** However often it is asked for, one waits. */
export const requestSync = (tx: CustomerTx, connectionId: string): Promise<void> =>
  enqueueUnlessWaiting(tx, syncJob, { customerId: tx.customerId, connectionId }, connectionId)

/** As a part of erasing a person: the services that know them hear of it at once. */
export async function eraseFromAudiences(tx: CustomerTx, email: string): Promise<void> {
  for (const connectionId of await markErased(tx, email)) await requestSync(tx, connectionId)
}

export const audienceSync = (deps: ProviderDeps): JobHandler =>
  handleJob(syncJob, ({ customerId, connectionId }) => syncAudience(deps, customerId, connectionId))

interface Sync extends Place {
  deps: ProviderDeps
  customerId: string
  provider: AudienceProvider
  account: ProviderAccount
  row: ConnectionRow
  inPlan: boolean
}

/** Who left is heard first, so that nobody is brought back. Safe to run twice: each part goes on where it was. */
async function syncAudience(deps: ProviderDeps, customerId: string, connectionId: string): Promise<void> {
  const { row, inPlan } = await deps.transactions.step(customerId, async (tx) => ({
    row: await findById(tx, connectionId),
    inPlan: (await isCustomerServed(tx)) && (await isInPlan(tx, 'campaigns')),
  }))
  const provider = row && findProvider(deps, row.provider_name)
  const audienceId = row?.settings.audience?.id
  if (!row || provider?.channel !== 'audience' || !audienceId || row.status !== 'active') return
  const account = openAccount(deps, row)
  await workOn({ deps, customerId, connectionId, audienceId, provider, account, row, inPlan })
}

async function workOn(sync: Sync): Promise<void> {
  const { deps, customerId, connectionId, inPlan } = sync
  const endAt = Date.now() + TURN_MS
  if (inPlan) await hearWhoLeft(sync)
  // Whoever is erased is, whatever the plan.
  for (const work of inPlan ? [endSome, putSome] : [endSome]) {
    while (await work(sync)) {
      if (Date.now() < endAt) continue
      await deps.transactions.step(customerId, (tx) => requestSync(tx, connectionId))
      return
    }
  }
}

async function hearWhoLeft(sync: Sync): Promise<void> {
  const { deps, customerId, connectionId, audienceId, provider, account, row } = sync
  const begunAt = new Date()
  const { provider_name: name, hook_word: word } = row
  if (row.audience_read_at === null) {
    await provider.watch(account, audienceId, hookUrlOf(deps, { provider: name, word }))
  }
  const since = new Date((row.audience_read_at?.getTime() ?? OVERLAP_MS) - OVERLAP_MS)
  for (let offset: number | null = 0; offset !== null;) {
    const page = await provider.listGone(account, audienceId, { since, offset })
    await deps.transactions.step(customerId, async (tx) => {
      for (const { email, reason } of page.members) {
        await suppressAddress(tx, { address: email, channel: 'email', reason })
      }
    })
    offset = page.next
  }
  await deps.transactions.step(customerId, (tx) => update(tx, connectionId, { audience_read_at: begunAt }))
}

/** Answers whether there may be more. */
async function endSome({ deps, customerId, provider, account, inPlan, ...place }: Sync): Promise<boolean> {
  const wanted = { limit: BATCH, onlyErased: !inPlan }
  const some = await deps.transactions.step(customerId, (tx) => listOutdated(tx, place, wanted))
  await Promise.all(
    some.map(async (member) => {
      await provider.endMember(account, member.audienceId, member.memberKey, endOf(member, place))
      await deps.transactions.step(customerId, (tx) => noteEnded(tx, member))
    }),
  )
  return some.length === BATCH
}

function endOf(member: MemberToEnd, { audienceId }: Place) {
  if (member.isErased) return 'erased'
  return member.hasLeft && member.audienceId === audienceId ? 'left' : 'gone'
}

async function putSome(sync: Sync): Promise<boolean> {
  const some = await sync.deps.transactions.step(sync.customerId, (tx) => listUntold(tx, sync, BATCH))
  await Promise.all(some.map((contact) => put(sync, contact)))
  return some.length === BATCH
}

/**
 * Answers whether they are in. Who left by themselves is not, and is written to no more. Whom the service was asked to forget is not
 * either, and may be written to by others: it is the service that takes them only from themselves.
 */
async function put(sync: Omit<Sync, 'row' | 'inPlan'>, { told, ...member }: ContactToTell): Promise<boolean> {
  const { deps, customerId, connectionId, audienceId, provider, account } = sync
  const state = await provider.putMember(account, audienceId, member)
  const memberKey = provider.memberKeyOf(member.email)
  await deps.transactions.step(customerId, (tx) =>
    state === 'left'
      ? suppressAddress(tx, { address: member.email, channel: 'email', reason: 'unsubscribed' })
      : noteTold(tx, { connectionId, audienceId }, { memberKey, told, state }),
  )
  return state === 'in'
}

/** A service mails nobody whom it has not been told of. Answers which of these it now has. */
export async function putInAudience(
  deps: ProviderDeps,
  { row, provider }: { row: ConnectionRow; provider: AudienceProvider },
  emails: readonly string[],
): Promise<Set<string>> {
  const [customerId, place] = [row.customer_id, { connectionId: row.id, audienceId: row.settings.audience?.id ?? '' }]
  const sync = { deps, customerId, provider, account: openAccount(deps, row), ...place }
  const untold = await deps.transactions.step(customerId, (tx) => listUntold(tx, place, emails.length, emails))
  const known = new Set(emails)
  for (let from = 0; from < untold.length; from += BATCH) {
    const some = untold.slice(from, from + BATCH)
    const areIn = await Promise.all(some.map((contact) => put(sync, contact)))
    for (const [at, { email }] of some.entries()) if (!areIn[at]) known.delete(email)
  }
  return known
}
