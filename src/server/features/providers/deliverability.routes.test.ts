import { describe, expect, it } from 'vitest'
import { put } from '#sandbox/dns/dns.repository.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import type { Deliverability } from '#shared/domain/deliverability.ts'
import type { KeyedProvider } from '#shared/domain/providers.ts'
import { startTestApp } from '#testing/test-app.ts'

const PATH = '/api/v1/provider-connections'
const POSTAL = { postalAddress: 'Quay 1, Halifax' }

const app = await startTestApp()
const { db } = app.product.base.sandbox

let nextDomain = 0
const newDomain = () => `d${(nextDomain += 1)}.unverified.test`

async function connect(provider: KeyedProvider, credentials: Record<string, string>, senderAddress: string) {
  const owner = await app.make.member()
  const { body } = await app.as(owner).post(PATH, { provider, credentials })
  const path = `${PATH}/${body.id}`
  await app.as(owner).patch(path, { senderAddress, ...POSTAL })
  return {
    owner,
    read: async () => (await app.as(owner).get(PATH)).body.items[0],
    check: () => app.as(owner).post(`${path}/check`),
    test: () => app.as(owner).post(`${path}/test`),
    change: (said: object) => app.as(owner).patch(path, said),
  }
}

const tell = ({ checks }: Deliverability) => checks.map(({ subject, verdict }) => `${subject} ${verdict}`)

/** What a customer does who copies every line into their DNS. */
async function addAll({ checks }: Deliverability): Promise<void> {
  for (const { type, name, value } of checks) if (value !== null) await put(db, { type, name, value })
}

describe('the sender of a provider that verifies domains', () => {
  it.each([
    ['sendgrid', () => ({ apiKey: 'SG.sandbox-key' }), ['return-path', 'dkim', 'dkim', 'dmarc']],
    ['mailgun', (domain: string) => ({ apiKey: 'sandbox-key', domain }), ['spf', 'dkim', 'dmarc']],
  ] as const)('%s is refused until what it asks for stands in the DNS', async (provider, keysOf, subjects) => {
    const domain = newDomain()
    const { check, test, read } = await connect(provider, keysOf(domain), `hello@${domain}`)

    const { body: missing } = await check()
    expect(missing.deliverability).toMatchObject({ sender: 'unverified', domain, senderAddress: `hello@${domain}` })
    expect(tell(missing.deliverability)).toEqual(subjects.map((subject) => `${subject} missing`))
    expect(missing.needs).toEqual(['verifiedSender'])
    const refused = await test()
    expect(refused.status).toBe(409)
    expect(refused.body.detail).toContain(`has not verified hello@${domain} yet.`)

    await addAll(missing.deliverability)
    expect((await test()).status).toBe(200)
    const kept = await read()
    expect(kept.needs).toEqual([])
    expect(kept.deliverability).toMatchObject({ sender: 'verified' })
    expect(tell(kept.deliverability)).toEqual(subjects.map((subject) => `${subject} found`))
  })

  it('is told apart from one whose domain nobody has set up', async () => {
    const { check } = await connect('sendgrid', { apiKey: 'SG.sandbox-key' }, 'hello@unset.test')
    const { deliverability } = (await check()).body

    expect(deliverability).toMatchObject({ sender: 'unverified', checks: [{ reason: 'not-set-up' }, {}] })
  })

  it('may be one address alone', async () => {
    const { check, test } = await connect('sendgrid', { apiKey: 'SG.sandbox-key' }, 'alone@unset.test')

    expect((await check()).body.deliverability.sender).toBe('verified')
    expect((await test()).status).toBe(200)
  })

  it.each([
    ['sendgrid', { apiKey: 'SG.sandbox-mail-only' }],
    ['mailgun', { apiKey: 'sandbox-sending', domain: 'mg.bistro.test' }],
  ] as const)('%s is not asked by a key that may only send, and mails go out', async (provider, keys) => {
    const { check, test } = await connect(provider, keys, 'hello@bistro.test')

    const { body } = await check()
    expect(body.deliverability).toMatchObject({ sender: 'unasked', checks: [{ reason: 'not-asked' }, {}] })
    expect(body.needs).not.toContain('verifiedSender')
    expect((await test()).status).toBe(200)
  })

  it('at a public mail service can never be the customer’s own', async () => {
    const { check } = await connect('sendgrid', { apiKey: 'SG.sandbox-key' }, 'bistro@gmail.com')

    expect((await check()).body.deliverability.checks).toMatchObject([{ verdict: 'wrong', reason: 'public-domain' }])
  })
})

describe('the sender of a mail server', () => {
  it('gets advice, and mails go out without it', async () => {
    const keys = { host: 'smtp.bistro.test', port: '587', username: 'mara', password: 'sandbox-key' }
    const { check, test } = await connect('smtp', keys, 'hello@own-server.test')

    const { body } = await check()
    expect(body.deliverability.sender).toBe('unneeded')
    expect(tell(body.deliverability)).toEqual(['spf missing', 'dkim unknown', 'dmarc missing'])
    expect((await test()).status).toBe(200)
  })
})

describe('what was found', () => {
  it('is of one address: another one is looked at anew', async () => {
    const { check, change, read } = await connect('sendgrid', { apiKey: 'SG.sandbox-key' }, 'hello@bistro.test')
    await check()

    const { body } = await change({ senderAddress: 'else@bistro.test' })
    expect(body.deliverability).toBeNull()
    await app.jobs.run('providers.look')
    expect((await read()).deliverability.senderAddress).toBe('else@bistro.test')
  })

  it('stays while the service is out of order, and is gone with the key that was withdrawn', async () => {
    const { check, read } = await connect('sendgrid', { apiKey: 'SG.sandbox-key' }, 'hello@bistro.test')
    const { deliverability } = (await check()).body

    await setFault(db, 'sendgrid', { kind: 'down', remaining: 1 })
    expect((await check()).status).toBe(503)
    expect(await read()).toMatchObject({ status: 'active', deliverability })
    await setFault(db, 'sendgrid', { kind: 'no-permission', remaining: 1 })
    expect((await check()).status).toBe(409)
    expect(await read()).toMatchObject({ status: 'disconnected', fault: { kind: 'refused' } })
    await clearFaults(db, 'sendgrid')
    expect((await check()).body).toMatchObject({ status: 'active', fault: null })
  })
})

describe('whom text messages come from', () => {
  const connectTexts = async (provider: KeyedProvider, credentials: Record<string, string>) => {
    const owner = await app.make.member()
    await app.as(owner).post(PATH, { provider, credentials })
    await app.jobs.run('providers.look')
    return (await app.as(owner).get(PATH)).body.items[0].textSender
  }
  const twilio = (phoneNumber: string) =>
    connectTexts('twilio', { accountSid: 'ACx', authToken: 'sandbox', phoneNumber })

  it('is a number with what it can do, and where it is at home', async () => {
    expect(await twilio('+14155550100')).toMatchObject({ country: 'US', capabilities: { sms: true, mms: true } })
    expect(await twilio('+19025550100')).toMatchObject({ country: 'CA' })
    expect(await twilio('+447700900100')).toMatchObject({ country: 'GB', capabilities: { sms: true, mms: false } })
  })

  it('may be a number that takes no messages', async () => {
    expect(await twilio('+14155550198')).toMatchObject({ capabilities: { sms: false, voice: true } })
  })

  it('is a name, of which nothing more is known', async () => {
    const found = await connectTexts('messagebird', { apiKey: 'sandbox-key', originator: 'Bistro' })
    expect(found).toMatchObject({ sender: 'Bistro', country: null, capabilities: null })
  })
})
