import type { Endpoint, InputOf, OutputOf } from '#shared/contracts/endpoint.ts'
import { createEventStreamParser } from '#web/kernel/live-events/event-stream-parser.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { prepareRequest, type TokenSource } from './api-client.ts'
import { NetworkFailure, readProblem } from './api-problem.ts'
import { readTextStream } from './read-text-stream.ts'

/** Longer than whoever answers is given; silence beyond it means that the connection is dead without saying so. */
const SILENCE_LIMIT_MS = 120_000

interface StreamClientSettings {
  /** Empty for the page's own origin. */
  baseUrl: string
  tokens: TokenSource
  silenceLimitMs?: number
}

type Stream = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: { signal: AbortSignal },
) => AsyncGenerator<OutputOf<E>>

/** Ends with the signal of the caller, or when nothing arrives for too long. */
function watchSilence(signal: AbortSignal, limitMs: number) {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), limitMs)
  return {
    signal: AbortSignal.any([signal, silence.signal]),
    noteSound: () => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), limitMs)
    },
    end: () => clearTimeout(timer),
  }
}

/** For answers that come piece by piece. What is lost on the way is not asked for again: it would begin anew. */
export function createStreamClient({ baseUrl, tokens, silenceLimitMs = SILENCE_LIMIT_MS }: StreamClientSettings) {
  async function open(endpoint: Endpoint, input: unknown, signal: AbortSignal): Promise<Response> {
    const { url, method, body } = prepareRequest(baseUrl, endpoint, input)
    const send = (token: string | null) =>
      fetch(url, {
        method,
        headers: {
          ...chosenCustomer.headers(),
          accept: 'text/event-stream',
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body }),
        cache: 'no-store',
        signal,
      })
    const response = await send(await tokens.getAccessToken())
    if (response.status !== 401) return response
    const renewed = await tokens.refreshAccessToken()
    return renewed ? send(renewed) : response
  }

  async function* readMessages(response: Response, noteSound: () => void): AsyncGenerator<unknown> {
    if (!response.ok) throw readProblem({ response, text: await response.text() })
    if (!response.body) return
    const parser = createEventStreamParser()
    for await (const piece of readTextStream(response.body)) {
      noteSound()
      for (const { data } of parser.push(piece)) yield JSON.parse(data)
    }
  }

  const stream: Stream = async function* stream(endpoint, input, { signal }) {
    const watch = watchSilence(signal, silenceLimitMs)
    try {
      const response = await open(endpoint, input, watch.signal)
      for await (const message of readMessages(response, watch.noteSound)) {
        yield message as OutputOf<typeof endpoint>
      }
    } catch (error) {
      // Given up by the caller, or refused by the server: nothing was lost.
      if (signal.aborted || !isLoss(error)) throw error
      throw new NetworkFailure(error)
    } finally {
      watch.end()
    }
  }
  return stream
}

/** The browser's own words for a connection that could not be made, broke off, or fell silent. */
function isLoss(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError')
}
