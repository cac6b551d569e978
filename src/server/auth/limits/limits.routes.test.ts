import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readMail, readMails } from '#testing/auth-fixture.ts'
import { TEST_PASSWORD } from '#testing/make.ts'
import { waitForRoom } from '#testing/rate-window.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const proxied = { TRUSTED_PROXIES: '127.0.0.1' }
const app = await startTestApp({ ...proxied, AUTH_RATE_TOKEN: '100000', AUTH_RATE_RECOVER: '100000' })

const from = (ip: string) => ({ 'x-forwarded-for': ip })
const guess = (target: TestApp, email: string, ip: string, password = 'wrong') =>
  target.anonymous.post('/auth/v1/token?grant_type=password', { email, password }, from(ip))

async function guessOften(count: number, email: (index: number) => string, ip: (index: number) => string) {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await guess(app, email(index), ip(index))).status)
  return statuses
}

describe('wrong passwords', () => {
  beforeEach(() => waitForRoom(5 * 60_000, 40_000))

  it('shut the door of one account to one place, with the time to wait, and tell its owner once', async () => {
    const member = await app.make.member()
    const statuses = await guessOften(
      11,
      () => member.email,
      () => '10.1.0.1',
    )
    expect([statuses.slice(0, 10).every((status) => status === 400), statuses[10]]).toEqual([true, 429])

    const refused = await guess(app, member.email, '10.1.0.1', TEST_PASSWORD)

    expect(refused.body.msg).toMatch(/^Too many attempts\. Try again in \d+ (seconds|minutes)\.$/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await guess(app, member.email, '10.1.0.99', TEST_PASSWORD)).status).toBe(200)
    const notices = (await readMails(app, member.email)).filter((mail) => /attempts|locked|wrong/i.test(mail.text))
    expect(notices).toHaveLength(1)
  })

  it('of one address, however many, do not shut the owner out elsewhere', async () => {
    const member = await app.make.member()
    await guessOften(
      110,
      () => member.email,
      () => '10.7.0.1',
    )

    expect((await guess(app, member.email, '10.8.0.1', TEST_PASSWORD)).status).toBe(200)
  })

  it('shut out an address that tries many accounts', async () => {
    const statuses = await guessOften(
      51,
      (index) => `a${index}@x.test`,
      () => '10.2.0.1',
    )
    expect([statuses[49], statuses[50]]).toEqual([400, 429])
  })

  it('shut out a neighbourhood that shares the work', async () => {
    const statuses = await guessOften(
      201,
      (index) => `b${index}@x.test`,
      (index) => `10.3.0.${index % 250}`,
    )
    expect([statuses[199], statuses[200]]).toEqual([400, 429])
  })

  it('shut the door of an account that is guessed at from everywhere', async () => {
    const member = await app.make.member()
    const statuses = await guessOften(
      101,
      () => member.email,
      (index) => `10.${100 + index}.0.1`,
    )
    expect([statuses[99], statuses[100]]).toEqual([400, 429])
  })

  it('do not count for who knows the password', async () => {
    const member = await app.make.member()
    for (let times = 0; times < 15; times += 1) {
      expect((await guess(app, member.email, '10.4.0.1', TEST_PASSWORD)).status).toBe(200)
    }
  })

  it('stand in the trail, known address or not, without the password', async () => {
    const member = await app.make.member()
    await guess(app, member.email, '10.5.0.1', 'a very secret guess')
    const { rows } = await app.superuser.query(
      `select event, ip, detail from auth.audit_events where user_id = $1 and event = 'session.refused'`,
      [member.userId],
    )
    expect(rows).toMatchObject([{ event: 'session.refused', ip: '10.5.0.1' }])
    expect(JSON.stringify(rows)).not.toContain('secret guess')
  })
})

describe('each door', () => {
  beforeEach(() => waitForRoom(60_000, 15_000))

  it.each([
    ['SIGNUP', '/auth/v1/signup', { email: 'x' }],
    ['OTP', '/auth/v1/otp', {}],
    ['RECOVER', '/auth/v1/recover', {}],
    ['RESEND', '/auth/v1/resend', {}],
    ['VERIFY', '/auth/v1/verify', {}],
    ['TOKEN', '/auth/v1/token?grant_type=refresh_token', {}],
    ['TOKEN', '/auth/v1/token?grant_type=demo', {}],
  ])('lets one address knock only so often: AUTH_RATE_%s', async (name, path, body) => {
    const few = await startTestApp({ ...proxied, [`AUTH_RATE_${name}`]: '2' })
    const knock = (ip: string) => few.anonymous.post(path, body, from(ip))

    const statuses = [await knock('10.6.0.1'), await knock('10.6.0.1'), await knock('10.6.0.1')].map((a) => a.status)

    expect(statuses[2]).toBe(429)
    expect(statuses.slice(0, 2)).not.toContain(429)
    expect((await knock('10.6.0.2')).status).not.toBe(429)
  })

  it('writes only so often to one address, and nobody else’s mails are used up by it', async () => {
    const few = await startTestApp({
      AUTH_EMAIL_AUTOCONFIRM: 'off',
      AUTH_MAIL_INTERVAL_SECONDS: '0',
      AUTH_RATE_MAILS: '2',
    })
    const [first, second] = [await few.make.member(), await few.make.member()]
    const ask = (door: string, email: string) => few.anonymous.post(`/auth/v1/${door}`, { email })
    await ask('recover', first.email)
    await ask('recover', first.email)

    expect(await ask('recover', first.email)).toMatchObject({
      status: 429,
      body: { error_code: 'over_email_send_rate_limit' },
    })
    expect([(await ask('otp', first.email)).status, (await ask('recover', second.email)).status]).toEqual([200, 200])
  })

  it('writes to one person only every minute', async () => {
    const member = await app.make.member()
    await app.anonymous.post('/auth/v1/recover', { email: member.email })
    const again = await app.anonymous.post('/auth/v1/recover', { email: member.email })

    expect(again).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } })
    expect(again.body.msg).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
    expect((await readMail(app, member.email)).code).toMatch(/^\d{6}$/)
  })
})

