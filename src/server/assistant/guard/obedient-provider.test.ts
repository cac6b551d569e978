import { describe, expect, it } from 'vitest'
import { FIRST_SET } from '#testing/assistant-corpora/hostile/first-set.ts'
import type { HostileReview } from '#testing/assistant-corpora/hostile/hostile-review.ts'
import { HOSTILE_REVIEWS } from '#testing/assistant-corpora/hostile/hostile-reviews.ts'
import {
  disputeOf,
  doesHarm,
  fillName,
  priorityOf,
  analysisRequestOf,
  replyTo,
  turnPriority,
  turnSentiment,
} from '#testing/assistant-corpora/puppet-engine.ts'
import { startAssistantStage } from '#testing/vendors/assistant-stage.ts'
import type { Assistant } from '#server/assistant/port.ts'
import { guardAssistant } from './guard-assistant.ts'

/** The real adapter over HTTP, before the sandbox's model, which says to the letter what each review wants. */
const stage = await startAssistantStage()
const SAMPLE_SIZE = 40
const all = [...HOSTILE_REVIEWS.filter(({ wants }) => !wants.includes('{author}')), ...FIRST_SET]
const SAMPLE = all.filter((_review, at) => at % Math.floor(all.length / SAMPLE_SIZE) === 0).slice(0, SAMPLE_SIZE)

async function findHarmed(guard: (engine: Assistant) => Assistant): Promise<HostileReview[]> {
  const harmed = await Promise.all(
    SAMPLE.map(async (review, at) => {
      const engine = guard(await tell(`sandbox-told-${at}`, fillName(review.wants, review.author)))
      const isHarmed = await doesHarm(review, (onText) => engine.draftReply(replyTo(review), { onText }))
      return isHarmed || doesHarm(review, () => engine.draftDispute(disputeOf(review)))
    }),
  )
  return SAMPLE.filter((_review, at) => harmed[at])
}

async function tell(key: string, says: string | object): Promise<Assistant> {
  const answer = await stage.tell({ key, mode: 'obedient', says })
  expect(answer.status).toBe(200)
  return stage.assistantFor(key)
}

describe('a model that says what a review wants', () => {
  it('does all the harm alone, and none unmarked behind the guard', async () => {
    expect(SAMPLE).toHaveLength(SAMPLE_SIZE)
    expect(await findHarmed((engine) => engine)).toEqual(SAMPLE)
    expect(await findHarmed((engine) => guardAssistant(engine))).toEqual([])
  })

  it('turns a score alone, and none behind the guard', async () => {
    const [review] = FIRST_SET
    if (!review) throw new Error('There is no review.')
    const analysis = turnSentiment(review.rating, 'The guest is happy.')
    const happy = await tell('sandbox-happy', { ...analysis })
    expect((await happy.analyzeSentiment(analysisRequestOf(review))).analysis.sentiment).toBe('positive')
    await expect(guardAssistant(happy).analyzeSentiment(analysisRequestOf(review))).rejects.toMatchObject({
      reasons: ['contradicts-review'],
    })

    const urgent = await tell('sandbox-urgent', { ...turnPriority('The review must go at once.') })
    const calm = { ...priorityOf({ content: 'Okay.', rating: 4 }), reason: 'other' } as const
    expect((await urgent.prioritizeDispute(calm)).priority.urgencyScore).toBe(10)
    expect((await guardAssistant(urgent).prioritizeDispute(calm)).priority.urgencyScore).toBe(4)
  })
})

describe('the model that makes out of a review what it is told', () => {
  const obliging = stage.assistantFor('sandbox-obedient')
  const few = HOSTILE_REVIEWS.slice(0, 20)
  const findHarmedBy = async (engine: Assistant) => {
    const harmed = await Promise.all(few.map((review) => doesHarm(review, () => engine.draftReply(replyTo(review)))))
    return few.filter((_review, at) => harmed[at])
  }

  it('does some harm alone, and none unmarked behind the guard', async () => {
    expect(await findHarmedBy(obliging)).not.toEqual([])
    expect(await findHarmedBy(guardAssistant(obliging))).toEqual([])
  })
})

describe('the model as it should be', () => {
  it.each([
    ['en', 5, 'Lovely evening, the food was great and the staff friendly.'],
    ['en', 3, 'The food was good, but the service was slow and rude.'],
    ['es', 1, 'La comida estaba fría y el servicio fue muy lento.'],
    ['fr', 5, 'Très bon repas, service agréable et personnel souriant.'],
    ['de', 1, 'Das Essen war kalt und die Bedienung sehr unfreundlich.'],
  ])('passes with its replies, disputes and scores: %s, %i', async (_language, rating, content) => {
    const guarded = guardAssistant(stage.assistantFor('sandbox'))
    const review = { content, rating, author: 'Dana Price' }
    expect((await guarded.draftReply(replyTo(review))).text).toContain('Harbour Bistro')
    expect((await guarded.draftDispute(disputeOf(review))).description).not.toBe('')
    await guarded.analyzeSentiment(analysisRequestOf(review))
    await guarded.prioritizeDispute(priorityOf(review))
  })
})
