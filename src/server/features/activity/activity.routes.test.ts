import { describe, expect, it } from 'vitest'
import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { ACTIVITY_ACTIONS, type ActivityAction, type SubjectType } from '#shared/domain/activity-actions.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { explain } from '#testing/explain.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { recordActivity } from './activity.service.ts'

const app = await startTestApp()
const { transactions } = app.product.base

const record = (customerId: string, label: string) =>
  transactions.step(customerId, (tx) =>
    recordActivity(tx, null, 'workspace.created', { type: 'customer', id: customerId, label }),
  )

/** A line of this kind, by this person or by the product itself. */
const tell = (
  { customerId }: { customerId: string },
  line: { action: ActivityAction; type: SubjectType; id?: string; by?: TestMember },
) =>
  transactions.step(customerId, (tx) =>
    recordActivity(tx, line.by ?? null, line.action, {
      type: line.type,
      id: line.id ?? customerId,
      label: line.action,
    }),
  )

async function listLines(person: TestMember, query = ''): Promise<ActivityEntry[]> {
  const { body } = await app.as(person).get(`/api/v1/activity?limit=100${query}`)
  return body.items
}

async function listActions(person: TestMember, query = ''): Promise<ActivityAction[]> {
  return (await listLines(person, query)).map(({ action }) => action)
}

/** Counted lines of a customer: the plan for a table with next to nothing in it says nothing. */
async function fillActivity(): Promise<TestMember> {
  const owner = await app.make.member()
  await app.superuser.query(
    `insert into activity (customer_id, actor_user_id, action, subject_type, subject_id, subject_label, subject_group, created_at)
     select $1, (array[null, $2::uuid, gen_random_uuid()])[line % 3 + 1], 'reply.live', 'customer', $1, 'x',
       (array['replies', 'team', 'reviews', 'disputes', 'workspace'])[line % 5 + 1], now() - line * interval '1 minute'
     from generate_series(1, 5000) line`,
    [owner.customerId, owner.userId],
  )
  await app.superuser.query('analyze activity')
  return owner
}

describe('GET /api/v1/activity', () => {
  it('tells who signed in, newest first', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })

    const { status, body } = await app.as(owner).get('/api/v1/activity')

    expect(status).toBe(200)
    expect(body.items).toEqual([
      expect.objectContaining({ action: 'member.signed-in', actorName: colleague.name, subjectId: colleague.memberId }),
      expect.objectContaining({ action: 'member.signed-in', actorName: owner.name, subjectId: owner.memberId }),
    ])
  })

  it('goes on where the last page ended, without a gap or a double, while new lines arrive', async () => {
    const owner = await app.make.member()
    for (let line = 0; line < 12; line += 1) await record(owner.customerId, `line ${line}`)
    const labels: string[] = []
    const times: string[] = []
    let cursor: string | null = ''

    while (cursor !== null) {
      const query: string = cursor ? `&cursor=${cursor}` : ''
      const { body } = await app.as(owner).get(`/api/v1/activity?limit=5${query}`)
      labels.push(...body.items.map((item: { subjectLabel: string }) => item.subjectLabel))
      times.push(...body.items.map((item: { createdAt: string }) => item.createdAt))
      cursor = body.nextCursor
      await record(owner.customerId, 'late line')
    }

    // Lines of one millisecond stand in any order, always the same one.
    const lines = Array.from({ length: 12 }, (_, line) => `line ${line}`)
    expect(labels.toSorted()).toEqual([...lines, owner.name].toSorted())
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('shows nothing of another customer, not even by its cursor', async () => {
    const [ours, theirs] = [await app.make.member(), await app.make.member()]
    for (let line = 0; line < 3; line += 1) await record(theirs.customerId, 'secret')
    const { body: first } = await app.as(theirs).get('/api/v1/activity?limit=1')

    const { body } = await app.as(ours).get(`/api/v1/activity?cursor=${first.nextCursor}`)

    expect(JSON.stringify(body)).not.toContain('secret')
  })

  it('is served by its index, however many lines there are', async () => {
    const plan = await explain(
      app.superuser,
      `select * from activity where customer_id = '${NIL_CUSTOMER}'
       and (created_at, id) < (now(), '${NIL_CUSTOMER}') order by created_at desc, id desc limit 25`,
    )

    expect(plan).toContain('activity_newest')
    expect(plan).not.toContain('Sort')
  })
})

