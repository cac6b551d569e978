import { describe, expect, it, vi } from 'vitest'
import { createBuiltInAssistant } from '#server/assistant/built-in-assistant.ts'
import type { Assistant } from '#server/assistant/port.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { startTestApp } from '#testing/test-app.ts'
import { analyzeNow } from './analyze-now.ts'

const app = await startTestApp()

/** An engine that answers when it is told to. */
function createSlowEngine() {
  const told = Promise.withResolvers<void>()
  const engine = createBuiltInAssistant()
  const assistant: Assistant = {
    ...engine,
    analyzeSentiment: (request) => told.promise.then(() => engine.analyzeSentiment(request)),
  }
  return { assistant, answer: told.resolve, fail: told.reject }
}

async function startAnalysis() {
  const owner = await app.make.member()
  const content = 'Wonderful food and a lovely waiter.'
  const reviewId = await app.make.review({ customerId: owner.customerId, rating: 5, content })
  const engine = createSlowEngine()
  const { transactions } = app.product.base
  const parts = { transactions, assistant: engine.assistant, dailyTokens: null }
  const actor = { customerId: owner.customerId, userId: owner.userId, name: owner.name } as Actor
  const analysis = analyzeNow({ ...parts, waitedForMs: 1 }, actor, reviewId)
  const read = async () => (await app.as(owner).get(`/api/v1/reviews/${reviewId}/analysis`)).body.analysis
  const eventsOf = async (type: string) =>
    (
      await app.superuser.query('select user_id, subject_id from live_events where customer_id = $1 and type = $2', [
        owner.customerId,
        type,
      ])
    ).rows
  return { owner, reviewId, engine, analysis, read, eventsOf }
}

describe('an analysis that takes longer than a request may', () => {
  it('goes on, and is there with an event when the engine has answered', async () => {
    const { reviewId, engine, analysis, read, eventsOf } = await startAnalysis()
    await expect(analysis).rejects.toMatchObject({
      code: 'timed-out',
      message: 'The assistant is still reading. The analysis will show up as soon as it is ready.',
    })
    expect(await read()).toBeNull()

    engine.answer()

    await vi.waitFor(async () => expect(await read()).toMatchObject({ sentiment: 'positive' }), 5000)
    expect(await eventsOf('review.changed')).toContainEqual({ user_id: null, subject_id: reviewId })
    expect(await eventsOf('analysis.failed')).toEqual([])
  })

  it('that fails is told to whoever asked, and to nobody else', async () => {
    const { owner, reviewId, engine, analysis, read, eventsOf } = await startAnalysis()
    await expect(analysis).rejects.toMatchObject({ code: 'timed-out' })

    engine.fail(new Error('The provider is down.'))

    await vi.waitFor(
      async () => expect(await eventsOf('analysis.failed')).toEqual([{ user_id: owner.userId, subject_id: reviewId }]),
      5000,
    )
    expect(await read()).toBeNull()
  })
})