describe('an address without an account', () => {
  const strict = startTestApp({
    AUTH_EMAIL_AUTOCONFIRM: 'off',
    AUTH_RATE_USER: '1000',
    AUTH_RATE_SIGNUP: '1000',
    AUTH_RATE_OTP: '1000',
    AUTH_RATE_RECOVER: '1000',
    AUTH_RATE_RESEND: '1000',
  })
  const newAddress = () => `${randomUUID()}@nobody.test`
  const DOORS: [string, object][] = [
    ['/auth/v1/recover', {}],
    ['/auth/v1/resend', { type: 'signup' }],
    ['/auth/v1/otp', {}],
    ['/auth/v1/otp', { create_user: false }],
    ['/auth/v1/signup', { password: 'correct horse battery', data: { name: 'Ann', b: 1, aa: 2 } }],
  ]

  /** What stays of an answer without what is new each time: ids and times become their kind. */
  const shapeOf = (body: unknown, email: string) =>
    JSON.stringify(body)
      .replaceAll(email, 'ADDRESS')
      .replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, 'ID')
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, 'TIME')
      .replaceAll(/\d+ seconds/g, 'WAIT')

  it.each(DOORS)('is not told from one with: %s %j answers alike, and makes wait just as long', async (path, body) => {
    const app = await strict
    const asAsked = async (email: string) => {
      const ask = () => app.anonymous.post(path, { ...body, email })
      const answers = [await ask(), await ask()]
      return answers.map((answer) => [answer.status, shapeOf(answer.body, email)])
    }
    const unconfirmed = newAddress()
    await app.superuser.query('insert into auth.users (email) values ($1)', [unconfirmed])

    const unknown = await asAsked(newAddress())

    expect(unknown.map(([status]) => status)).toEqual([200, 429])
    expect(await asAsked((await app.make.member()).email)).toEqual(unknown)
    expect(await asAsked(unconfirmed)).toEqual(unknown)
  })

  it('is not told from one with to somebody who wants it as their new one, while its owner reads of it', async () => {
    const app = await strict
    const other = await app.make.member()
    const change = async (email: string) => {
      const member = await app.make.member()
      const answer = await app.as(member).put('/auth/v1/user', { email })
      const { subject } = await readMail(app, member.email)
      const shape = shapeOf(answer.body, email).replaceAll(member.email, 'OWN')
      return [answer.status, shape.replaceAll(member.name, 'NAME'), subject]
    }

    expect(await change(other.email)).toEqual(await change(newAddress()))

    expect((await readMail(app, other.email)).subject).toBe('You already have a Goodword account')
    expect((await app.as(other).get('/auth/v1/user')).body.email).toBe(other.email)
  })

  it('waits also where many ask at the same moment, and is not kept readable', async () => {
    const email = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.anonymous.post('/auth/v1/recover', { email })),
    )

    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const { rows } = await app.superuser.query('select key from rate_limits where key like $1', [`%${email}%`])
    expect(rows).toEqual([])
  })
})

describe('mails asked for at the same moment', () => {
  it.each([
    ['/auth/v1/recover', {}],
    ['/auth/v1/otp', {}],
  ])('are one mail: %s', async (path, body) => {
    const member = await app.make.member()
    const ask = () => app.anonymous.post(path, { ...body, email: member.email })

    const statuses = (await Promise.all(Array.from({ length: 8 }, ask))).map((answer) => answer.status)

    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await readMails(app, member.email)).toHaveLength(1)
  })

  it('are one mail to somebody who has an account and is signed up again', async () => {
    const strict = await startTestApp({ AUTH_EMAIL_AUTOCONFIRM: 'off' })
    const member = await strict.make.member()
    const ask = () => strict.anonymous.post('/auth/v1/signup', { email: member.email, password: TEST_PASSWORD })

    await Promise.all(Array.from({ length: 8 }, ask))

    expect(await readMails(strict, member.email)).toHaveLength(1)
  })
})

describe('a captcha', () => {
  const provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
    request.on('end', () => response.end(JSON.stringify({ success: body.includes('response=human') })))
  })
  afterAll(() => void provider.close())

  it('is asked for once a provider is configured, and not before', async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    const { port } = provider.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/`
    const guarded = await startTestApp({ AUTH_CAPTCHA_URL: url, AUTH_CAPTCHA_SECRET: 'secret' })
    const member = await guarded.make.member()
    const recover = (target: TestApp, token?: string) =>
      target.anonymous.post('/auth/v1/recover', {
        email: member.email,
        ...(token && { gotrue_meta_security: { captcha_token: token } }),
      })

    expect(await recover(guarded)).toMatchObject({ status: 400, body: { error_code: 'captcha_failed' } })
    expect(await recover(guarded, 'robot')).toMatchObject({ body: { error_code: 'captcha_failed' } })
    expect((await recover(guarded, 'human')).status).toBe(200)
    expect((await recover(app, 'anything')).status).toBe(200)
  })
})
