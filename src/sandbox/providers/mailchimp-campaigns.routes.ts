import { createHash, randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { readJson } from '#server/kernel/http/read-body.ts'
import { findThing, keepThing, listMembers, listThings } from './audience.repository.ts'
import type { RouteWithKey } from './email-senders.routes.ts'
import { keepMessage, listMessages } from './provider-messages.repository.ts'

const LISTED = 1000

export const chimpFault = (status: number, title: string, detail: string) =>
  Response.json(
    { type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status, detail, instance: '' },
    { status },
  )
export const notFound = () => chimpFault(404, 'Resource Not Found', 'The requested resource could not be found.')

const segmentValue = z.object({ id: z.number(), name: z.string(), emails: z.array(z.string()) })

/** https://mailchimp.com/developer/marketing/api/list-segments/ */
export function mountSegments(withKey: RouteWithKey, db: Database): void {
  const keyOf = (account: string, id: number | string) => `segment ${account} ${id}`
  withKey('GET', '/lists/:list/segments', async (context, account) => {
    const found = (await listThings(db, account, 'segment')).filter((one) => one.list_id === context.req.param('list'))
    return Response.json({ segments: found.map(({ value }) => value), total_items: found.length })
  })
  withKey('POST', '/lists/:list/segments', async (context, account) => {
    const input = z.object({ name: z.string().min(1).max(100), static_segment: z.array(z.string()).max(500) })
    const { data: asked } = input.safeParse(await readJson(context.env.incoming))
    if (!asked) return chimpFault(400, 'Invalid Resource', 'A name is required.')
    const value = { id: randomInt(1, 1e9), name: asked.name, emails: asked.static_segment }
    const list = context.req.param('list') ?? ''
    const id = keyOf(account, value.id)
    await keepThing(db, { id, account, kind: 'segment', list_id: list, value: JSON.stringify(value) })
    return Response.json({ id: value.id, name: value.name, member_count: value.emails.length })
  })
  withKey('POST', '/lists/:list/segments/:segment', async (context, account) => {
    const input = z.object({ members_to_add: z.array(z.string()).max(500) })
    const { data: asked } = input.safeParse(await readJson(context.env.incoming))
    const known = await findThing(db, account, keyOf(account, context.req.param('segment') ?? ''))
    if (!asked || !known) return notFound()
    const value = segmentValue.parse(known.value)
    const emails = [...new Set([...value.emails, ...asked.members_to_add])]
    await keepThing(db, { ...known, value: JSON.stringify({ ...value, emails }) })
    return Response.json({ members_added: [], total_added: asked.members_to_add.length, error_count: 0 })
  })
}

const campaignInput = z.object({
  type: z.literal('regular'),
  recipients: z.object({ list_id: z.string(), segment_opts: z.object({ saved_segment_id: z.number() }) }),
  settings: z.object({
    subject_line: z.string().min(1).max(150),
    from_name: z.string().min(1).max(100),
    reply_to: z.email(),
    title: z.string(),
  }),
})
const campaignValue = campaignInput.extend({
  id: z.string(),
  status: z.string(),
  html: z.string().default(''),
  text: z.string().default(''),
  sent: z.number().default(0),
})
type Campaign = z.infer<typeof campaignValue>

type RouteOfCampaign = (
  method: string,
  path: string,
  answer: (campaign: Campaign, context: AppContext, account: string) => Promise<Response>,
) => void

/** https://mailchimp.com/developer/marketing/api/campaigns/ and /reports/ */
export function mountCampaigns(withKey: RouteWithKey, db: Database): void {
  const keep = (account: string, value: Campaign) =>
    keepThing(db, {
      id: value.id,
      account,
      kind: 'campaign',
      list_id: value.recipients.list_id,
      value: JSON.stringify(value),
    })
  const withCampaign: RouteOfCampaign = (method, path, answer) =>
    withKey(method, path, async (context, account) => {
      const found = await findThing(db, account, context.req.param('campaign') ?? '')
      return found?.kind === 'campaign' ? answer(campaignValue.parse(found.value), context, account) : notFound()
    })
  mountReports(withCampaign, db)

  withKey('GET', '/campaigns', async (_context, account) =>
    Response.json({ campaigns: (await listThings(db, account, 'campaign')).map(({ value }) => value) }),
  )
  withKey('POST', '/campaigns', async (context, account) => {
    const { data: asked } = campaignInput.safeParse(await readJson(context.env.incoming))
    if (!asked) return chimpFault(400, 'Invalid Resource', 'The resource submitted could not be validated.')
    const value = { ...asked, id: randomBytes(5).toString('hex'), status: 'save', html: '', text: '', sent: 0 }
    await keep(account, value)
    return Response.json(value)
  })
  withCampaign('GET', '/campaigns/:campaign', (campaign) => Promise.resolve(Response.json(campaign)))
  withCampaign('PUT', '/campaigns/:campaign/content', async (campaign, context, account) => {
    const content = z.object({ html: z.string(), plain_text: z.string() })
    const { data: asked } = content.safeParse(await readJson(context.env.incoming))
    if (!asked) return chimpFault(400, 'Invalid Resource', 'HTML is required.')
    await keep(account, { ...campaign, html: asked.html, text: asked.plain_text })
    return Response.json({ html: asked.html, plain_text: asked.plain_text })
  })
  withCampaign('POST', '/campaigns/:campaign/actions/send', async (campaign, _context, account) => {
    if (campaign.status !== 'save') return chimpFault(400, 'Bad Request', 'This campaign has already been sent.')
    const sent = await deliver(db, account, campaign)
    await keep(account, { ...campaign, status: 'sent', sent })
    return new Response(null, { status: 204 })
  })
}

/** What it has to say of one, before and after. */
function mountReports(withCampaign: RouteOfCampaign, db: Database): void {
  withCampaign('GET', '/campaigns/:campaign/send-checklist', ({ html }) => {
    const items = html.includes('*|UNSUB|*')
      ? []
      : [{ type: 'error', heading: 'Content', details: 'Your campaign must have an unsubscribe link.' }]
    return Promise.resolve(Response.json({ is_ready: items.length === 0, items }))
  })
  withCampaign('GET', '/reports/:campaign/email-activity', async ({ status, settings }, _context, account) => {
    if (status !== 'sent') return notFound()
    const messages = await listMessages(db, { vendor: 'mailchimp', account, limit: LISTED })
    const readers = messages.filter(({ reference }) => reference === settings.title)
    const emails = readers.map(({ to_text: email, status: deed }) => ({
      email_address: email,
      email_id: createHash('md5').update(email).digest('hex'),
      activity: DEEDS[deed] ? DEEDS[deed].map((one) => ({ ...one, timestamp: new Date().toISOString() })) : [],
    }))
    return Response.json({ emails, total_items: emails.length })
  })
}

const OPENED = { action: 'open', ip: '192.0.2.7' }
/** What somebody did last, and what they did before that. */
const DEEDS: Partial<Record<string, object[]>> = {
  open: [OPENED],
  click: [OPENED, { action: 'click', url: 'https://example.com/', ip: '192.0.2.7' }],
  bounce: [{ action: 'bounce', type: 'hard' }],
}

/** To everybody in the segment who is still in the audience. */
async function deliver(db: Database, account: string, campaign: Campaign): Promise<number> {
  const { list_id: list, segment_opts: segment } = campaign.recipients
  const found = await findThing(db, account, `segment ${account} ${segment.saved_segment_id}`)
  const emails = new Set(found ? segmentValue.parse(found.value).emails : [])
  const members = await listMembers(db, { account, list_id: list }, LISTED)
  const readers = members.filter(({ email, status }) => status === 'subscribed' && emails.has(email))
  for (const { email } of readers) {
    await keepMessage(db, {
      id: randomBytes(12).toString('hex'),
      vendor: 'mailchimp',
      account,
      from_text: `${campaign.settings.from_name} <${campaign.settings.reply_to}>`,
      to_text: email,
      subject: campaign.settings.subject_line,
      text_body: campaign.text,
      html_body: campaign.html,
      hook_url: null,
      reference: campaign.settings.title,
    })
  }
  return readers.length
}
