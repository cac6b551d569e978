import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type * as contract from '#shared/contracts/visits.ts'
import { isPersonal, type PersonalChannel } from '#shared/domain/campaigns.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { findSegment } from '#server/features/contacts/contacts.service.ts'
import { recordVisit } from '#server/features/contacts/visits.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { TURN_MS } from '#server/kernel/jobs/job.ts'
import { listAutomatic, type CampaignRow } from '../campaigns.repository.ts'
import { countClicks } from '../sending/count-clicks.ts'
import { tellChange } from '../sending/describe-sending.ts'
import { findOpening } from '../sending/quiet-hours.ts'
import { setProblems } from '../sending/recipients.repository.ts'
import { channelsOf, findCarriers, findTimezone } from '../sending/run-campaign.ts'
import { enqueueDelivery, enqueueVisits, type SendingDeps } from '../sending/sending-jobs.ts'
import { loadLetter } from '../sending/write-letter.ts'
import {
  insertReminders,
  insertRequests,
  listDueChannels,
  takeUnanswered,
  takeVisits,
  type Due,
} from './requests.repository.ts'

const HOUR_MS = 3_600_000

/** So many in one transaction. */
const PART = 500

export async function noteVisit(tx: CustomerTx, actor: Actor, told: ParsedInputOf<typeof contract.recordVisit>) {
  const { id, contact_id: contactId, location_id: locationId, visited_at: at } = await recordVisit(tx, actor, told)
  if ((await listAutomatic(tx)).some(isRunning)) await enqueueVisits(tx)
  return { id, contactId, locationId, visitedAt: at.toISOString() }
}

const isRunning = ({ status }: CampaignRow) => status === 'active'

/** Safe to run twice and by several at once: each visit and each request is taken by one. */
export async function followVisits(deps: SendingDeps, { customerId }: { customerId: string }): Promise<void> {
  const { transactions } = deps
  const endAt = Date.now() + TURN_MS
  let isMore = true
  while (isMore && Date.now() < endAt) {
    isMore = await transactions.step(customerId, (tx) => followPart(deps, tx))
  }
  // Whoever has just followed a link is not reminded.
  await countClicks(transactions, customerId)
  const rows = await transactions.step(customerId, listAutomatic)
  for (const row of rows.filter(isRunning)) {
    const isCut = await transactions.step(customerId, (tx) => remindPart(tx, row))
    isMore ||= isCut
  }
  if (isMore) await transactions.step(customerId, enqueueVisits)
}

/** Answers whether there are more. Without a campaign that would follow them, visits stay for one that begins. */
async function followPart(deps: SendingDeps, tx: CustomerTx): Promise<boolean> {
  const rows = await listAutomatic(tx)
  if (!rows.some(isRunning)) return false
  const visits = await takeVisits(tx, PART)
  const timezone = await findTimezone(tx)
  for (const row of rows) {
    const channels = await findChannels(deps, tx, row)
    if (visits.length === 0) continue
    const dues = visits.map(({ id, visitedAt, ...guest }) =>
      findDue(new Date(visitedAt.getTime() + (row.visit_delay_hours ?? 0) * HOUR_MS), { id, timezone, ...guest }),
    )
    const filter = (row.segment_id && (await findSegment(tx, row.segment_id))?.filter) || {}
    if ((await insertRequests(tx, row, { dues, channels, filter })) > 0) tellChange(tx, row.id)
  }
  return visits.length === PART
}

async function remindPart(tx: CustomerTx, row: CampaignRow): Promise<boolean> {
  const timezone = await findTimezone(tx)
  const unanswered = row.reminders > 0 ? await takeUnanswered(tx, row, PART) : []
  const dues = unanswered.map((guest) => findDue(new Date(), { timezone, ...guest }))
  if (dues.length > 0) await insertReminders(tx, row, dues)
  for (const channel of await listDueChannels(tx, row.id)) await enqueueDelivery(tx, row.id, channel)
  return unanswered.length === PART
}

/** The first moment from then on in which they may be disturbed. */
function findDue(
  at: Date,
  { id, zone, prefix, timezone }: { id: string; zone: string | null; prefix: string; timezone: string },
): Due {
  const from = new Date(Math.max(at.getTime(), Date.now()))
  const open = (number: string) =>
    findOpening(from, { zone: zone ?? timezone, prefix: number, isAutomatic: true }) ?? from
  return { id, email: open(''), sms: open(prefix) }
}

/** Those that can carry it. Where none can, whoever was a guest waits until somebody has mended that. */
async function findChannels(deps: SendingDeps, tx: CustomerTx, row: CampaignRow): Promise<PersonalChannel[]> {
  const find = await findCarriers(tx, deps, await loadLetter(tx, deps, row))
  const found = channelsOf(row).map((channel) => ({ channel, problem: find(channel).problem }))
  const known = new Map(row.deliveries?.map(({ channel, problem }) => [channel, problem]))
  const news = found.filter(({ channel, problem }) => (problem === null) !== ((known.get(channel) ?? null) === null))
  if (isRunning(row)) await setProblems(tx, row.id, news)
  const ready = found.filter(({ problem }) => problem === null)
  return (ready.length > 0 ? ready : found).map(({ channel }) => channel).filter(isPersonal)
}
