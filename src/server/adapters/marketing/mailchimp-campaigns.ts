import { z } from 'zod'
import type { AudienceCampaign, CampaignResults } from './port.ts'
import { ProviderError } from './provider-http.ts'

interface Question<Schema extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  schema: Schema
}
export type AskChimp = <Schema extends z.ZodType>(path: string, question: Question<Schema>) => Promise<z.infer<Schema>>

/** As many as a segment takes at once. */
const AT_ONCE = 500
const LISTED = 100
/** Not sent yet: it can still be filled. */
const OPEN = ['save', 'paused']

const named = z.object({ id: z.string(), status: z.string(), settings: z.object({ title: z.string().default('') }) })

/**
 * A campaign to a segment of its own. Whatever step was not confirmed is found again by our key and gone on from, so that
 * it goes out once.
 */
export async function sendToSegment(ask: AskChimp, campaign: AudienceCampaign): Promise<string> {
  const known = await findCampaign(ask, campaign.key)
  if (known && !OPEN.includes(known.status)) return known.id
  const id = known?.id ?? (await makeCampaign(ask, campaign, await makeSegment(ask, campaign)))
  const path = `/campaigns/${encodeURIComponent(id)}`
  const json = { html: campaign.html, plain_text: campaign.text }
  await ask(`${path}/content`, { method: 'PUT', json, schema: z.unknown() })
  await refuseUnready(ask, path)
  await ask(`${path}/actions/send`, { method: 'POST', schema: z.unknown() })
  return id
}

async function findCampaign(ask: AskChimp, key: string): Promise<z.infer<typeof named> | undefined> {
  const query = new URLSearchParams({
    sort_field: 'create_time',
    sort_dir: 'DESC',
    count: String(LISTED),
    fields: 'campaigns.id,campaigns.status,campaigns.settings.title',
  })
  const { campaigns } = await ask(`/campaigns?${query.toString()}`, { schema: z.object({ campaigns: z.array(named) }) })
  return campaigns.find(({ settings }) => settings.title === key)
}

async function makeSegment(ask: AskChimp, { audienceId, key, emails }: AudienceCampaign): Promise<number> {
  const path = `/lists/${encodeURIComponent(audienceId)}/segments`
  const segment = z.object({ id: z.number(), name: z.string() })
  const schema = z.object({ segments: z.array(segment) })
  const { segments } = await ask(`${path}?type=static&count=1000&fields=segments.id,segments.name`, { schema })
  const made =
    segments.find(({ name }) => name === key) ??
    (await ask(path, { method: 'POST', json: { name: key, static_segment: [] }, schema: segment }))
  for (let from = 0; from < emails.length; from += AT_ONCE) {
    const json = { members_to_add: emails.slice(from, from + AT_ONCE) }
    await ask(`${path}/${made.id}`, { method: 'POST', json, schema: z.unknown() })
  }
  return made.id
}

async function makeCampaign(
  ask: AskChimp,
  { key, audienceId, subject, from }: AudienceCampaign,
  segmentId: number,
): Promise<string> {
  const json = {
    type: 'regular',
    recipients: { list_id: audienceId, segment_opts: { saved_segment_id: segmentId } },
    settings: { subject_line: subject, from_name: from.name || from.address, reply_to: from.address, title: key },
    tracking: { opens: true, html_clicks: true },
  }
  return (await ask('/campaigns', { method: 'POST', json, schema: z.object({ id: z.string() }) })).id
}

/** What it has against sending, in its own words. */
async function refuseUnready(ask: AskChimp, path: string): Promise<void> {
  const schema = z.object({
    is_ready: z.boolean(),
    items: z.array(z.object({ type: z.string(), heading: z.string(), details: z.string() })).default([]),
  })
  const { is_ready: isReady, items } = await ask(`${path}/send-checklist`, { schema })
  if (isReady) return
  const wrong = items.filter(({ type }) => type === 'error').map(({ heading, details }) => `${heading}: ${details}`)
  throw new ProviderError('rejected', { words: wrong.join(' '), code: 'send-checklist' })
}

const report = z.object({
  emails_sent: z.number().default(0),
  opens: z.object({ unique_opens: z.number() }).default({ unique_opens: 0 }),
  clicks: z.object({ unique_clicks: z.number() }).default({ unique_clicks: 0 }),
  bounces: z
    .object({ hard_bounces: z.number(), soft_bounces: z.number() })
    .default({ hard_bounces: 0, soft_bounces: 0 }),
  unsubscribed: z.number().default(0),
  abuse_reports: z.number().default(0),
})

/** A report is there once it was sent. */
export async function readReport(ask: AskChimp, campaignId: string): Promise<CampaignResults> {
  const id = encodeURIComponent(campaignId)
  const { status } = await ask(`/campaigns/${id}?fields=status`, { schema: z.object({ status: z.string() }) })
  const told = status === 'sent' ? await ask(`/reports/${id}`, { schema: report }) : report.parse({})
  return {
    isSent: status === 'sent',
    sent: told.emails_sent,
    opened: told.opens.unique_opens,
    clicked: told.clicks.unique_clicks,
    bounced: told.bounces.hard_bounces + told.bounces.soft_bounces,
    unsubscribed: told.unsubscribed,
    complained: told.abuse_reports,
  }
}
