import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from '#shared/domain/customer-settings.ts'
import { ALL_DAY, AUTOMATION, RULES, createAutomationFixture } from '#testing/automation-fixture.ts'
import { RULE } from '#testing/access-matrix/sent-bodies.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createAutomationFixture(app)

describe('the automation of a customer', () => {
  it('begins switched off, with a text for each sentiment, a quarter of an hour and a working week', async () => {
    const owner = await app.make.member()
    const { responseTemplates, workingHours, ...others } = await fixture.read(owner)
    expect(others).toEqual({
      autoRespond: false,
      responseDelay: 15,
      dailyCap: 30,
      isStopped: false,
      consent: null,
      revision: 0,
    })
    expect(Object.keys(responseTemplates)).toEqual(['positive', 'neutral', 'negative'])
    expect(workingHours).toMatchObject({ enabled: false })
    expect(workingHours.schedule.map(({ day }) => day)).toEqual([...WEEKDAYS])
  })

  it('is switched on by whoever agrees to the texts, which is kept with their name, and asked again for others', async () => {
    const owner = await app.make.member()
    expect(await fixture.save(owner, { autoRespond: true })).toMatchObject({
      status: 400,
      body: { reason: 'automation-consent-needed', errors: [{ field: 'hasConsented' }] },
    })

    const on = await fixture.save(owner, { autoRespond: true, hasConsented: true })
    expect(on.body).toMatchObject({ autoRespond: true, consent: { name: owner.name }, revision: 1 })
    expect((await fixture.save(owner, { responseDelay: 60 })).body).toMatchObject({ consent: on.body.consent })
    const responseTemplates = { positive: 'Thank you!', neutral: '', negative: '' }
    expect((await fixture.save(owner, { responseTemplates })).status).toBe(400)
    expect((await fixture.save(owner, { responseTemplates, hasConsented: true })).status).toBe(200)

    const { items } = (await app.as(owner).get('/api/v1/activity?subject=workspace')).body
    const told = items.map(({ action }: { action: string }) => action)
    expect(told.filter((action: string) => action === 'automation.consented')).toHaveLength(2)
  })

  it('is not switched on by somebody whose own replies need approval', async () => {
    const owner = await app.make.member()
    const admin = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    await app.superuser.query(`update team_members set reply_approval = 'always' where id = $1`, [admin.memberId])
    const on = { autoRespond: true, hasConsented: true }
    expect(await fixture.save(admin, on)).toMatchObject({ status: 403, body: { reason: 'approval-needed' } })
    expect((await fixture.save(owner, on)).status).toBe(200)
  })

  it('tells the second of two who save at once', async () => {
    const owner = await app.make.member()
    const { consent: _consent, ...seen } = await fixture.read(owner)
    expect((await app.as(owner).put(AUTOMATION, seen)).status).toBe(200)
    expect(await app.as(owner).put(AUTOMATION, seen)).toMatchObject({
      status: 409,
      body: { reason: 'settings-changed-meanwhile' },
    })
  })

  it.each([
    ['responseDelay', { responseDelay: -1 }],
    ['responseDelay', { responseDelay: 1.5 }],
    ['responseDelay', { responseDelay: 10_081 }],
    ['dailyCap', { dailyCap: 0 }],
    ['responseTemplates.neutral', { responseTemplates: { positive: '', neutral: 'Hi {nobody}', negative: '' } }],
    ['responseTemplates.positive', { responseTemplates: { positive: 'x'.repeat(4001), neutral: '', negative: '' } }],
    [
      'workingHours.enabled',
      { workingHours: { enabled: true, schedule: ALL_DAY.map((day) => ({ ...day, enabled: false })) } },
    ],
    [
      'workingHours.schedule.0.end',
      { workingHours: { enabled: false, schedule: ALL_DAY.map((day) => ({ ...day, end: '00:00' })) } },
    ],
    [
      'workingHours.schedule.0.start',
      { workingHours: { enabled: false, schedule: ALL_DAY.map((day) => ({ ...day, start: '9am' })) } },
    ],
  ])('refuses as %s %o', async (field, changes) => {
    const owner = await app.make.member()
    const { status, body } = await fixture.save(owner, changes)
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([
      400,
      expect.arrayContaining([field]),
    ])
  })

  it('is another customer’s own affair, and not for a manager to change', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await fixture.save(owner, { responseDelay: 99 })
    expect(await fixture.read(stranger)).toMatchObject({ responseDelay: 15 })
    expect(await fixture.read(manager)).toMatchObject({ responseDelay: 99 })
    expect((await fixture.save(manager, { responseDelay: 1 })).status).toBe(403)
  })
})

