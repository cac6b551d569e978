import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import { toWallTime } from '#shared/domain/wall-time.ts'
import { explain } from '#testing/explain.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { openLiveReader } from '#testing/live-reader.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1' })
const PATH = '/api/v1/qr-codes'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const COMPUTER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

interface Made {
  id: string
  code: string
}

async function make(values: object = {}): Promise<Made & { owner: TestMember }> {
  const owner = await app.make.member()
  const given = { name: 'Table tent', destination: { kind: 'url', url: 'https://example.com/menu' }, ...values }
  return { owner, ...((await app.as(owner).post(PATH, given)).body as Made) }
}

const scan = (code: string, headers: Record<string, string> = {}) =>
  app.anonymous.get(`/q/${code}`, { 'user-agent': PHONE, ...headers })

const get = async ({ owner, id }: { owner: TestMember; id: string }, rest = '') =>
  (await app.as(owner).get(`${PATH}/${id}${rest}`)).body

/** As soon as it is so; what nobody counts would never come. */
async function waitForScans(made: Awaited<ReturnType<typeof make>>, scans: number) {
  for (let turn = 0; turn < 300 && (await get(made)).scans < scans; turn += 1) await sleep(20)
  return get(made)
}

describe('GET /q/{code}', () => {
  it('leads on, is kept by nobody, and follows the destination at once', async () => {
    const made = await make()
    const answer = await scan(made.code)

    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://example.com/menu'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await scan(made.code.toUpperCase())).headers.get('location')).toBe('https://example.com/menu')

    const destination = { kind: 'url', url: 'https://müsli.example/ä b'.replace(' ', '%20') }
    await app.as(made.owner).patch(`${PATH}/${made.id}`, { destination })
    expect((await scan(made.code)).headers.get('location')).toBe('https://xn--msli-0ra.example/%C3%A4%20b')
  })

  it.each(['suspended', 'deactivated', 'read-only'])('goes on for a customer that is %s', async (status) => {
    const made = await make()
    await app.superuser.query('update customers set status = $2 where id = $1', [made.owner.customerId, status])
    expect((await scan(made.code)).status).toBe(302)
  })

  it.each(LOCALES)('tells in the business’s name that it is switched off, without a script: %s', async (locale) => {
    const { owner, id, code } = await make({ status: 'inactive' })
    await app.superuser.query(`update customers set company_name = 'Ann & <b>Bo</b>' where id = $1`, [owner.customerId])
    const off = await scan(code, { 'accept-language': `${locale}-XX, xx` })
    await app.as(owner).patch(`${PATH}/${id}`, { status: 'active' })
    await app.as(owner).delete(`${PATH}/${id}`)
    const deleted = await scan(code, { 'accept-language': locale })

    for (const page of [off, deleted]) {
      expect(page.status).toBe(404)
      expect(page.body).toContain(`<html lang="${locale}">`)
      expect(page.body).toContain('Ann &amp; &lt;b&gt;Bo&lt;/b&gt;')
      expect(page.body).not.toMatch(/<script|style=|\{business\}/)
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
    }
  })

  it('knows nobody by a code that was never given', async () => {
    for (const code of ['22222222', 'x', '%27%20or%201=1', 'illooo01']) {
      const page = await scan(code)
      expect([page.status, page.body]).toEqual([404, expect.stringContaining('Please ask where you found it.')])
    }
  })

  it('answers the same however its address is spelled, with what every answer carries', async () => {
    const { code } = await make()
    const spellings = [code, `${code}?utm_source=print`, `%${code.charCodeAt(0).toString(16)}${code.slice(1)}`]
    for (const spelling of spellings) {
      const { status, headers } = await scan(spelling)
      expect([status, headers.get('location')]).toEqual([302, 'https://example.com/menu'])
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('content-security-policy')).toContain(`default-src 'none'`)
    }
    expect((await scan(`${code}/more`)).headers.get('location')).toBeNull()
    expect((await app.anonymous.post(`/q/${code}`, {})).status).toBe(404)
  })

  it('leads each of many who come at once where their own code leads', async () => {
    const made = await Promise.all(
      [1, 2, 3, 4].map((turn) => make({ destination: { kind: 'url', url: `https://example.com/${turn}` } })),
    )
    const asked = Array.from({ length: 40 }, (_, turn) => turn % made.length)
    const answers = await Promise.all(asked.map((turn) => scan(made[turn]?.code ?? '')))

    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(
      asked.map((turn) => `https://example.com/${turn + 1}`),
    )
  })

  it('is found by one index however many there are', async () => {
    const asked = `select * from directory.qr_codes d where d.code = any(array['22222222'])`
    expect(await explain(app.superuser, asked)).toContain('qr_codes_pkey')
  })
})

