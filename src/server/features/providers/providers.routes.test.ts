import { describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import type { KeyedProvider } from '#shared/domain/providers.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const PATH = '/api/v1/provider-connections'
const KEYS: Record<KeyedProvider, Record<string, string>> = {
  mailchimp: { apiKey: 'sandbox-key-us1', serverPrefix: 'us1' },
  sendgrid: { apiKey: 'SG.sandbox-key' },
  mailgun: { apiKey: 'sandbox-key', domain: 'mg.bistro.test' },
  smtp: { host: 'smtp.bistro.test', port: '587', username: 'mara', password: 'sandbox-key' },
  twilio: { accountSid: 'ACsandbox', authToken: 'sandbox-token', phoneNumber: '+1 (415) 555-0100' },
  messagebird: { apiKey: 'sandbox-key', originator: 'Bistro' },
}
const SENDER = { senderAddress: 'hello@bistro.test', senderName: 'Bistro', postalAddress: 'Quay 1, Halifax' }

const app = await startTestApp()
const { db } = app.product.base.sandbox
const connect = (member: TestMember, provider: KeyedProvider, credentials: object = KEYS[provider]) =>
  app.as(member).post(PATH, { provider, credentials })
const list = async (member: TestMember) => (await app.as(member).get(PATH)).body.items

describe('connecting a provider', () => {
  it.each([
    ['mailchimp', 'email', 'Sandbox audience account', ['senderAddress', 'postalAddress', 'audience']],
    ['sendgrid', 'email', 'SG.…-key', ['senderAddress', 'postalAddress']],
    ['mailgun', 'email', 'mg.bistro.test', ['senderAddress', 'postalAddress']],
    ['smtp', 'email', 'mara · smtp.bistro.test', ['senderAddress', 'postalAddress']],
    ['twilio', 'sms', '+14155550100 · Sandbox', []],
    ['messagebird', 'sms', 'Bistro', ['signingKey']],
  ] as const)('%s is active at once, and never tells its credentials again', async (provider, type, account, needs) => {
    const owner = await app.make.member()

    const { status, body } = await connect(owner, provider)

    expect(status).toBe(200)
    expect(body).toMatchObject({ provider, type, account, needs, status: 'active', isDefault: true, fault: null })
    expect(await list(owner)).toEqual([body])
    expect(JSON.stringify(body)).not.toContain('sandbox-')
    const { rows } = await app.superuser.query('select credentials from provider_connections where id = $1', [body.id])
    expect(rows[0].credentials).toMatch(/^s1\./)
  })

  it.each([
    ['mailchimp', { apiKey: 'sandbox-key-us1', serverPrefix: '' }, 'Mailchimp requires an API key and a server prefix'],
    ['sendgrid', {}, 'SendGrid requires an API key'],
    ['mailgun', { apiKey: 'sandbox-key' }, 'Mailgun requires an API key and a domain'],
    ['twilio', { accountSid: 'ACsandbox' }, 'Twilio requires an account SID, an auth token and a from number'],
    ['messagebird', { originator: 'Bistro' }, 'MessageBird requires an API key and an originator'],
  ] as const)('says what %s requires', async (provider, credentials, detail) => {
    const owner = await app.make.member()

    expect(await connect(owner, provider, credentials)).toMatchObject({ status: 400, body: { detail } })
  })

  it.each([
    [
      'sendgrid',
      { apiKey: 'SG.wrong' },
      'SendGrid says: “The provided authorization grant is invalid, expired, or revoked”',
    ],
    ['sendgrid', { apiKey: 'SG.sandbox-read-only' }, 'SendGrid says: “access forbidden: mail.send”'],
    ['mailgun', { apiKey: 'wrong', domain: 'mg.bistro.test' }, 'Mailgun says: “Forbidden”'],
    ['mailgun', { apiKey: 'sandbox-key', domain: 'missing.test' }, 'Mailgun says: “Domain not found: missing.test”'],
    ['mailchimp', { apiKey: 'sandbox-key-us1', serverPrefix: 'us2' }, 'Mailchimp says: “Your API key may be invalid'],
    ['mailchimp', { apiKey: 'sandbox-key-us1', serverPrefix: 'evil.test/' }, 'Invalid credentials'],
    ['smtp', { ...KEYS.smtp, password: 'wrong' }, 'SMTP says: “535 5.7.8 Username and Password not accepted'],
    ['twilio', { ...KEYS.twilio, authToken: 'wrong' }, 'Twilio says: “Authenticate”'],
    ['twilio', { ...KEYS.twilio, phoneNumber: '+14155550199' }, "Twilio says: “The 'From' number +14155550199 is not"],
    [
      'messagebird',
      { ...KEYS.messagebird, apiKey: 'x' },
      'MessageBird says: “Request not allowed (incorrect access_key)”',
    ],
  ] as const)('tells what %s says against it, and keeps nothing', async (provider, credentials, words) => {
    const owner = await app.make.member()

    const { status, body } = await connect(owner, provider, credentials)

    expect(status).toBe(409)
    expect(body.detail).toContain(words)
    expect(await list(owner)).toEqual([])
  })

  it.each(['down', 'garbage', 'rate-limit'] as const)(
    'keeps nothing while the service is out of order: %s',
    async (kind) => {
      const owner = await app.make.member()
      await setFault(db, 'sendgrid', { kind, remaining: null })

      const { status, body } = await connect(owner, 'sendgrid')

      await clearFaults(db, 'sendgrid')
      expect([status, body.detail]).toEqual([503, expect.stringMatching(/^SendGrid cannot be reached/)])
      expect(await list(owner)).toEqual([])
    },
  )

  it('finds out where an account lives', async () => {
    const owner = await app.make.member()
    const { body } = await connect(owner, 'mailgun', { apiKey: 'sandbox-key-eu', domain: 'mg.bistro.test' })

    expect(body).toMatchObject({ settings: { region: 'eu' }, hasSigningKey: true })
  })

  it('takes a key that may only send, and asks for what it could not find out', async () => {
    const owner = await app.make.member()
    const { body } = await connect(owner, 'sendgrid', { apiKey: 'SG.sandbox-mail-only' })
    expect(body).toMatchObject({ hasSigningKey: false, needs: ['senderAddress', 'postalAddress', 'signingKey'] })

    const changed = await app.as(owner).patch(`${PATH}/${body.id}`, { ...SENDER, signingKey: 'MFkw' })
    expect(changed.body).toMatchObject({ hasSigningKey: true, needs: [], settings: SENDER })
  })

  it.each(['a\r\nBcc: all@x.test', 'a\nb', '"a" <b@x.test>'])(
    'lets nothing into the headers: %j',
    async (senderName) => {
      const owner = await app.make.member()
      const { body } = await connect(owner, 'sendgrid')

      expect((await app.as(owner).patch(`${PATH}/${body.id}`, { senderName })).status).toBe(400)
    },
  )

  it('pressed twice under one key connects once', async () => {
    const owner = await app.make.member()
    const press = () =>
      app
        .as(owner)
        .post(PATH, { provider: 'sendgrid', credentials: KEYS.sendgrid }, { 'idempotency-key': 'once-only-1' })
    const first = await press()
    expect((await press()).body).toEqual(first.body)
    expect(await list(owner)).toHaveLength(1)
  })

  it('needs the permission, all locations and a plan with campaigns', async () => {
    const manager = await app.make.member({ role: 'manager' })
    const starter = await app.make.member({ tier: 'starter' })
    const { customerId } = manager
    const limited = await app.make.member({
      customerId,
      role: 'admin',
      locations: [await app.make.location(customerId)],
    })

    expect((await connect(manager, 'sendgrid')).status).toBe(403)
    expect((await connect(limited, 'sendgrid')).status).toBe(403)
    expect((await connect(starter, 'sendgrid')).body).toMatchObject({ code: 'plan-limit' })
    expect((await app.as(manager).get(PATH)).status).toBe(200)
  })
})

describe('several providers', () => {
  it('have one default a channel, which moves on when it goes', async () => {
    const owner = await app.make.member()
    const first = (await connect(owner, 'sendgrid')).body
    const second = (await connect(owner, 'sendgrid', { apiKey: 'SG.sandbox-other' })).body
    const text = (await connect(owner, 'twilio')).body
    expect([first, second, text].map(({ isDefault }) => isDefault)).toEqual([true, false, true])

    const { body } = await app.as(owner).post(`${PATH}/${second.id}/default`)
    expect(body.items.map((one: { isDefault: boolean }) => one.isDefault)).toEqual([false, true, true])

    const left = (await app.as(owner).delete(`${PATH}/${second.id}`)).body.items
    expect(left.map(({ id, isDefault }: { id: string; isDefault: boolean }) => [id, isDefault])).toEqual([
      [first.id, true],
      [text.id, true],
    ])
    const { rows } = await app.superuser.query('select id from provider_connections where id = $1', [second.id])
    expect(rows).toEqual([])
  })

  it('are told in the activity', async () => {
    const owner = await app.make.member()
    const { id } = (await connect(owner, 'twilio')).body
    await app.as(owner).delete(`${PATH}/${id}`)
    const { rows } = await app.superuser.query(
      `select action, subject_label from activity where customer_id = $1 and action like 'provider.%' order by created_at`,
      [owner.customerId],
    )
    expect(rows).toEqual([
      { action: 'provider.connected', subject_label: 'Twilio · +14155550100 · Sandbox' },
      { action: 'provider.disconnected', subject_label: 'Twilio · +14155550100 · Sandbox' },
    ])
  })
})

describe('an audience', () => {
  it('is chosen among those there are', async () => {
    const owner = await app.make.member()
    const { id } = (await connect(owner, 'mailchimp')).body
    const { body } = await app.as(owner).get(`${PATH}/${id}/audiences`)
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Guests', 'Newsletter'])

    const chosen = await app.as(owner).patch(`${PATH}/${id}`, { audienceId: body.items[1].id })
    expect(chosen.body.settings.audience).toEqual(body.items[1])
    expect((await app.as(owner).patch(`${PATH}/${id}`, { audienceId: 'none' })).status).toBe(404)
  })
})

describe('a test message', () => {
  const messagesTo = async (to: string) =>
    (await app.anonymous.get('/sandbox/providers/messages')).body.messages.filter(
      (message: { to_text: string }) => message.to_text === to,
    )

  it.each(['sendgrid', 'mailgun', 'smtp'] as const)('goes by %s to the address one signs in with', async (provider) => {
    const owner = await app.make.member()
    const { id } = (await connect(owner, provider)).body
    expect(await app.as(owner).post(`${PATH}/${id}/test`)).toMatchObject({
      status: 409,
      body: { detail: 'Enter the sender address and your postal address first. No email goes out without them.' },
    })
    await app.as(owner).patch(`${PATH}/${id}`, SENDER)

    const { body } = await app.as(owner).post(`${PATH}/${id}/test`)

    expect(body).toMatchObject({ to: owner.email, connection: { status: 'active' } })
    const [message, ...others] = await messagesTo(owner.email)
    expect(others).toEqual([])
    expect(message).toMatchObject({ vendor: provider, subject: 'Test message' })
    expect(message.from_text).toContain('hello@bistro.test')
    expect(message.text_body).toContain('Quay 1, Halifax')
  })

  it.each(['twilio', 'messagebird'] as const)('goes by %s to one’s own number', async (provider) => {
    const owner = await app.make.member()
    const { id } = (await connect(owner, provider)).body
    const to = `+1415${String(Math.random()).slice(2, 9)}`
    expect((await app.as(owner).post(`${PATH}/${id}/test`)).status).toBe(400)
    expect((await app.as(owner).post(`${PATH}/${id}/test`, { to: '12' })).status).toBe(400)

    expect((await app.as(owner).post(`${PATH}/${id}/test`, { to })).body.to).toBe(to)

    expect(await messagesTo(to)).toMatchObject([
      { vendor: provider, text_body: expect.stringContaining('Test message') },
    ])
  })

  it('that a service refuses marks the connection until it is connected anew', async () => {
    const owner = await app.make.member()
    const { id } = (await connect(owner, 'sendgrid')).body
    await app.as(owner).patch(`${PATH}/${id}`, SENDER)
    await app.as(owner).post(`${PATH}/${id}/check`)
    await setFault(db, 'sendgrid', { kind: 'no-permission', remaining: 1 })

    expect((await app.as(owner).post(`${PATH}/${id}/test`)).status).toBe(409)
    const [broken] = await list(owner)
    expect(broken).toMatchObject({ status: 'disconnected', fault: { kind: 'refused', words: 'access forbidden' } })

    const { body } = await app.as(owner).post(`${PATH}/${id}/reconnect`, { credentials: { apiKey: 'SG.sandbox-new' } })
    expect(body).toMatchObject({ id, status: 'active', fault: null, account: 'SG.…-new', settings: SENDER })
  })

  it('that nobody confirmed is not called sent', async () => {
    const owner = await app.make.member()
    const { id } = (await connect(owner, 'mailgun')).body
    await app.as(owner).patch(`${PATH}/${id}`, SENDER)
    await app.as(owner).post(`${PATH}/${id}/check`)
    await setFault(db, 'mailgun', { kind: 'cut', remaining: 1 })

    const { status, body } = await app.as(owner).post(`${PATH}/${id}/test`)

    expect([status, body.detail]).toEqual([503, 'Mailgun did not confirm the message. It may still arrive.'])
    expect(await messagesTo(owner.email)).toHaveLength(1)
  })
})

describe('another customer’s provider', () => {
  it('is not found', async () => {
    const { id } = (await connect(await app.make.member(), 'mailchimp')).body
    const stranger = app.as(await app.make.member())

    const answers = await Promise.all([
      stranger.patch(`${PATH}/${id}`, SENDER),
      stranger.delete(`${PATH}/${id}`),
      stranger.post(`${PATH}/${id}/default`),
      stranger.post(`${PATH}/${id}/test`),
      stranger.post(`${PATH}/${id}/check`),
      stranger.post(`${PATH}/${id}/reconnect`, { credentials: KEYS.mailchimp }),
      stranger.get(`${PATH}/${id}/audiences`),
    ])

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect((await stranger.get(PATH)).body.items).toEqual([])
  })
})
