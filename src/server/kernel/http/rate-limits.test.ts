import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '#testing/make.ts'
import { waitForRoom } from '#testing/rate-window.ts'
import { startTestApp } from '#testing/test-app.ts'

await awayFromTheMinutesEnd()
const app = await startTestApp({ RATE_LIMIT_PER_MINUTE: '20', TRUSTED_PROXIES: '127.0.0.1' })
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('limits on requests', () => {
  beforeEach(() => waitForRoom(60_000, 15_000))

  it('count wrong guesses only: who knows the password may come again', async () => {
    const member = await app.make.member()
    const signIn = (turn: number) =>
      app.anonymous.post(
        '/auth/v1/token?grant_type=password',
        { email: member.email, password: TEST_PASSWORD },
        from(`6.6.6.${turn}`),
      )
    const statuses: number[] = []
    for (let turn = 0; turn < 14; turn += 1) statuses.push((await signIn(turn)).status)

    expect(statuses.every((status) => status === 200)).toBe(true)
  })

  it('hold for an address, and tell when to come back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => app.anonymous.get('/api/v1/me', from('1.1.1.1'))),
    )

    const refused = answers.filter((answer) => answer.status === 429)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.body).toMatchObject({
      code: 'rate-limited',
      detail: expect.stringMatching(/Try again in \d+ seconds/),
    })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('hold for a person who comes from many addresses', async () => {
    const member = await app.make.member()
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, turn) => app.as(member).get('/api/v1/me', from(`2.2.2.${turn}`))),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5)
  })

  it('do not touch other people', async () => {
    const member = await app.make.member()
    expect(await app.as(member).get('/api/v1/me', from('3.3.3.3'))).toMatchObject({ status: 200 })
  })

  it('are tighter where the contract says so', async () => {
    const body = { name: 'Ann', email: 'ann@x.test', message: 'Hello' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.anonymous.post('/api/v1/contact-messages', body, from('4.4.4.4'))),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(3)
  })

  it('that are tighter count each person of an office for themselves', async () => {
    const roomy = await startTestApp({ RATE_LIMIT_PER_MINUTE: '1000' })
    const [busy, colleague] = [await roomy.make.member(), await roomy.make.member()]
    const ask = (member: typeof busy) =>
      roomy
        .as(member)
        .get(`/api/v1/integrations/${randomUUID()}/live-reviews`)
        .then(({ status }) => status)

    const statuses = await Promise.all(Array.from({ length: 32 }, () => ask(busy)))

    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect(await ask(colleague)).toBe(404)
  })

  it('hold for wrong passwords from one place, and do not shut the person out elsewhere', async () => {
    const member = await app.make.member()
    const signIn = (password: string, address: string) =>
      app.anonymous.post('/auth/v1/token?grant_type=password', { email: member.email, password }, from(address))

    const guesses = await Promise.all(Array.from({ length: 14 }, () => signIn('wrong', '5.5.5.5')))

    expect(guesses.filter((guess) => guess.status === 429)).toHaveLength(4)
    expect(guesses.find((guess) => guess.status === 429)?.body).toMatchObject({ error_code: 'over_request_rate_limit' })
    expect(await signIn(TEST_PASSWORD, '5.5.5.5')).toMatchObject({ status: 429 })
    expect(await signIn(TEST_PASSWORD, '5.5.5.6')).toMatchObject({ status: 200 })
  })

  it('hold for the auth service as for everything else', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => app.anonymous.get('/auth/v1/user', from('7.7.7.7'))),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5)
  })

  it('hold for a customer as a whole', async () => {
    const owner = await app.make.member()
    const team = [
      owner,
      ...(await Promise.all(
        Array.from({ length: 6 }, () => app.make.member({ customerId: owner.customerId, role: 'member' })),
      )),
    ]
    const answers = await Promise.all(
      team.flatMap((person, who) =>
        Array.from({ length: 19 }, (_, turn) => app.as(person).get('/api/v1/me', from(`8.8.${who}.${turn}`))),
      ),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7 * 19 - 100)
  })

  it('take a whole household of IPv6 for one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, turn) => app.anonymous.get('/api/v1/me', from(`2001:db8:1:2::${turn + 1}`))),
    )
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5)
  })
})

/** Limits count by the minute; a test that begins in one and ends in the next would count twice. */
async function awayFromTheMinutesEnd(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 12_000) await sleep(left)
}
