import { z } from 'zod'
import type { AudienceProvider, ProviderAccount } from './port.ts'
import { basicAuth, createProviderHttp, ProviderError } from './provider-http.ts'

const MOST_AUDIENCES = 200

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
    async listAudiences(account) {
      const lists = z.object({ lists: z.array(z.object({ id: z.string(), name: z.string() })) })
      const { body } = await ask(account, `/lists?fields=lists.id,lists.name&count=${MOST_AUDIENCES}`, lists)
      return body.lists
    },
  }
}
