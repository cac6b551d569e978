import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { startTripadvisorStage } from '#testing/vendors/tripadvisor-stage.ts'
import { localeOf } from '#server/kernel/http/request-info.ts'
import { LISTING_KEY_WORDS } from './listing-key-words.ts'

const stage = await startTripadvisorStage()
const verifier = 'v'.repeat(43)
const request = {
  state: 'a state & more',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  redirect_uri: stage.redirectUri,
}
afterEach(() => clearFaults(stage.db, 'tripadvisor'))

async function open(query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const page = await fetch(
    `${stage.url}/connect/tripadvisor?${new URLSearchParams({ ...request, ...query }).toString()}`,
    {
      headers,
    },
  )
  return { status: page.status, headers: page.headers, text: await page.text() }
}

async function send(fields: Record<string, string>) {
  const answer = await fetch(`${stage.url}/connect/tripadvisor`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...request, ...fields }),
  })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

const take = (code: string, codeVerifier = verifier) =>
  stage.codes.take({ platform: 'tripadvisor', code, codeVerifier })

async function getCode(): Promise<string> {
  const { location } = await send({ listing: '4711', key: 'sandbox-key' })
  return new URL(location ?? '').searchParams.get('code') ?? ''
}

describe('the page for listing and key', () => {
  it('asks for both, runs no script, is kept by nobody and has its own style', async () => {
    const page = await open()
    expect(page.status).toBe(200)
    expect(page.text).toContain('<h1>Connect TripAdvisor</h1>')
    expect(page.text).toContain('You are in the sandbox. The key here is sandbox-key.')
    expect(page.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.text).not.toMatch(/ style=|<style|<script/)
    const sheet = await fetch(`${stage.url}/connect/connect.css`)
    expect(sheet.headers.get('content-type')).toMatch(/^text\/css/)
  })

  it.each(LOCALES)('speaks the browser’s language: %s', async (locale) => {
    const { text } = await open({}, { 'accept-language': `xx, ${locale}-XX;q=0.9, en;q=0.1` })
    expect(text).toContain(`<html lang="${locale}">`)
    expect(text).toContain(LISTING_KEY_WORDS[locale].submit)
    expect(text).not.toContain('{platform}')
  })

  it('falls back to English', () => {
    expect([undefined, '', 'ja', '*', 'en;q=0.2, de-AT;q=0.8'].map(localeOf)).toEqual(['en', 'en', 'en', 'en', 'de'])
  })

  it.each([
    ['another site', { redirect_uri: 'https://elsewhere.test/oauth/callback/tripadvisor' }],
    ['another page of ours', { redirect_uri: `${stage.url}/api/v1/anything` }],
    ['another platform’s return', { redirect_uri: `${stage.url}/oauth/callback/google` }],
    ['no state', { state: '' }],
    ['no challenge', { code_challenge: 'short' }],
  ])('leads nowhere with %s', async (_what, wrong) => {
    expect((await open(wrong)).status).toBe(400)
    expect(await send({ ...wrong, listing: '4711', key: 'sandbox-key' })).toMatchObject({ status: 400, location: null })
  })

  it('offers the way back without a code', async () => {
    const { text } = await open()
    const href = /<a href="([^"]*access_denied[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(href.startsWith(stage.redirectUri)).toBe(true)
    expect(new URL(href).searchParams.get('state')).toBe('a state & more')
  })

  it('may lead back to the settings too', async () => {
    const { location } = await send({ listing: '4711', key: 'sandbox-key', redirect_uri: `${stage.url}/settings` })
    expect(location).toMatch(new RegExp(`^${stage.url}/settings\\?code=`))
  })

  it('shows what a name finds, and connects what is chosen among it', async () => {
    const found = await send({ listing: 'harbour', key: 'sandbox-key' })
    expect(found).toMatchObject({ status: 200, location: null })
    expect(found.text).toContain('Which of these is yours?')
    expect(found.text).toContain('value="4712"')

    const chosen = await send({ listing: 'harbour', searched: 'harbour', chosen: '4712', key: 'sandbox-key' })
    const code = new URL(chosen.location ?? '').searchParams.get('code') ?? ''
    expect(await take(code)).toMatchObject({ listingId: '4712', name: 'Harbour Inn' })
  })

  it('searches anew when the name was changed instead of choosing', async () => {
    const again = await send({ listing: 'hill', searched: 'harbour', chosen: '4712', key: 'sandbox-key' })
    expect(again.location).toBeNull()
    expect(again.text).toContain('Hill Café')
  })

  it.each([
    ['nothing typed', {}, 'missing'],
    ['no key', { listing: '4711' }, 'missing'],
    ['a key that is wrong', { listing: '4711', key: 'made-up' }, 'key'],
    ['a name nobody has', { listing: 'Nowhere at all', key: 'sandbox-key' }, 'nothing'],
    ['an id nobody has', { listing: '1', key: 'sandbox-key' }, 'nothing'],
  ] as const)('stays with %s and says what to do', async (_what, fields, problem) => {
    const answer = await send(fields)
    const sentence = LISTING_KEY_WORDS.en.problems[problem].replaceAll('{platform}', 'TripAdvisor')
    expect(answer).toMatchObject({ status: 400, location: null })
    expect(answer.text).toContain(`role="alert">${sentence}`)
    expect(answer.text).toContain(`value="${'listing' in fields ? fields.listing : ''}"`)
  })

  it('says when the platform is down', async () => {
    await setFault(stage.db, 'tripadvisor', { kind: 'down', remaining: 1 })
    expect((await send({ listing: '4711', key: 'sandbox-key' })).text).toContain('is not answering at the moment')
  })

  it('lets nobody put markup into it', async () => {
    const { text } = await send({ listing: '"><script>alert(1)</script>', key: 'sandbox-key' })
    expect(text).not.toContain('<script>')
  })
})

