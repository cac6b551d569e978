import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import { AnalysisFailed, followAnalysis } from './analysis.queries.ts'

const BEFORE = '2026-05-04T10:00:00.000Z'
const AFTER = '2026-05-04T10:01:00.000Z'

/** The analysis that is there at each look; an error is a look that failed. */
function follow(analyses: (string | null | Error)[]) {
  const looks = analyses.values()
  const following = followAnalysis({
    reviewId: 'review-1',
    before: BEFORE,
    read: async () => {
      const next = looks.next().value ?? null
      if (next instanceof Error) throw next
      return next === null ? null : ({ analyzedAt: next } as ReviewAnalysis)
    },
  })
  onEnd.push(() => following.stop())
  return following
}

const onEnd: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const end of onEnd.splice(0)) end()
  vi.useRealTimers()
})

const happen = (type: 'review.changed' | 'analysis.failed', subjectId: string | null = 'review-1') =>
  liveEventListeners.tell({ id: '1', type, subjectId })

describe('an analysis that takes its time', () => {
  it('is there with the event that tells of it, whatever was seen before', async () => {
    const waiting = follow([BEFORE, null, new Error('offline'), AFTER]).wait()
    for (let times = 0; times < 3; times += 1) {
      await vi.advanceTimersByTimeAsync(1)
      happen('review.changed')
    }
    expect(await waiting).toEqual({ analyzedAt: AFTER })
  })

  it('that came before anybody waited is there at once', async () => {
    expect(await follow([AFTER]).wait()).toEqual({ analyzedAt: AFTER })
  })

  it('is looked for after a gap in the events', async () => {
    const waiting = follow([BEFORE, AFTER]).wait()
    await vi.advanceTimersByTimeAsync(1)
    liveEventListeners.tellOfGap()
    expect(await waiting).toEqual({ analyzedAt: AFTER })
  })

  it('fails when the server says so of this review, also before anybody waited', async () => {
    const following = follow([BEFORE])
    happen('analysis.failed', 'review-2')
    happen('analysis.failed')
    await expect(following.wait()).rejects.toBeInstanceOf(AnalysisFailed)
  })

  it('is given up at last', async () => {
    const waiting = follow([BEFORE]).wait()
    await vi.advanceTimersByTimeAsync(12 * 60_000)
    await expect(waiting).rejects.toBeInstanceOf(AnalysisFailed)
  })
})
