import { vi } from 'vitest'
import type { Exchange } from './published-document.ts'

/** Listens to everything sent below an address; nothing is changed on the way. */
export function recordExchanges(base: string): { exchanges: Exchange[]; stop: () => void } {
  const exchanges: Exchange[] = []
  const send = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init)
    const address = input instanceof Request ? input.url : String(input)
    if (address.startsWith(base)) {
      exchanges.push({
        method: init?.method ?? 'GET',
        path: address.slice(base.length),
        requestBody: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
        status: response.status,
        responseBody: parseIfJson(await response.clone().text()),
      })
    }
    return response
  })
  return { exchanges, stop: () => spy.mockRestore() }
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
