import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { listHooks, listMessages, type ProviderMessage } from '#sandbox/providers/provider-messages.repository.ts'
import {
  kindsFor,
  sendReport,
  sendReports,
  writeReports,
  type Report,
  type ReportKind,
} from '#sandbox/providers/provider-reports.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const PATH = '/api/v1/provider-connections'
const SENDER = { senderAddress: 'hello@bistro.test', senderName: 'Bistro', postalAddress: 'Quay 1, Halifax' }

const app = await startTestApp()
const { db } = app.product.base.sandbox

let nextAccount = 0
type Vendor = 'sendgrid' | 'mailgun' | 'twilio' | 'messagebird'
const credentialsOf = (vendor: Vendor) => {
  nextAccount += 1
  const key = `sandbox-${nextAccount}`
  if (vendor === 'sendgrid') return { apiKey: `SG.${key}` }
  if (vendor === 'mailgun') return { apiKey: key, domain: 'mg.bistro.test' }
  if (vendor === 'twilio') return { accountSid: `AC${nextAccount}`, authToken: key, phoneNumber: '+14155550100' }
  return { apiKey: key, originator: 'Bistro' }
}

/** A connection with one message sent by it. */
async function sendOne(vendor: Vendor, member?: TestMember) {
  const owner = member ?? (await app.make.member())
  const credentials = credentialsOf(vendor)
  const { body: connection } = await app.as(owner).post(PATH, { provider: vendor, credentials })
  const isMail = vendor === 'sendgrid' || vendor === 'mailgun'
  await app.as(owner).patch(`${PATH}/${connection.id}`, {
    ...(isMail && SENDER),
    ...(vendor === 'messagebird' && { signingKey: `signing-${credentials.apiKey ?? ''}` }),
  })
  await app.as(owner).post(`${PATH}/${connection.id}/test`, isMail ? {} : { to: '+14155550111' })
  const [message] = await listMessages(db, { vendor, limit: 1 })
  if (!message) throw new Error('Nothing was sent.')
  return { owner, connection, message }
}

const keptOf = async (connection: { id: string }) =>
  (
    await app.superuser.query(
      `select kind, encode(address_key, 'hex') as address, address as plain, reference, message_id, detail
       from provider_events where connection_id = $1 order by received_at`,
      [connection.id],
    )
  ).rows

const writeOne = async (message: ProviderMessage, kind: ReportKind = 'deliver'): Promise<Report> => {
  const [report] = await writeReports(db, message, kind)
  if (!report) throw new Error('Nobody asked for reports.')
  return report
}

const KEPT: Record<ReportKind, string> = {
  deliver: 'delivered',
  open: 'opened',
  click: 'clicked',
  bounce: 'bounced',
  complain: 'complained',
  unsubscribe: 'unsubscribed',
  fail: 'failed',
  reply: 'replied',
  stop: 'stopped',
}

describe.each(['sendgrid', 'mailgun', 'twilio', 'messagebird'] as const)('the reports of %s', (vendor) => {
  it('are kept, each as what it is, about the message and its reader', async () => {
    const { owner, connection, message } = await sendOne(vendor)
    const kinds = kindsFor(message)

    for (const kind of kinds) expect(await sendReports(db, message, kind)).toEqual([200])

    const kept = await keptOf(connection)
    expect(kept.map(({ kind }) => kind)).toEqual(kinds.map((kind) => KEPT[kind]))
    const own = createHash('sha256').update(`${owner.customerId} ${message.to_text}`).digest('hex')
    expect(new Set(kept.map(({ address }) => address))).toEqual(new Set([own]))
    expect(new Set(kept.map(({ plain }) => plain))).toEqual(new Set(['']))
    expect(kept[0]).toMatchObject({ message_id: message.id, reference: expect.stringMatching(/^[\da-f-]{36}$/) })
  })

  it('sent again are kept once, also at the same moment', async () => {
    const { connection, message } = await sendOne(vendor)
    const report = await writeOne(message)

    const answers = await Promise.all([sendReport(report), sendReport(report)])

    expect([...answers, await sendReport(report)]).toEqual([200, 200, 200])
    expect(await keptOf(connection)).toHaveLength(1)
  })

  it('end what is written to whoever wishes it, once and in this workspace only', async () => {
    const { owner, message } = await sendOne(vendor)
    const other = await app.make.member()
    const isMail = vendor === 'sendgrid' || vendor === 'mailgun'
    const contact = isMail ? { email: message.to_text } : { phone: message.to_text }
    for (const each of [owner, other]) await app.as(each).post('/api/v1/contacts', contact)
    const stateOf = async (person: TestMember) =>
      (await app.as(person).get('/api/v1/contacts')).body.items[0].consents[isMail ? 'email' : 'sms']

    await sendReports(db, message, 'deliver')
    expect(await stateOf(owner)).toBe('none')
    const report = await writeOne(message, isMail ? 'complain' : 'stop')
    await Promise.all([sendReport(report), sendReport(report)])

    expect([await stateOf(owner), await stateOf(other)]).toEqual(['suppressed', 'none'])
  })

  it('are refused where they are forged, changed, or signed with another customer’s key', async () => {
    const mine = await sendOne(vendor)
    const theirs = await sendOne(vendor)
    const report = await writeOne(mine.message)
    const toMe = new URL(mine.connection.hookUrl)
    const foreign = await writeOne(theirs.message)
    const redirected = { ...foreign, url: toMe.href + new URL(foreign.url).search }
    const changed =
      report.body === null
        ? { ...report, url: report.url.replace('status=delivered', 'status=expired') }
        : { ...report, body: report.body.replaceAll('delivered', 'sent') }

    expect(await sendReport({ ...report, headers: {}, body: vendor === 'mailgun' ? '{}' : report.body })).toBe(401)
    // Mailgun signs a moment and a token, not what it says.
    expect(await sendReport(changed)).toBe(vendor === 'mailgun' ? 200 : 401)
    expect(await sendReport(redirected)).toBe(401)
    expect(await keptOf(mine.connection)).toHaveLength(0)
    expect(await keptOf(theirs.connection)).toHaveLength(0)
  })

  it('go nowhere once it is disconnected, or where nobody is', async () => {
    const { owner, connection, message } = await sendOne(vendor)
    const report = await writeOne(message)
    await app.as(owner).delete(`${PATH}/${connection.id}`)

    expect(await sendReport(report)).toBe(404)
    expect(await sendReport({ ...report, url: `${app.url}/webhooks/${vendor}/${'a'.repeat(32)}` })).toBe(404)
  })
})

