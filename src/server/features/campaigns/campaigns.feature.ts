import type { Pool } from 'pg'
import { z } from 'zod'
import { linkTo } from '#shared/contracts/addresses.ts'
import * as analytics from '#shared/contracts/campaign-analytics.ts'
import { listCampaignSenders } from '#shared/contracts/campaign-senders.ts'
import * as sending from '#shared/contracts/campaign-sending.ts'
import { getAskedThisMonth } from '#shared/contracts/asked-this-month.ts'
import * as results from '#shared/contracts/campaign-results.ts'
import * as requests from '#shared/contracts/review-requests.ts'
import * as visits from '#shared/contracts/visits.ts'
import { previewCampaign as previewContract, writeCampaignMessage } from '#shared/contracts/campaign-writing.ts'
import * as contract from '#shared/contracts/campaigns.ts'
import { CAMPAIGN_LIMITS, type CampaignInput, type CampaignLink } from '#shared/contracts/campaigns.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { CAMPAIGN_CHANNELS, isAsking, REVIEW_CERTAINTIES } from '#shared/domain/campaigns.ts'
import { paths } from '#shared/domain/paths.ts'
import { isWhereAskingIsForbidden, mentionsWhereAskingIsForbidden } from '#shared/domain/platforms.ts'
import { createLinkProbe } from '#server/adapters/links/link-probe.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import { findSegment } from '#server/features/contacts/contacts.service.ts'
import { findHostedPage } from '#server/features/hosted-pages/hosted-pages.service.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import type { SearchSource } from '#server/features/search/search.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { followVisits, noteVisit } from './automatic/follow-visits.ts'
import { countAsked, getSummary, readFigures } from './analytics/analytics.repository.ts'
import {
  analyse,
  findMonth,
  findSince,
  presentFigures,
  presentMetrics,
  presentSummary,
} from './analytics/campaign-analytics.ts'
import { figuresExport } from './analytics/export-figures.routes.ts'
import { recipientsExport } from './analytics/export-recipients.routes.ts'
import { keepSenders, presentSenders, readSender } from './campaign-senders.ts'
import { addCampaign, getCampaign, presentCampaign, presentOne, refuseGone, tell } from './campaign-view.ts'
import { matchReviews, matchReviewsJob } from './responses/match-reviews.ts'
import type { CampaignDeeds } from './campaigns.service.ts'
import { askForReview, listChoices } from './sending/ask-for-review.ts'
import { sweepCampaigns, tendCampaign } from './sending/campaign-clock.ts'
import { askForLinks, checkLinks } from './sending/check-links.ts'
import { campaignClicks } from './sending/clicks.routes.ts'
import { countLeftClicks, tallyClicks } from './sending/count-clicks.ts'
import { deliverCampaign } from './sending/deliver-campaign.ts'
import { gatherRecipients } from './sending/gather-recipients.ts'
import { lookAtAudience } from './sending/look-at-audience.ts'
import { previewCampaign } from './sending/preview-campaign.ts'
import { readRecipients, type ListedRecipient } from './sending/recipients.repository.ts'
import { writeMessage } from './campaign-writing.ts'
import {
  activateCampaign,
  endCampaign,
  pauseCampaign,
  sendCampaign,
  unscheduleCampaign,
} from './sending/send-campaign.ts'
import { remindUnwritten } from './sending/remind-unwritten.ts'
import { getMetrics, readEvents, type EventRow } from './sending/results.repository.ts'
import { readPostNow, readPosts } from './sending/read-posts.ts'
import { readResults } from './sending/read-results.ts'
import {
  clockJob,
  deliverJob,
  gatherJob,
  linksJob,
  postsJob,
  leftClicksJob,
  remindJob,
  resultsJob,
  sweepJob,
  visitsJob,
  type SendingDeps,
} from './sending/sending-jobs.ts'
import { restoreCampaign } from './sending/move-campaign.ts'
import { testCampaign } from './sending/test-campaign.ts'
import { readPage, update, type CampaignValues } from './campaigns.repository.ts'

