import { expect, it } from 'vitest'
import { createDisputeBench } from '#testing/dispute-bench.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/make.ts'

// A provider that nobody answers for.
const app = await startTestApp({
  AI_API_KEY: 'a-key',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_MODEL: 'a-model',
})
const bench = createDisputeBench(app)
const prioritize = (member: TestMember) => app.as(member).post(`${bench.path}/prioritize`, {})
const standing = async (member: TestMember) => (await app.as(member).get(`${bench.path}/prioritizing`)).body
const runToTheEnd = () => app.jobs.tryAll('disputes.prioritize', { isLastTry: true })

it('tells whoever asked when it fails for good, once for all of them, and is offered again', async () => {
  const [owner, stranger] = [await app.make.member(), await app.make.member()]
  const started = [await bench.start(owner), await bench.start(owner)]
  const over = await bench.start(owner)
  await bench.act(owner, over.disputeId, 'resolve')
  await bench.start(stranger)
  expect(await standing(owner)).toEqual({ waiting: 2, failed: 0, refusal: null })

  await prioritize(owner)
  await runToTheEnd()

  expect(await standing(owner)).toEqual({
    waiting: 2,
    failed: 2,
    refusal: null,
  })
  expect(await bench.bells(owner)).toEqual([
    expect.objectContaining({
      type: 'dispute',
      message: 'Disputes could not be prioritized.',
      link: '/disputes',
    }),
  ])
  expect([await standing(stranger), await bench.bells(stranger)]).toEqual([
    { waiting: 1, failed: 0, refusal: null },
    [],
  ])
  for (const { disputeId } of started) expect(await bench.kindsOf(owner, disputeId)).toEqual(['created'])

  expect((await prioritize(owner)).body).toEqual({ count: 2 })
  expect(await standing(owner)).toEqual({ waiting: 2, failed: 0, refusal: null })
})