describe.each(['sendgrid', 'mailgun'] as const)('%s', (vendor) => {
  it('is asked for reports once, also when it is connected anew, and for none once it is disconnected', async () => {
    const { owner, connection, message } = await sendOne(vendor)
    const urls = async () => (await listHooks(db, vendor, message.account)).map(({ url }) => url)
    const credentials = { apiKey: message.account, ...(vendor === 'mailgun' && { domain: 'mg.bistro.test' }) }
    expect(await urls()).toEqual([connection.hookUrl])

    const again = await app.as(owner).post(`${PATH}/${connection.id}/reconnect`, { credentials })
    expect([again.body.hasSigningKey, await urls()]).toEqual([true, [connection.hookUrl]])
    expect(await sendReports(db, message, 'deliver')).toEqual([200])
    const { body: other } = await app.as(owner).post(PATH, { provider: vendor, credentials })
    expect(await urls()).toEqual([other.hookUrl, connection.hookUrl])

    await app.as(owner).delete(`${PATH}/${connection.id}`)
    expect(await urls()).toEqual([other.hookUrl])
  })
})

describe('an address for reports', () => {
  it('is one provider’s, and belongs to nobody else’s name', async () => {
    const { connection } = await sendOne('sendgrid')
    const elsewhere = connection.hookUrl.replace('/sendgrid/', '/mailgun/')

    expect((await fetch(elsewhere, { method: 'POST', body: '{}' })).status).toBe(404)
  })

  it('takes no more than a batch is', async () => {
    const { connection } = await sendOne('sendgrid')

    expect((await fetch(connection.hookUrl, { method: 'POST', body: Buffer.alloc(3_000_000, 'a') })).status).toBe(413)
  })

  it('refuses another report under what one was signed with', async () => {
    const { connection, message } = await sendOne('mailgun')
    const report = await writeOne(message)
    const { signature, ...rest } = JSON.parse(report.body ?? '{}') as { 'event-data': Record<string, unknown> } & {
      signature: object
    }
    const forged = { signature, 'event-data': { ...rest['event-data'], id: 'forged', event: 'unsubscribed' } }

    expect(await sendReport(report)).toBe(200)
    expect(await sendReport({ ...report, body: JSON.stringify(forged) })).toBe(401)
    expect(await sendReport(report)).toBe(200)
    expect((await keptOf(connection)).map(({ kind }) => kind)).toEqual(['delivered'])
  })

  it.each([
    ['mailgun', 8],
    ['sendgrid', 24],
  ] as const)('takes what %s tries for %i hours to tell, once, and refuses what is older', async (vendor, hours) => {
    const { connection, message } = await sendOne(vendor)
    const signedBefore = async (passed: number) => {
      const [report] = await writeReports(db, message, 'open', new Date(Date.now() - passed * 3_600_000))
      return report ?? Promise.reject(new Error('Nobody asked for reports.'))
    }
    const late = await signedBefore(hours)

    expect([await sendReport(late), await sendReport(late)]).toEqual([200, 200])
    expect(await sendReport(await signedBefore(hours + 2))).toBe(401)
    expect(await sendReport(await signedBefore(-1))).toBe(401)
    expect(await keptOf(connection)).toHaveLength(1)
  })

  it('takes what the account above a Mailgun account has signed', async () => {
    const { connection, message } = await sendOne('mailgun')
    const report = await writeOne(message)
    const { signature, ...rest } = JSON.parse(report.body ?? '{}') as { signature: { signature: string } }
    const signed = { ...signature, signature: '0'.repeat(64), 'parent-signature': signature.signature }

    expect(await sendReport({ ...report, body: JSON.stringify({ signature: signed, ...rest }) })).toBe(200)
    expect(await keptOf(connection)).toHaveLength(1)
  })
})