interface CampaignPorts extends Pick<SendingDeps, 'providers' | 'networks' | 'isSandbox' | 'dns'> {
  access: AssistantAccess
  pool: Pool
}

/** What a business writes to many at once. */
export function makeCampaigns(
  { transactions, keyring, publicUrl, log }: Foundations,
  { access, pool, ...ports }: CampaignPorts,
) {
  const deps: SendingDeps = { transactions, keyring, publicUrl, log, ...ports }
  const tally = tallyClicks({ transactions, log, pool })
  const route = implementIn(transactions)
  return {
    routes: [
      route(contract.listCampaigns, async (tx, _actor, input) => {
        const { rows, nextCursor } = await readPage(tx, input)
        return { items: rows.map(presentCampaign), nextCursor }
      }),
      route(contract.getCampaign, (tx, _actor, { campaignId }) => presentOne(tx, campaignId)),
      route(contract.createCampaign, async (tx, actor, input) => {
        return presentOne(tx, await addCampaign(tx, actor, await toValues(tx, input)))
      }),
      route(contract.changeCampaign, async (tx, actor, input) => {
        await changeCampaign(tx, actor, input)
        return presentOne(tx, input.campaignId)
      }),
      route(contract.duplicateCampaign, async (tx, actor, { campaignId }) =>
        presentOne(tx, await copyCampaign(tx, actor, campaignId)),
      ),
      route(contract.deleteCampaign, async (tx, actor, { campaignId }) => {
        const row = await getCampaign(tx, campaignId, { isLocked: true })
        if (row.status === 'active') throw refusal('campaign-active')
        // Its time stays with it, for whoever brings it back; nothing looks at it until then.
        await update(tx, campaignId, { deleted_at: new Date(), next_at: null })
        await tell(tx, actor, 'campaign.deleted', row)
        return presentCampaign(row)
      }),
      route(contract.restoreCampaign, async (tx, actor, { campaignId }) => {
        await restoreCampaign(tx, actor, campaignId)
        return presentOne(tx, campaignId)
      }),
      ...sendingRoutes(deps),
      implement(writeCampaignMessage, ({ actor, input }) => writeMessage(transactions, access, actor, input)),
    ],
    mounts: [campaignClicks({ pool, tally, publicUrl }), figuresExport(transactions), recipientsExport(transactions)],
    jobs: sendingJobs(deps),
    search: campaignSearch,
    deeds: deedsOf(deps),
    warmUp: () => void tally.warmUp(),
    stop: () => tally.stop(),
  }
}

/** For whoever does them without a request. */
const deedsOf = (deps: SendingDeps): CampaignDeeds => ({
  add: addCampaign,
  send: (tx, actor, input) => sendCampaign(deps, tx, actor, input),
  activate: (tx, actor, id) => activateCampaign(deps, tx, actor, id),
  pause: pauseCampaign,
  end: endCampaign,
})

