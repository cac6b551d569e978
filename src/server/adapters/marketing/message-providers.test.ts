import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { mountMailgun, mountSendGrid } from '#sandbox/providers/email-vendors.routes.ts'
import { listMessages } from '#sandbox/providers/provider-messages.repository.ts'
import { mountMessageBird, mountTwilio } from '#sandbox/providers/sms-vendors.routes.ts'
import { SmtpStandIn } from '#sandbox/providers/smtp-stand-in.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import type { VendorFault } from '#server/database/sandbox-tables.ts'
import { findPublishedDocument, NO_VENDOR_DOCS } from '#testing/vendors/published-document.ts'
import { startVendorStage } from '#testing/vendors/vendor-stage.ts'
import { createMailgun } from './mailgun.ts'
import { createMessageBird } from './messagebird.ts'
import type { OutgoingEmail, OutgoingSms, ProviderAccount } from './port.ts'
import { createSendGrid } from './sendgrid.ts'
import { createSmtpAccount, findPublicServer } from './smtp-account.ts'
import { createTwilio } from './twilio.ts'

const { db, url } = await startVendorStage((app, world) => {
  for (const mount of [mountSendGrid, mountMailgun, mountTwilio, mountMessageBird]) mount(app, world)
})
const mailServer = new SmtpStandIn(() => db)
afterAll(() => mailServer.stop())

const account = (credentials: Record<string, string>): ProviderAccount => ({
  credentials,
  region: null,
  signingKey: null,
})

const smtp = { host: 'smtp.bistro.test', port: '587', username: 'mara', password: 'sandbox-key' }
const twilio = { accountSid: 'ACsandbox', authToken: 'sandbox-token', phoneNumber: '+14155550100' }

const EMAIL = {
  sendgrid: {
    provider: createSendGrid({ baseUrl: () => `${url}/sandbox/sendgrid` }),
    known: account({ apiKey: 'SG.sandbox-key' }),
    unknown: account({ apiKey: 'SG.wrong' }),
  },
  mailgun: {
    provider: createMailgun({ baseUrl: (region) => `${url}/sandbox/mailgun/${region}` }),
    known: account({ apiKey: 'sandbox-key', domain: 'mg.bistro.test' }),
    unknown: account({ apiKey: 'wrong', domain: 'mg.bistro.test' }),
  },
  smtp: {
    provider: createSmtpAccount({
      findServer: async () => ({ host: '127.0.0.1', port: await mailServer.port(), isTlsNeeded: false }),
    }),
    known: account(smtp),
    unknown: account({ ...smtp, password: 'wrong' }),
  },
}

const SMS = {
  twilio: {
    provider: createTwilio({ baseUrl: () => `${url}/sandbox/twilio` }),
    known: account(twilio),
    unknown: account({ ...twilio, authToken: 'wrong' }),
  },
  messagebird: {
    provider: createMessageBird({ baseUrl: () => `${url}/sandbox/messagebird` }),
    known: account({ apiKey: 'sandbox-key', originator: 'Bistro' }),
    unknown: account({ apiKey: 'wrong', originator: 'Bistro' }),
  },
}

const email = (): OutgoingEmail => ({
  id: randomUUID(),
  to: `${randomUUID()}@guests.test`,
  from: { address: 'hello@bistro.test', name: 'Bistro, Halifax' },
  replyTo: 'owner@bistro.test',
  subject: 'Danke für Ihren Besuch – ☕',
  text: 'Thank you',
  html: '<p>Thank you</p>',
  unsubscribeUrl: 'https://bistro.test/u/word',
})

const sms = (): OutgoingSms => {
  const id = randomUUID()
  return { id, to: '+14155550111', text: `Thank you ${id}`, hookUrl: 'https://bistro.test/webhooks/x/word' }
}

const fail = (vendor: keyof typeof EMAIL | keyof typeof SMS, kind: VendorFault) =>
  setFault(db, vendor, { kind, remaining: 1 })