describe('the code that it gives', () => {
  it('stands for listing and key, once, for whoever has the verifier', async () => {
    const code = await getCode()
    expect(await take(code, 'w'.repeat(43))).toBeNull()
    expect(await stage.codes.take({ platform: 'yelp', code, codeVerifier: verifier })).toBeNull()
    const given = { platform: 'tripadvisor', listingId: '4711', name: 'Harbour Grill', key: 'sandbox-key' }
    const taken = await Promise.all([take(code), take(code)])
    expect(taken.filter((each) => each !== null)).toEqual([given])
    expect(await take(code)).toBeNull()
  })

  it('is kept as a hash, with the key sealed', async () => {
    const code = await getCode()
    const { rows } = await sql<{ row: string }>`select listing_keys::text as row from listing_keys`.execute(stage.appDb)
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) {
      expect(row).not.toContain(code)
      expect(row).not.toContain('sandbox-key')
    }
  })

  it('works for ten minutes, and is cleared away afterwards', async () => {
    const code = await getCode()
    const old = { platform: 'tripadvisor', code_hash: 'old', listing_id: '1', name: 'x', api_key: 'x' } as const
    const long = { ...old, code_challenge: request.code_challenge, created_at: new Date(Date.now() - 601_000) }
    const hash = createHash('sha256').update('an old code').digest('hex')
    await stage.appDb
      .insertInto('listing_keys')
      .values({ ...long, code_hash: hash })
      .execute()
    expect(await take('an old code')).toBeNull()

    await getCode()
    const kept = await stage.appDb.selectFrom('listing_keys').select('code_hash').execute()
    expect(kept.map((row) => row.code_hash)).not.toContain(hash)
    expect(await take(code)).not.toBeNull()
  })
})

describe('trying keys', () => {
  it('comes to an end after some attempts a minute', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 45; attempt += 1) statuses.push((await send({})).status)
    expect(statuses).toContain(429)
  })
})