/** Setting it going, what becomes of it, and what it brings. */
function sendingRoutes(deps: SendingDeps) {
  const route = implementIn(deps.transactions)
  const after = async (tx: CustomerTx, id: string, work: Promise<void>) => {
    await work
    return presentOne(tx, id)
  }
  return [
    route(listCampaignSenders, (tx) => presentSenders(deps, tx)),
    route(sending.getCampaignAudience, async (tx, _actor, { campaignId, includesOtherLanguages }) => {
      const row = await getCampaign(tx, campaignId)
      return lookAtAudience(deps, tx, {
        ...row,
        includes_other_languages: includesOtherLanguages ?? row.includes_other_languages,
      })
    }),
    route(sending.checkCampaignLinks, async (tx, _actor, { campaignId }) => ({
      isChecking: await askForLinks(deps, tx, campaignId),
    })),
    route(previewContract, async (tx, actor, { campaignId }) =>
      previewCampaign(deps, tx, actor, await getCampaign(tx, campaignId)),
    ),
    route(sending.sendCampaign, (tx, actor, input) =>
      after(tx, input.campaignId, sendCampaign(deps, tx, actor, input)),
    ),
    route(sending.unscheduleCampaign, (tx, actor, { campaignId: id }) =>
      after(tx, id, unscheduleCampaign(tx, actor, id)),
    ),
    route(sending.activateCampaign, (tx, actor, { campaignId: id }) =>
      after(tx, id, activateCampaign(deps, tx, actor, id)),
    ),
    route(sending.pauseCampaign, (tx, actor, { campaignId: id }) => after(tx, id, pauseCampaign(tx, actor, id))),
    route(sending.endCampaign, (tx, actor, { campaignId: id }) => after(tx, id, endCampaign(tx, actor, id))),
    route(requests.getReviewRequestChoices, (tx, _actor, input) => listChoices(tx, input)),
    route(visits.recordVisit, noteVisit),
    route(requests.askForReview, (tx, actor, input) => askForReview(deps, tx, actor, input)),
    implement(sending.testCampaign, ({ actor, input }) => testCampaign(deps, actor, input)),
    route(sending.listCampaignRecipients, async (tx, _actor, { campaignId, ...wanted }) => {
      await refuseGone(tx, campaignId)
      const { rows, nextCursor } = await readRecipients(tx, campaignId, wanted)
      return { items: rows.map(presentRecipient), nextCursor }
    }),
    ...analyticsRoutes(deps),
  ]
}

/** What campaigns bring. */
function analyticsRoutes(deps: SendingDeps) {
  const route = implementIn(deps.transactions)
  return [
    route(results.getCampaignMetrics, async (tx, _actor, { campaignId }) => {
      await refuseGone(tx, campaignId)
      return presentMetrics(await getMetrics(tx, campaignId))
    }),
    route(results.listCampaignEvents, async (tx, _actor, { campaignId, range, ...page }) => {
      await refuseGone(tx, campaignId)
      const since = await findSince(tx, range)
      const { rows, nextCursor } = await readEvents(tx, campaignId, { since, ...page })
      return { items: rows.map(presentEvent), nextCursor }
    }),
    route(analytics.getCampaignAnalytics, async (tx, _actor, { campaignId, range }) =>
      analyse(deps, tx, presentCampaign(await getCampaign(tx, campaignId)), range),
    ),
    implement(results.readCampaignPost, ({ actor, input }) => readPostNow(deps, actor, input)),
    route(getAskedThisMonth, async (tx) => {
      const { day, since } = await findMonth(tx)
      return { since: day, ...(await countAsked(tx, since)) }
    }),
    route(analytics.getCampaignSummary, async (tx, _actor, { range, type }) => {
      const since = await findSince(tx, range)
      return presentSummary(await getSummary(tx, { since, way: type }))
    }),
    route(analytics.listCampaignFigures, async (tx, _actor, { range, type, ...page }) => {
      const since = await findSince(tx, range)
      const { rows, nextCursor } = await readFigures(tx, { since, way: type }, page)
      return { items: rows.map(presentFigures), nextCursor }
    }),
  ]
}

const sendingJobs = (deps: SendingDeps): JobHandler[] => [
  handleJob(gatherJob, (gathering) => gatherRecipients(deps, gathering)),
  handleJob(deliverJob, (key) => deliverCampaign(deps, key)),
  handleJob(postsJob, (reading) => readPosts(deps, reading)),
  handleJob(linksJob, (key) => checkLinks({ ...deps, probe: createLinkProbe() }, key)),
  handleJob(clockJob, (key) => tendCampaign(deps, key)),
  handleJob(remindJob, (reminding) => remindUnwritten(deps, reminding)),
  handleJob(resultsJob, (reading) => readResults(deps, reading)),
  handleJob(visitsJob, (key) => followVisits(deps, key)),
  handleJob(sweepJob, () => sweepCampaigns(deps)),
  handleJob(leftClicksJob, () => countLeftClicks(deps)),
  handleJob(matchReviewsJob, (matching) => matchReviews(deps, matching)),
]

