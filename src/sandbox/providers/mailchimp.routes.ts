import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readJson } from '#server/kernel/http/read-body.ts'
import { createVendorRoutes, type VendorRefusals, type VendorWorld } from '../vendors/vendor-route.ts'
import { findMember, listMembers, putMember, type Member } from './audience.repository.ts'
import type { RouteWithKey } from './email-senders.routes.ts'
import { isSandboxKey, readBasic } from './email-vendors.routes.ts'
import { chimpFault, mountCampaigns, mountSegments, notFound } from './mailchimp-campaigns.routes.ts'
import { keepHook, listHooks } from './provider-messages.repository.ts'

const LISTED = 1000
const LISTS = [
  { id: 'a1b2c3d4e5', name: 'Guests' },
  { id: 'f6a7b8c9d0', name: 'Newsletter' },
]

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
  mountMemberEnds(withKey, world.db)
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
      (one) =>
        (status ? one.status === status : !['archived', 'forgotten'].includes(one.status)) &&
        (!since || one.last_changed >= new Date(since)),
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
    if (known?.status === 'forgotten') {
      const detail = `${asked.email_address} was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.`
      return chimpFault(400, 'Forgotten Email Not Subscribed', detail)
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
    if (!known || known.status === 'forgotten' || !asked) return notFound()
    await putMember(db, { ...known, status: asked.status })
    return Response.json(present({ ...known, status: asked.status }))
  })
}

function mountMemberEnds(withKey: RouteWithKey, db: Database): void {
  // It keeps them, out of sight.
  withKey('DELETE', '/lists/:list/members/:hash', async (context, account) => {
    const known = await findMember(db, placeOf(context, account))
    if (!known || known.status === 'archived' || known.status === 'forgotten') return notFound()
    await putMember(db, { ...known, status: 'archived' })
    return new Response(null, { status: 204 })
  })

  // Of these it knows only that they were there.
  withKey('POST', '/lists/:list/members/:hash/actions/delete-permanent', async (context, account) => {
    const known = await findMember(db, placeOf(context, account))
    if (!known || known.status === 'forgotten') return notFound()
    await putMember(db, { ...known, email: '', name: '', language: '', status: 'forgotten' })
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
  const body = new URLSearchParams(
    [['type', 'unsubscribe'], ['fired_at', new Date().toISOString()], ...fields].map(([name = '', value = '']) => [
      name,
      value,
    ]),
  )
  return Promise.all(hooks.map(async ({ url }) => (await fetch(url, { method: 'POST', body })).status))
}
