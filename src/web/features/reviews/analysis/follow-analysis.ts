import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'

/** Longer than any engine is waited for. */
const GIVEN_UP_AFTER_MS = 11 * 60_000

/** The engine gave nothing, long after the request that asked for it had been answered. */
export class AnalysisFailed extends Error {
  override readonly name = 'AnalysisFailed'
}

interface Follow {
  reviewId: string
  /** When the reading was made that is there already. */
  before: string | null
  /** The reading as it is now. */
  read: () => Promise<ReviewAnalysis | null>
}

/** Listens from here on for a reading that may take longer than a request; to be begun before it is asked for. */
export function followAnalysis({ reviewId, before, read }: Follow) {
  const { promise, resolve, reject } = Promise.withResolvers<ReviewAnalysis>()
  // Nobody waits where the request brought the reading itself.
  promise.catch(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look() {
    const analysis = await read().catch(() => null)
    if (analysis && analysis.analyzedAt !== before) resolve(analysis)
  }

  const stopListening = liveEventListeners.add({
    onEvent: ({ type, subjectId }) => {
      if (type === 'analysis.failed' && subjectId === reviewId) reject(new AnalysisFailed())
      if (type === 'review.changed' && (subjectId === reviewId || subjectId === null) && timer) void look()
    },
    onGap: () => timer && void look(),
  })
  return {
    wait(): Promise<ReviewAnalysis> {
      timer = setTimeout(() => reject(new AnalysisFailed()), GIVEN_UP_AFTER_MS)
      void look()
      return promise
    },
    stop() {
      clearTimeout(timer)
      stopListening()
    },
  }
}