const eventDetail = z.object({
  channel: z.enum(CAMPAIGN_CHANNELS).nullable().catch(null),
  url: z.string().nullable().catch(null),
  certainty: z.enum(REVIEW_CERTAINTIES).nullable().catch(null),
})

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+|\+?\d{8,15}/g

/** Services like to name whom they could not reach. Who that is stands with the recipients, for whoever may see those. */
const presentEvent = (row: EventRow): results.CampaignEvent => ({
  id: row.id,
  type: row.event_type,
  status: row.status,
  errorMessage: row.error_message?.replaceAll(ADDRESS, '…') ?? null,
  ...eventDetail.parse(row.metadata),
  providerId: row.provider_id,
  at: row.created_at.toISOString(),
})

const presentRecipient = ({ contact_id: contactId, changed_at: at, ...row }: ListedRecipient) => ({
  ...row,
  contactId,
  at: at.toISOString(),
})

const NO_AUTOMATION = { delayHours: null, reminders: 0, reminderDays: 3 }
const COPY = ' (Copy)'
const nameCopy = (name: string) => name.slice(0, CAMPAIGN_LIMITS.name - COPY.length) + COPY

async function copyCampaign(tx: CustomerTx, actor: Actor, campaignId: string): Promise<string> {
  const { segment, ...original } = presentCampaign(await getCampaign(tx, campaignId))
  const senders = await keepSenders(tx, original)
  const copy = { ...original, ...senders, name: nameCopy(original.name), segmentId: segment?.id ?? null }
  return addCampaign(tx, actor, await toValues(tx, copy))
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
  const senders = await keepSenders(tx, rest)
  const values = await toValues(tx, { ...rest, ...senders, segmentId: segment?.id ?? null, ...given })
  const isOther = (values.visit_delay_hours === null) !== (row.visit_delay_hours === null)
  if (isOther && (row.run_kind !== null || row.scheduled_send_time !== null)) throw refusal('campaign-way-fixed')
  await update(tx, campaignId, values)
  await tell(tx, actor, 'campaign.changed', { id: campaignId, name: said.name ?? row.name })
}

/** Whatever is pointed at is there, and belongs to the customer. */
async function toValues(tx: CustomerTx, input: CampaignInput): Promise<CampaignValues> {
  const { startDate, endDate, segmentId, link, cost } = input
  if (startDate && endDate && endDate < startDate) {
    throw refusal('campaign-dates-crossed', { at: { fields: ['endDate'], code: 'endBeforeStart' } })
  }
  refuseAsking(input)
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
    has_stars: input.hasStars,
    email_sender_id: await readSender(tx, 'email', input.emailSenderId),
    sms_sender_id: await readSender(tx, 'sms', input.smsSenderId),
    language: input.language,
    includes_other_languages: input.includesOtherLanguages,
    cost_cents: cost === null ? null : Math.round(cost * 100),
    goal: input.goal,
    ai_generated: input.isAiGenerated,
    ...readAutomation(input.automation),
  }
}

function readAutomation(automation: CampaignInput['automation']) {
  const { delayHours, reminders, reminderDays } = automation ?? NO_AUTOMATION
  return { visit_delay_hours: delayHours, reminders, reminder_days: reminderDays }
}

/** Nobody is asked where that is forbidden, and after a visit only for what somebody thinks of it. */
function refuseAsking({ type, channels, link, message, automation }: CampaignInput): void {
  if (isAsking(type) && link?.kind === 'url' && isWhereAskingIsForbidden(link.url)) {
    throw refusal('campaign-link-forbidden', { at: { fields: ['link.url'], code: 'invalid' } })
  }
  if (isAsking(type) && mentionsWhereAskingIsForbidden(message)) {
    throw refusal('campaign-link-forbidden', { at: { fields: ['message'], code: 'invalid' } })
  }
  if (automation && (!isAsking(type) || channels.includes('social_media'))) {
    throw refusal('campaign-not-automatic', { at: { fields: ['automation'], code: 'choiceInvalid' } })
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