describe.each(Object.keys(EMAIL) as (keyof typeof EMAIL)[])('%s as a provider of e-mail', (vendor) => {
  const { provider, known, unknown } = EMAIL[vendor]
  const received = async ({ to }: OutgoingEmail) =>
    (await listMessages(db, { vendor, limit: 100 })).filter(({ to_text: address }) => address === to)
  afterEach(() => clearFaults(db, vendor))

  it('knows an account by its credentials, and no other', async () => {
    expect((await provider.check(known)).name).not.toBe('')
    await expect(provider.check(unknown)).rejects.toMatchObject({ kind: 'refused', words: expect.any(String) })
  })

  it('sends nothing while it checks', async () => {
    const before = await listMessages(db, { vendor, limit: 100 })
    await provider.check(known)
    expect(await listMessages(db, { vendor, limit: 100 })).toEqual(before)
  })

  it('hands one mail to one reader, with the way out in its headers and our name on it', async () => {
    const mail = email()

    const { messageId } = await provider.send(known, mail)

    const [message, ...others] = await received(mail)
    expect(others).toEqual([])
    expect(messageId).not.toBe('')
    expect(message).toMatchObject({ reference: mail.id, from_text: expect.stringContaining('hello@bistro.test') })
    expect(message?.headers).toMatchObject({
      'List-Unsubscribe': '<https://bistro.test/u/word>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('waits where it is asked to', async () => {
    const mail = email()
    await fail(vendor, 'rate-limit')

    await expect(provider.send(known, mail)).rejects.toMatchObject({ kind: 'retry' })
    expect(await received(mail)).toEqual([])
  })

  it('does not call sent what was taken and never confirmed', async () => {
    const mail = email()
    await fail(vendor, 'cut')

    await expect(provider.send(known, mail)).rejects.toMatchObject({ kind: 'unconfirmed' })
    expect(await received(mail)).toHaveLength(1)
    expect(provider.inDoubt).toBe('leave')
  })
})

describe.each(Object.keys(SMS) as (keyof typeof SMS)[])('%s as a provider of text messages', (vendor) => {
  const { provider, known, unknown } = SMS[vendor]
  const received = async ({ text }: OutgoingSms) =>
    (await listMessages(db, { vendor, limit: 100 })).filter(({ text_body: body }) => body === text)
  afterEach(() => clearFaults(db, vendor))

  it('knows an account by its credentials, and no other', async () => {
    expect((await provider.check(known)).name).not.toBe('')
    await expect(provider.check(unknown)).rejects.toMatchObject({ kind: 'refused', words: expect.any(String) })
  })

  it('hands one message to one number, with the address for reports', async () => {
    const message = sms()

    await provider.send(known, message)

    const [kept, ...others] = await received(message)
    expect(others).toEqual([])
    expect(kept).toMatchObject({ to_text: message.to, hook_url: expect.stringContaining(message.hookUrl) })
  })

  it.each([
    ['rate-limit', 'retry'],
    ['down', 'retry'],
    ['no-permission', 'refused'],
    ['garbage', 'unconfirmed'],
  ] as const)('says of %s that it is %s, and has taken nothing', async (fault, kind) => {
    const message = sms()
    await fail(vendor, fault)

    await expect(provider.send(known, message)).rejects.toMatchObject({ kind })
    expect(await received(message)).toEqual([])
  })

  it('finds a message again that nobody confirmed, and none that was never sent', async () => {
    const message = sms()
    await fail(vendor, 'cut')
    await expect(provider.send(known, message)).rejects.toMatchObject({ kind: 'unconfirmed' })
    const [kept] = await received(message)

    expect(provider.inDoubt).toBe('look-up')
    expect(await provider.lookUp?.(known, message)).toEqual({ messageId: kept?.id })
    expect(await provider.lookUp?.(known, sms())).toBeNull()
  })

  it('finds it behind hundreds that were sent since', async () => {
    const message = sms()
    await provider.send(known, message)
    const [kept] = await received(message)
    if (!kept) throw new Error('It was not sent.')
    await db
      .insertInto('sandbox.provider_messages')
      .values(
        Array.from({ length: 450 }, () => {
          const { headers: _headers, created_at: _at, ...others } = kept
          return { ...others, id: randomUUID(), to_text: '+14155550122', text_body: 'Later', reference: randomUUID() }
        }),
      )
      .execute()

    expect(await provider.lookUp?.(known, message)).toEqual({ messageId: kept.id })
  })
})

describe('a mail server that a customer names', () => {
  it.each([
    ['127.0.0.1', '587', 'private'],
    ['localhost', '25', 'private'],
    ['10.0.0.5', '465', 'private'],
    ['169.254.169.254', '25', 'private'],
    ['::1', '587', 'private'],
    ['8.8.8.8', '5432', 'port'],
  ])('is none of our own: %s at %s', async (host, port, code) => {
    await expect(findPublicServer(host, port)).rejects.toMatchObject({ kind: 'rejected', code })
  })
})

const document = findPublishedDocument('mailgun/mailgun.messages.patched.json')

/** The forms that go out meanwhile. */
async function recordForms(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = []
  const send = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (init?.body instanceof FormData) sent.push(Object.fromEntries(init.body.entries()))
    if (init?.body instanceof URLSearchParams) sent.push(Object.fromEntries(init.body.entries()))
    return send(input, init)
  })
  await work().finally(() => spy.mockRestore())
  return sent
}

describe('what is sent to Mailgun', () => {
  const { provider, known } = EMAIL.mailgun
  const asPublished = `is as its published document says (${document ? 'found' : NO_VENDOR_DOCS})`

  it.skipIf(!document)(`as a message ${asPublished}`, async () => {
    const sent = await recordForms(() => provider.check(known))
    const [body = {}] = sent
    // Headers and values of one's own are named by whoever sends them.
    const named = Object.fromEntries(Object.entries(body).filter(([name]) => !/^[hv]:/.test(name)))

    expect(sent).toHaveLength(1)
    expect(document?.judgeNamed('POST-v3-domain_name-messages-multipart-form-data-RequestBody', named)).toEqual([])
  })

  it.skipIf(!document)(`to ask for reports ${asPublished}`, async () => {
    const url = 'https://bistro.test/webhooks/mailgun/word'
    const sent = await recordForms(async () => provider.subscribe?.(known, url))
    const name = 'POST-v4-domains-domain-webhooks-application-x-www-form-urlencoded-RequestBody'

    expect(sent).toHaveLength(1)
    expect(sent.flatMap((body) => document?.judgeNamed(name, body) ?? [])).toEqual([])
  })
})
