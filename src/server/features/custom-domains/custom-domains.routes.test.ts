import { randomUUID } from 'node:crypto'
import { request, type IncomingHttpHeaders } from 'node:http'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { put, remove, type DnsRecord } from '#sandbox/dns/dns.repository.ts'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors } from '#testing/visitor-fixture.ts'

const PATH = '/api/v1/settings/custom-domain'
const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
const visitors = createVisitors(app)
const campaigns = createCampaigns(app)
const { db } = app.product.base.sandbox

const nameOne = () => `reviews.${randomUUID().slice(0, 8)}.test`
const makeOwner = () => app.make.member({ tier: 'enterprise' })
const look = async (member: TestMember) => (await app.as(member).get(PATH)).body.customDomain
const wish = (member: TestMember, domain: string) => app.as(member).put(PATH, { domain })
const check = (member: TestMember) => app.as(member).post(`${PATH}/check`)

type Told = Pick<DnsRecord, 'type' | 'name' | 'value'>
const recordsOf = async (member: TestMember): Promise<Told[]> => (await look(member)).records
const add = async (member: TestMember, type: Told['type']) => {
  for (const record of await recordsOf(member)) if (record.type === type) await put(db, pick(record))
}
const drop = async (member: TestMember, type: Told['type']) => {
  for (const record of await recordsOf(member)) if (record.type === type) await remove(db, pick(record))
}
const pick = ({ type, name, value }: Told) => ({ type, name, value })

