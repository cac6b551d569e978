import { expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

// A provider that nobody answers for.
const app = await startTestApp({
  AI_API_KEY: 'a-key',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_MODEL: 'a-model',
})
const fixture = createDisputeFixture(app)

it.each([
  [
    'Failed to generate dispute',
    'draft',
    { reviewId: null, reason: 'fake', platform: 'yelp', rating: 1, content: 'x' },
  ],
  ['Failed to prioritize dispute', 'prioritize', {}],
])('says “%s” and keeps nothing', async (detail, action, body) => {
  const owner = await app.make.member()
  const { disputeId } = await fixture.start(owner)
  const path = action === 'draft' ? `${fixture.path}/draft` : `${fixture.path}/${disputeId}/${action}`
  expect(await app.as(owner).post(path, body)).toMatchObject({ status: 503, body: { code: 'unavailable', detail } })
  expect(await fixture.get(owner, disputeId)).toMatchObject({ aiPrioritized: false, priority: null })
  expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created'])
})
