import type { LiveEvent } from '#shared/contracts/live-events.ts'
import type { TokenSource } from '#web/kernel/api/api-client.ts'
import { followLiveEvents } from './live-event-stream.ts'

const NAME = 'goodword-live-events'
const FRESH_PAGE_MS = 3000

type TabMessage = { kind: 'event'; event: LiveEvent } | { kind: 'catch-up' }

export interface LiveEventsListener {
  onEvent: (event: LiveEvent) => void
  /** Events may have been missed: everything shown is to be asked for again. */
  onCatchUp: () => void
}

/**
 * One stream a browser: the tab that holds the lock reads it and tells the others. When that tab closes, the lock goes
 * to the next one, which resumes after the last event it was told of.
 */
export function shareLiveEvents(tokens: TokenSource, listener: LiveEventsListener): () => void {
  const stopped = new AbortController()
  const channel = new BroadcastChannel(NAME)
  let lastEventId: string | null = null
  const startedAt = performance.now()

  function receive(message: TabMessage) {
    if (message.kind === 'catch-up') {
      listener.onCatchUp()
      return
    }
    lastEventId = message.event.id || lastEventId
    listener.onEvent(message.event)
  }

  function receiveAndTell(message: TabMessage) {
    receive(message)
    channel.postMessage(message)
  }

  channel.addEventListener('message', (message: MessageEvent<TabMessage>) => receive(message.data))

  const follow = () =>
    followLiveEvents({
      baseUrl: '',
      tokens,
      signal: stopped.signal,
      getLastEventId: () => lastEventId,
      onEvent: (event) => receiveAndTell({ kind: 'event', event }),
      onGap() {
        // A page that has just opened has just asked for everything it shows.
        if (performance.now() - startedAt > FRESH_PAGE_MS) receiveAndTell({ kind: 'catch-up' })
      },
    })

  navigator.locks.request(NAME, { signal: stopped.signal }, follow).catch(() => {
    // The only way to fail is to be stopped while waiting for the lock.
  })

  return () => {
    stopped.abort()
    channel.close()
  }
}
