import { linkTo } from '#shared/contracts/addresses.ts'
import * as contract from '#shared/contracts/campaigns.ts'
import { CAMPAIGN_LIMITS, type Campaign, type CampaignInput, type CampaignLink } from '#shared/contracts/campaigns.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import { paths } from '#shared/domain/paths.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { findSegment } from '#server/features/contacts/contacts.service.ts'
import { findHostedPage } from '#server/features/hosted-pages/hosted-pages.service.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import type { SearchSource } from '#server/features/search/search.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import {
  countStanding,
  findById,
  insert,
  readPage,
  update,
  type CampaignRow,
  type CampaignValues,
} from './campaigns.repository.ts'

/** What a business writes to many at once. */
export function makeCampaigns({ transactions }: Foundations) {
  const route = implementIn(transactions)
  const answer = async (tx: CustomerTx, id: string) => presentCampaign(await getCampaign(tx, id))
  return {
    routes: [
      route(contract.listCampaigns, async (tx, _actor, input) => {
        const { rows, nextCursor } = await readPage(tx, input)
        return { items: rows.map(presentCampaign), nextCursor }
      }),
      route(contract.getCampaign, (tx, _actor, { campaignId }) => answer(tx, campaignId)),
      route(contract.createCampaign, async (tx, actor, input) => {
        const id = await addCampaign(tx, actor, await toValues(tx, input))
        return answer(tx, id)
      }),
      route(contract.changeCampaign, async (tx, actor, input) => {
        await changeCampaign(tx, actor, input)
        return answer(tx, input.campaignId)
      }),
      route(contract.duplicateCampaign, async (tx, actor, { campaignId }) => {
        const original = presentCampaign(await getCampaign(tx, campaignId))
        const copy = { ...original, name: nameCopy(original.name), segmentId: original.segment?.id ?? null }
        const id = await addCampaign(tx, actor, await toValues(tx, copy))
        return answer(tx, id)
      }),
      route(contract.deleteCampaign, async (tx, actor, { campaignId }) => {
        const row = await getCampaign(tx, campaignId, { isLocked: true })
        if (row.status === 'active') throw refusal('campaign-active')
        await update(tx, campaignId, { deleted_at: new Date() })
        await tell(tx, actor, 'campaign.deleted', row)
        return presentCampaign(row)
      }),
      route(contract.restoreCampaign, async (tx, actor, { campaignId }) => {
        const row = await getCampaign(tx, campaignId, { isDeleted: true, isLocked: true })
        await refuseOverfull(tx)
        await update(tx, campaignId, { deleted_at: null })
        await tell(tx, actor, 'campaign.restored', row)
        return presentCampaign(row)
      }),
    ],
    search: campaignSearch,
  }
}

async function getCampaign(tx: CustomerTx, id: string, options?: Parameters<typeof findById>[2]): Promise<CampaignRow> {
  const row = await findById(tx, id, options)
  if (!row) throw refusal('campaign-not-found')
  return row
}

async function tell(
  tx: CustomerTx,
  actor: Actor,
  action: ActivityAction,
  { id, name }: Pick<CampaignRow, 'id' | 'name'>,
): Promise<void> {
  await recordActivity(tx, actor, action, { type: 'campaign', id, label: name })
  emit(tx, { type: 'campaign.changed', subjectId: id, userId: null })
}

const COPY = ' (Copy)'
const nameCopy = (name: string) => name.slice(0, CAMPAIGN_LIMITS.name - COPY.length) + COPY

async function refuseOverfull(tx: CustomerTx): Promise<void> {
  if ((await countStanding(tx)) < CAMPAIGN_LIMITS.campaigns) return
  throw refusal('campaigns-full', { values: { count: CAMPAIGN_LIMITS.campaigns } })
}

async function addCampaign(tx: CustomerTx, actor: Actor, values: CampaignValues): Promise<string> {
  await refuseOverfull(tx)
  const id = await insert(tx, values)
  await tell(tx, actor, 'campaign.created', { id, name: values.name })
  return id
}