describe('a scan', () => {
  it('is counted, fifty at once as well, by visitor, device, day and hour where it hangs', async () => {
    const made = await make()
    const { body: place } = await app
      .as(made.owner)
      .post('/api/v1/locations', { name: 'Auckland', timezone: 'Pacific/Auckland' })
    await app.as(made.owner).patch(`${PATH}/${made.id}`, { locationId: place.id })
    const from = (turn: number) => ({
      'x-forwarded-for': `10.1.0.${turn % 20}`,
      'user-agent': turn < 30 ? PHONE : COMPUTER,
    })
    const startedAt = new Date()
    await Promise.all(Array.from({ length: 50 }, (_, turn) => scan(made.code, from(turn))))

    const counted = await waitForScans(made, 50)
    expect(counted).toMatchObject({ scans: 50, uniqueScans: 40 })
    expect(Date.parse(counted.lastScanAt)).toBeGreaterThanOrEqual(startedAt.getTime())
    const statistics = await get(made, '/statistics?days=7')
    const { date, time } = toWallTime(new Date(counted.lastScanAt), 'Pacific/Auckland')
    expect(statistics).toMatchObject({ scans: 50, uniqueScans: 40, to: date, downloads: 0, linkCopies: 0 })
    expect(statistics.overTime).toHaveLength(7)
    expect(statistics.overTime.at(-1)).toEqual({ first: date, scans: 50, uniqueScans: 40 })
    const year = await get(made, '/statistics?days=365')
    expect(year).toMatchObject({ grain: 'month', scans: 50 })
    expect(year.overTime.length).toBeLessThanOrEqual(13)
    expect(year.overTime.at(-1)).toEqual({ first: `${date.slice(0, 7)}-01`, scans: 50, uniqueScans: 40 })
    expect(statistics.byHour[Number(time.slice(0, 2))].scans).toBe(50)
    expect(statistics.byDevice).toEqual([
      { device: 'phone', scans: 30, uniqueScans: 20 },
      { device: 'tablet', scans: 0, uniqueScans: 0 },
      { device: 'computer', scans: 20, uniqueScans: 20 },
    ])
  })

  it('counts a visitor once a day, keeps no address, and knows tablets', async () => {
    const made = await make()
    const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': TABLET }
    await scan(made.code, headers)
    await waitForScans(made, 1)
    await scan(made.code, headers)

    expect(await waitForScans(made, 2)).toMatchObject({ scans: 2, uniqueScans: 1 })
    const { rows } = await app.superuser.query<{ kept: string }>(
      `select jsonb_agg(t)::text as kept from (
         select to_jsonb(v) from qr_code_visitors v where qr_code_id = $1
         union all select to_jsonb(e) from qr_code_events e where qr_code_id = $1
         union all select to_jsonb(s) from qr_code_scans s where qr_code_id = $1) t`,
      [made.id],
    )
    expect(rows[0]?.kept).toContain('"device": "tablet"')
    expect(rows[0]?.kept).not.toMatch(/203\.0\.113|cb00714d|Android/i)
  })

  it('is none where nobody looks', async () => {
    const made = await make()
    const unread: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-moz': 'prefetch' },
      { 'x-purpose': 'preview' },
      { 'sec-fetch-dest': 'image' },
      ...[
        'WhatsApp/2.24.1 A',
        'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
        'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        'Mozilla/5.0 (Macintosh) Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
        'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
        'Mozilla/5.0 (Windows NT 6.1) Chrome/100 Safari/537.36 Google-PageRenderer',
        'curl/8.5.0',
        'node',
      ].map((userAgent) => ({ 'user-agent': userAgent })),
    ]
    for (const headers of unread) expect((await scan(made.code, headers)).status).toBe(302)
    const head = await fetch(`${app.url}/q/${made.code}`, {
      method: 'HEAD',
      redirect: 'manual',
      headers: { 'user-agent': PHONE },
    })
    expect(head.status).toBe(302)
    const people = [
      'Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 Chrome/100.0 Mobile Safari/537.36',
      `${PHONE} [FBAN/FBIOS;FBAV/450.0]`,
    ]
    for (const userAgent of people) await scan(made.code, { 'user-agent': userAgent })

    expect((await waitForScans(made, 2)).scans).toBe(2)
    await app.product.services.stop()
    expect((await get(made)).scans).toBe(2)
  })

  it('never waits for its counting, and is not lost when that fails', async () => {
    const made = await make()
    await app.superuser.query('revoke insert on qr_code_visitors from goodword_app')
    const client = await app.superuser.connect()
    await client.query('begin')
    await client.query('select from qr_codes where customer_id = $1 and id = $2 for update', [
      made.owner.customerId,
      made.id,
    ])
    expect((await scan(made.code)).status).toBe(302)
    await sleep(200)
    expect((await scan(made.code)).status).toBe(302)
    await client.query('rollback')
    client.release()
    await sleep(200)
    await app.superuser.query('grant insert on qr_code_visitors to goodword_app')

    expect(await waitForScans(made, 2)).toMatchObject({ scans: 2, uniqueScans: 1 })
  })

  it('is added to what another process writes at the same moment', async () => {
    const made = await make()
    const client = await app.superuser.connect()
    await client.query('begin')
    await client.query('update qr_codes set scans = scans + 5, unique_scans = 5 where id = $1', [made.id])
    await scan(made.code)
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for no key update%'`
    for (let turn = 0; turn < 200 && (await app.superuser.query(waiting)).rowCount === 0; turn += 1) await sleep(10)
    await client.query('commit')
    client.release()

    expect(await waitForScans(made, 6)).toMatchObject({ scans: 6, uniqueScans: 6 })
    expect(await get(made, '/statistics')).toMatchObject({ scans: 1, uniqueScans: 1 })
  })

  it('does not wait for another customer’s, which cannot be written', async () => {
    const stuck = await make()
    await app.superuser.query('create sequence tries')
    await app.superuser.query(`
      create function refuse_scans() returns trigger language plpgsql security definer as $$
        begin perform nextval('tries'); raise exception 'No.'; end $$`)
    await app.superuser.query(`
      create trigger refuse before insert on qr_code_scans for each row
        when (new.qr_code_id = '${stuck.id}') execute function refuse_scans()`)
    const countTries = async () =>
      Number((await app.superuser.query<{ last_value: string }>('select last_value from tries')).rows[0]?.last_value)
    const waits: number[] = []
    await scan(stuck.code)
    for (let round = 0; round < 3; round += 1) {
      // Just after it was refused, the next try is a second away.
      const before = await countTries()
      for (let turn = 0; turn < 200 && (await countTries()) === before; turn += 1) await sleep(10)
      const made = await make()
      const startedAt = performance.now()
      await scan(made.code)
      await waitForScans(made, 1)
      waits.push(performance.now() - startedAt)
    }
    await app.superuser.query('drop trigger refuse on qr_code_scans')

    expect(Math.min(...waits)).toBeLessThan(600)
    expect((await waitForScans(stuck, 1)).scans).toBe(1)
    await app.superuser.query('drop function refuse_scans; drop sequence tries')
  })

  it('is written down before the product stops', async () => {
    const made = await make()
    await Promise.all(Array.from({ length: 10 }, () => scan(made.code)))
    await app.product.services.stop()
    expect((await get(made)).scans).toBe(10)
  })

  it('moves the number on an open screen, of this customer alone', async () => {
    const [made, other] = [await make(), await make()]
    const [mine, theirs] = [
      await openLiveReader(app.url, made.owner.token),
      await openLiveReader(app.url, other.owner.token),
    ]
    await scan(made.code)
    await mine.waitFor(1)

    expect(JSON.parse(mine.seen[0]?.data ?? '')).toMatchObject({ type: 'qr-code.changed', subjectId: made.id })
    expect(theirs.seen).toEqual([])
    for (let turn = 0; turn < 5; turn += 1) {
      await scan(made.code)
      await sleep(80)
    }
    await mine.waitFor(2)
    await sleep(200)
    expect(mine.seen).toHaveLength(2)
    await Promise.all([mine.close(), theirs.close()])
  })
})

