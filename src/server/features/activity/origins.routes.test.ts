import { sql } from 'kysely'
import { MOST_ACTIVITY_EXPORTED } from '#shared/contracts/activity.ts'
import { describe, expect, it } from 'vitest'
import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { TEST_PASSWORD, type TestMember } from '#testing/make.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'
import { recordActivity, recordForCustomer } from './activity.service.ts'

const app = await startTestApp()
const { transactions } = app.product.base

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ORIGIN = { ip: '203.0.113.7', userAgent: FIREFOX }

/** A line of the customer itself, done by this person from Firefox on Linux. */
async function tell({ customerId, userId, name }: TestMember, age = '0'): Promise<void> {
  const subject = { type: 'customer', id: customerId, label: 'Pier' } as const
  await transactions.step(customerId, (tx) =>
    recordActivity(tx, { userId, name, origin: ORIGIN }, 'workspace.renamed', subject),
  )
  if (age !== '0') await makeOlder(customerId, age)
}

const makeOlder = (customerId: string, age: string) =>
  app.superuser.query(`update activity_addresses set created_at = now() - $2::interval where customer_id = $1`, [
    customerId,
    age,
  ])

async function listLines(person: TestMember, query = ''): Promise<ActivityEntry[]> {
  const { body } = await app.as(person).get(`/api/v1/activity?limit=100${query}`)
  return body.items
}

const findLine = async (person: TestMember, action: ActivityEntry['action']) =>
  (await listLines(person)).find((line) => line.action === action)

describe('from where it was done', () => {
  it('is told to those who manage the team, and to nobody else', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await tell(owner)

    const origin = { browser: 'Firefox', system: 'Linux', address: '203.0.113.7' }
    expect(await findLine(owner, 'workspace.renamed')).toMatchObject({ origin })
    expect(await findLine(member, 'workspace.renamed')).toMatchObject({ actorName: owner.name, origin: null })
  })

  it('comes with the request, whatever feature it is for', async () => {
    const owner = await app.make.member()

    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 45 })

    const line = await findLine(owner, 'workspace.settings-changed')
    expect(line?.changes).toEqual([{ name: 'sessionTimeout', before: '30', after: '45' }])
    expect(line?.origin?.address).toMatch(/^(127\.0\.0\.1|::1)$/)
  })

  it('keeps nothing where nothing changed', async () => {
    const owner = await app.make.member()

    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 30 })

    expect(await findLine(owner, 'workspace.settings-changed')).toBeUndefined()
  })

  it('keeps addresses for 30 days, devices for good', async () => {
    const [young, old] = [await app.make.member(), await app.make.member()]
    await app.superuser.query('alter table activity_addresses disable trigger activity_addresses_are_append_only')
    await tell(young, '29 days')
    await tell(old, '31 days')
    await app.superuser.query('alter table activity_addresses enable trigger activity_addresses_are_append_only')

    await app.superuser.query(`insert into pgboss.job (name, data) values ('housekeeping.prune', '{}')`)
    await app.jobs.run('housekeeping.prune')

    expect((await findLine(young, 'workspace.renamed'))?.origin?.address).toBe('203.0.113.7')
    expect((await findLine(old, 'workspace.renamed'))?.origin).toEqual({
      browser: 'Firefox',
      system: 'Linux',
      address: null,
    })
  })

  it.each([
    ['a line', `update activity set actor_name = 'Nobody'`, 'permission denied'],
    ['a line, by deleting it', 'delete from activity', 'permission denied'],
    ['an address', `update activity_addresses set address = 'nowhere'`, 'permission denied'],
    ['an address, by deleting it', 'delete from activity_addresses', 'permission denied'],
  ])('cannot be changed by the product: %s', async (_what, statement, reason) => {
    const owner = await app.make.member()
    await tell(owner)

    const change = transactions.step(owner.customerId, (tx) => sql.raw(statement).execute(tx))

    await expect(change).rejects.toThrow(reason)
    await expect(app.superuser.query(`update activity set actor_name = 'Nobody'`)).rejects.toThrow('append-only')
    expect(await findLine(owner, 'workspace.renamed')).toMatchObject({ actorName: owner.name })
  })

  it('is gone with its cause, line and address', async () => {
    const owner = await app.make.member()
    const { customerId, userId, name } = owner

    const failing = transactions.step(customerId, async (tx) => {
      await recordActivity(tx, { userId, name, origin: ORIGIN }, 'workspace.renamed', {
        type: 'customer',
        id: customerId,
        label: 'Pier',
      })
      throw new Error('The cause fails.')
    })

    await expect(failing).rejects.toThrow('The cause fails.')
    expect(await findLine(owner, 'workspace.renamed')).toBeUndefined()
    const { rows } = await app.superuser.query('select 1 from activity_addresses where customer_id = $1', [customerId])
    expect(rows).toEqual([])
  })
})