describe('rules', () => {
  const names = async (owner: Parameters<typeof fixture.read>[0]) =>
    (await app.as(owner).get(RULES)).body.items.map(({ name }: { name: string }) => name)

  it('are added, changed, put in order and deleted', async () => {
    const owner = await app.make.member()
    const [one, two] = [
      await fixture.addRule(owner, { name: 'One', actions: { tags: ['a'] } }),
      await fixture.addRule(owner, { name: 'Two', actions: { tags: ['b'] } }),
    ]
    expect(await names(owner)).toEqual(['One', 'Two'])

    const order = await app.as(owner).put('/api/v1/automation/rule-order', { ruleIds: [two.body.id, one.body.id] })
    expect(order.body.items.map(({ name }: { name: string }) => name)).toEqual(['Two', 'One'])

    const changed = { revision: 0, rule: { ...RULE, name: 'Three' } }
    expect((await app.as(owner).put(`${RULES}/${one.body.id}`, changed)).body).toMatchObject({
      name: 'Three',
      revision: 1,
    })
    expect(await app.as(owner).put(`${RULES}/${one.body.id}`, changed)).toMatchObject({
      status: 409,
      body: { reason: 'rules-changed-meanwhile' },
    })
    await app.as(owner).delete(`${RULES}/${two.body.id}`)
    expect(await names(owner)).toEqual(['Three'])
  })

  it('keep their order against whoever has not seen all of them', async () => {
    const owner = await app.make.member()
    const { body } = await fixture.addRule(owner, { actions: { tags: ['a'] } })
    await fixture.addRule(owner, { actions: { tags: ['b'] } })
    for (const ruleIds of [[body.id], [body.id, body.id], []]) {
      expect((await app.as(owner).put('/api/v1/automation/rule-order', { ruleIds })).status).toBe(409)
    }
  })

  it('that post texts need consent to these', async () => {
    const owner = await app.make.member()
    const actions = { answer: 'send', texts: ['Thank you!'] }
    expect((await fixture.addRule(owner, { actions, hasConsented: false })).body.reason).toBe(
      'automation-consent-needed',
    )
    const { body } = await fixture.addRule(owner, { actions })
    expect(body).toMatchObject({ isOn: true, consent: { name: owner.name } })
    const { id, revision, consent: _consent, ...rule } = body
    const others = { ...rule, actions: { ...rule.actions, texts: ['Thanks!'] } }
    expect((await app.as(owner).put(`${RULES}/${id}`, { revision, rule: others })).status).toBe(400)
    expect((await app.as(owner).put(`${RULES}/${id}`, { revision, rule: { ...rule, name: 'Other' } })).status).toBe(200)
  })

  it.each([
    ['actions.answer', { actions: {} }],
    ['actions.texts', { actions: { answer: 'send' } }],
    ['actions.texts.0', { actions: { answer: 'draft', texts: ['{nobody}'] } }],
    ['when.ratings.0', { when: { ratings: [6] }, actions: { tags: ['a'] } }],
    ['name', { name: ' ', actions: { tags: ['a'] } }],
  ])('are refused for %s', async (field, rule) => {
    const { status, body } = await fixture.addRule(await app.make.member(), rule)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it('name only people and places of their own customer, who alone sees them', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const place = await app.make.location(stranger.customerId, 'Pier')
    expect((await fixture.addRule(owner, { actions: { assigneeId: stranger.userId } })).status).toBe(400)
    expect((await fixture.addRule(owner, { actions: { notifyIds: [stranger.userId] } })).status).toBe(400)
    expect((await fixture.addRule(owner, { when: { locationIds: [place] }, actions: { tags: ['a'] } })).status).toBe(
      404,
    )

    const { body } = await fixture.addRule(owner, { actions: { tags: ['a'] } })
    expect(await names(stranger)).toEqual([])
    const at = app.as(stranger)
    expect((await at.put(`${RULES}/${body.id}`, { revision: 0, rule: RULE })).status).toBe(404)
    expect((await at.delete(`${RULES}/${body.id}`)).status).toBe(404)
    expect((await at.post('/api/v1/automation/dry-run', { ruleId: body.id })).status).toBe(404)
  })
})
