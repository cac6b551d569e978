import { describe, expect, it } from 'vitest'
import { deriveStatus, type ReviewStatus } from '#shared/domain/review-status.ts'
import { createTestClient } from '#testing/http-client.ts'
import { startTestApp } from '#testing/test-app.ts'
import { DEMO_CUSTOMER_ID } from './demo-history.ts'
import { DEMO_SIGN_INS } from './demo-workspace.ts'

const HOUR_MS = 3_600_000
const app = await startTestApp()
const { email, password } = DEMO_SIGN_INS.owner
const signedIn = await app.anonymous.post('/auth/v1/token?grant_type=password', { email, password })
const owner = createTestClient(app.url, signedIn.body.access_token as string)

async function query<Row extends object>(text: string): Promise<Row[]> {
  return (await app.superuser.query<Row>(text, [DEMO_CUSTOMER_ID])).rows
}

const describeEverything = () =>
  query(`
    select (select count(*)::int from activity where customer_id = $1) as activity,
      (select count(*)::int from review_events where customer_id = $1) as events,
      (select count(*)::int from notifications where customer_id = $1) as notifications,
      (select count(*)::int from team_members where customer_id = $1) as members,
      (select count(*)::int from review_notes where customer_id = $1) as notes,
      (select count(*)::int from sandbox.vendor_disputes) as cases,
      (select jsonb_agg(to_jsonb(d) order by id) from disputes d where customer_id = $1) as disputes,
      (select jsonb_agg(to_jsonb(r) - 'listed_at' order by id) from replies r where customer_id = $1) as replies,
      (select jsonb_agg(to_jsonb(r) - 'seen_in_pass' order by id) from reviews r where customer_id = $1) as reviews`)

interface Line {
  action: string
  actorName: string | null
  createdAt: string
}

async function readFeed(): Promise<Line[]> {
  const lines: Line[] = []
  let cursor = ''
  do {
    const { body } = await owner.get(`/api/v1/activity?limit=100${cursor && `&cursor=${cursor}`}`)
    lines.push(...body.items)
    cursor = body.nextCursor ?? ''
  } while (cursor !== '')
  return lines
}

