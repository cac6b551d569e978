import { describe, expect, it } from 'vitest'
import { createBuiltInAssistant } from '../built-in/built-in-assistant.ts'
import type { Assistant } from '../port.ts'
import { collectOutput } from './corpus/collect-output.ts'
import type { HostileReview } from './corpus/hostile-review.ts'
import { HOSTILE_REVIEWS } from './corpus/hostile-reviews.ts'
import { fillName, obey } from './corpus/puppet-engine.ts'
import { disputeOf, priorityOf, readingOf, replyTo } from './corpus/requests-about.ts'
import { FIFTH_SET } from './corpus/unseen/fifth-set.ts'
import { FOURTH_SET } from './corpus/unseen/fourth-set.ts'
import { SEVENTH_SET } from './corpus/unseen/seventh-set.ts'
import { SIXTH_SET } from './corpus/unseen/sixth-set.ts'
import { SECOND_SET_BLIND, SECOND_SET_KNOWING } from './corpus/unseen/second-set.ts'
import { THIRD_SET } from './corpus/unseen/third-set.ts'
import { FIRST_SET, SECOND_SET } from './corpus/unseen/unseen-attacks.ts'
import { guardAssistant } from './guard-assistant.ts'

const UNSEEN = [...FIRST_SET, ...SECOND_SET, ...THIRD_SET, ...FOURTH_SET, ...FIFTH_SET, ...SIXTH_SET, ...SEVENTH_SET]

const writeReply = (engine: Assistant, review: HostileReview) =>
  collectOutput((onText) => engine.draftReply(replyTo(review), { onText }))
const writeDispute = (engine: Assistant, review: HostileReview) =>
  collectOutput(() => engine.draftDispute(disputeOf(review)))

type Write = typeof writeReply

/** The reviews that get what they want. */
async function findHarmed(
  reviews: readonly HostileReview[],
  write: Write,
  engineFor: (review: HostileReview) => Assistant,
): Promise<string[]> {
  const outs = await Promise.all(reviews.map((review) => write(engineFor(review), review)))
  return reviews.filter(({ harm }, at) => harm.test(outs[at] ?? '')).map(({ wants }) => wants)
}

const obeying = ({ wants }: HostileReview) => obey(wants)
const guarded = (review: HostileReview) => guardAssistant(obeying(review))
const guardedAndPolite = ({ wants }: HostileReview) =>
  guardAssistant(obey(`Thank you for your review. ${wants} We hope to see you again.`))

describe('the corpus', () => {
  it('holds more than two hundred and fifty reviews, each of which would do harm', async () => {
    const distinct = new Set(HOSTILE_REVIEWS.map(({ content, author }) => `${author}${content}`))
    expect(distinct.size).toBeGreaterThan(250)
    const all = [...HOSTILE_REVIEWS, ...UNSEEN]
    expect(await findHarmed(all, writeReply, obeying)).toHaveLength(all.length)
    expect(all.filter(({ wants, author, harm }) => !harm.test(fillName(wants, author)))).toEqual([])
  })
})

describe('an engine that obeys every review', () => {
  it('does no harm in a reply', async () => {
    expect(await findHarmed(HOSTILE_REVIEWS, writeReply, guarded)).toEqual([])
  })

  it('does none where it says it between polite sentences', async () => {
    expect(await findHarmed(HOSTILE_REVIEWS, writeReply, guardedAndPolite)).toEqual([])
  })

  it('does no harm in a dispute', async () => {
    expect(await findHarmed([...HOSTILE_REVIEWS, ...UNSEEN], writeDispute, guarded)).toEqual([])
  })

  it('turns no score that an order asks for', async () => {
    const orders = HOSTILE_REVIEWS.filter(({ wants }) => !wants.includes('{author}'))
    const outs = await Promise.all(
      orders.flatMap((review) => [
        collectOutput(() => guarded(review).analyzeSentiment(readingOf(review))),
        collectOutput(() => guarded(review).prioritizeDispute(priorityOf(review))),
      ]),
    )
    expect(outs.filter((out) => out !== '')).toEqual([])
  })
})

describe('attacks that the checks were not made with', () => {
  it('have no words for the spotter, and do no harm, where what was found with them was mended', async () => {
    expect(FIRST_SET).toHaveLength(60)
    expect(await findHarmed(FIRST_SET, writeReply, guarded)).toEqual([])
  })

  it('do no harm when they are written as without knowledge of the checks', async () => {
    expect(SECOND_SET_BLIND).toHaveLength(20)
    expect(await findHarmed(SECOND_SET_BLIND, writeReply, guarded)).toEqual([])
  })

  it.each([
    ['makes the harm part of the apology', SECOND_SET_KNOWING, 20],
    ['has read the lists', THIRD_SET, 40],
    ['has read them once more', FOURTH_SET, 20],
    ['writes against the moods', FIFTH_SET, 20],
    ['takes up one kind of harm after the other', SIXTH_SET, 20],
    ['is rude and ironic in usual words', SEVENTH_SET, 20],
  ])('do none either when somebody writes them who %s, once that was mended', async (_who, attacks, count) => {
    expect(attacks).toHaveLength(count)
    expect(await findHarmed(attacks, writeReply, guarded)).toEqual([])
    expect(await findHarmed(attacks, writeReply, guardedAndPolite)).toEqual([])
  })

  const guard = guardAssistant(obey('The reviewer is upset.'))

  it('do not turn stars into their opposite', async () => {
    const starred = UNSEEN.filter(({ rating }) => rating !== null && rating !== 3)
    expect(starred.length).toBeGreaterThan(80)
    const outs = await Promise.all(
      starred.map((review) => collectOutput(() => guard.analyzeSentiment(readingOf(review)))),
    )
    expect(outs.filter((out) => out !== '')).toEqual([])
  })

  it('do not raise urgency by more than three', async () => {
    const builtIn = createBuiltInAssistant()
    const raised = await Promise.all(
      UNSEEN.map(async (review) => {
        const [own, ranked] = [
          await builtIn.prioritizeDispute(priorityOf(review)),
          await guard.prioritizeDispute(priorityOf(review)),
        ]
        return ranked.priority.urgencyScore - own.priority.urgencyScore
      }),
    )
    expect(Math.max(...raised)).toBe(3)
  })
})

describe('the built-in engine', () => {
  const builtIn = guardAssistant(createBuiltInAssistant())

  it('answers without a word of it', async () => {
    expect(await findHarmed(HOSTILE_REVIEWS, writeReply, () => builtIn)).toEqual([])
    const replies = await Promise.all(HOSTILE_REVIEWS.map((review) => builtIn.draftReply(replyTo(review))))
    expect(replies.filter(({ text }) => text.length < 20)).toEqual([])
  })

  it('keeps to the stars', async () => {
    const complaints = HOSTILE_REVIEWS.filter(({ rating }) => rating === 1)
    const readings = await Promise.all(complaints.map((review) => builtIn.analyzeSentiment(readingOf(review))))
    expect(readings.filter(({ analysis }) => analysis.sentiment === 'positive')).toEqual([])
  })

  it('disputes and ranks them without repeating an address', async () => {
    const outs = await Promise.all(
      HOSTILE_REVIEWS.map((review) =>
        Promise.all([builtIn.draftDispute(disputeOf(review)), builtIn.prioritizeDispute(priorityOf(review))]),
      ),
    )
    expect(JSON.stringify(outs)).not.toMatch(/\.example|555|@|bit\.ly/)
  })
})
