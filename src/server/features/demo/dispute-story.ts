import { recordReviewEvent } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  saveCompetitors,
  resolveDispute,
  rejectDispute,
  openDispute,
  recordFiling,
} from '#server/features/disputes/disputes.service.ts'
import { after, before, type Beat, type Stage, type StoryReviews } from './story-cast.ts'
import { markTakenDown } from './story.repository.ts'

const RIVAL_EVIDENCE = [
  'Written at 2:12 in the morning; the restaurant had been closed for three hours.',
  'Praises a steak, which has never been on our menu, and names the place across the street instead.',
  'The same person wrote the same elsewhere nineteen minutes later.',
]
const RIVAL_WORDS =
  'The writer was never our guest. The review names dishes that we do not serve and sends people to a competitor across the street. There is no booking or bill under this name.'
const AGAIN_WORDS =
  'By the same person as a review that has been removed elsewhere: burgers and sushi are not on our menu, and the only purpose is to recommend a competitor.'
const PARKING_WORDS =
  'The review is about a street that the city had closed for the festival. The writer says that they did not eat here.'

export interface PastCase {
  reason: string
  text: string
  filedAt: Date
  takenDownAt: Date | null
}

type Cases = Record<keyof Stage['caseIds'], PastCase>

/** What the platforms were told, and when. */
export function planCases(reviews: StoryReviews, now: Date): Cases {
  const { rival, parking } = reviews
  return {
    rival: {
      reason: 'conflict-of-interest',
      text: RIVAL_WORDS,
      filedAt: after(rival, 8.1),
      takenDownAt: after(rival, 130.2),
    },
    rivalAgain: { reason: 'conflict-of-interest', text: AGAIN_WORDS, filedAt: before(now, 46.5), takenDownAt: null },
    parking: { reason: 'off-topic', text: PARKING_WORDS, filedAt: after(parking, 17.4), takenDownAt: null },
  }
}

interface StoryDispute {
  reviewId: string
  reason: 'competitor' | 'irrelevant'
  description: string
  evidence: string[]
  by: Actor
  openedAt: Date
  filedAt: Date
  reference: string
}

/** One is won, one the platform does not see, one it still looks at. */
export function listDisputeBeats(stage: Stage): Beat[] {
  const cases = planCases(stage.reviews, stage.now)
  return [...listWon(stage, cases), ...listLost(stage, cases), ...listOpen(stage, cases)]
}

function listWon(stage: Stage, { rival: { text, filedAt, takenDownAt } }: Cases): Beat[] {
  const { tx, reviews, caseIds, now, dana, marcus } = stage
  const { rival } = reviews
  const won = tellDispute(stage, {
    reviewId: rival.id,
    reason: 'competitor',
    description: text,
    evidence: RIVAL_EVIDENCE,
    by: dana,
    openedAt: after(rival, 7.4),
    filedAt,
    reference: caseIds.rival,
  })
  const note = 'Removed after five days. Worth the trouble of collecting the evidence first.'
  return [
    { at: after(rival, 7.2), tell: () => saveCompetitors(tx, dana, { names: ['Pier Nine Grill'] }) },
    ...won.beats,
    {
      at: takenDownAt ?? now,
      tell: async () => {
        await markTakenDown(tx, rival.id)
        await recordReviewEvent(tx, null, { reviewId: rival.id, kind: 'vanished' })
      },
    },
    {
      at: after(rival, 131.5),
      tell: () => resolveDispute(tx, marcus, { disputeId: won.id(), outcome: 'removed', note }),
    },
  ]
}

function listLost(stage: Stage, { parking: { text, filedAt } }: Cases): Beat[] {
  const { tx, reviews, caseIds, marcus, priya } = stage
  const { parking } = reviews
  const lost = tellDispute(stage, {
    reviewId: parking.id,
    reason: 'irrelevant',
    description: text,
    evidence: [],
    by: priya,
    openedAt: after(parking, 15.2),
    filedAt,
    reference: caseIds.parking,
  })
  const note = 'They hold that it tells of an attempt to visit us. I have answered it instead.'
  return [
    ...lost.beats,
    { at: after(parking, 116), tell: () => rejectDispute(tx, marcus, { disputeId: lost.id(), note }) },
  ]
}

function listOpen(stage: Stage, { rivalAgain: { text, filedAt } }: Cases): Beat[] {
  const { reviews, caseIds, now, marcus } = stage
  return tellDispute(stage, {
    reviewId: reviews['rival-again'].id,
    reason: 'competitor',
    description: text,
    evidence: RIVAL_EVIDENCE.slice(2),
    by: marcus,
    openedAt: before(now, 47.2),
    filedAt,
    reference: caseIds.rivalAgain,
  }).beats
}

function tellDispute({ tx, marcus }: Stage, told: StoryDispute): { beats: Beat[]; id: () => string } {
  const { reviewId, reason, description, evidence, by, openedAt, filedAt, reference } = told
  let disputeId = ''
  return {
    id: () => disputeId,
    beats: [
      {
        at: openedAt,
        tell: async () => {
          const opening = { reviewId, reason, description, evidence, notes: [] }
          ;({ id: disputeId } = await openDispute(tx, by, opening))
        },
      },
      { at: filedAt, tell: () => recordFiling(tx, marcus, { disputeId, reference }) },
    ],
  }
}
