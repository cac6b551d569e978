import { isPersonal, type PersonalChannel } from '#shared/domain/campaigns.ts'
import { isSocialProvider } from '#shared/domain/providers.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { findById, update, type CampaignRow } from '../campaigns.repository.ts'
import { gather, listPlaces, type Aim } from './audience.repository.ts'
import { findOpening } from './quiet-hours.ts'
import { insertPosts, measure, setProblems } from './recipients.repository.ts'
import { aimOf, channelsOf, conclude, findCarriers } from './run-campaign.ts'
import { enqueueDelivery, gatherJob, type Gathering, type SendingDeps } from './sending-jobs.ts'
import { loadLetter } from './write-letter.ts'

/** One customer's hundred thousand come in parts, and others have their turn between two. */
export const PART = 10_000
/** From so many on, it is worth that the database looks at what it plans by. */
const MANY = 1000

/** Safe to run twice: whoever has a row keeps it. What was begun for an earlier run stops. */
export async function gatherRecipients(deps: SendingDeps, gathering: Gathering): Promise<void> {
  const { customerId } = gathering
  const seen = await deps.transactions.step(customerId, (tx) => gatherPart(deps, tx, gathering))
  if (seen >= MANY) await deps.transactions.step(customerId, (tx) => measure(tx, { isFirst: gathering.after === null }))
  await conclude(deps, gathering)
}

/** Answers how many it looked at. */
async function gatherPart(deps: SendingDeps, tx: CustomerTx, gathering: Gathering): Promise<number> {
  const { campaignId, run, after, isAgain } = gathering
  const row = await findById(tx, campaignId)
  if (row?.status !== 'active' || row.run_number !== run) return 0
  const letter = await loadLetter(tx, deps, row)
  const aim = await aimOf(tx, row, { isAgain, timezone: letter.timezone })
  const find = await findCarriers(tx, deps, letter)
  const found = channelsOf(row).map((channel) => ({ channel, problem: find(channel).problem }))
  const ready = found.flatMap(({ channel, problem }) => (problem === null ? [channel] : []))
  if (after === null) {
    await setProblems(tx, campaignId, found)
    await insertPosts(tx, campaignId, ready.filter(isSocialProvider), { isAgain })
  }
  const { seen, last } = await gatherPeople(tx, aim, { after, channels: ready.filter(isPersonal) })
  for (const channel of ready) await enqueueDelivery(tx, campaignId, channel)
  if (seen === PART) await enqueue(tx, gatherJob, { ...gathering, after: last })
  else await noteGathered(tx, row)
  emit(tx, { type: 'campaign.changed', subjectId: campaignId, userId: null })
  return seen
}

async function gatherPeople(
  tx: CustomerTx,
  aim: Aim,
  { after, channels }: { after: string | null; channels: readonly PersonalChannel[] },
) {
  if (channels.length === 0) return { seen: 0, last: null }
  const part = { after, limit: PART }
  const places = channels.includes('sms') ? await listPlaces(tx, aim, part) : []
  const now = new Date()
  const openings = places.flatMap((place) => {
    const at = findOpening(now, place)
    return at ? [{ ...place, at }] : []
  })
  return gather(tx, aim, { ...part, channels, openings })
}

/** Last of all: who hands over holds the rows before the campaign, too. */
async function noteGathered(tx: CustomerTx, { id, run_number: run }: CampaignRow): Promise<void> {
  const now = await findById(tx, id, { isLocked: true })
  if (now?.run_number === run && now.gathered_at === null) await update(tx, id, { gathered_at: new Date() })
}
