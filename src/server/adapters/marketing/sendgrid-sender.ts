import { z } from 'zod'
import { domainOf, type DnsSubject, type WantedRecord } from '#shared/domain/deliverability.ts'
import type { SenderStanding } from './port.ts'
import { unlessForbidden } from './provider-http.ts'

type Ask = <Schema extends z.ZodType>(
  path: string,
  options: { method?: 'POST'; schema: Schema },
) => Promise<{ body: z.infer<Schema> }>

const record = z.object({ type: z.string(), host: z.string(), data: z.string() })
/** https://www.twilio.com/docs/sendgrid/api-reference/domain-authentication/list-all-authenticated-domains */
const domains = z.array(
  z.object({
    id: z.number(),
    domain: z.string(),
    valid: z.boolean(),
    dns: z.partialRecord(
      z.enum(['mail_cname', 'dkim1', 'dkim2', 'subdomain_spf', 'dkim', 'mail_server', 'domain_spf']),
      record,
    ),
  }),
)
type Known = z.infer<typeof domains>[number]
/** https://www.twilio.com/docs/sendgrid/api-reference/sender-verification/get-all-verified-senders */
const senders = z.object({ results: z.array(z.object({ from_email: z.string(), verified: z.boolean() })) })

const SUBJECTS: Partial<Record<keyof Known['dns'], DnsSubject>> = {
  mail_cname: 'return-path',
  dkim1: 'dkim',
  dkim2: 'dkim',
  dkim: 'dkim',
  subdomain_spf: 'spf',
}

/** Verified is an address whose domain was, or which was by itself. */
export async function readSendGridSender(ask: Ask, address: string): Promise<SenderStanding> {
  const domain = domainOf(address)
  const query = new URLSearchParams({ domain })
  const listed = await unlessForbidden(ask(`/v3/whitelabel/domains?${query.toString()}`, { schema: domains }))
  // A search finds what only resembles it, too.
  const known = listed?.body.find((one) => one.domain === domain) ?? null
  const records = known ? listRecords(known) : []
  if (known && (known.valid || (await lookAgain(ask, known)))) return { verdict: 'verified', records }
  const single = await unlessForbidden(ask('/v3/verified_senders', { schema: senders }))
  if (single?.body.results.some((one) => one.verified && one.from_email.toLowerCase() === address)) {
    return { verdict: 'verified', records }
  }
  return { verdict: listed && single ? 'unverified' : 'unasked', records }
}

/** It looks into the DNS only when somebody asks it to. */
async function lookAgain(ask: Ask, { id }: Known): Promise<boolean> {
  const schema = z.object({ valid: z.boolean() })
  const answer = await unlessForbidden(ask(`/v3/whitelabel/domains/${id}/validate`, { method: 'POST', schema }))
  return answer?.body.valid ?? false
}

function listRecords({ dns }: Known): WantedRecord[] {
  return (Object.entries(dns) as [keyof Known['dns'], z.infer<typeof record>][]).flatMap(([place, told]) => {
    const subject = SUBJECTS[place]
    const type = told.type.toUpperCase()
    if (!subject || (type !== 'CNAME' && type !== 'TXT')) return []
    return { subject, type, name: told.host, value: told.data }
  })
}
