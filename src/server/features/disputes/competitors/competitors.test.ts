import { describe, expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/make.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)
const PATH = `${fixture.path}/competitors`
const save = (member: TestMember, names: string[]) => app.as(member).put(PATH, { names })
const draft = (member: TestMember) =>
  app.as(member).post(`${fixture.path}/draft`, {
    reviewId: null,
    reason: 'competitor',
    platform: 'google',
    rating: 1,
    content: 'Awful. The Seaside Inn is so much better.',
  })

describe('competitors', () => {
  it('are named once each, by those who manage settings, for their own business', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    expect((await save(owner, [' Seaside Inn ', '', 'Seaside Inn', 'Harbour Bar'])).body).toEqual({
      names: ['Seaside Inn', 'Harbour Bar'],
    })
    expect((await save(manager, [])).status).toBe(403)
    expect((await app.as(manager).get(PATH)).body).toEqual({ names: ['Seaside Inn', 'Harbour Bar'] })
    expect((await app.as(stranger).get(PATH)).body).toEqual({ names: [] })
    expect((await save(owner, ['x'.repeat(101)])).status).toBe(400)
  })

  it('that a review names are pointed out in the draft', async () => {
    const owner = await app.make.member()
    const before = (await draft(owner)).body.evidence as string[]
    await save(owner, ['Seaside Inn'])
    const after = (await draft(owner)).body.evidence as string[]
    expect(after.filter((line) => line.includes('Seaside Inn')).length).toBeGreaterThan(
      before.filter((line) => line.includes('Seaside Inn')).length,
    )
  })

  it('that a review names are told where its chances are, to their own business alone', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    await save(stranger, ['Seaside Inn'])
    const told = { platform: 'google', rating: 1, content: 'Awful. The Seaside Inn is so much better.' }
    const { body } = await fixture.open(owner, told)
    const listGrounds = async () => ((await fixture.get(owner, body.id)).estimate?.grounds ?? []).map(({ key }) => key)
    expect(await listGrounds()).not.toContain('names-competitor')
    await save(owner, ['Seaside Inn'])
    expect(await listGrounds()).toContain('names-competitor')
  })

  it('are not for a plan without disputes', async () => {
    const owner = await app.make.member({ tier: 'starter' })
    expect([(await save(owner, [])).body.code, (await app.as(owner).get(PATH)).body.code]).toEqual([
      'plan-limit',
      'plan-limit',
    ])
  })
})
