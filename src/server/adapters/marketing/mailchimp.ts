import { createHash } from 'node:crypto'
import { z } from 'zod'
import { domainOf } from '#shared/domain/deliverability.ts'
import { listDeeds, sendToSegment, type AskChimp } from './mailchimp-campaigns.ts'
import type { AudienceProvider, GonePage, MemberEnd, MemberState, ProviderAccount } from './port.ts'
import { basicAuth, createProviderHttp, ProviderError, unlessForbidden } from './provider-http.ts'

const MOST_AUDIENCES = 200
const PAGE = 500

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

/** Mailchimp's Marketing API (https://mailchimp.com/developer/marketing/api/): it mails its own audiences, never a list of ours. */
export function createMailchimp({ baseUrl }: { baseUrl: (server: string) => string | null }): AudienceProvider {
  const of = ({ credentials }: ProviderAccount): AskChimp => {
    const { apiKey = '', serverPrefix = '' } = credentials
    // It becomes a part of the host's name: anything else would send the key to somebody else.
    if (!/^[a-z]{2,4}\d{1,3}$/.test(serverPrefix)) throw new ProviderError('refused', { code: 'server' })
    const host = baseUrl(serverPrefix) ?? `https://${serverPrefix}.api.mailchimp.com`
    const headers = basicAuth('goodword', apiKey)
    return async (path, question) => (await call(`${host}/3.0${path}`, { ...question, headers })).body
  }
  return {
    channel: 'audience',
    readEvents: null,
    subscribe: null,
    unsubscribe: null,
    async check(account) {
      const found = await of(account)('/?fields=account_name', { schema: z.object({ account_name: z.string() }) })
      return { name: found.account_name }
    },
    async readSender(account, address) {
      const domain = domainOf(address)
      const schema = z.object({ domains: z.array(z.object({ domain: z.string(), verified: z.boolean() })) })
      const known = await unlessForbidden(of(account)('/verified-domains', { schema }))
      const isVerified = known?.domains.some((one) => one.domain === domain && one.verified)
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
      const schema = z.object({ lists: z.array(z.object({ id: z.string(), name: z.string() })) })
      return (await of(account)(`/lists?fields=lists.id,lists.name&count=${MOST_AUDIENCES}`, { schema })).lists
    },
    memberKeyOf,
    putMember: (account, audienceId, member) => putMember(of(account), audienceId, member),
    endMember: (account, audienceId, key, has) => endMember(of(account), `${list(audienceId)}/members/${key}`, has),
    listGone: (account, audienceId, page) => listGone(of(account), audienceId, page),
    watch: (account, audienceId, hookUrl) => watch(of(account), audienceId, hookUrl),
    sendCampaign: (account, campaign) => sendToSegment(of(account), campaign),
    listDeeds: (account, mailing) => listDeeds(of(account), mailing),
  }
}

const list = (audienceId: string) => `/lists/${encodeURIComponent(audienceId)}`
const memberKeyOf = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex')

/** They left, or were deleted for good: only they themselves sign up again. */
const NOT_BY_US = new Map<string | null, MemberState>([
  ['Member In Compliance State', 'left'],
  ['Forgotten Email Not Subscribed', 'forgotten'],
])

async function putMember(
  ask: AskChimp,
  audienceId: string,
  { email, name, language }: Parameters<AudienceProvider['putMember']>[2],
): Promise<MemberState> {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const json = {
    email_address: email,
    // Who is there already stays what they are: nobody is signed up a second time.
    status_if_new: 'subscribed',
    merge_fields: { FNAME: first, LNAME: rest.join(' ') },
    ...(language !== null && { language }),
  }
  const path = `${list(audienceId)}/members/${memberKeyOf(email)}`
  const schema = z.object({ status: z.string() })
  try {
    const { status } = await ask(`${path}?skip_merge_validation=true`, { method: 'PUT', json, schema })
    // Taken out by us, and wanted back by themselves.
    if (status === 'archived') await ask(path, { method: 'PATCH', json: { status: 'subscribed' }, schema })
    return status === 'unsubscribed' || status === 'cleaned' ? 'left' : 'in'
  } catch (error) {
    const state = error instanceof ProviderError ? NOT_BY_US.get(error.code) : undefined
    if (state) return state
    throw error
  }
}

/** Who is not there need not be taken out. */
async function endMember(ask: AskChimp, member: string, has: MemberEnd): Promise<void> {
  const { path = member, ...question } = (
    {
      left: { method: 'PATCH', json: { status: 'unsubscribed' } },
      gone: { method: 'DELETE' },
      erased: { method: 'POST', path: `${member}/actions/delete-permanent` },
    } as const satisfies Record<MemberEnd, object>
  )[has]
  await ask(path, { ...question, schema: z.unknown() }).catch((error: unknown) => {
    const isNobody =
      error instanceof ProviderError && ['Resource Not Found', 'Method Not Allowed'].includes(error.code ?? '')
    if (!isNobody) throw error
  })
}

const REASONS = { unsubscribed: 'unsubscribed', cleaned: 'bounced' } as const

/** Each status is a list of its own; the second goes on where the first ends. */
async function listGone(
  ask: AskChimp,
  audienceId: string,
  { since, offset }: { since: Date; offset: number },
): Promise<GonePage> {
  const schema = z.object({ members: z.array(z.object({ email_address: z.string().max(320) })) })
  const pages = await Promise.all(
    (['unsubscribed', 'cleaned'] as const).map(async (status) => {
      const query = new URLSearchParams({
        status,
        since_last_changed: since.toISOString(),
        sort_field: 'last_changed',
        sort_dir: 'ASC',
        fields: 'members.email_address',
        count: String(PAGE),
        offset: String(offset),
      })
      const { members } = await ask(`${list(audienceId)}/members?${query.toString()}`, { schema })
      return members.map(({ email_address: email }) => ({ email, reason: REASONS[status] }))
    }),
  )
  return { members: pages.flat(), next: pages.some(({ length }) => length === PAGE) ? offset + PAGE : null }
}

async function watch(ask: AskChimp, audienceId: string, url: string): Promise<void> {
  const path = `${list(audienceId)}/webhooks`
  const known = await ask(path, { schema: z.object({ webhooks: z.array(z.object({ url: z.string() })) }) })
  if (known.webhooks.some((hook) => hook.url === url)) return
  const events = { subscribe: false, unsubscribe: true, profile: false, cleaned: true, upemail: true, campaign: false }
  // What we change ourselves need not be told us.
  const sources = { user: true, admin: true, api: false }
  await ask(path, { method: 'POST', json: { url, events, sources }, schema: z.unknown() })
}