/** A business on a domain of its own. */
async function makeActive(owner?: TestMember) {
  const [by, domain] = [owner ?? (await makeOwner()), nameOne()]
  await wish(by, domain)
  for (const type of ['CNAME', 'TXT'] as const) await add(by, type)
  expect((await check(by)).body.customDomain).toMatchObject({ domain, state: 'active' })
  return { owner: by, domain, url: `http://${domain}:${new URL(app.url).port}` }
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** As a browser asks that was led here by the DNS of this name. */
const ask = (host: string, path: string, { method = 'GET', headers = {} } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url)
    const sent = request({ hostname, port, path, method, headers: { ...headers, host } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
const statusOf = async (host: string, path: string) => (await ask(host, path)).status

/** What its DNS says is looked at by the clock. */
const runJob = async () => {
  await app.superuser.query(`update directory.custom_domains set check_at = now()`)
  await app.superuser.query(`insert into pgboss.job (name, data) values ('custom-domains.check', '{}')`)
  await app.jobs.run('custom-domains.check')
}
const age = (domain: string, interval: string) =>
  app.superuser.query(
    `update directory.custom_domains set failing_since = failing_since - $2::interval where domain = $1`,
    [domain, interval],
  )
const noticesOf = async ({ customerId, userId }: TestMember) =>
  (
    await app.superuser.query<{ removed_at: string | null }>(
      `select params ->> 'removedAt' as removed_at from notifications
       where customer_id = $1 and user_id = $2 and kind = 'domain.failing' order by created_at`,
      [customerId, userId],
    )
  ).rows.map(({ removed_at: at }) => (at === null ? 'gone' : 'failing'))

describe('a custom domain', () => {
  it('tells which records it waits for, one after the other, until it is active', async () => {
    const owner = await makeOwner()
    expect(await look(owner)).toBeNull()
    const domain = nameOne()
    const named = (await wish(owner, ` ${domain.toUpperCase()}. `)).body.customDomain
    expect(named).toEqual({
      domain,
      state: 'waiting-cname',
      since: null,
      removedAt: null,
      records: [
        { type: 'CNAME', name: domain, value: 'localhost', isFound: false },
        {
          type: 'TXT',
          name: `_goodword.${domain}`,
          value: expect.stringMatching(/^goodword-verify=\w{32}$/),
          isFound: false,
        },
      ],
      checkedAt: null,
    })

    await add(owner, 'CNAME')
    expect((await check(owner)).body.customDomain).toMatchObject({
      state: 'waiting-txt',
      checkedAt: expect.any(String),
    })
    await add(owner, 'TXT')
    await runJob()
    expect(await look(owner)).toMatchObject({ state: 'active', since: expect.any(String) })
    const { rows } = await app.superuser.query(
      `select id from activity where customer_id = $1 and action = 'workspace.branding-changed'`,
      [owner.customerId],
    )
    expect(rows).toHaveLength(1)
  })

  it('keeps its proof when it is named again, and gets another one with another name', async () => {
    const owner = await makeOwner()
    const domain = nameOne()
    const first = (await wish(owner, domain)).body.customDomain.records
    expect((await wish(owner, domain)).body.customDomain.records).toEqual(first)
    await wish(owner, nameOne())
    expect((await wish(owner, domain)).body.customDomain.records[1].value).not.toBe(first[1].value)
  })

  it.each([
    ['no domain', 'custom-domain-invalid'],
    ['intranet', 'custom-domain-invalid'],
    ['192.168.0.1', 'custom-domain-invalid'],
    ['[::1]', 'custom-domain-invalid'],
    ['https://reviews.example.com', 'custom-domain-invalid'],
    ['reviews.example.com/p', 'custom-domain-invalid'],
    ['app.localhost', 'custom-domain-ours'],
  ])('is none when it reads %s', async (domain, reason) => {
    const owner = await makeOwner()
    expect(await wish(owner, domain)).toMatchObject({ status: 400, body: { reason, errors: [{ field: 'domain' }] } })
    expect(await look(owner)).toBeNull()
  })

  it('may be in any alphabet', async () => {
    expect((await wish(await makeOwner(), 'bewertungen.müller.test')).body.customDomain.domain).toBe(
      'bewertungen.xn--mller-kva.test',
    )
  })

  it('is part of the Enterprise plan, which its links come and go with', async () => {
    const other = await app.make.member({ tier: 'professional' })
    expect(await wish(other, nameOne())).toMatchObject({
      status: 403,
      body: { code: 'plan-limit', detail: 'Your own colors and your own domain are part of the Enterprise plan.' },
    })
    const { owner, url, domain } = await makeActive()
    const page = await visitors.makePage({}, owner)
    await app.superuser.query(`update customers set subscription_tier = 'professional' where id = $1`, [
      owner.customerId,
    ])
    const read = async () => (await app.as(owner).get(`/api/v1/hosted-pages/${page.id}`)).body.url
    expect(await read()).toBe(`${app.url}/p/${page.slug}`)
    // What is printed goes on leading there.
    expect(await statusOf(domain, `/p/${page.slug}`)).toBe(200)
    await app.superuser.query(`update customers set subscription_tier = 'enterprise' where id = $1`, [owner.customerId])
    expect(await read()).toBe(`${url}/p/${page.slug}`)
  })

  it('is nobody’s while it is not shown to be theirs, and then one customer’s alone', async () => {
    const [first, second] = [await makeOwner(), await makeOwner()]
    const domain = nameOne()
    for (const owner of [first, second]) expect((await wish(owner, domain)).status).toBe(200)
    expect((await recordsOf(first))[1]?.value).not.toBe((await recordsOf(second))[1]?.value)

    await add(second, 'TXT')
    expect((await check(second)).status).toBe(200)
    await add(first, 'TXT')
    expect(await check(first)).toMatchObject({ status: 409, body: { reason: 'custom-domain-taken' } })
    await runJob()
    expect([(await look(first)).state, (await look(second)).state]).toEqual(['waiting-cname', 'waiting-cname'])
    expect(await wish(await makeOwner(), domain)).toMatchObject({
      status: 409,
      body: { reason: 'custom-domain-taken' },
    })

    // Whoever lets it go, or takes the proof away before it was ever in use, has it no longer.
    await drop(second, 'TXT')
    await check(second)
    expect((await check(first)).status).toBe(200)
    await app.as(first).delete(PATH)
    expect(await look(first)).toBeNull()
    await add(second, 'TXT')
    expect((await check(second)).status).toBe(200)
  })

  it('is another customer’s own affair, and not for a manager to change', async () => {
    const { owner } = await makeActive()
    const [stranger, manager] = [
      await makeOwner(),
      await app.make.member({ customerId: owner.customerId, role: 'manager' }),
    ]
    expect(await look(stranger)).toBeNull()
    expect(await check(stranger)).toMatchObject({ status: 404, body: { reason: 'custom-domain-unknown' } })
    await app.as(stranger).delete(PATH)
    const tried = [await wish(manager, nameOne()), await check(manager), await app.as(manager).delete(PATH)]
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await look(owner)).toMatchObject({ state: 'active' })
  })
})

describe('what stands on a custom domain', () => {
  it('are the pages, codes, links and logo of the business, by that address', async () => {
    const { owner, domain, url } = await makeActive()
    const page = await visitors.makePage({ kind: 'review' }, owner)
    const { url: shownUrl } = (await app.as(owner).get(`/api/v1/hosted-pages/${page.id}`)).body
    expect(shownUrl).toBe(`${url}/p/${page.slug}`)
    const destination = { kind: 'page', pageId: page.id }
    const { body: code } = await app.as(owner).post('/api/v1/qr-codes', { name: 'Tent', destination })
    expect([code.shortUrl, code.destination.url]).toEqual([`${url}/q/${code.code}`, `${url}/p/${page.slug}`])
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { body } = await app.as(owner).put('/api/v1/settings/branding/logo', { data: picture.toString('base64') })

    const shown = await ask(domain, `/p/${page.slug}`)
    expect(shown.status).toBe(200)
    const styles = /href="(\/p\/-\/[^"]+)"/.exec(shown.body)?.[1] ?? ''
    expect([await statusOf(domain, styles), await statusOf(domain, body.logo.small)]).toEqual([200, 200])
    const scanned = await ask(`${domain}:443`, `/q/${code.code}`)
    expect([scanned.status, scanned.headers.location]).toEqual([302, `/p/${page.slug}?q=${code.code}`])
    const loop = { kind: 'url', url: code.shortUrl }
    expect(await app.as(owner).post('/api/v1/qr-codes', { name: 'Loop', destination: loop })).toMatchObject({
      body: { reason: 'qr-code-loops' },
    })
  })

  it('are the links of a campaign, which stay there', async () => {
    const { owner, domain, url } = await makeActive()
    const page = await visitors.makePage({}, owner)
    const { send } = await campaigns.start({ link: { kind: 'page', pageId: page.id } }, { by: owner })
    const guest = await campaigns.addGuest(owner)
    await send()
    await campaigns.goOut()

    const [letter] = await campaigns.messagesTo('sendgrid', guest.email)
    const links = [...(letter?.html_body ?? '').matchAll(/href="([^"]+)"/g)].map(([, link = '']) => new URL(link))
    expect(new Set(links.map(({ origin }) => origin))).toEqual(new Set([url]))
    const [followed, preferences] = ['/c/', '/u/'].map((begin) => links.find((link) => link.pathname.startsWith(begin)))
    const led = await ask(domain, followed?.pathname ?? '')
    expect([led.status, led.headers.location]).toEqual([302, expect.stringMatching(`^/p/${page.slug}\\?c=`)])
    expect(await statusOf(domain, preferences?.pathname ?? '')).toBe(200)
    const other = await makeActive()
    expect([
      await statusOf(other.domain, followed?.pathname ?? ''),
      await statusOf(other.domain, preferences?.pathname ?? ''),
    ]).toEqual([404, 404])
  })

  it('is neither the app nor the API, however it is asked for', async () => {
    const { owner, domain } = await makeActive()
    const { slug } = await visitors.makePage({}, owner)
    const paths = [
      '/',
      '/dashboard',
      '/login',
      '/api/v1/me',
      '/auth/v1/health',
      '/sandbox',
      '/metrics',
      '/tls/ask?domain=x.test',
      '/p/../api/v1/me',
      '/p/%2e%2e/api/v1/me',
      '//evil.test/p/x',
      `http://${new URL(app.url).host}/api/v1/me`,
      `http://evil.test/p/${slug}`,
    ]
    for (const path of paths) expect([path, await statusOf(domain, path)]).toEqual([path, 404])
    const asOwner = { headers: { authorization: `Bearer ${owner.token}` } }
    expect((await ask(domain, '/api/v1/me', asOwner)).status).toBe(404)
    expect((await ask(domain, '/auth/v1/token?grant_type=password', { method: 'POST' })).status).toBe(404)
    expect(await statusOf(domain, '/healthz')).toBe(200)
  })

  it('is nothing of another customer', async () => {
    const [one, other] = [await makeActive(), await makeActive()]
    const page = await visitors.makePage({}, other.owner)
    const destination = { kind: 'url', url: 'https://example.com/menu' }
    const { body: code } = await app.as(other.owner).post('/api/v1/qr-codes', { name: 'Tent', destination })
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const data = picture.toString('base64')
    const { body } = await app.as(other.owner).put('/api/v1/settings/branding/logo', { data })

    const paths = [`/p/${page.slug}`, `/p/${page.slug}/thanks`, `/q/${code.code}`, body.logo.small]
    for (const path of paths) {
      expect([path, await statusOf(one.domain, path)]).toEqual([path, 404])
      expect(await statusOf(other.domain, path)).toBeLessThan(400)
    }
    expect((await ask(one.domain, `/p/${page.slug}`)).body).not.toContain('A business')
  })

  it('does not change what a name shows that nobody has proven, whoever wishes for it', async () => {
    const [owner, domain] = [await makeOwner(), nameOne()]
    const { slug } = await visitors.makePage({})
    await wish(owner, domain)
    await add(owner, 'CNAME')
    await check(owner)
    expect([await statusOf(domain, `/p/${slug}`), await statusOf(domain, '/auth/v1/health')]).toEqual([200, 200])
  })
})

