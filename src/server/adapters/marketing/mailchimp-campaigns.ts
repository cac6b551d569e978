import { z } from 'zod'
import type { AudienceCampaign, ReaderDeed } from './port.ts'
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

const NEWEST = new URLSearchParams({ sort_field: 'create_time', sort_dir: 'DESC' })

async function findCampaign(
  ask: AskChimp,
  key: string,
  { query: order, listed } = { query: NEWEST, listed: LISTED },
): Promise<z.infer<typeof named> | undefined> {
  const query = new URLSearchParams(order)
  query.set('count', String(listed))
  query.set('fields', 'campaigns.id,campaigns.status,campaigns.settings.title')
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

const activity = z.object({
  emails: z.array(
    z.object({
      email_address: z.string().max(320),
      activity: z.array(
        z.object({
          action: z.string(),
          type: z.string().nullish(),
          timestamp: z.string(),
          url: z.string().max(2000).nullish(),
        }),
      ),
    }),
  ),
})

/** More than one of ours goes to. */
const MOST_READERS = 1000
/** Clocks differ. */
const BEFORE_MS = 3_600_000

/** https://mailchimp.com/developer/marketing/api/email-activity-reports/ */
export async function listDeeds(ask: AskChimp, { key, sentAt }: { key: string; sentAt: Date }): Promise<ReaderDeed[]> {
  const query = new URLSearchParams({
    since_create_time: new Date(sentAt.getTime() - BEFORE_MS).toISOString(),
    sort_field: 'create_time',
    sort_dir: 'ASC',
  })
  const found = await findCampaign(ask, key, { query, listed: MOST_READERS })
  if (found?.status !== 'sent') return []
  const path = `/reports/${encodeURIComponent(found.id)}/email-activity?count=${MOST_READERS}`
  const { emails } = await ask(path, { schema: activity })
  return emails.flatMap(({ email_address: email, activity: deeds }) =>
    deeds.flatMap(({ action, type, timestamp, url = null }) => {
      const kind = kindOf(action, type)
      const at = new Date(timestamp)
      return kind && !Number.isNaN(at.getTime()) ? [{ email, kind, at, url: url || null }] : []
    }),
  )
}

function kindOf(action: string, type: string | null | undefined): ReaderDeed['kind'] | null {
  if (action === 'open') return 'opened'
  if (action === 'click') return 'clicked'
  if (action !== 'bounce') return null
  return type === 'hard' ? 'bounced' : 'failed'
}
