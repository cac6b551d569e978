import { describe, expect, it, vi } from 'vitest'
import type { Reply } from '#shared/contracts/reviews.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import { watchReply } from './watch-reply.ts'

const replyIn = (state: ReplyState): Reply => ({
  id: 'r',
  text: 'Thanks',
  state,
  source: 'person',
  authorName: 'Ada',
  aiGenerated: false,
  draftOrigin: null,
  draftShare: null,
  undoUntil: null,
  nextTryAt: null,
  postedAt: null,
  settledAt: null,
  fault: null,
  decidedByName: null,
  returnNote: null,
  createdAt: '2026-05-04T10:00:00.000Z',
})

/** A reply that goes through the given states, one at each look; an error is a look that failed. */
function watch(states: (ReplyState | Error | undefined)[]) {
  const told: ReplyState[] = []
  let looks = 0
  const look = watchReply({
    reviewId: 'review-1',
    read: async () => {
      const state = states[Math.min(looks, states.length - 1)]
      looks += 1
      if (state instanceof Error) throw state
      return state && replyIn(state)
    },
    onSettled: ({ state }) => told.push(state),
  })
  return { told, looks: () => looks, look }
}

const happen = async (subjectId: string | null = 'review-1') => {
  liveEventListeners.tell({ id: '1', type: 'review.changed', subjectId })
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
}

describe('a watched reply', () => {
  it('is told of once, when it has settled', async () => {
    const { told, looks } = watch(['sending', 'checking', 'live'])
    await happen()
    expect(told).toEqual([])

    await happen()
    await happen()

    expect([told, looks()]).toEqual([['checking'], 2])
  })

  it('is not asked for when another review changes, and is when many did', async () => {
    const { told, looks } = watch(['failed'])
    await happen('review-2')
    expect(looks()).toBe(0)

    await happen(null)

    expect(told).toEqual(['failed'])
  })

  it('is asked for after a gap in the stream', async () => {
    const { told } = watch(['live'])

    liveEventListeners.tellOfGap()

    await vi.waitFor(() => expect(told).toEqual(['live']))
  })

  it('is watched on when it cannot be asked for', async () => {
    const { told } = watch([new Error('No network'), 'live'])
    await happen()
    expect(told).toEqual([])

    await happen()

    expect(told).toEqual(['live'])
  })

  it('can be looked at without an event', async () => {
    const { told, look } = watch(['rejected'])

    await look()

    expect(told).toEqual(['rejected'])
  })

  it('that is gone is told of no more', async () => {
    const { told, looks } = watch([undefined, 'live'])

    await happen()
    await happen()

    expect([told, looks()]).toEqual([[], 1])
  })
})
