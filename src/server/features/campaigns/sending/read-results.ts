import type { AudienceProvider, ReaderDeed } from '#server/adapters/marketing/port.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import {
  findConnection,
  findProvider,
  openAccount,
  type ConnectionRow,
} from '#server/features/providers/providers.service.ts'
import { enqueue, isUnderWay } from '#server/kernel/jobs/job-queue.ts'
import { TURN_MS } from '#server/kernel/jobs/job.ts'
import { followReports } from './follow-reports.ts'
import { findMessageKeys, listMailings, type Mailing } from './mailings.repository.ts'
import { resultsJob, type ReadingResults, type SendingDeps } from './sending-jobs.ts'

const HOUR_MS = 3_600_000
/** A mailing is asked about this long after it went out: most people read at once, and few after two weeks. */
const LOOKS_MS = [1, 6, 24, 48, 96, 168, 336].map((hours) => hours * HOUR_MS)

/** Where a service tells only who asks. One job a campaign goes on as long as there is something to ask. */
export async function requestResults(tx: CustomerTx, campaignId: string): Promise<void> {
  const key = { customerId: tx.customerId, campaignId }
  if (await isUnderWay(tx, resultsJob, key)) return
  await askLater(tx, { ...key, seenAt: new Date().toISOString(), after: null })
}

const askLater = (tx: CustomerTx, payload: ReadingResults) =>
  enqueue(tx, resultsJob, payload, { startAfter: new Date(Date.parse(payload.seenAt) + HOUR_MS) })

/** Safe to run twice: what was heard before changes nothing. */
export async function readResults(deps: SendingDeps, reading: ReadingResults): Promise<void> {
  const { customerId, campaignId, seenAt, after } = reading
  const [begunAt, endAt] = [new Date(), Date.now() + TURN_MS]
  const mailings = await deps.transactions.step(customerId, (tx) =>
    listMailings(tx, campaignId, new Date(begunAt.getTime() - Math.max(...LOOKS_MS) - HOUR_MS)),
  )
  const due = mailings.filter(
    ({ name, sentAt }) => (after === null || name > after) && isDue(sentAt, new Date(seenAt), begunAt),
  )
  for (const mailing of due) {
    await readOne(deps, { customerId, campaignId, mailing })
    if (Date.now() < endAt || mailing === due.at(-1)) continue
    await deps.transactions.step(customerId, (tx) => enqueue(tx, resultsJob, { ...reading, after: mailing.name }))
    return
  }
  const isOver = mailings.every(({ sentAt }) => begunAt.getTime() - sentAt.getTime() > Math.max(...LOOKS_MS))
  if (isOver) return
  await deps.transactions.step(customerId, (tx) =>
    askLater(tx, { customerId, campaignId, seenAt: begunAt.toISOString(), after: null }),
  )
}

/** One of its looks lies between the last time and now. */
const isDue = (sentAt: Date, from: Date, to: Date) =>
  LOOKS_MS.some((ms) => {
    const at = sentAt.getTime() + ms
    return at > from.getTime() && at <= to.getTime()
  })

interface Asked {
  customerId: string
  campaignId: string
  mailing: Mailing
}

async function readOne(deps: SendingDeps, { customerId, campaignId, mailing }: Asked): Promise<void> {
  const connection = await deps.transactions.step(customerId, (tx) => findConnection(tx, mailing.connectionId))
  const provider = connection?.status === 'active' ? findProvider(deps, connection.provider_name) : null
  if (!connection || provider?.channel !== 'audience') return
  const deeds = await listDeeds(deps, { provider, connection, mailing })
  if (deeds.length === 0) return
  await deps.transactions.step(customerId, async (tx) => {
    const keys = await findMessageKeys(tx, { campaignId, name: mailing.name, emails: deeds.map(({ email }) => email) })
    await followReports(
      deps,
      tx,
      deeds.map(({ email, kind, at, url }) => ({
        key: '',
        kind,
        messageId: mailing.name,
        reference: keys.get(email) ?? null,
        address: email,
        at,
        detail: url === null ? {} : { url },
      })),
    )
  })
}

/** A service that does not answer is asked at the next look. */
async function listDeeds(
  deps: SendingDeps,
  { provider, connection, mailing }: { provider: AudienceProvider; connection: ConnectionRow; mailing: Mailing },
): Promise<ReaderDeed[]> {
  try {
    const { name: key, sentAt } = mailing
    return await provider.listDeeds(openAccount(deps, connection), { key, sentAt })
  } catch (error) {
    if (error instanceof ProviderError) return []
    throw error
  }
}