describe('what happens to an account', () => {
  const refuse = ({ email }: TestMember) =>
    app.anonymous.post('/auth/v1/token?grant_type=password', { email, password: 'wrong' })

  it('is told to those who manage the team, by a name and an address and nothing secret', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const other = await app.make.member()

    await refuse(member)
    await app.jobs.run('activity.record')

    const [line] = await listLines(owner, '&subject=security')
    expect(line).toMatchObject({ action: 'account.sign-in-refused', actorName: null, subjectLabel: member.name })
    expect(line?.origin?.address).toMatch(/^(127\.0\.0\.1|::1)$/)
    expect(JSON.stringify(line)).not.toContain('wrong')
    expect(await listLines(member, '&subject=security')).toEqual([])
    expect(await listLines(other, '&subject=security')).toEqual([])
  })

  it('fills nobody’s history, however often somebody guesses', async () => {
    const owner = await app.make.member()

    for (let attempt = 0; attempt < 12; attempt += 1) await refuse(owner)
    await app.jobs.run('activity.record')

    const actions = (await listLines(owner, '&subject=security')).map(({ action }) => action)
    expect(actions.filter((action) => action === 'account.sign-in-refused')).toHaveLength(10)
    expect(actions.filter((action) => action === 'account.locked')).toHaveLength(1)
  })

  it('is told of a password that changed', async () => {
    const owner = await app.make.member()

    const { status } = await app
      .as(owner)
      .put('/auth/v1/user', { password: 'another password entirely', current_password: TEST_PASSWORD })
    await app.jobs.run('activity.record')

    expect(status).toBe(200)
    // The other sessions ended with it; whoever signs in again reads it.
    const { rows } = await app.superuser.query(
      `select action, actor_name from activity where customer_id = $1 and subject_group = 'security'`,
      [owner.customerId],
    )
    expect(rows).toEqual([{ action: 'account.password-changed', actor_name: owner.name }])
  })
})

describe('GET /api/v1/activity with days', () => {
  it('tells of those days by the customer’s clock, both included', async () => {
    const owner = await app.make.member()
    const days = ['2026-03-01T23:59:00Z', '2026-03-02T00:00:00Z', '2026-03-03T23:59:00Z', '2026-03-04T00:00:00Z']
    for (const day of days) {
      await app.superuser.query(
        `insert into activity (customer_id, action, subject_type, subject_id, subject_label, subject_group, created_at)
         values ($1, 'workspace.renamed', 'customer', $1, $2::text, 'workspace', $2::text::timestamptz)`,
        [owner.customerId, day],
      )
    }

    const within = await listLines(owner, '&from=2026-03-02&to=2026-03-03')
    const narrowed = await listLines(owner, '&from=2026-03-02&to=2026-03-03&subject=workspace')

    expect(within.map(({ subjectLabel }) => subjectLabel)).toEqual([days[2], days[1]])
    expect(narrowed).toEqual(within)
    expect((await app.as(owner).get('/api/v1/activity?from=soon')).status).toBe(400)
  })
})

describe('GET /api/v1/activity.csv', () => {
  it('is a file in the reader’s words, without formulas, and is told of itself', async () => {
    const owner = await app.make.member()
    await transactions.step(owner.customerId, (tx) =>
      recordActivity(tx, { userId: owner.userId, name: '=1+1', origin: ORIGIN }, 'member.role-changed', {
        type: 'member',
        id: owner.memberId,
        label: 'Priya',
        changes: [{ name: 'role', before: 'member', after: 'admin' }],
      }),
    )

    const { status, body: text } = await app.as(owner).get('/api/v1/activity.csv?language=de&subject=team')

    expect(status).toBe(200)
    const [heading, line] = String(text).split('\r\n')
    expect(heading).toContain('Datum,Person,Bereich,Was passiert ist')
    expect(line).toContain(
      `'=1+1,Team,Rolle geändert,Priya,,Rolle: Teammitglied → Administrator,"Firefox, Linux",203.0.113.7`,
    )
    expect(await findLine(owner, 'workspace.activity-exported')).toMatchObject({ actorName: owner.name })
    const french = (await app.as(owner).get('/api/v1/activity.csv?language=fr&subject=team')).body
    expect(french).toContain('Rôle\u00a0: Membre de l’équipe → Administrateur')
  })

  it('holds nothing of another customer, and is not for those who do not manage the team', async () => {
    const [owner, other] = [await app.make.member(), await app.make.member()]
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await tell(other)

    expect((await app.as(owner).get('/api/v1/activity.csv')).body).not.toContain('Pier')
    expect((await app.as(manager).get('/api/v1/activity.csv')).status).toBe(403)
    expect((await app.anonymous.get('/api/v1/activity.csv')).status).toBe(401)
  })

  it('holds the newest of so many lines that a spreadsheet opens them, each once', async () => {
    const owner = await app.make.member()
    await app.superuser.query(
      `insert into activity (customer_id, action, subject_type, subject_id, subject_label, subject_group, created_at)
       select $1, 'member.role-changed', 'member', $2, 'Line ' || n, 'team', now() - n * interval '1 second'
       from generate_series(1, $3::int) n`,
      [owner.customerId, owner.memberId, MOST_ACTIVITY_EXPORTED + 1200],
    )

    const { body: text } = await app.as(owner).get('/api/v1/activity.csv?subject=team')

    const lines = String(text).trimEnd().split('\r\n').slice(1)
    expect(lines).toHaveLength(MOST_ACTIVITY_EXPORTED)
    // The newest of all is that the owner signed in.
    const labels = [...String(text).matchAll(/,Line (\d+),/g)].map(([, label]) => Number(label))
    expect(labels).toEqual(Array.from({ length: MOST_ACTIVITY_EXPORTED - 1 }, (_, index) => index + 1))
  })
})

const elsewhere = await app.make.member()
describeJobsRunTwice(app, 'activity', {
  'activity.record': {
    arrange: () =>
      transactions.platform.step((tx) =>
        recordForCustomer(tx, elsewhere.customerId, {
          doer: { userId: elsewhere.userId, name: elsewhere.name, origin: ORIGIN },
          action: 'account.factor-added',
          subject: { type: 'member', id: elsewhere.memberId, label: elsewhere.name },
        }),
      ),
    effect: async () => (await listLines(elsewhere, '&subject=security')).map(({ action, origin }) => [action, origin]),
    done: [['account.factor-added', { browser: 'Firefox', system: 'Linux', address: '203.0.113.7' }]],
  },
})
