import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/domain/locales.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors, type MadePage } from '#testing/visitor-fixture.ts'

const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1' })
const { makePage, open, send, tokenFor } = createVisitors(app)

const makePlace = async (owner: MadePage['owner']): Promise<{ id: string }> =>
  (await app.as(owner).post('/api/v1/locations', { name: 'Halifax' })).body

const responsesOf = async ({ owner, id }: MadePage) =>
  (await app.as(owner).get(`/api/v1/page-responses?page=${id}`)).body.items

const asFile = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' })
const photo = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
  .withExif({ IFD0: { Copyright: 'Secret place' } })
  .jpeg()
  .toBuffer()

const BRANCHED = {
  questions: [
    {
      id: 'stars',
      kind: 'stars',
      label: { en: 'Stars?', de: 'Sterne?' },
      isRequired: true,
      rules: [{ from: 1, to: 2, goTo: 'wrong' }],
      goTo: 'email',
    },
    { id: 'wrong', kind: 'text', label: { en: 'What went wrong?' }, isRequired: true },
    { id: 'email', kind: 'email', label: { en: 'Mail?' } },
  ],
}

describe('GET /p/{slug}', () => {
  it.each(['review', 'survey', 'feedback'])('is a small page without a script: %s', async (kind) => {
    const page = await makePage({ kind })
    await app.superuser.query(`update customers set company_name = 'Ann & <b>Bo</b>', is_named = true where id = $1`, [
      page.owner.customerId,
    ])
    const { status, body, headers } = await open(page)

    expect(status).toBe(200)
    expect(body).toContain('Ann &amp; &lt;b&gt;Bo&lt;/b&gt;')
    expect(body).not.toMatch(/<script|style=|onclick|<b>Bo|\{\w+\}/)
    expect(headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
    expect(headers.get('cache-control')).toBe('no-store')
    const styles = await app.anonymous.get(/href="(\/p\/-\/[^"]+\.css)"/.exec(body)?.[1] ?? '')
    expect(styles.status).toBe(200)
    expect(styles.headers.get('cache-control')).toContain('immutable')
    // A color that somebody chooses is to be seen.
    for (const color of ['primary', 'secondary', 'accent']) expect(styles.body).toContain(`var(--${color})`)
    expect(styles.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(body.length + styles.body.length).toBeLessThan(30_000)
  })

  it('takes no styles but colors', async () => {
    for (const colors of ['red-blue-red.css', '0f766e-334155-b45309.css%7D', '0f766e-334155.css']) {
      expect((await app.anonymous.get(`/p/-/${colors}`)).status).toBe(404)
    }
  })

  it.each(LOCALES)('speaks the visitor’s language, and the owner’s words where there are some: %s', async (locale) => {
    const content = { language: 'de', title: { de: 'Unser Titel', fr: 'Notre titre' } }
    const page = await makePage({ kind: 'feedback', content })
    const shown = (await open(page, '', { 'accept-language': `${locale}-XX` })).body
    const asked = (await open(page, `?lang=${locale}`, { 'accept-language': 'xx' })).body

    expect(shown).toContain(`<html lang="${locale}">`)
    expect(asked).toContain(`<html lang="${locale}">`)
    expect(shown).toContain(locale === 'fr' ? 'Notre titre' : 'Unser Titel')
    expect((await open(page, '', { 'accept-language': 'ja' })).body).toContain('<html lang="de">')
  })

  it('is in its owner’s three colors and says nothing of us with the Enterprise plan alone', async () => {
    const colors = { primary: '#1d4ed8', secondary: '#ffd500', accent: '#b91c1c' }
    const owner = await app.make.member({ tier: 'enterprise' })
    await app.as(owner).put('/api/v1/settings/branding/colors', colors)
    const page = await makePage({ kind: 'feedback' }, owner)
    const draft = await makePage({ kind: 'review', status: 'draft' }, owner)
    for (const isOwn of [true, false]) {
      if (!isOwn) {
        await app.superuser.query(`update customers set subscription_tier = 'professional' where id = $1`, [
          owner.customerId,
        ])
      }
      const shown = [await open(page), await open(page, '/thanks'), await open(draft)]
      for (const { body } of shown) {
        expect(body.includes('/p/-/1d4ed8-ffd500-b91c1c.css')).toBe(isOwn)
        expect(body.includes('Powered by Goodword')).toBe(!isOwn)
      }
    }
  })

  it('stays where it is in another language', async () => {
    const page = await makePage({ kind: 'feedback' })
    expect((await open(page)).body).toContain(`href="/p/${page.slug}?lang=fr"`)
    expect((await open(page, '/thanks')).body).toContain(`href="/p/${page.slug}/thanks?lang=fr"`)
  })

  it.each(['suspended', 'deactivated', 'read-only'])('goes on for a customer that is %s', async (status) => {
    const page = await makePage({ kind: 'feedback' })
    await app.superuser.query('update customers set status = $2 where id = $1', [page.owner.customerId, status])

    expect((await open(page)).status).toBe(200)
    expect((await send(page, { 'a.rating': '5' })).status).toBe(303)
  })

  it('is kind about a page that is not there, and leads on from an address it had before', async () => {
    const page = await makePage({ kind: 'review' })
    const change = (values: object) => app.as(page.owner).patch(`/api/v1/hosted-pages/${page.id}`, values)
    const slug = `${page.slug}-new`
    await change({ revision: 1, slug })
    expect((await open(page)).headers.get('location')).toBe(`/p/${slug}?lang=en`)

    await change({ revision: 2, status: 'draft' })
    const off = await open({ slug })
    expect([off.status, off.body]).toEqual([404, expect.stringContaining('not in use right now')])
    for (const nobody of ['nobody-has-this', 'x', '%27']) {
      expect((await open({ slug: nobody })).body).toContain('There is nothing at this address.')
    }
  })

  it('counts visitors once a day, and neither programs nor prefetching', async () => {
    const page = await makePage({ kind: 'survey' })
    await open(page, '', { 'x-forwarded-for': '203.0.113.5' })
    await open(page, '', { 'x-forwarded-for': '203.0.113.6' })
    await open(page, '', { 'user-agent': 'Googlebot/2.1' })
    await open(page, '', { 'sec-purpose': 'prefetch' })
    const visitors = async () => (await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}`)).body.visitors

    await expect.poll(visitors).toBe(2)
    await open(page, '', { 'x-forwarded-for': '203.0.113.5' })
    await send(page, { 'a.rating': '5' })
    const results = (await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}/results`)).body
    expect(results).toMatchObject({ visitors: 2, responses: 1, responseRate: 0.5 })
    const { rows } = await app.superuser.query(
      `select encode(visitor, 'hex') as v from page_visitors where page_id = $1`,
      [page.id],
    )
    expect(JSON.stringify(rows)).not.toMatch(/cb0071|203\.0/)
  })
})

