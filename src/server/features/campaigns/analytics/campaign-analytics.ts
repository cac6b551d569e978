import type {
  CampaignAnalytics,
  CampaignFigures,
  CampaignGrain,
  CampaignSummary,
} from '#shared/contracts/campaign-analytics.ts'
import type { CampaignMetrics } from '#shared/contracts/campaign-results.ts'
import type { Campaign } from '#shared/contracts/campaigns.ts'
import { rateOf, type CampaignDetailRange, type CampaignRange } from '#shared/domain/campaign-figures.ts'
import { isPersonal } from '#shared/domain/campaigns.ts'
import { grainFor, listSteps, stepOf } from '#shared/domain/time-steps.ts'
import { isTimezone, toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { presentPosts } from '../sending/read-posts.ts'
import { getMetrics, type MetricsRow } from '../sending/results.repository.ts'
import type { SendingDeps } from '../sending/sending-jobs.ts'
import {
  measure,
  MOST_HOURS,
  type Counts,
  type FiguresRow,
  type Measured,
  type SummaryRow,
  type When,
} from './analytics.repository.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const

type Range = CampaignRange | CampaignDetailRange

/** `null`: with the first of all. */
export const findSince = async (tx: CustomerTx, range: Range): Promise<Date | null> =>
  range === 'all' ? null : (await findWhen(tx, range)).since

/** When a range begins, by the customer's clocks: with an hour, or with a day of which today is the last. */
async function findWhen(tx: CustomerTx, range: Range): Promise<When> {
  const { timezone: said } = (await getSettings(tx)).general
  const timezone = isTimezone(said) ? said : 'UTC'
  if (range === 'all') return { since: null, timezone }
  const now = new Date()
  if (range === '24h') return { since: new Date(hourOf(now) - 23 * HOUR_MS), timezone }
  const today = toWallTime(now, timezone).date
  const date = new Date(Date.parse(today) - (DAYS[range] - 1) * DAY_MS).toISOString().slice(0, 10)
  return { since: toInstant({ date, time: '00:00' }, timezone)?.instant ?? new Date(date), timezone }
}

/** The month that the customer's clocks are in. */
export async function findMonth(tx: CustomerTx): Promise<{ day: string; since: Date }> {
  const { timezone: said } = (await getSettings(tx)).general
  const timezone = isTimezone(said) ? said : 'UTC'
  const day = `${toWallTime(new Date(), timezone).date.slice(0, 7)}-01`
  return { day, since: toInstant({ date: day, time: '00:00' }, timezone)?.instant ?? new Date(day) }
}

const hourOf = (at: Date) => Math.floor(at.getTime() / HOUR_MS) * HOUR_MS

export const presentRates = ({ sent, opens, clicks, responses }: Counts) => ({
  open: rateOf(opens, sent),
  click: rateOf(clicks, sent),
  response: rateOf(responses, sent),
})

export const presentMetrics = ({
  machine_opens: machineOpens,
  likely_reviews: likelyReviews,
  possible_reviews: possibleReviews,
  ...metrics
}: MetricsRow): CampaignMetrics => ({ ...metrics, machineOpens, likelyReviews, possibleReviews })

export const presentFigures = ({
  delivery_channels: channels,
  last_sent_at: at,
  ...row
}: FiguresRow): CampaignFigures => ({
  ...row,
  channels,
  lastSentAt: at?.toISOString() ?? null,
  rates: presentRates(row),
})

export const presentSummary = ({ open, click, response, ...row }: SummaryRow): CampaignSummary => ({
  ...row,
  averages: { open: rateOf(open, 1), click: rateOf(click, 1), response: rateOf(response, 1) },
  weighted: presentRates(row),
})

export async function analyse(
  deps: SendingDeps,
  tx: CustomerTx,
  campaign: Campaign,
  range: CampaignDetailRange,
): Promise<CampaignAnalytics> {
  const metrics = await getMetrics(tx, campaign.id)
  const when = await findWhen(tx, range)
  const measured = await measure(tx, campaign.id, when)
  const { steps, links } = measured
  const byHour = Array.from({ length: 24 }, (_, hour) => {
    const { opens, clicks } = addUp(steps.filter((step) => step.hour === hour))
    return { hour, opens, clicks }
  })
  return {
    campaign,
    totals: presentMetrics(metrics),
    rates: presentRates(metrics),
    deliveryRate: measureDelivery(campaign, metrics),
    costPerClick: costPer(campaign.cost, metrics.clicks),
    costPerResponse: costPer(campaign.cost, metrics.responses),
    inRange: addUp(steps.filter(({ day }) => day !== null)),
    ...cutIntoSteps(measured, when),
    byHour,
    bestHour: findBest(byHour),
    links,
    posts: campaign.deliveries.every(({ channel }) => isPersonal(channel))
      ? []
      : await presentPosts(deps, tx, campaign.id),
  }
}

/** A post that a network took is there; of a message only a report tells. */
function measureDelivery(
  { deliveries }: Campaign,
  { sent, delivered, bounced }: Pick<MetricsRow, 'sent' | 'delivered' | 'bounced'>,
): number | null {
  const posts = deliveries.filter(({ channel }) => !isPersonal(channel))
  const posted = posts.reduce((sum, { handedOver, delivered: known }) => sum + handedOver - known, 0)
  return delivered + bounced + posted === 0 ? null : rateOf(delivered + posted, sent)
}

const costPer = (cost: number | null, count: number) =>
  cost === null || count === 0 ? null : Math.round((cost / count) * 100) / 100

function findBest(hours: CampaignAnalytics['byHour']): number | null {
  const uses = hours.map(({ opens, clicks }) => opens + clicks)
  const most = Math.max(...uses)
  return most === 0 ? null : uses.indexOf(most)
}

const addUp = (rows: readonly Counts[] = []): Counts => ({
  sent: rows.reduce((sum, row) => sum + row.sent, 0),
  opens: rows.reduce((sum, row) => sum + row.opens, 0),
  clicks: rows.reduce((sum, row) => sum + row.clicks, 0),
  responses: rows.reduce((sum, row) => sum + row.responses, 0),
})

/** Most of a campaign happens in its first two days: those are shown by the hour. */
const LONGEST_BY_HOUR_MS = MOST_HOURS * HOUR_MS

type Steps = Pick<CampaignAnalytics, 'overTime'> & { grain: CampaignGrain }

/** Of everything, from the first hour in which anything happened to the last; else until now. */
function cutIntoSteps({ steps, hours, ...span }: Measured, { since, timezone }: When): Steps {
  const now = new Date(hourOf(new Date()))
  const first = since ?? span.first ?? now
  const last = (since ? now : span.last) ?? now
  if (last.getTime() - first.getTime() < LONGEST_BY_HOUR_MS) {
    const found = Map.groupBy(hours, ({ hour }) => Date.parse(hour))
    const overTime = listHoursBetween(first.getTime(), last.getTime()).map((at) => ({
      first: new Date(at).toISOString(),
      ...addUp(found.get(at)),
    }))
    return { grain: 'hour', overTime }
  }
  const [from, to] = [toWallTime(first, timezone).date, toWallTime(last, timezone).date]
  const grain = grainFor(from, to)
  const ofSteps = Map.groupBy(steps, ({ day }) => (day === null ? null : stepOf(grain, day)))
  return { grain, overTime: listSteps(grain, from, to).map((day) => ({ first: day, ...addUp(ofSteps.get(day)) })) }
}

const listHoursBetween = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / HOUR_MS) + 1 }, (_, turn) => from + turn * HOUR_MS)