describe('what is done with a code', () => {
  it('is noted beside its scans', async () => {
    const made = await make()
    const note = (eventType: string) => app.as(made.owner).post(`${PATH}/${made.id}/events`, { eventType })
    for (const eventType of ['download', 'download', 'link_copy']) expect((await note(eventType)).status).toBe(200)
    await scan(made.code)
    await waitForScans(made, 1)

    expect((await note('scan')).status).toBe(400)
    expect(await get(made, '/statistics')).toMatchObject({ scans: 1, downloads: 2, linkCopies: 1 })
    const { rows } = await app.superuser.query(
      'select event_type, sum(amount)::int as amount from qr_code_events where qr_code_id = $1 group by 1 order by 1',
      [made.id],
    )
    expect(rows).toEqual([
      { event_type: 'download', amount: 2 },
      { event_type: 'link_copy', amount: 1 },
      { event_type: 'scan', amount: 1 },
    ])
  })

  it('leaves the product as a file that is no formula, in the reader’s language', async () => {
    const made = await make({ name: '=1+1 / Bar' })
    await scan(made.code)
    await waitForScans(made, 1)
    const { headers, body } = await app.as(made.owner).get(`${PATH}/${made.id}/scans.csv?language=de`)
    const { date, time } = toWallTime(new Date(), 'UTC')

    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('filename="=1+1-Bar-scans.csv"')
    expect(body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'QR-Code,Datum,Stunde,Gerät,Scans,Eindeutige Scans',
      `'=1+1 / Bar,${date},${Number(time.slice(0, 2))},Handy,1,1`,
      '',
    ])
  })
})