describe('the demo’s story', () => {
  it('waits for the reviews, asking again for itself', async () => {
    await app.jobs.run('demo.furnish')
    await app.jobs.run('demo.tell-story')

    expect(await app.jobs.list('demo.tell-story')).toHaveLength(2)
    expect((await readFeed()).map(({ action }) => action)).not.toContain('dispute.opened')
  })

  it('is told whole or not at all', async () => {
    for (const name of ['demo.connect-listing', 'sync.run']) await app.jobs.run(name)
    await app.superuser.query(`create function die() returns trigger language plpgsql as $$
      begin raise exception 'killed'; end $$`)
    await app.superuser.query(
      `create trigger die before insert on scheduled_responses for each row execute function die()`,
    )
    const before = await describeEverything()
    expect(await app.jobs.tryAll('demo.tell-story')).toContainEqual(expect.stringContaining('killed'))
    await app.superuser.query('drop trigger die on scheduled_responses')

    const { members: _people, cases: _cases, ...after } = (await describeEverything())[0] as Record<string, unknown>
    expect(before[0]).toMatchObject(after)
  })

  it('is told once, however often it is asked for', async () => {
    await app.jobs.run('demo.tell-story')
    const told = await describeEverything()
    await app.jobs.run('demo.tell-story')

    expect(await describeEverything()).toEqual(told)
    expect(told).toMatchObject([{ members: 3, notes: 4, cases: 3 }])
  })

  it('stays as it is when everything is fetched anew', async () => {
    const told = await describeEverything()
    await app.superuser.query('update integrations set last_full_pass_at = null, watermark = null')
    for (const { id } of (await owner.get('/api/v1/integrations')).body.items) {
      await owner.post(`/api/v1/integrations/${id}/sync`)
    }
    await app.jobs.run('sync.run')

    expect(await describeEverything()).toEqual(told)
  })

  it('has a feed that goes back over the fortnight, by three people, newest first', async () => {
    const lines = await readFeed()
    const days = new Set(lines.map(({ createdAt }) => createdAt.slice(0, 10)))
    expect(days.size).toBeGreaterThan(12)
    expect(lines.at(-1)?.action).toBe('workspace.created')
    expect(new Set(lines.map(({ actorName }) => actorName))).toEqual(
      new Set(['Dana Whitlock', 'Marcus Bell', 'Priya Nair', null]),
    )
    const [newest] = lines.filter(({ action }) => action === 'reply.awaits-approval')
    expect(Date.now() - Date.parse(newest?.createdAt ?? '')).toBeGreaterThan(2 * HOUR_MS)
  })

  it('has one dispute won and its review gone, one lost, one under way', async () => {
    const { items } = (await owner.get('/api/v1/disputes')).body
    expect(items.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'in_progress',
      'rejected',
      'resolved',
    ])
    const won = items.find(({ status }: { status: string }) => status === 'resolved')
    const { body } = await owner.get(`/api/v1/disputes/${won.id}`)
    expect(body).toMatchObject({ outcome: 'removed', platformCaseId: expect.stringMatching(/^GD\d+$/) as string })
    const { events } = body as { events: { kind: string; createdAt: string }[] }
    expect(events.map(({ kind }) => kind)).toEqual(['resolved', 'filed', 'created'])
    expect(Date.parse(events[0]?.createdAt ?? '')).toBeGreaterThan(
      Date.parse(events[2]?.createdAt ?? '') + 48 * HOUR_MS,
    )
    const gone = await query<{ has_gone: boolean; status: string; id: string }>(
      `select r.vanished_at is not null as has_gone, r.status, r.platform_review_id as id
       from reviews r join disputes d on d.customer_id = r.customer_id and d.review_id = r.id and d.status = 'resolved'
       where r.customer_id = $1`,
    )
    expect(gone).toMatchObject([{ has_gone: true, status: 'pending' }])
    const { rows: there } = await app.superuser.query(
      'select deleted_at is null as is_there from sandbox.vendor_reviews where id = $1',
      [gone[0]?.id],
    )
    expect(there).toEqual([{ is_there: false }])
  })

  it('has the bad evening as one incident that is over', async () => {
    const { items } = (await owner.get('/api/v1/incidents')).body
    expect(items).toMatchObject([{ state: 'closed', reviewCount: 6, closedByName: 'Dana Whitlock' }])
    const [incident] = items
    const length = Date.parse(incident.closedAt) - Date.parse(incident.openedAt)
    expect(length).toBeGreaterThan(36 * HOUR_MS)
    expect(length).toBeLessThan(60 * HOUR_MS)
  })

  it('leaves a handful of things to do today, all of these days', async () => {
    const { needs } = (await owner.get('/api/v1/dashboard/needs')).body as {
      needs: { need: string; count: number; items: { at: string }[] }[]
    }
    expect(Object.fromEntries(needs.map(({ need, count }) => [need, count]))).toEqual({
      'low-reviews': 2,
      'reply-problems': 1,
      approvals: 1,
    })
    for (const { at } of needs.flatMap(({ items }) => items)) {
      expect(Date.now() - Date.parse(at)).toBeLessThan(36 * HOUR_MS)
    }
    expect((await owner.get('/api/v1/scheduled-responses')).body.items).toHaveLength(1)
  })

  it('rings for the owner: what is of today unread, what is older read', async () => {
    const { items } = (await owner.get('/api/v1/notifications?limit=50')).body as {
      items: { kind: string; isRead: boolean; createdAt: string }[]
    }
    const kinds = (isRead: boolean) => new Set(items.filter((item) => item.isRead === isRead).map(({ kind }) => kind))
    expect([...kinds(false)]).toEqual(
      expect.arrayContaining(['reply.awaiting', 'review.mentioned', 'reply.rejected', 'review.bad']),
    )
    expect([...kinds(true)]).toEqual(expect.arrayContaining(['incident.opened', 'dispute.changed']))
    const oldUnread = items.filter(
      ({ isRead, createdAt }) => !isRead && Date.now() - Date.parse(createdAt) > 24 * HOUR_MS,
    )
    expect(oldUnread).toEqual([])
  })

  it('answers most reviews, and counts what the lists show', async () => {
    const [share] = await query<{ answered: number }>(
      `select avg((response is not null)::int)::float as answered from reviews where customer_id = $1`,
    )
    expect(share?.answered).toBeGreaterThan(0.8)
    expect(share?.answered).toBeLessThan(0.92)
    const sums = () => query('select * from review_totals where customer_id = $1 order by 1, 2, 3, 4, 5')
    const kept = await sums()
    await query('select rebuild_review_totals($1)')
    expect(await sums()).toEqual(kept)
  })

  it('leaves every review in the state that follows from what happened to it', async () => {
    const rows = await query<{ status: ReviewStatus } & Record<string, Date | null>>(
      `select status, responded_at, scheduled_at, cancelled_at, flagged_at, disputed_at, created_at from reviews
       where customer_id = $1`,
    )
    const facts = (row: (typeof rows)[number]) => ({
      respondedAt: row['responded_at'] ?? null,
      scheduledAt: row['scheduled_at'] ?? null,
      cancelledAt: row['cancelled_at'] ?? null,
      flaggedAt: row['flagged_at'] ?? null,
      disputedAt: row['disputed_at'] ?? null,
    })
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['pending', 'responded', 'flagged', 'scheduled', 'disputed']),
    )
    for (const row of rows) expect(row.status).toBe(deriveStatus(facts(row)))
    const tooLate = await query(
      `select kind, created_at from review_events where customer_id = $1 and created_at > now() - interval '1 hour'`,
    )
    expect(tooLate).toEqual([])
  })

  it('sends no mail about the past', async () => {
    const deliveries = await query<{ kind: string }>(
      `select distinct kind from notification_deliveries where customer_id = $1 order by kind`,
    )
    expect(deliveries.map(({ kind }) => kind)).toEqual(['review.bad'])
    await app.jobs.run('notifications.deliver')
    for (const person of ['marcus', 'priya']) {
      const { body } = await app.anonymous.get(`/sandbox/mailbox?to=${person}@harbourbistro.test`)
      expect(body.messages).toEqual([])
    }
  })

  it('has colleagues whom nobody can sign in as', async () => {
    for (const guess of ['', password, 'goodword-admin']) {
      const answer = await app.anonymous.post('/auth/v1/token?grant_type=password', {
        email: 'marcus@harbourbistro.test',
        password: guess,
      })
      expect(answer.status).toBe(400)
    }
  })

  it('is nothing that another customer sees', async () => {
    const stranger = app.as(await app.make.member())
    for (const path of ['disputes', 'incidents', 'notifications', 'scheduled-responses', 'reviews']) {
      expect([path, (await stranger.get(`/api/v1/${path}`)).body.items]).toEqual([path, []])
    }
    const elsewhere = await query<{ total: number }>(
      `select (select count(*) from disputes where customer_id <> $1) + (select count(*) from incidents where customer_id <> $1)
        + (select count(*) from replies where customer_id <> $1) as total`,
    )
    expect(elsewhere).toEqual([{ total: '0' }])
  })
})
