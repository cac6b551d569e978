import { randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readJson } from '#server/kernel/http/read-body.ts'
import { createVendorRoutes, type VendorRefusals, type VendorWorld } from '../vendors/vendor-route.ts'
import {
  findMember,
  findThing,
  keepThing,
  listMembers,
  listThings,
  putMember,
  type Member,
} from './audience.repository.ts'
import type { RouteWithKey } from './email-senders.routes.ts'
import { isSandboxKey, readBasic } from './email-vendors.routes.ts'
import { keepHook, keepMessage, listHooks } from './provider-messages.repository.ts'

const LISTED = 1000
const LISTS = [
  { id: 'a1b2c3d4e5', name: 'Guests' },
  { id: 'f6a7b8c9d0', name: 'Newsletter' },
]

const chimpFault = (status: number, title: string, detail: string) =>
  Response.json(
    { type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status, detail, instance: '' },
    { status },
  )
const MAILCHIMP_REFUSALS: VendorRefusals = {
  rateLimited: () =>
    chimpFault(429, 'Too Many Requests', 'You have exceeded the limit of 10 simultaneous connections.'),
  down: () => chimpFault(503, 'Service Unavailable', 'Our servers are down.'),
  noPermission: () =>
    chimpFault(
      401,
      'API Key Invalid',
      "Your API key may be invalid, or you've attempted to access the wrong datacenter.",
    ),
}
const notFound = () => chimpFault(404, 'Resource Not Found', 'The requested resource could not be found.')

/** https://mailchimp.com/developer/marketing/api: the account, its audiences, and campaigns to them. */
export function mountMailchimp(app: HttpApp, world: VendorWorld): void {
  const route = createVendorRoutes(app, world, 'mailchimp', MAILCHIMP_REFUSALS)
  const withKey: RouteWithKey = (method, path, answer) =>
    route(method, `/sandbox/mailchimp/:server/3.0${path}`, (context) => {
      const { password: key } = readBasic(context)
      const isHere = isSandboxKey(key) && key.endsWith(`-${context.req.param('server') ?? ''}`)
      return isHere ? answer(context, key) : Promise.resolve(MAILCHIMP_REFUSALS.noPermission())
    })
  const tell = (path: string, body: object) => withKey('GET', path, () => Promise.resolve(Response.json(body)))
  tell('/', { account_name: 'Sandbox audience account' })
  tell('/lists', { lists: LISTS, total_items: LISTS.length })
  const domains = ['bistro.test', 'goodword.test'].map((domain) => ({ domain, verified: true, authenticated: true }))
  tell('/verified-domains', { domains, total_items: domains.length })
  mountMembers(withKey, world.db)
  mountWebhooks(withKey, world.db)
  mountSegments(withKey, world.db)
  mountCampaigns(withKey, world.db)
}

const placeOf = (context: AppContext, account: string) => ({
  account,
  list_id: context.req.param('list') ?? '',
  hash: context.req.param('hash') ?? '',
})
const present = ({ email, status, hash, last_changed: at }: Member) => ({
  id: hash,
  email_address: email,
  status,
  last_changed: at.toISOString(),
})

const memberInput = z.object({
  email_address: z.email(),
  status_if_new: z.enum(['subscribed', 'pending']),
  merge_fields: z.object({ FNAME: z.string(), LNAME: z.string() }).default({ FNAME: '', LNAME: '' }),
  language: z.string().default(''),
})

/** https://mailchimp.com/developer/marketing/api/list-members/ */
function mountMembers(withKey: RouteWithKey, db: Database): void {
  withKey('GET', '/lists/:list/members', async (context, account) => {
    const { status, since_last_changed: since, offset = '0', count = '10' } = context.req.query()
    const all = await listMembers(db, { account, list_id: context.req.param('list') ?? '' }, LISTED)
    const found = all.filter(
      (one) => (status ? one.status === status : one.status !== 'archived') && (!since || one.last_changed >= new Date(since)),
    )
    const page = found.slice(Number(offset), Number(offset) + Number(count))
    return Response.json({ members: page.map(present), total_items: found.length })
  })

  withKey('PUT', '/lists/:list/members/:hash', async (context, account) => {
    const { data: asked } = memberInput.safeParse(await readJson(context.env.incoming))
    if (!asked) return chimpFault(400, 'Invalid Resource', 'Please provide a valid email address.')
    const place = placeOf(context, account)
    const known = await findMember(db, place)
    if (known?.status === 'unsubscribed' || known?.status === 'cleaned') {
      const detail = `${asked.email_address} is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.`
      return chimpFault(400, 'Member In Compliance State', detail)
    }
    const { FNAME: first, LNAME: last } = asked.merge_fields
    const member = {
      ...place,
      email: asked.email_address,
      status: known?.status ?? asked.status_if_new,
      name: `${first} ${last}`.trim(),
      language: asked.language,
    }
    await putMember(db, member)
    return Response.json(present({ ...member, last_changed: new Date() }))
  })

  withKey('PATCH', '/lists/:list/members/:hash', async (context, account) => {
    const { data: asked } = z.object({ status: z.string() }).safeParse(await readJson(context.env.incoming))
    const known = await findMember(db, placeOf(context, account))
    if (!known || !asked) return notFound()
    await putMember(db, { ...known, status: asked.status })
    return Response.json(present({ ...known, status: asked.status }))
  })

  // It keeps them, out of sight.
  withKey('DELETE', '/lists/:list/members/:hash', async (context, account) => {
    const known = await findMember(db, placeOf(context, account))
    if (!known || known.status === 'archived') return notFound()
    await putMember(db, { ...known, status: 'archived' })
    return new Response(null, { status: 204 })
  })
}

