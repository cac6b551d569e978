import { expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/make.ts'

// A provider that nobody answers for.
const app = await startTestApp({
  AI_API_KEY: 'a-key',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_MODEL: 'a-model',
})
const fixture = createDisputeFixture(app)
const prioritize = (member: TestMember) => app.as(member).post(`${fixture.path}/prioritize`, {})
const standing = async (member: TestMember) => (await app.as(member).get(`${fixture.path}/prioritizing`)).body
const runToTheEnd = () => app.jobs.tryAll('disputes.prioritize', { isLastTry: true })

it('tells whoever asked when it fails for good, once for all of them, and is offered again', async () => {
  const [owner, stranger] = [await app.make.member(), await app.make.member()]
  const started = [await fixture.start(owner), await fixture.start(owner)]
  const over = await fixture.start(owner)
  await fixture.act(owner, over.disputeId, 'resolve')
  await fixture.start(stranger)
  expect(await standing(owner)).toEqual({ waiting: 2, failed: 0, refusal: null })

  await prioritize(owner)
  await runToTheEnd()

  expect(await standing(owner)).toEqual({
    waiting: 2,
    failed: 2,
    refusal: null,
  })
  expect(await fixture.bells(owner)).toEqual([
    expect.objectContaining({
      type: 'dispute',
      message: 'Disputes could not be prioritized.',
      link: '/disputes',
    }),
  ])
  expect([await standing(stranger), await fixture.bells(stranger)]).toEqual([
    { waiting: 1, failed: 0, refusal: null },
    [],
  ])
  for (const { disputeId } of started) expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created'])

  expect((await prioritize(owner)).body).toEqual({ count: 2 })
  expect(await standing(owner)).toEqual({ waiting: 2, failed: 0, refusal: null })
})
