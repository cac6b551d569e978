import { z } from 'zod'
import { domainOf } from '#shared/domain/deliverability.ts'
import type { AudienceProvider, ProviderAccount } from './port.ts'
import { basicAuth, createProviderHttp, ProviderError, unlessForbidden } from './provider-http.ts'

const MOST_AUDIENCES = 200

/** The same for everybody: https://mailchimp.com/help/set-up-email-domain-authentication/ */
const KEYS = [
  ['k2', 'dkim2.mcsv.net'],
  ['k3', 'dkim3.mcsv.net'],
] as const

const problem = z.object({ title: z.string().optional(), detail: z.string() })
const call = createProviderHttp((body) => {
  const { data } = problem.safeParse(body)
  return data ? { words: data.detail, code: data.title ?? null } : null
})

/** Mailchimp's Marketing API: it mails its own audiences, never a list of ours. */
export function createMailchimp({ baseUrl }: { baseUrl: (server: string) => string | null }): AudienceProvider {
  const ask = <Schema extends z.ZodType>({ credentials }: ProviderAccount, path: string, schema: Schema) => {
    const { apiKey = '', serverPrefix = '' } = credentials
    // It becomes a part of the host's name: anything else would send the key to somebody else.
    if (!/^[a-z]{2,4}\d{1,3}$/.test(serverPrefix)) throw new ProviderError('refused', { code: 'server' })
    const host = baseUrl(serverPrefix) ?? `https://${serverPrefix}.api.mailchimp.com`
    return call(`${host}/3.0${path}`, { headers: basicAuth('goodword', apiKey), schema })
  }
  return {
    channel: 'audience',
    readEvents: null,
    subscribe: null,
    async check(account) {
      const { body } = await ask(account, '/?fields=account_name', z.object({ account_name: z.string() }))
      return { name: body.account_name }
    },
    async readSender(account, address) {
      const domain = domainOf(address)
      const known = z.object({ domains: z.array(z.object({ domain: z.string(), verified: z.boolean() })) })
      const answer = await unlessForbidden(ask(account, '/verified-domains', known))
      const isVerified = answer?.body.domains.some((one) => one.domain === domain && one.verified)
      return {
        verdict: isVerified === undefined ? 'unasked' : isVerified ? 'verified' : 'unverified',
        records: KEYS.map(([name, value]) => ({
          subject: 'dkim',
          type: 'CNAME',
          name: `${name}._domainkey.${domain}`,
          value,
        })),
      }
    },
    async listAudiences(account) {
      const lists = z.object({ lists: z.array(z.object({ id: z.string(), name: z.string() })) })
      const { body } = await ask(account, `/lists?fields=lists.id,lists.name&count=${MOST_AUDIENCES}`, lists)
      return body.lists
    },
  }
}
