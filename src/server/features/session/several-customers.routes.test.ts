import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signServiceToken } from '#testing/auth-fixture.ts'
import { createFactorFixture } from '#testing/factor-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const SECRET = 'a secret for the tokens of services'
const app = await startTestApp({ AUTH_JWT_SECRET: SECRET })

const named = (customerId: string) => ({ 'goodword-customer': customerId })

/** The owner of one customer, whom another has as a manager. */
async function makeAgent() {
  const home = await app.make.member()
  const host = await app.make.member()
  const invited = await app.as(host).post('/api/v1/invitations', { email: home.email, role: 'manager' })
  await app.as(home).post(`/api/v1/me/invitations/${invited.body.id}/accept`, { name: 'Ana Agent' })
  const client = app.as(home)
  return { home, host, client, at: { home: named(home.customerId), host: named(host.customerId) } }
}

/** In minutes, as the owner of each sets them. */
async function setTimeouts({ home, host }: Awaited<ReturnType<typeof makeAgent>>, atHome: number, atHost: number) {
  const change = (token: string, customerId: string, sessionTimeout: number) =>
    app
      .as({ token })
      .put('/api/v1/settings/security', { sessionTimeout, isTimeoutForRemembered: true }, named(customerId))
  expect((await change(home.token, home.customerId, atHome)).status).toBe(200)
  expect((await change(host.token, host.customerId, atHost)).status).toBe(200)
}

const leaveAlone = (userId: string, minutes: number) =>
  app.superuser.query(
    `update auth.sessions set last_seen_at = last_seen_at - make_interval(mins => $2) where user_id = $1`,
    [userId, minutes],
  )

describe('a request of somebody who belongs to two customers', () => {
  it('finds the rows of the one it names, and nothing of the other', async () => {
    const { home, host, client, at } = await makeAgent()
    const own = await app.make.review({ customerId: home.customerId })
    const theirs = await app.make.review({ customerId: host.customerId })

    expect((await client.get(`/api/v1/reviews/${own}`, at.home)).status).toBe(200)
    expect((await client.get(`/api/v1/reviews/${own}`, at.host)).status).toBe(404)
    expect((await client.get(`/api/v1/reviews/${theirs}`, at.host)).status).toBe(200)
    expect((await client.get(`/api/v1/reviews/${theirs}`, at.home)).status).toBe(404)
    const ids = async (headers: Record<string, string>) =>
      (await client.get('/api/v1/reviews', headers)).body.items.map(({ id }: { id: string }) => id)
    expect([await ids(at.home), await ids(at.host)]).toEqual([[own], [theirs]])
  })

  it('is answered as its own in a rush of everybody’s, and not at all when its session has ended', async () => {
    const agent = await makeAgent()
    const people = await Promise.all(Array.from({ length: 20 }, () => app.make.member()))
    const gone = await app.make.member()
    await app.as(gone).post('/auth/v1/logout')
    const stranger = named(agent.host.customerId)
    const ask = async (token: string, headers?: Record<string, string>) => {
      const { status, body } = await app.as({ token }).get('/api/v1/me', headers)
      return status === 200 ? [body.user.id, body.customer?.id ?? null] : status
    }

    const answers = await Promise.all([
      ...people.map(({ token }) => ask(token)),
      ask(agent.home.token, agent.at.home),
      ask(agent.home.token, agent.at.host),
      ask(gone.token),
      ask(people[0]?.token ?? '', stranger),
    ])

    expect(answers).toEqual([
      ...people.map(({ userId, customerId }) => [userId, customerId]),
      [agent.home.userId, agent.home.customerId],
      [agent.home.userId, agent.host.customerId],
      401,
      expect.not.arrayContaining([agent.host.customerId]),
    ])
  })

  it('fails alone where its customer has what cannot be read', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => app.make.member()))
    const [broken] = people
    await app.as(broken ?? { token: '' }).put('/api/v1/settings/security', { sessionTimeout: 45 })
    await app.superuser.query(
      `update customer_settings set security = jsonb_set(security, '{sessionTimeout}', '"soon"') where customer_id = $1`,
      [broken?.customerId],
    )

    const rush = Array.from({ length: 10 }, () => people).flat()

    const answers = await Promise.all(rush.map((person) => app.as(person).get('/api/v1/me')))

    expect(answers.map(({ status }) => status)).toEqual(rush.map((person) => (person === broken ? 500 : 200)))
  })

  it('has the rights of the place it names', async () => {
    const { client, at } = await makeAgent()

    expect((await client.get('/api/v1/settings/security', at.home)).status).toBe(200)
    expect((await client.post('/api/v1/invitations', { email: 'a@x.test' }, at.host)).status).toBe(403)
  })

  it('is refused for a stranger’s customer, whatever it asks for', async () => {
    const { home, client } = await makeAgent()
    const stranger = await app.make.member()
    const review = await app.make.review({ customerId: stranger.customerId })
    const at = named(stranger.customerId)

    for (const path of ['/api/v1/reviews', `/api/v1/reviews/${review}`, '/api/v1/team', '/api/v1/dashboard']) {
      expect([403, 404]).toContain((await client.get(path, at)).status)
    }
    const me = (await client.get('/api/v1/me', at)).body
    expect(me.customer).toBeNull()
    expect(me.customers.map(({ id }: { id: string }) => id)).not.toContain(stranger.customerId)
    expect(me.customers.map(({ id }: { id: string }) => id)).toContain(home.customerId)
  })

  it('with the same Idempotency-Key for both happens in both', async () => {
    const { client, at } = await makeAgent()
    const key = { 'idempotency-key': randomUUID() }
    const add = (headers: Record<string, string>) =>
      client.post('/api/v1/reply-templates', { name: 'Thanks', text: 'Thank you.' }, { ...headers, ...key })

    const [first, second, again] = [await add(at.home), await add(at.host), await add(at.host)]

    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body.id).not.toBe(second.body.id)
    expect(again.body).toEqual(second.body)
  })
})