describe('a form that is sent', () => {
  it('is kept with its questions, in one go, and thanked for at an address that says nothing of it', async () => {
    const page = await makePage()
    const sent = await send(
      page,
      { 'a.rating': '4', 'a.recommend': '9', 'a.better': ' More\r\ntables ' },
      { query: '?lang=de' },
    )

    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/p/${page.slug}/thanks?lang=de`])
    expect((await open(page, '/thanks?lang=de')).body).toContain('Vielen Dank!')
    expect(await responsesOf(page)).toMatchObject([
      {
        language: 'de',
        band: 'high',
        answers: [
          { questionId: 'rating', value: 4 },
          { questionId: 'recommend', value: 9 },
          { questionId: 'better', value: 'More\ntables' },
        ],
      },
    ])
  })

  it('sent twice, or at once, is one answer', async () => {
    const page = await makePage()
    const token = tokenFor(page.id)
    const sent = await Promise.all([1, 2, 3].map(() => send(page, { token, 'a.rating': '5' })))

    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await responsesOf(page)).toHaveLength(1)
    expect((await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}`)).body).toMatchObject({
      responses: 1,
      averageStars: 5,
    })
  })

  it('comes back with all that was typed and a clear sentence', async () => {
    const page = await makePage({ kind: 'feedback' })
    const typed = 'Too <i>loud</i>'
    const refused = await send(page, { 'a.text': typed, 'a.email': 'ann@' })

    expect(refused.status).toBe(400)
    expect(refused.body).toContain('Something is still missing.')
    expect(refused.body).toContain('Please answer this.')
    expect(refused.body).toContain('Enter an email address like')
    expect(refused.body).toContain('Too &lt;i&gt;loud&lt;/i&gt;')
    expect(refused.body).toContain('value="ann@"')
    const withoutConsent = await send(page, { 'a.rating': '3', 'a.email': 'ann@example.com' })
    expect(withoutConsent.body).toContain('Please tick the box')
    expect(withoutConsent.body).toMatch(/value="3"[^>]*checked/)
    expect((await send(page, { 'a.rating': '6' })).body).toContain('Please choose one of the answers.')
    expect((await send(page, { 'a.rating': '5', 'a.text': 'x'.repeat(2001) })).body).toContain(
      'Use up to 2000 characters',
    )
    expect(await responsesOf(page)).toEqual([])
  })

  it('walks the branches without a script, and forgets what was left again', async () => {
    const page = await makePage({ content: BRANCHED })
    const bad = await send(page, { 'a.stars': '1' })
    expect(bad.body).toContain('What went wrong?')
    expect(bad.body).toContain('<input type="hidden" name="a.stars" value="1"')
    expect(bad.body).toContain('name="at" value="1"')

    const back = await send(page, { 'a.stars': '1', 'a.wrong': 'Cold', at: '1', back: '1' })
    expect(back.body).toContain('Stars?')
    expect(back.body).toContain('<input type="hidden" name="a.wrong" value="Cold"')

    const good = await send(page, { 'a.stars': '5', 'a.wrong': 'Cold' })
    expect(good.body).toContain('Mail?')
    await send(page, { 'a.stars': '5', 'a.wrong': 'Cold', at: '1' })
    expect((await responsesOf(page))[0].answers.map(({ questionId }: { questionId: string }) => questionId)).toEqual([
      'stars',
    ])
    // A step that was skipped is asked for.
    expect((await send(page, { 'a.stars': '1', at: '2' })).body).toContain('What went wrong?')
  })

  it('ends with the questions it began with', async () => {
    const page = await makePage()
    await app.as(page.owner).patch(`/api/v1/hosted-pages/${page.id}`, { revision: 1, content: BRANCHED })
    await send(page, { version: '1', 'a.rating': '4' })

    const [response] = await responsesOf(page)
    expect(response.answers[0]).toMatchObject({ questionId: 'rating', label: { en: 'How was your visit?' } })
    const { questions } = (await app.as(page.owner).get(`/api/v1/hosted-pages/${page.id}/results`)).body
    expect(questions.map(({ id, isRemoved, answered }: never) => [id, isRemoved, answered])).toContainEqual([
      'rating',
      true,
      1,
    ])
  })

  it('of a machine is thanked for and forgotten; one too quick, too old or made up is shown again', async () => {
    const page = await makePage()
    const answer = { 'a.rating': '5' }
    expect((await send(page, { ...answer, website: 'https://spam.example' })).status).toBe(303)
    expect((await send(page, { ...answer, token: tokenFor(page.id, 200) })).body).toContain('That was quick!')
    for (const token of [tokenFor(page.id, 5 * 86_400_000), tokenFor('another'), 'x', 'a.b.c']) {
      expect((await send(page, { ...answer, token })).body).toContain('had been open for a long time')
    }
    expect(await responsesOf(page)).toEqual([])
  })

  it('is taken once a device and day, unless its owner allows more', async () => {
    const page = await makePage()
    const cookie = (await send(page, { 'a.rating': '5' })).headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toContain(page.id)
    expect((await open(page, '', { cookie })).body).toContain('We already have your answer for today')
    await send(page, { 'a.rating': '1' }, { headers: { cookie } })
    expect(await responsesOf(page)).toHaveLength(1)

    await app.as(page.owner).patch(`/api/v1/hosted-pages/${page.id}`, { revision: 1, allowsRepeats: true })
    await send(page, { 'a.rating': '1' }, { headers: { cookie } })
    expect(await responsesOf(page)).toHaveLength(2)
  })

  it('is one of so many a minute from one address', async () => {
    const page = await makePage()
    const headers = { 'x-forwarded-for': '198.51.100.9' }
    const sent = await Promise.all(Array.from({ length: 40 }, () => send(page, { 'a.rating': '5' }, { headers })))

    const passed = sent.filter(({ status }) => status !== 429)
    // Twenty at once; on a slow machine a few more have become due by the last of them.
    expect(passed.length).toBeGreaterThanOrEqual(20)
    expect(passed.length).toBeLessThan(35)
    expect(sent.find(({ status }) => status === 429)?.body).toContain('Please wait a minute')
  })

  it('brings a photo that is painted anew, and is told of one that is none', async () => {
    const page = await makePage({ kind: 'feedback' })
    expect((await send(page, { 'a.rating': '5', photo: asFile(photo) })).status).toBe(303)

    const [{ photoUrl }] = await responsesOf(page)
    const kept = await fetch(app.url + photoUrl, { headers: { authorization: `Bearer ${page.owner.token}` } })
    const bytes = Buffer.from(await kept.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 20 })
    expect(bytes.includes('Secret')).toBe(false)
    const stranger = await app.make.member()
    expect((await app.as(stranger).get(photoUrl)).status).toBe(404)
    expect((await send(page, { 'a.rating': '5', photo: asFile(Buffer.from('<svg/>')) })).body).toContain(
      'could not be read',
    )
  })

  it('comes back with all that was typed when its photo is too large', async () => {
    const page = await makePage({ kind: 'feedback' })
    const typed = { 'a.rating': '2', 'a.text': 'Zu laut – wirklich', 'a.email': 'ann@example.com', consent: '1' }
    const large = asFile(Buffer.alloc(7_000_000))
    const refused = await send(page, { ...typed, photo: large })

    expect(refused.status).toBe(413)
    expect(refused.body).toContain('Please choose a smaller photo.')
    expect(refused.body).toMatch(/value="2"[^>]*checked/)
    expect(refused.body).toContain('>Zu laut – wirklich</textarea>')
    expect(refused.body).toContain('value="ann@example.com"')
    expect(refused.body).toMatch(/name="consent" value="1" checked/)
    expect(await responsesOf(page)).toEqual([])
    const again = /name="token" value="([^"]+)"/.exec(refused.body)?.[1] ?? ''
    expect((await send(page, { ...typed, token: again })).status).toBe(303)
    expect((await send(page, { ...typed, photo: asFile(Buffer.alloc(45_000_000)) })).status).toBe(413)
  })

  it('is kept without its photo where the storage is full, and the visitor is told, however often they press', async () => {
    const page = await makePage({ kind: 'feedback' })
    await app.superuser.query(
      `insert into storage_use (customer_id, bytes) values ($1, $2)
       on conflict (customer_id) do update set bytes = excluded.bytes`,
      [page.owner.customerId, 1e14],
    )
    const given = { token: tokenFor(page.id), 'a.rating': '1', 'a.text': 'The soup was cold', photo: asFile(photo) }
    const sent = [await send(page, given), await send(page, given)]

    const thanks = `/p/${page.slug}/thanks?lang=en&photo=lost`
    expect(sent.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, thanks],
      [303, thanks],
    ])
    expect((await open(page, '/thanks?lang=en&photo=lost')).body).toContain('Only the photo could not be saved.')
    expect((await open(page, '/thanks?lang=de&photo=lost')).body).toContain('Nur das Foto konnten wir nicht speichern.')
    expect((await open(page, '/thanks?lang=en')).body).not.toContain('photo')
    const responses = await responsesOf(page)
    expect(responses).toMatchObject([{ photoUrl: null, answers: [{ value: 1 }, { value: 'The soup was cold' }] }])
    const { rows } = await app.superuser.query('select bytes from storage_use where customer_id = $1', [
      page.owner.customerId,
    ])
    expect(Number(rows[0].bytes)).toBe(1e14)
  })

  it('with a low score rings the bell, once, for those who may know', async () => {
    const page = await makePage({ name: 'Exit' })
    const token = tokenFor(page.id)
    for (const _turn of [1, 2]) await send(page, { token, 'a.rating': '2', 'a.recommend': '9' })
    await send(page, { 'a.rating': '3', 'a.recommend': '7' })

    const { items } = (await app.as(page.owner).get('/api/v1/notifications')).body
    expect(items).toMatchObject([{ kind: 'feedback.low', message: 'A visitor to the page Exit gave 2 stars.' }])
    expect(items[0].link).toMatch(new RegExp(`^/qr-codes/pages/${page.id}\\?tab=results&response=`))
  })
})