describe('GET /tls/ask', () => {
  it('says yes to what is shown to be a customer’s, and no to everything else', async () => {
    const { domain, owner } = await makeActive()
    const [waiting, wished] = [await makeOwner(), nameOne()]
    await wish(waiting, wished)
    const answer = async (name: string) => (await app.anonymous.get(`/tls/ask?domain=${name}`)).status
    const names = [domain, domain.toUpperCase(), wished, nameOne(), 'localhost', '127.0.0.1', '']
    expect(await Promise.all(names.map(answer))).toEqual([200, 200, 404, 404, 404, 404, 404])
    await app.as(owner).delete(PATH)
    expect(await answer(domain)).toBe(404)
  })

  it('looks for so many names a minute for one address, and still answers of those that it knows', async () => {
    const { domain } = await makeActive()
    const headers = { 'x-forwarded-for': '198.51.100.77' }
    const answer = async (name: string) => (await app.anonymous.get(`/tls/ask?domain=${name}`, headers)).status
    expect(await answer(domain)).toBe(200)
    const answers: number[] = []
    while (answers.length < 1300) {
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => answer(nameOne())))))
      if (answers.includes(429)) break
    }

    expect(answers).toContain(429)
    // One of them was asked before; on a slow machine another minute may begin meanwhile.
    expect(answers.filter((status) => status === 404).length).toBeGreaterThanOrEqual(599)
    expect(await answer(domain)).toBe(200)
    expect(await answer('localhost')).toBe(404)
  })

  it('finds a name by an index, however many there are', async () => {
    const database = await app.superuser.connect()
    await database.query('begin')
    try {
      await database.query(
        `insert into directory.custom_domains (customer_id, domain, verified_at)
         select gen_random_uuid(), 'many-' || n || '.test', now() from generate_series(1, 5000) n`,
      )
      await database.query('analyze directory.custom_domains')
      await database.query('set local role goodword_lookup')
      const { rows } = await database.query<Record<'QUERY PLAN', string>>(
        `explain select customer_id from directory.custom_domains where domain = 'many-7.test' and verified_at is not null`,
      )
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('using custom_domains_one_customer')
    } finally {
      await database.query('rollback')
      database.release()
    }
  })
})

