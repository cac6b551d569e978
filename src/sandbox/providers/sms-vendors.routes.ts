import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readJson } from '#server/kernel/http/read-body.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { createVendorRoutes, type VendorRefusals, type VendorWorld } from '../vendors/vendor-route.ts'
import { isSandboxKey, readBasic } from './email-vendors.routes.ts'
import { keepMessage, listMessages, type ProviderMessage } from './provider-messages.repository.ts'

const LISTED = 200
const E164 = /^\+[1-9]\d{6,14}$/

const twilioFault = (status: number, code: number, message: string) =>
  Response.json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, { status })
const TWILIO_REFUSALS: VendorRefusals = {
  rateLimited: () => twilioFault(429, 20429, 'Too Many Requests'),
  down: () => twilioFault(503, 20503, 'Service Unavailable'),
  noPermission: () => twilioFault(401, 20003, 'Authenticate'),
}

const twilioMessage = z.object({
  To: z.string(),
  From: z.string(),
  Body: z.string().min(1).max(1600),
  StatusCallback: z.url().optional(),
})

/** The account's name tells its token: whoever has the one needs the other. */
export const twilioAccount = (accountSid: string, authToken: string) => `${accountSid} ${authToken}`

const toTwilio = (message: ProviderMessage) => ({
  sid: message.id,
  to: message.to_text,
  from: message.from_text,
  body: message.text_body,
  status: message.status,
  num_segments: '1',
  price: null,
  error_code: null,
  error_message: null,
  date_created: message.created_at.toUTCString(),
})

/** https://www.twilio.com/docs/messaging/api/message-resource */
export function mountTwilio(app: HttpApp, world: VendorWorld): void {
  const { db } = world
  const route = createVendorRoutes(app, world, 'twilio', TWILIO_REFUSALS)
  const base = '/sandbox/twilio/2010-04-01/Accounts'
  const withKey = (method: string, path: string, answer: (context: AppContext, account: string) => Promise<Response>) =>
    route(method, `${base}/:file${path}`, (context) => {
      const { user, password } = readBasic(context)
      const sid = (context.req.param('file') ?? '').replace(/\.json$/, '')
      const isOwn = user === sid && sid.startsWith('AC') && isSandboxKey(password)
      return isOwn ? answer(context, twilioAccount(user, password)) : Promise.resolve(TWILIO_REFUSALS.noPermission())
    })

  withKey('GET', '/IncomingPhoneNumbers.json', (context) => {
    const number = context.req.query('PhoneNumber') ?? ''
    // 555-0199 belongs to nobody.
    const isOwned = E164.test(number) && !number.endsWith('5550199')
    // 555-0198 rings, and takes no messages.
    const capabilities = { voice: true, sms: !number.endsWith('5550198'), mms: number.startsWith('+1'), fax: false }
    const owned = isOwned ? [{ sid: 'PN1', phone_number: number, capabilities }] : []
    return Promise.resolve(Response.json({ incoming_phone_numbers: owned }))
  })

  withKey('GET', '/Messages.json', async (context, account) => {
    const { To: to, From: from } = context.req.query()
    const found = await listMessages(db, { vendor: 'twilio', account, to, limit: LISTED })
    const listed = found.filter((one) => !from || one.from_text === from)
    return Response.json({ messages: listed.map(toTwilio), page_size: LISTED })
  })

  withKey('POST', '/Messages.json', async (context, account) => {
    const { data: asked } = twilioMessage.safeParse(await readSandboxForm(context))
    if (!asked) return twilioFault(400, 21602, 'Message body is required.')
    if (!E164.test(asked.To)) return twilioFault(400, 21211, `Invalid 'To' Phone Number: ${asked.To}`)
    const id = `SM${randomUUID().replaceAll('-', '')}`
    const message = {
      id,
      vendor: 'twilio',
      account,
      from_text: asked.From,
      to_text: asked.To,
      text_body: asked.Body,
      hook_url: asked.StatusCallback ?? null,
      reference: null,
      status: 'queued',
    } as const
    await keepMessage(db, message)
    const kept = { ...message, subject: '', html_body: '', headers: {}, created_at: new Date() }
    return Response.json(toTwilio(kept), { status: 201 })
  })

  // The account itself, which is a file beside its folder.
  withKey('GET', '', (context) =>
    Promise.resolve(
      Response.json({ sid: context.req.param('file') ?? '', friendly_name: 'Sandbox', status: 'active', type: 'Full' }),
    ),
  )
}

const birdFault = (status: number, code: number, description: string) =>
  Response.json({ errors: [{ code, description, parameter: null }] }, { status })
const BIRD_REFUSALS: VendorRefusals = {
  rateLimited: () => birdFault(429, 429, 'Too Many Requests'),
  down: () => birdFault(503, 98, 'Service Unavailable'),
  noPermission: () => birdFault(401, 2, 'Request not allowed (incorrect access_key)'),
}

const birdMessage = z.object({
  originator: z.string().regex(/^(\+?\d{5,17}|[\w -]{1,11})$/),
  recipients: z
    .array(z.string().regex(/^\d{7,15}$/))
    .min(1)
    .max(50),
  body: z.string().min(1),
  reference: z.string().optional(),
  reportUrl: z.url().optional(),
})

/** https://developers.messagebird.com/api/sms-messaging */
export function mountMessageBird(app: HttpApp, world: VendorWorld): void {
  const { db } = world
  const route = createVendorRoutes(app, world, 'messagebird', BIRD_REFUSALS)
  const withKey = (method: string, path: string, answer: (context: AppContext, key: string) => Promise<Response>) =>
    route(method, `/sandbox/messagebird${path}`, (context) => {
      const key = /^AccessKey (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
      return isSandboxKey(key) ? answer(context, key) : Promise.resolve(BIRD_REFUSALS.noPermission())
    })

  withKey('GET', '/balance', () => Promise.resolve(Response.json({ payment: 'prepaid', type: 'credits', amount: 120 })))

  withKey('GET', '/messages', async (context, account) => {
    const offset = Number(context.req.query('offset') ?? 0)
    const found = await listMessages(db, { vendor: 'messagebird', account, offset, limit: LISTED })
    const items = found.map(({ id, reference, text_body: body }) => ({ id, reference, body }))
    return Response.json({ offset, limit: LISTED, count: items.length, items })
  })

  withKey('POST', '/messages', async (context, account) => {
    const { data: asked } = birdMessage.safeParse(await readJson(context.env.incoming))
    if (!asked) return birdFault(422, 9, 'no (correct) recipients found')
    const id = randomUUID().replaceAll('-', '')
    await keepMessage(db, {
      id,
      vendor: 'messagebird',
      account,
      from_text: asked.originator,
      to_text: `+${asked.recipients[0] ?? ''}`,
      text_body: asked.body,
      hook_url: asked.reportUrl ?? null,
      reference: asked.reference ?? null,
    })
    const items = asked.recipients.map((recipient) => ({ recipient: Number(recipient), status: 'sent' }))
    const recipients = { totalCount: items.length, totalSentCount: items.length, items }
    return Response.json(
      { id, originator: asked.originator, reference: asked.reference ?? null, recipients },
      { status: 201 },
    )
  })
}
