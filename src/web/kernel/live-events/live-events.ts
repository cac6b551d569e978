import type { LiveEvent } from '#shared/contracts/live-events.ts'
import type { TokenSource } from '#web/kernel/api/api-client.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { followLiveEvents } from './live-event-stream.ts'

const NAME = 'goodword-live-events'

type TabMessage = { kind: 'event'; event: LiveEvent } | { kind: 'place'; id: string } | { kind: 'catch-up' }

interface LiveEventsListener {
  onEvent: (event: LiveEvent) => void
  /** Events may have been missed: everything shown is to be asked for again. */
  onCatchUp: () => void
}

/**
 * One stream a browser and customer: the tab that holds the lock reads it and tells the others. When that tab closes, the lock goes
 * to the next one, which resumes after the last event it was told of. A page that came over plain HTTP has no locks:
 * then each tab reads for itself.
 */
export function shareLiveEvents(tokens: TokenSource, listener: LiveEventsListener): () => void {
  const stopped = new AbortController()
  const name = `${NAME}-${chosenCustomer.get() ?? ''}`
  const channel = new BroadcastChannel(name)
  const locks = (navigator as Partial<Navigator>).locks
  let lastEventId: string | null = null

  function receive(message: TabMessage) {
    if (message.kind === 'catch-up') listener.onCatchUp()
    else if (message.kind === 'event') listener.onEvent(message.event)
    else lastEventId = message.id
  }

  function receiveAndTell(message: TabMessage) {
    receive(message)
    if (locks) channel.postMessage(message)
  }

  const follow = () =>
    followLiveEvents({
      baseUrl: '',
      tokens,
      signal: stopped.signal,
      getLastEventId: () => lastEventId,
      onEvent: (event) => receiveAndTell({ kind: 'event', event }),
      onPlace: (id) => receiveAndTell({ kind: 'place', id }),
      onGap: () => receiveAndTell({ kind: 'catch-up' }),
    })

  channel.addEventListener('message', (message: MessageEvent<TabMessage>) => receive(message.data))
  if (locks) {
    locks.request(name, { signal: stopped.signal }, follow).catch(() => {
      // The only way to fail is to be stopped while waiting for the lock.
    })
  } else {
    void follow()
  }

  return () => {
    stopped.abort()
    channel.close()
  }
}