/** What goes out or has gone out stays as it was written. */
async function changeCampaign(
  tx: CustomerTx,
  actor: Actor,
  { campaignId, ...said }: ParsedInputOf<typeof contract.changeCampaign>,
): Promise<void> {
  const row = await getCampaign(tx, campaignId, { isLocked: true })
  if (row.status === 'active' || row.status === 'completed') throw refusal('campaign-fixed')
  const { segment, ...rest } = presentCampaign(row)
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  await update(tx, campaignId, await toValues(tx, { ...rest, segmentId: segment?.id ?? null, ...given }))
  await tell(tx, actor, 'campaign.changed', { id: campaignId, name: said.name ?? row.name })
}

/** Whatever is pointed at is there, and belongs to the customer. */
async function toValues(tx: CustomerTx, input: CampaignInput): Promise<CampaignValues> {
  const { startDate, endDate, segmentId, link, cost } = input
  if (startDate && endDate && endDate < startDate) {
    throw refusal('campaign-dates-crossed', { at: { fields: ['endDate'], code: 'endBeforeStart' } })
  }
  if (segmentId !== null && !(await findSegment(tx, segmentId))) throw refusal('segment-not-found')
  return {
    name: input.name,
    type: input.type,
    message: input.message,
    subject: input.subject,
    description: input.description,
    start_date: startDate,
    end_date: endDate,
    segment_id: segmentId,
    delivery_channels: [...new Set(input.channels)],
    social_platforms: [...new Set(input.socialPlatforms)],
    ...(await readLink(tx, link)),
    image_url: input.imageUrl,
    cost_cents: cost === null ? null : Math.round(cost * 100),
    goal: input.goal,
    ai_generated: input.isAiGenerated,
  }
}

type LinkValues = Pick<CampaignValues, 'link_kind' | 'link_url' | 'page_id' | 'location_id'>

async function readLink(tx: CustomerTx, link: CampaignLink | null): Promise<LinkValues> {
  const none = { link_kind: null, link_url: null, page_id: null, location_id: null }
  switch (link?.kind) {
    case undefined:
      return none
    case 'url':
      return { ...none, link_kind: 'url', link_url: link.url }
    case 'page':
      if (!(await findHostedPage(tx, link.pageId))) throw refusal('hosted-page-not-found')
      return { ...none, link_kind: 'page', page_id: link.pageId }
    case 'review-links':
      if (!(await listLocations(tx)).some(({ id }) => id === link.locationId)) throw refusal('location-not-found')
      return { ...none, link_kind: 'review-links', location_id: link.locationId }
  }
}

function presentLink({ link_kind: kind, link_url: url, page_id: pageId, location_id: locationId }: CampaignRow) {
  if (kind === 'url' && url !== null) return { kind, url }
  if (kind === 'page' && pageId !== null) return { kind, pageId }
  return kind === 'review-links' && locationId !== null ? { kind, locationId } : null
}

function presentCampaign(row: CampaignRow): Campaign {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    message: row.message,
    subject: row.subject,
    description: row.description,
    status: row.status,
    startDate: row.start_date,
    endDate: row.end_date,
    segment: row.segment_id && row.segment_name !== null ? { id: row.segment_id, name: row.segment_name } : null,
    channels: row.delivery_channels,
    socialPlatforms: row.social_platforms,
    link: presentLink(row),
    imageUrl: row.image_url,
    cost: row.cost_cents === null ? null : row.cost_cents / 100,
    goal: row.goal,
    isAiGenerated: row.ai_generated,
    scheduledSendTime: row.scheduled_send_time?.toISOString() ?? null,
    sentCount: row.sent_count,
    responseCount: row.response_count,
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

const campaignSearch: SearchSource = {
  subject: 'campaign',
  mayUse: ({ member }) => member.permissions.includes('campaigns.view'),

  async find(tx, { words, limit }) {
    const { rows, nextCursor } = await readPage(tx, { search: words, sort: 'newest', limit })
    return {
      hits: rows.map((row) => ({
        id: row.id,
        title: row.name,
        excerpt: row.message,
        foundIn: 'text',
        isClose: false,
        platform: null,
        rating: null,
        isRecommended: null,
        status: row.status,
        at: row.created_at.toISOString(),
        link: linkTo(paths.campaigns, { campaign: row.id }),
      })),
      hasMore: nextCursor !== null,
      link: linkTo(paths.campaigns, { search: words }),
    }
  },
}