describe('a domain whose records are gone', () => {
  it('fails, with its links elsewhere and its people told, and is well again with its records', async () => {
    const { owner, domain } = await makeActive()
    const page = await visitors.makePage({}, owner)
    await drop(owner, 'CNAME')
    await runJob()
    await runJob()
    const { since, removedAt, ...failing } = await look(owner)
    expect(failing).toMatchObject({ state: 'failing', records: [{ isFound: false }, { isFound: true }] })
    expect(Date.parse(removedAt) - Date.parse(since)).toBe(7 * 86_400_000)
    expect((await app.as(owner).get(`/api/v1/hosted-pages/${page.id}`)).body.url).toBe(`${app.url}/p/${page.slug}`)
    expect(await statusOf(domain, `/p/${page.slug}`)).toBe(200)
    expect(await noticesOf(owner)).toEqual(['failing'])

    await age(domain, '6 days 23 hours')
    await runJob()
    expect((await look(owner)).state).toBe('failing')
    await add(owner, 'CNAME')
    await runJob()
    expect(await look(owner)).toMatchObject({ state: 'active', removedAt: null })
  })

  it('is told of once a fall and once a day at most, however often its records come and go', async () => {
    const { owner, domain } = await makeActive()
    const fall = async (isDown: boolean) => {
      await (isDown ? drop : add)(owner, 'CNAME')
      await runJob()
    }
    for (let time = 0; time < 3; time += 1) {
      await fall(true)
      await fall(false)
    }
    expect(await noticesOf(owner)).toEqual(['failing'])

    // One that comes soon after another and stays is told of when the day is over.
    await fall(true)
    expect(await noticesOf(owner)).toEqual(['failing'])
    const told = `update directory.custom_domains set told_at = told_at - interval '1 day' where domain = $1`
    await app.superuser.query(told, [domain])
    await runJob()
    await runJob()
    expect(await noticesOf(owner)).toEqual(['failing', 'failing'])
    await app.superuser.query(told, [domain])
    await age(domain, '2 days')
    await runJob()
    expect(await noticesOf(owner)).toEqual(['failing', 'failing'])
  })

  it('is taken away after seven days, told once, and free for another', async () => {
    const { owner, domain } = await makeActive()
    const { slug } = await visitors.makePage({}, owner)
    await drop(owner, 'TXT')
    await runJob()
    await age(domain, '7 days')
    await runJob()
    await runJob()
    expect(await look(owner)).toMatchObject({ domain, state: 'removed', since: expect.any(String) })
    expect(await noticesOf(owner)).toEqual(['failing', 'gone'])
    expect((await app.anonymous.get(`/tls/ask?domain=${domain}`)).status).toBe(404)
    expect(await statusOf(domain, `/p/${slug}`)).toBe(200)
    expect((await check(owner)).status).toBe(404)

    const other = await makeOwner()
    await wish(other, domain)
    await add(other, 'TXT')
    expect((await check(other)).body.customDomain.state).toBe('active')
    expect(await statusOf(domain, `/p/${slug}`)).toBe(404)
    expect(await wish(owner, domain)).toMatchObject({ status: 409, body: { reason: 'custom-domain-taken' } })
  })
})

const first = await makeOwner()
const firstDomain = nameOne()
await wish(first, firstDomain)

describeJobsRunTwice(app, 'customDomains', {
  'custom-domains.check': {
    arrange: async () => {
      for (const type of ['CNAME', 'TXT'] as const) await add(first, type)
      await check(first)
      await drop(first, 'CNAME')
      await app.superuser.query(`update directory.custom_domains set check_at = now() where domain = $1`, [firstDomain])
      await app.superuser.query(
        `insert into pgboss.job (name, data) values ('custom-domains.check', '{}'), ('custom-domains.check', '{}')`,
      )
    },
    effect: () => noticesOf(first),
    done: ['failing'],
  },
})