describe('each customer’s own limits', () => {
  it('end the session for that customer alone', async () => {
    const agent = await makeAgent()
    const { home, client, at } = agent
    await setTimeouts(agent, 5, 60)
    await leaveAlone(home.userId, 10)

    expect((await client.get('/api/v1/reviews', at.home)).status).toBe(401)
    expect((await client.get('/api/v1/reviews', at.host)).status).toBe(200)
    // What was done for the other customer does not make up for having been away.
    expect((await client.get('/api/v1/reviews', at.home)).status).toBe(401)
  })

  it('are not stepped around by naming a customer that is not theirs', async () => {
    const agent = await makeAgent()
    const { home, client, at } = agent
    await setTimeouts(agent, 5, 5)
    await leaveAlone(home.userId, 10)

    expect((await client.get('/api/v1/me', named(await app.make.customer()))).status).toBe(401)
    expect((await client.get('/api/v1/me', at.home)).status).toBe(401)
  })

  it('let the session be renewed for as long as one of them does', async () => {
    const agent = await makeAgent()
    const { home } = agent
    await setTimeouts(agent, 5, 60)
    let { refreshToken } = home
    const renew = async () => {
      const answer = await app.anonymous.post('/auth/v1/token?grant_type=refresh_token', {
        refresh_token: refreshToken,
      })
      refreshToken = answer.body.refresh_token ?? refreshToken
      return answer.status
    }

    await leaveAlone(home.userId, 10)
    expect(await renew()).toBe(200)
    await leaveAlone(home.userId, 60)
    expect(await renew()).toBe(400)
  })

  it('ask for the second factor in each of them', async () => {
    const { home, at } = await makeAgent()
    const factors = createFactorFixture(app)
    const strong = await factors.signIn(home)
    await factors.pass(strong, await factors.enrol(strong))
    const weak = app.as(await app.make.session(home))

    for (const headers of [at.home, at.host]) {
      expect((await weak.get('/api/v1/reviews', headers)).body.code).toBe('second-factor-required')
    }
  })

  it('shut out of a customer that is suspended, and of no other', async () => {
    const { host, client, at } = await makeAgent()
    await app.superuser.query(`update customers set status = 'suspended' where id = $1`, [host.customerId])

    expect((await client.get('/api/v1/reviews', at.host)).body.code).toBe('customer-inactive')
    expect((await client.get('/api/v1/reviews', at.home)).status).toBe(200)
  })
})

describe('a sign-in', () => {
  it('is told to every customer it opens, and to no other', async () => {
    const { home, host } = await makeAgent()
    const gone = await app.make.member()
    const { body } = await app.as(gone).post('/api/v1/invitations', { email: home.email, role: 'member' })
    await app.as(home).post(`/api/v1/me/invitations/${body.id}/accept`, { name: 'Ana Agent' })
    await app.as(gone).post(`/api/v1/team/${body.id}/suspend`)
    await app.superuser.query('delete from pgboss.job where name = $1', ['activity.record'])
    const count = async (teller: { token: string; customerId: string }) => {
      const path = `/api/v1/activity?subject=team&actor=${home.userId}`
      const { items } = (await app.as(teller).get(path, named(teller.customerId))).body
      return items.filter(({ action }: { action: string }) => action === 'member.signed-in').length
    }
    const all = async () => [await count(home), await count(host), await count(gone)]
    const before = await all()

    await app.make.session(home)
    await app.jobs.run('activity.record')

    expect((await all()).map((amount, index) => amount - (before[index] ?? 0))).toEqual([1, 1, 0])
  })
})

describe('leaving one of them', () => {
  it('keeps the session and the other place', async () => {
    const { host, client, at } = await makeAgent()
    const team = (await app.as(host).get('/api/v1/team')).body.items as { id: string; name: string }[]
    const memberId = team.find(({ name }) => name === 'Ana Agent')?.id ?? ''

    expect((await app.as(host).delete(`/api/v1/team/${memberId}`)).status).toBe(200)

    expect((await client.get('/api/v1/reviews', at.host)).status).toBe(403)
    expect((await client.get('/api/v1/reviews', at.home)).status).toBe(200)
    expect((await client.get('/api/v1/me')).body.customers).toHaveLength(1)
  })
})

describe('the address a person signs in with', () => {
  it('is changed in every team that knows them by it', async () => {
    const { home } = await makeAgent()
    const service = app.as({ token: await signServiceToken(SECRET) })
    const email = `${randomUUID()}@people.test`

    expect((await service.put(`/auth/v1/admin/users/${home.userId}`, { email })).status).toBe(200)
    await app.jobs.run('team.note-email')

    const { rows } = await app.superuser.query('select email from team_members where user_id = $1', [home.userId])
    expect(rows).toEqual([{ email }, { email }])
  })
})