const left = await make()
const neighbour = await make()
const leftScan = { day: '2026-02-03', hour: 9, device: 'phone', at: '2026-02-03T09:00:00Z' }
describeJobsRunTwice(app, 'qrCodes', {
  'qr-codes.add-left-scans': {
    arrange: async () => {
      const scans = ['a', 'b', 'a'].map((visitor) => ({ ...leftScan, qrCodeId: left.id, visitor: visitor.repeat(32) }))
      const ofAnother = { ...leftScan, qrCodeId: neighbour.id, visitor: 'c'.repeat(32) }
      await app.superuser.query(
        `insert into qr_code_scan_batches (customer_id, scans, created_at) values
           ($1, $2, now() - interval '1 minute'), ($1, $3, now() - interval '1 minute')`,
        [left.owner.customerId, JSON.stringify(scans), JSON.stringify([ofAnother])],
      )
      await app.superuser.query(
        `insert into pgboss.job (name, data, retry_limit) values ('qr-codes.add-left-scans', '{}', 0)`,
      )
    },
    effect: async () => {
      const [mine, theirs] = [await get(left), await get(neighbour)]
      return [mine.scans, mine.uniqueScans, theirs.scans]
    },
    // Whoever's batch it stands in: another customer's code is not moved by it.
    done: [3, 2, 0],
  },
})
