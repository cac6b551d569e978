import { setTimeout as sleep } from 'node:timers/promises'

export interface SeenEvent {
  id: string | null
  event: string
  data: string
}

/** Reads a live stream as a browser does, and remembers what came. */
export async function openLiveReader(url: string, token: string, lastEventId?: string) {
  const stop = new AbortController()
  const response = await fetch(`${url}/api/v1/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: stop.signal,
  })
  const seen: SeenEvent[] = []
  let isOpen = true
  const reading = (async () => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        const data = field('data')
        if (data !== undefined) seen.push({ id: field('id') ?? null, event: field('event') ?? 'message', data })
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => (isOpen = false))

  return {
    response,
    seen,
    isOpen: () => isOpen,
    ids: () => seen.filter((event) => event.event === 'message').map((event) => Number(event.id)),
    /** Waits until as many events have come; throws when they do not. */
    async waitFor(count: number): Promise<void> {
      for (let turn = 0; turn < 200 && seen.length < count; turn += 1) await sleep(25)
      if (seen.length < count) throw new Error(`Only ${seen.length} of ${count} events came.`)
    },
    async close(): Promise<void> {
      stop.abort()
      await reading
    },
    ended: reading,
  }
}
