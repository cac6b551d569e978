import type * as contract from '#shared/contracts/review-requests.ts'
import type { ReviewRequestChoices } from '#shared/contracts/review-requests.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { PERSONAL_CHANNELS, type PersonalChannel } from '#shared/domain/campaigns.ts'
import { forbidsAsking, PLATFORMS } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getContact, noteVisitor } from '#server/features/contacts/contacts.service.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import { openCarriers } from '#server/features/providers/providers.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { getCampaign, refuseOverfull, tell } from '../campaign-view.ts'
import { insert, listAsking, NOTHING_SET, update, type CampaignRow } from '../campaigns.repository.ts'
import { countAudience, insertAsk, type Aim } from './audience.repository.ts'
import { CAMPAIGN_WORDS } from './campaign-words.ts'
import { findOpening } from './quiet-hours.ts'
import { setProblems } from './recipients.repository.ts'
import { begin, findCarriers, findTimezone, lookAgain } from './run-campaign.ts'
import { enqueueDelivery, type SendingDeps } from './sending-jobs.ts'
import { loadLetter } from './write-letter.ts'

type Place = Awaited<ReturnType<typeof listLocations>>[number]

const hasLinks = ({ review_links: links }: Place) =>
  PLATFORMS.some((platform) => !forbidsAsking(platform) && Boolean(links[platform]))

const aimAt = (contactId: string, campaignId: string | null, timezone: string) =>
  ({ campaignId, contactId, timezone, filter: {}, isAsk: true, isAgain: true, language: null }) satisfies Aim

export async function listChoices(
  tx: CustomerTx,
  { contactId }: ParsedInputOf<typeof contract.getReviewRequestChoices>,
): Promise<ReviewRequestChoices> {
  const asking = await listAsking(tx)
  const find = await openCarriers(tx)
  const reasons = contactId === undefined ? null : await findReasons(tx, contactId)
  return {
    locations: (await listLocations(tx)).map((place) => ({
      id: place.id,
      name: place.name,
      hasLinks: hasLinks(place),
      isPaused: asking.some((row) => row.location_id === place.id && row.status === 'paused'),
    })),
    channels: PERSONAL_CHANNELS.map((channel) => ({
      channel,
      problem: find(channel).problem,
      reason: reasons?.get(channel) ?? null,
    })),
  }
}

async function findReasons(tx: CustomerTx, contactId: string) {
  await getContact(tx, contactId)
  const judged = await countAudience(tx, aimAt(contactId, null, await findTimezone(tx)))
  return new Map(judged.map(({ channel, reason }) => [channel, reason]))
}

export async function askForReview(
  deps: SendingDeps,
  tx: CustomerTx,
  actor: Actor,
  { locationId, to }: ParsedInputOf<typeof contract.askForReview>,
) {
  const place = (await listLocations(tx)).find(({ id }) => id === locationId)
  if (!place) throw refusal('location-not-found')
  if (!hasLinks(place)) throw refusal('campaign-link-missing')
  const { contact, channel } =
    to.kind === 'person'
      ? await noteVisitor(tx, actor, { ...to, locationId })
      : { contact: await getContact(tx, to.contactId), channel: to.channel }
  const campaign = await getAsking(tx, actor, place)
  await refuseWithoutCarrier(deps, tx, campaign, channel)
  // Whatever stopped it was mended: whoever waited gets theirs, too.
  if (campaign.deliveries?.some((one) => one.channel === channel && one.problem !== null)) {
    await setProblems(tx, campaign.id, [{ channel, problem: null }])
  }
  const timezone = await findTimezone(tx)
  const at = channel === 'sms' ? findQuietEnd(contact, place.timezone ?? timezone) : null
  const aim = aimAt(contact.id, campaign.id, timezone)
  if ((await insertAsk(tx, aim, { channel, dueAt: at })) === null) throw refusal('cannot-be-asked')
  await enqueueDelivery(tx, campaign.id, channel)
  if (campaign.next_at === null) await lookAgain(tx, campaign.id)
  await tell(tx, actor, 'campaign.asked', campaign)
  return { campaignId: campaign.id, contactId: contact.id, channel, at: at?.toISOString() ?? null }
}

function findQuietEnd({ timezone, phone }: { timezone: string | null; phone: string | null }, elsewhere: string) {
  return findOpening(new Date(), { zone: timezone || elsewhere, prefix: (phone ?? '').slice(0, 5) })
}

async function refuseWithoutCarrier(deps: SendingDeps, tx: CustomerTx, row: CampaignRow, channel: PersonalChannel) {
  const find = await findCarriers(tx, deps, await loadLetter(tx, deps, row))
  if (find(channel).problem !== null) throw refusal('campaign-unsent')
}

/** The one that stands ready at this location; its words can be changed while it is paused. */
async function getAsking(tx: CustomerTx, actor: Actor, place: Place): Promise<CampaignRow> {
  const [standing] = await listAsking(tx, place.id)
  if (standing?.status === 'paused') throw refusal('asking-paused', { values: { name: standing.name } })
  if (standing) return standing
  await refuseOverfull(tx)
  const { ask } = CAMPAIGN_WORDS[(await getSettings(tx)).general.language]
  const id = await insert(tx, {
    ...NOTHING_SET,
    name: ask.name.replace('{location}', () => place.name),
    type: 'review_request',
    message: ask.message,
    subject: ask.subject,
    delivery_channels: [...PERSONAL_CHANNELS],
    link_kind: 'review-links',
    location_id: place.id,
  })
  await begin(tx, await getCampaign(tx, id), { kind: 'asked', isAgain: false, startsAt: null })
  await update(tx, id, { next_at: null })
  const row = await getCampaign(tx, id)
  await tell(tx, actor, 'campaign.created', row)
  return row
}
