import { describe, expect, it } from 'vitest'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/make.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)

async function start() {
  const owner = await app.make.member()
  const { disputeId } = await fixture.start(owner, { dispute: { evidence: ['one', 'two'] } })
  const change = async (changes: object, member: TestMember = owner) =>
    fixture.change(member, disputeId, { updatedAt: (await fixture.get(owner, disputeId)).updatedAt, ...changes })
  return { owner, disputeId, change }
}
const latest = ({ events }: DisputeDetail) => events.map(({ kind, detail }) => [kind, detail])

describe('changing a dispute', () => {
  it('keeps a line of history for each kind of change', async () => {
    const { owner, change } = await start()
    const dueAt = '2030-01-02T00:00:00.000Z'
    const { body } = await change({
      reason: 'offensive',
      description: 'Other words',
      evidence: ['two', 'three'],
      notes: ['A note'],
      dueAt,
      assigneeId: owner.userId,
    })
    expect(body).toMatchObject({
      reason: 'offensive',
      description: 'Other words',
      evidence: ['two', 'three'],
      notes: ['A note'],
      dueAt,
      assignee: { userId: owner.userId, name: owner.name },
    })
    expect(new Set(latest(body).slice(0, -1).map(String))).toEqual(
      new Set(
        [
          ['changed', 'reason, category, description'],
          ['evidence-added', 'three'],
          ['evidence-removed', 'one'],
          ['note-added', 'A note'],
          ['deadline-set', dueAt],
          ['assigned', owner.name],
        ].map(String),
      ),
    )
    expect(body.events.every(({ actorName }: { actorName: string }) => actorName === owner.name)).toBe(true)
  })

  it('to another reason takes the platform’s category for it, unless the one there is goes with it', async () => {
    const { change } = await start()
    const { body: other } = await change({ reason: 'offensive' })
    expect([other.category, latest(other)[0]]).toEqual(['offensive', ['changed', 'reason, category']])
    await change({ category: 'personal-information' })
    expect((await change({ reason: 'other' })).body.category).toBe('personal-information')
    expect((await change({ reason: 'fake', category: 'impersonation' })).body.category).toBe('impersonation')
  })

  it('to another reason leaves its priority as one for the reason before', async () => {
    const { owner, disputeId, change } = await start()
    expect((await fixture.act(owner, disputeId, 'prioritize')).body.isPriorityOutdated).toBe(false)
    expect((await change({ reason: 'offensive' })).body.isPriorityOutdated).toBe(true)
    expect((await fixture.act(owner, disputeId, 'prioritize')).body.isPriorityOutdated).toBe(false)
  })

  it('of the words that were drafted keeps whose they were, as edited', async () => {
    const owner = await app.make.member()
    const description = 'The review names a waiter we never had and a dish we never sold.'
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into dispute_drafts (customer_id, user_id, description, origin) values ($1, $2, $3, $4) returning id`,
      [owner.customerId, owner.userId, description, JSON.stringify({ engine: 'template', model: null, version: '1' })],
    )
    const opened = (await fixture.open(owner, { description, draftId: rows[0]?.id })).body
    expect(opened).toMatchObject({ origin: { engine: 'template' }, isDraftEdited: false })
    const changed = await fixture.change(owner, opened.id, {
      description: 'Our own words.',
      updatedAt: opened.updatedAt,
    })
    expect(changed.body).toMatchObject({ origin: { engine: 'template' }, isDraftEdited: true })
    const edited = await fixture.open(owner, { description: `${description} Really.`, draftId: rows[0]?.id })
    expect(edited.body).toMatchObject({ origin: { engine: 'template' }, isDraftEdited: true })
    expect((await fixture.open(owner)).body).toMatchObject({ origin: null, isDraftEdited: false })
  })

  it('to what it is has no line', async () => {
    const { owner, disputeId, change } = await start()
    const before = await fixture.get(owner, disputeId)
    const { body } = await change({ reason: 'fake', evidence: ['one', 'two'], assigneeId: null, dueAt: null })
    expect(body).toEqual(before)
  })

  it('that somebody has changed meanwhile is a conflict, raced fifty times too', async () => {
    const { owner, disputeId } = await start()
    const { updatedAt } = await fixture.get(owner, disputeId)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        fixture.change(owner, disputeId, { updatedAt, description: `No ${turn}` }),
      ),
    )
    const lost = answers.filter(({ status }) => status !== 200)
    expect(lost).toHaveLength(49)
    expect(lost[0]?.body).toMatchObject({
      code: 'conflict',
      detail: 'Someone changed this dispute in the meantime. Take another look before you change it.',
    })
  })

  it('that is decided takes notes and nothing else', async () => {
    const { owner, disputeId, change } = await start()
    await fixture.act(owner, disputeId, 'resolve')
    expect((await change({ description: 'Late' })).body).toMatchObject({
      code: 'illegal-transition',
      detail: 'A dispute that is resolved cannot be changed.',
    })
    expect((await change({ notes: ['They wrote back'] })).body.notes).toEqual(['They wrote back'])
  })

  it('is for a colleague of the team to look after, and for nobody else', async () => {
    const { owner, disputeId, change } = await start()
    const stranger = await app.make.member()
    expect((await change({ assigneeId: stranger.userId })).status).toBe(400)
    expect((await change({ description: 'Mine' }, stranger)).status).toBe(404)
    expect((await fixture.get(owner, disputeId)).assignee).toBeNull()
  })

  it('waits while a platform is told what it says: evidence is part of that', async () => {
    const { owner, disputeId, change } = await start()
    await app.superuser.query(`update disputes set filing_state = 'queued' where id = $1`, [disputeId])

    for (const changes of [{ description: 'Other' }, { evidence: [] }]) {
      expect((await change(changes)).body.detail).toBe('The dispute is being filed. Wait until that is done.')
    }
    expect((await change({ notes: ['A note'] })).status).toBe(200)
    expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created', 'note-added'])
  })

  it('stays as the platform has it once it is filed, until it is reopened', async () => {
    const { owner, disputeId, change } = await start()
    await fixture.act(owner, disputeId, 'filed', { reference: 'G-1' })

    const refused = await change({ description: 'Other' })
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This dispute has been filed. Its description stays as the platform has it.',
    ])
    expect((await change({ evidence: ['Another guest saw it'] })).status).toBe(200)
    await fixture.act(owner, disputeId, 'reject')
    await fixture.act(owner, disputeId, 'reopen')
    expect((await change({ description: 'Other' })).body).toMatchObject({ description: 'Other' })
  })
})

describe('the checklist', () => {
  const put = async (member: TestMember, disputeId: string, items: object[]) => {
    const { updatedAt } = await fixture.get(member, disputeId)
    return app.as(member).put(`${fixture.path}/${disputeId}/checklist`, { items, updatedAt })
  }

  it('keeps the ids of what stays, and tells how much is done', async () => {
    const { owner, disputeId } = await start()
    const [first] = (await put(owner, disputeId, [{ text: 'Call', isDone: false }])).body.checklist
    const items = [
      { ...first, isDone: true },
      { ...first, text: 'Again', isDone: false },
    ]
    const { body } = await put(owner, disputeId, items)
    expect(body.checklist).toEqual([
      { ...first, isDone: true },
      { id: expect.any(String), text: 'Again', isDone: false },
    ])
    expect(body.checklist[1].id).not.toBe(first.id)
    expect(latest(body)[0]).toEqual(['checked', '1/2'])
  })

  it('takes nothing away that whoever changes it has not seen', async () => {
    const { owner, disputeId } = await start()
    const { updatedAt } = await fixture.get(owner, disputeId)
    await put(owner, disputeId, [{ text: 'Theirs', isDone: false }])

    const late = await app.as(owner).put(`${fixture.path}/${disputeId}/checklist`, {
      items: [{ text: 'Mine', isDone: false }],
      updatedAt,
    })

    expect(late.body.code).toBe('conflict')
    expect((await fixture.get(owner, disputeId)).checklist).toMatchObject([{ text: 'Theirs' }])
  })

  it('is not another customer’s', async () => {
    const { disputeId } = await start()
    const given = { items: [], updatedAt: new Date().toISOString() }
    const stranger = app.as(await app.make.member())
    expect((await stranger.put(`${fixture.path}/${disputeId}/checklist`, given)).status).toBe(404)
  })
})

describe('taking action', () => {
  const priority = {
    priorityLevel: 'high',
    urgencyScore: 8,
    reasoning: 'It is recent.',
    estimatedImpact: 'high',
    recommendedActions: ['Gather proof', 'Report it', 'Gather proof', ' '],
    origin: { engine: 'template', model: null, version: '1' },
  }

  it('carries the recommended actions over, once each, however often it is pressed', async () => {
    const { owner, disputeId } = await start()
    await app.superuser.query('update disputes set priority = $2 where id = $1', [disputeId, JSON.stringify(priority)])
    const answers = await Promise.all(Array.from({ length: 5 }, () => fixture.act(owner, disputeId, 'take-action')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const after = await fixture.get(owner, disputeId)
    expect(after.checklist.map(({ text }) => text)).toEqual(['Gather proof', 'Report it'])
    expect(after.status).toBe('pending')
    expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created', 'action-taken'])
  })

  it('needs to know what to do', async () => {
    const { owner, disputeId } = await start()
    expect((await fixture.act(owner, disputeId, 'take-action')).body).toMatchObject({
      code: 'illegal-transition',
      detail: 'Prioritize the dispute first: there are no recommended actions yet.',
    })
  })
})
