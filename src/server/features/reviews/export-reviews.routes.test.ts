import { describe, expect, it } from 'vitest'
import { toCsvCell } from '#shared/domain/csv-lines.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

async function download(token: string, query = '') {
  const response = await fetch(`${app.url}/api/v1/reviews/export.csv${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, lines: bytes.toString('utf8').slice(1).trimEnd().split('\r\n') }
}

describe('GET /api/v1/reviews/export.csv', () => {
  it('is a file that spreadsheets open, of what the filter shows', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    await app.make.review({ customerId: owner.customerId, rating: 5, content: 'Tasty, "really" \u{1F600}' })
    await app.make.review({ customerId: owner.customerId, rating: 1, content: 'left out' })
    await app.make.review({ customerId: stranger.customerId, rating: 5, content: 'secret' })

    const { response, bytes, lines } = await download(owner.token, '?rating=5')

    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="reviews-\d{4}-\d\d-\d\d\.csv"$/)
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^Date,Platform,/)
    expect(lines[1]).toContain('"Tasty, ""really"" \u{1F600}"')
  })

  it('holds as many as there are, in order', async () => {
    const owner = await app.make.member()
    await app.superuser.query(
      `insert into reviews (customer_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
       select $1, 'google', 'x', 'r' || n, 3, now() - n * interval '1 minute', now() from generate_series(1, 1201) n`,
      [owner.customerId],
    )

    const { lines } = await download(owner.token)

    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual(
      Array.from({ length: 1201 }, (_, index) => `r${index + 1}`),
    )
  })

  it('speaks the language that is asked for, else the person’s own, else the customer’s', async () => {
    const owner = await app.make.member()
    const columns = { status: 'pending', sentiment: 'negative', is_recommended: false, rating: null }
    await app.make.review({ customerId: owner.customerId, content: 'Schlecht', columns })
    const speak = (table: string, change: string) =>
      app.superuser.query(`update ${table} set ${change} where customer_id = $1`, [owner.customerId])

    expect((await download(owner.token, '?language=de')).lines.map((line) => line.split(','))).toEqual([
      expect.arrayContaining(['Datum', 'Stimmung', 'Empfohlen']),
      expect.arrayContaining(['Nein', 'Schlecht', 'Negativ', 'Antwort offen']),
    ])
    expect((await download(owner.token)).lines[1]).toContain(',Pending Response,')
    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 90 })
    await speak('customer_settings', `general = jsonb_set(general, '{language}', '"fr"')`)
    expect((await download(owner.token)).lines[0]).toMatch(/^Date,Plateforme,/)
    await speak('team_members', `language = 'es'`)
    expect((await download(owner.token)).lines[0]).toMatch(/^Fecha,/)
    expect((await app.as(owner).get('/api/v1/reviews/export.csv?language=xx')).body.code).toBe('invalid-input')
  })

  it('is for those who may look, and says what is wrong with a filter', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })

    expect((await download(member.token)).response.status).toBe(200)
    expect((await app.anonymous.get('/api/v1/reviews/export.csv')).status).toBe(401)
    expect((await app.as(owner).get('/api/v1/reviews/export.csv?rating=9')).body.code).toBe('invalid-input')
  })
})

describe('a cell', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['+49', `'+49`],
    ['-1', `'-1`],
    ['@sum', `'@sum`],
    ['\tx', `"'\tx"`],
    ['nice;=1+1', `"nice;'=1+1"`],
    ['nice\t=1+1', `"nice\t'=1+1"`],
    ['nice|=1+1', `"nice|'=1+1"`],
    ['nice; "@sum', `"nice; ""'@sum"`],
    ['two\r\n-1', `"two\r\n'-1"`],
    ['good; cheap', '"good; cheap"'],
    ['good, -1 for the wine', '"good, -1 for the wine"'],
    ['\rx', `"'\rx"`],
    [' =1+1', `' =1+1`],
    ['\n=1+1', `"'\n'=1+1"`],
    ['＝1+1', `'＝1+1`],
    ['=a,b', `"'=a,b"`],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    ['a=b', 'a=b'],
    [-1, '-1'],
    [null, ''],
    [true, 'true'],
  ])('%j is written as %j', (value, cell) => {
    expect(toCsvCell(value)).toBe(cell)
  })
})