describe('a QR code that leads to a page', () => {
  it('brings the answers with it, whatever address the page has by then', async () => {
    const owner = await app.make.member()
    const page = await makePage({}, owner)
    const { id: locationId } = await makePlace(owner)
    const { body: code } = await app
      .as(owner)
      .post('/api/v1/qr-codes', { name: 'Table tent', destination: { kind: 'page', pageId: page.id }, locationId })
    expect(code.destination).toEqual({
      kind: 'page',
      pageId: page.id,
      pageName: 'Visit',
      url: `${app.url}/p/${page.slug}`,
    })
    const slug = `${page.slug}-b`
    await app.as(owner).patch(`/api/v1/hosted-pages/${page.id}`, { revision: 1, slug })

    const scan = await app.anonymous.get(`/q/${code.code}`, {
      'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari/604.1',
    })
    expect([scan.status, scan.headers.get('location')]).toEqual([302, `/p/${slug}?q=${code.code}`])
    const sent = await send(
      { id: page.id, slug },
      { 'a.rating': '5', 'a.recommend': '10' },
      { query: `?q=${code.code}` },
    )
    expect(sent.headers.get('location')).toBe(`/p/${slug}/thanks?lang=en&q=${code.code}`)

    const { byQrCode, byLocation } = (await app.as(owner).get(`/api/v1/hosted-pages/${page.id}/results`)).body
    expect(byQrCode).toMatchObject([{ qrCode: { id: code.id, name: 'Table tent' }, responses: 1 }])
    expect(byLocation).toMatchObject([
      { location: { id: locationId, name: 'Halifax' }, averageStars: 5, nps: { score: 100 } },
    ])
    const stranger = await app.make.member()
    expect(
      await app
        .as(stranger)
        .post('/api/v1/qr-codes', { name: 'Theirs', destination: { kind: 'page', pageId: page.id } }),
    ).toMatchObject({ status: 404, body: { reason: 'qr-code-without-page' } })
  })
})