describe('the filters of the feed', () => {
  it('put every kind of line under one subject', async () => {
    const owner = await app.make.member()
    for (const action of ACTIVITY_ACTIONS) await tell(owner, { action, type: 'customer' })

    const counts: Record<string, string[]> = {}
    for (const subject of [
      'reviews',
      'replies',
      'disputes',
      'connections',
      'team',
      'security',
      'billing',
      'workspace',
    ]) {
      const areas = (await listActions(owner, `&subject=${subject}`)).map((action) => action.split('.')[0] ?? '')
      counts[subject] = [...new Set(areas)].toSorted()
    }

    expect(counts).toEqual({
      reviews: ['import', 'review'],
      replies: ['reply'],
      disputes: ['dispute', 'incident'],
      connections: ['integration', 'provider'],
      team: ['member'],
      security: ['account', 'security'],
      billing: ['billing'],
      workspace: ['assistant', 'automation', 'sso', 'workspace'],
    })
  })

  it('take several subjects, and go on through all of them newest first', async () => {
    const owner = await app.make.member()
    const pattern = ['review.flagged', 'reply.live', 'integration.broken', 'reply.live', 'review.flagged'] as const
    for (const action of pattern) await tell(owner, { action, type: 'customer' })
    const actions: string[] = []
    let cursor: string | null = ''

    while (cursor !== null) {
      const at: string = cursor ? `&cursor=${cursor}` : ''
      const { body } = await app.as(owner).get(`/api/v1/activity?subject=reviews&subject=replies&limit=1${at}`)
      actions.push(...body.items.map((item: ActivityEntry) => item.action))
      cursor = body.nextCursor
    }

    expect(actions).toEqual(['review.flagged', 'reply.live', 'reply.live', 'review.flagged'])
  })

  it('tell one person’s doings and the product’s own apart', async () => {
    const owner = await app.make.member()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await tell(owner, { action: 'review.flagged', type: 'customer', by: colleague })
    await tell(owner, { action: 'reply.live', type: 'customer' })

    expect(await listActions(owner, `&actor=${colleague.userId}`)).toEqual(['review.flagged', 'member.signed-in'])
    expect(await listActions(owner, `&actor=${colleague.userId}&subject=team`)).toEqual(['member.signed-in'])
    expect(await listActions(owner, '&actor=product')).toEqual(['reply.live'])
  })

  it('find nothing of another customer’s people', async () => {
    const [ours, theirs] = [await app.make.member(), await app.make.member()]

    expect(await listActions(ours, `&actor=${theirs.userId}`)).toEqual([])
    expect(await listActions(ours, '&subject=team')).toEqual(['member.signed-in'])
  })

  it.each(['subject=weather', 'actor=somebody'])('are refused where they make no sense: %s', async (query) => {
    const owner = await app.make.member()

    expect((await app.as(owner).get(`/api/v1/activity?${query}`)).status).toBe(400)
  })

  it.each([
    ['activity_by_subject', ''],
    ['activity_by_person', 'and actor_user_id = $2'],
    ['activity_by_product', 'and actor_user_id is null'],
  ])('are served by the index %s %s', async (index, condition) => {
    const { customerId, userId } = await fillActivity()
    const plan = await explain(
      app.superuser,
      `select line.* from unnest('{replies,team}'::text[]) wanted(subject) inner join lateral (
         select * from activity where customer_id = '${customerId}' and subject_group = wanted.subject ${condition.replace('$2', `'${userId}'`)}
         and (created_at, id) < (now(), '${NIL_CUSTOMER}') order by created_at desc, id desc limit 25
       ) line on true order by line.created_at desc, line.id desc limit 25`,
    )

    expect(plan).toContain(`Index Scan using ${index}`)
    // One sorts the few that were read; none sorts what there is.
    expect(plan.match(/Sort Key/g)).toHaveLength(1)
  })
})

describe('what a person sees in the feed', () => {
  it('has no disputes where the plan has none, asked for or not', async () => {
    const owner = await app.make.member({ tier: 'starter' })
    await tell(owner, { action: 'dispute.opened', type: 'dispute' })
    await tell(owner, { action: 'incident.opened', type: 'incident' })

    expect(await listActions(owner)).toEqual(['member.signed-in'])
    expect(await listActions(owner, '&subject=disputes')).toEqual([])
    expect(await listActions(owner, '&actor=product')).toEqual([])
  })

  it('has nothing of what they may not see', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const permissions = ['activity.view']
    await app.as(owner).patch(`/api/v1/team/${member.memberId}`, { permissions })
    await tell(owner, { action: 'workspace.created', type: 'customer' })
    for (const action of ACTIVITY_ACTIONS) {
      if (!/^(workspace|automation|sso|assistant|integration|provider)/.test(action))
        await tell(owner, { action, type: 'customer' })
    }

    expect(await listActions(member)).toEqual(['workspace.created'])
    expect(await listActions(member, '&subject=reviews&subject=replies&subject=team')).toEqual([])
    expect(await listActions(member, '&actor=product')).toEqual(['workspace.created'])
  })

  it('leads to the subject', async () => {
    const owner = await app.make.member()
    const { customerId } = owner
    const review = await app.make.review({ customerId })
    await tell(owner, { action: 'sso.changed', type: 'customer' })
    await tell(owner, { action: 'assistant.voice-changed', type: 'customer' })
    await tell(owner, { action: 'import.done', type: 'import' })
    await tell(owner, { action: 'incident.opened', type: 'incident' })
    await tell(owner, { action: 'dispute.opened', type: 'dispute' })
    await tell(owner, { action: 'reply.live', type: 'review', id: review })

    expect((await listLines(owner)).map(({ link }) => link)).toEqual([
      `/reviews?review=${review}`,
      `/disputes?dispute=${customerId}`,
      `/disputes?incident=${customerId}`,
      '/settings?tab=integrations',
      '/settings?tab=assistant',
      '/settings?tab=security',
      '/team',
    ])
  })

  it('leads nowhere a role may not go, nor to a review that is gone or another customer’s', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const theirs = await app.make.review({ customerId: await app.make.customer() })
    await tell(owner, { action: 'sso.changed', type: 'customer' })
    await tell(owner, { action: 'workspace.created', type: 'customer' })
    await tell(owner, { action: 'integration.broken', type: 'integration' })
    await tell(owner, { action: 'review.flagged', type: 'review' })
    await tell(owner, { action: 'review.flagged', type: 'review', id: theirs })

    const shown = (await listLines(member)).filter(({ action }) => action !== 'member.signed-in')

    expect(shown.map(({ action, link }) => [action, link])).toEqual([
      ['review.flagged', null],
      ['review.flagged', null],
      ['integration.broken', null],
      ['workspace.created', null],
      ['sso.changed', null],
    ])
  })
})
