import { createKeyring } from '#server/kernel/crypto/keyring.ts'
import { makeToken } from '#server/features/hosted-pages/page-form.ts'
import type { TestMember } from './make.ts'
import { TEST_SECRET } from './template-database.ts'
import type { TestApp } from './test-app.ts'

export interface MadePage {
  id: string
  slug: string
  revision: number
  owner: TestMember
}

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

/** Pages and those who come to them, each with a form that has lain open for a while. */
export function createVisitors(app: TestApp) {
  const keyring = createKeyring(TEST_SECRET, [])
  const makePage = async (values: object = {}, owner?: TestMember): Promise<MadePage> => {
    const by = owner ?? (await app.make.member())
    const given = { kind: 'survey', name: 'Visit', status: 'published', ...values }
    return { owner: by, ...(await app.as(by).post('/api/v1/hosted-pages', given)).body }
  }
  const open = (page: Pick<MadePage, 'slug'>, query = '', headers: Record<string, string> = {}) =>
    app.anonymous.get(`/p/${page.slug}${query}`, { 'user-agent': PHONE, ...headers })
  const tokenFor = (pageId: string, ageMs = 10_000) => makeToken(keyring, pageId, new Date(Date.now() - ageMs)).text

  let people = 0

  async function send(
    page: Pick<MadePage, 'id' | 'slug'>,
    fields: Record<string, string | string[] | Blob>,
    { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
  ) {
    people += 1
    const from = { 'x-forwarded-for': `10.7.${people >> 8}.${people & 255}` }
    const all: typeof fields = { token: tokenFor(page.id), at: '0', ...fields }
    const hasFile = Object.values(all).some((value) => value instanceof Blob)
    const body = hasFile ? new FormData() : new URLSearchParams()
    for (const [name, value] of Object.entries(all)) {
      for (const each of [value].flat()) body.append(name, each as string)
    }
    const response = await fetch(`${app.url}/p/${page.slug}${query}`, {
      method: 'POST',
      body,
      headers: { ...from, ...headers },
      redirect: 'manual',
    })
    return { status: response.status, body: await response.text(), headers: response.headers }
  }
  return { makePage, open, send, tokenFor }
}