/** https://mailchimp.com/developer/marketing/api/list-webhooks/: unsigned, so the address itself is the secret. */
function mountWebhooks(withKey: RouteWithKey, db: Database): void {
  withKey('GET', '/lists/:list/webhooks', async (_context, account) => {
    const webhooks = (await listHooks(db, 'mailchimp', account)).map(({ url }) => ({ url }))
    return Response.json({ webhooks, total_items: webhooks.length })
  })
  withKey('POST', '/lists/:list/webhooks', async (context, account) => {
    const { data: asked } = z.object({ url: z.url() }).safeParse(await readJson(context.env.incoming))
    if (!asked) return chimpFault(400, 'Invalid Resource', 'The URL is not valid.')
    await keepHook(db, { vendor: 'mailchimp', account, url: asked.url, signed_by: '' })
    return Response.json({ id: randomBytes(5).toString('hex'), url: asked.url })
  })
}

/** Somebody leaves by the link below a mail. The service tells whoever asked it to. */
export async function leaveAudience(db: Database, member: Member): Promise<number[]> {
  await putMember(db, { ...member, status: 'unsubscribed' })
  const hooks = await listHooks(db, 'mailchimp', member.account)
  const data = { action: 'unsub', reason: 'manual', email: member.email, list_id: member.list_id }
  const fields = Object.entries(data).map(([name, value]) => [`data[${name}]`, value] as const)
  const body = new URLSearchParams([['type', 'unsubscribe'], ['fired_at', new Date().toISOString()], ...fields].map(([name = '', value = '']) => [name, value]))
  return Promise.all(hooks.map(async ({ url }) => (await fetch(url, { method: 'POST', body })).status))
}

const segmentValue = z.object({ id: z.number(), name: z.string(), emails: z.array(z.string()) })

/** https://mailchimp.com/developer/marketing/api/list-segments/ */
function mountSegments(withKey: RouteWithKey, db: Database): void {
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

/** https://mailchimp.com/developer/marketing/api/campaigns/ and /reports/ */
function mountCampaigns(withKey: RouteWithKey, db: Database): void {
  const keep = (account: string, value: Campaign) =>
    keepThing(db, {
      id: value.id,
      account,
      kind: 'campaign',
      list_id: value.recipients.list_id,
      value: JSON.stringify(value),
    })
  const withCampaign = (
    method: string,
    path: string,
    answer: (campaign: Campaign, context: AppContext, account: string) => Promise<Response>,
  ) =>
    withKey(method, path, async (context, account) => {
      const found = await findThing(db, account, context.req.param('campaign') ?? '')
      return found?.kind === 'campaign' ? answer(campaignValue.parse(found.value), context, account) : notFound()
    })

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
  withCampaign('GET', '/campaigns/:campaign/send-checklist', ({ html }) => {
    const items = html.includes('*|UNSUB|*')
      ? []
      : [{ type: 'error', heading: 'Content', details: 'Your campaign must have an unsubscribe link.' }]
    return Promise.resolve(Response.json({ is_ready: items.length === 0, items }))
  })
  withCampaign('POST', '/campaigns/:campaign/actions/send', async (campaign, _context, account) => {
    if (campaign.status !== 'save') return chimpFault(400, 'Bad Request', 'This campaign has already been sent.')
    const sent = await deliver(db, account, campaign)
    await keep(account, { ...campaign, status: 'sent', sent })
    return new Response(null, { status: 204 })
  })
  withCampaign('GET', '/reports/:campaign', ({ id, status, sent }) =>
    Promise.resolve(
      status === 'sent'
        ? Response.json({
            id,
            emails_sent: sent,
            opens: { unique_opens: 0, open_rate: 0 },
            clicks: { unique_clicks: 0, click_rate: 0 },
            bounces: { hard_bounces: 0, soft_bounces: 0, syntax_errors: 0 },
            unsubscribed: 0,
            abuse_reports: 0,
          })
        : notFound(),
    ),
  )
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
