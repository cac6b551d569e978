import { createHash } from 'node:crypto'
import type { Database } from '#server/database/connect.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { find } from '../dns/dns.repository.ts'

/** Mounts one call of a service for whoever has a key of its. */
export type RouteWithKey = (
  method: string,
  path: string,
  answer: (context: AppContext, key: string) => Promise<Response>,
) => void

/** Below this one, a domain is verified once its records stand in the sandbox's DNS; every other one always is. */
const UNVERIFIED = /(^|\.)unverified\.test$/
/** Nobody has told a service of these. */
const UNSET = /(^|\.)unset\.test$/

interface ShownRecord {
  type: 'TXT' | 'CNAME'
  name: string
  value: string
}

const stands = async (db: Database, { type, name, value }: ShownRecord) =>
  (await find(db, { name, type })).some((record) => record.value === value)

async function areVerified(db: Database, domain: string, records: readonly ShownRecord[]): Promise<boolean> {
  if (!UNVERIFIED.test(domain) && !UNSET.test(domain)) return true
  return (await Promise.all(records.map((record) => stands(db, record)))).every(Boolean)
}

const numberOf = (domain: string) => createHash('sha256').update(domain).digest().readUInt32BE()

const sendGridRecords = (domain: string): Record<string, ShownRecord> => ({
  mail_cname: { type: 'CNAME', name: `em1.${domain}`, value: `u${numberOf(domain)}.wl.sendgrid.net` },
  dkim1: { type: 'CNAME', name: `s1._domainkey.${domain}`, value: `s1.domainkey.u${numberOf(domain)}.wl.sendgrid.net` },
  dkim2: { type: 'CNAME', name: `s2._domainkey.${domain}`, value: `s2.domainkey.u${numberOf(domain)}.wl.sendgrid.net` },
})

/** Verified by itself, whatever its domain is. */
const SINGLE_SENDER = 'alone@unset.test'

const isSendGridDomain = (db: Database, domain: string) =>
  areVerified(db, domain, Object.values(sendGridRecords(domain)))

export const isSendGridSender = async (db: Database, address: string) =>
  address === SINGLE_SENDER || (await isSendGridDomain(db, address.split('@')[1] ?? ''))

/** https://www.twilio.com/docs/sendgrid/api-reference/domain-authentication */
export function mountSendGridSenders(withKey: RouteWithKey, db: Database): void {
  const forbidden = () => Response.json({ errors: [{ message: 'access forbidden', field: null }] }, { status: 403 })
  const mayAsk = (key: string) => !key.includes('mail-only')
  // A number that leads back to the domain, as long as the process lives.
  const named = new Map<number, string>()

  withKey('GET', '/whitelabel/domains', async (context, key) => {
    if (!mayAsk(key)) return forbidden()
    const domain = (context.req.query('domain') ?? '').toLowerCase()
    if (domain === '' || UNSET.test(domain)) return Response.json([])
    const id = numberOf(domain)
    named.set(id, domain)
    const records = Object.entries(sendGridRecords(domain))
    const dns = await Promise.all(
      records.map(async ([place, record]) => {
        const valid = await stands(db, record)
        return [place, { valid, type: record.type.toLowerCase(), host: record.name, data: record.value }] as const
      }),
    )
    // It looks only when it is asked to, so one that is new is not valid yet.
    const valid = !UNVERIFIED.test(domain)
    const told = { id, domain, subdomain: 'em1', username: 'sandbox', default: true, automatic_security: true }
    return Response.json([{ ...told, valid, dns: Object.fromEntries(dns) }])
  })

  withKey('POST', '/whitelabel/domains/:id/validate', async (context, key) => {
    if (!mayAsk(key)) return forbidden()
    const id = Number(context.req.param('id'))
    const domain = named.get(id)
    if (domain === undefined) return Response.json({ errors: [{ message: 'not found' }] }, { status: 404 })
    return Response.json({ id, valid: await isSendGridDomain(db, domain), validation_results: {} })
  })

  withKey('GET', '/verified_senders', (_context, key) => {
    const one = { id: 1, nickname: 'Alone', from_email: SINGLE_SENDER, verified: true, locked: false }
    return Promise.resolve(mayAsk(key) ? Response.json({ results: [one] }) : forbidden())
  })
}

const mailgunRecords = (domain: string): ShownRecord[] => [
  { type: 'TXT', name: domain, value: 'v=spf1 include:mailgun.org ~all' },
  { type: 'TXT', name: `pic._domainkey.${domain}`, value: `k=rsa; p=SANDBOX${numberOf(domain)}` },
]

/** https://documentation.mailgun.com/docs/mailgun/api-reference/send/mailgun/domains */
export function mountMailgunSenders(withKey: RouteWithKey, db: Database): void {
  const tell = async (context: AppContext, key: string, isAnew: boolean) => {
    if (key.includes('sending')) return new Response('Forbidden', { status: 401 })
    const domain = context.req.param('domain') ?? ''
    const records = mailgunRecords(domain)
    const isActive = !UNVERIFIED.test(domain) || (isAnew && (await areVerified(db, domain, records)))
    const shown = await Promise.all(
      records.map(async ({ type, name, value }) => {
        const valid = (await stands(db, { type, name, value })) ? 'valid' : 'unknown'
        return { record_type: type, name, value, valid, is_active: true, cached: [] }
      }),
    )
    const tracking = { record_type: 'CNAME', name: `email.${domain}`, value: 'mailgun.org', valid: 'unknown' }
    return Response.json({
      domain: { name: domain, state: isActive ? 'active' : 'unverified', type: 'custom' },
      receiving_dns_records: [],
      sending_dns_records: [...shown, tracking],
    })
  }
  withKey('GET', '/v4/domains/:domain', (context, key) => tell(context, key, false))
  withKey('PUT', '/v4/domains/:domain/verify', (context, key) => tell(context, key, true))
}
