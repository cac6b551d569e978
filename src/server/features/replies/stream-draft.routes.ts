import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import { streamReplyDraft } from '#shared/contracts/replies.ts'
import type { Doubt } from '#shared/domain/assistant.ts'
import type { CallOptions } from '#server/assistant/port.ts'
import { limitedTo } from '#server/database/location-limit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { admitCaller, readQuery, takePlace, type Mount } from '#server/kernel/http/mount-endpoints.ts'
import { parseInput, readRawInput } from '#server/kernel/http/read-input.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import type { ReplyDeps } from './reply-deps.ts'
import { prepareDraft, streamDraft, type Wish } from './generate-draft.ts'

/** An engine may think for long; whoever stands between, and the reader, would take silence for the end. */
const HEARTBEAT_MS = 15_000

type StreamedDraft = OutputOf<typeof streamReplyDraft>

/** Written to the raw response, as it comes. What is refused before the first word is an ordinary answer. */
export const draftStream = (deps: ReplyDeps): Mount => ({
  mount(app, services) {
    app.post(streamReplyDraft.path, async (context) => {
      const { incoming, outgoing } = context.env
      labelRoute(incoming, streamReplyDraft.path)
      const info = requestInfoOf(incoming)
      // Admitted by a permission, so it is a person within a customer.
      const actor = (await admitCaller(context, info, { endpoint: streamReplyDraft, services })) as Actor
      const raw = await readRawInput(streamReplyDraft, {
        params: context.req.param(),
        query: readQuery(context),
        incoming,
      })
      const wish = parseInput(streamReplyDraft, raw) as Wish
      await takePlace({ request: info, principal: actor, services }, outgoing)
      const prepared = await limitedTo(actor.member, () => prepareDraft(deps, actor, wish))

      const signal = openStream(outgoing)
      const onText: CallOptions['onText'] = (text, doubts = []) => sendText(outgoing, { text, doubts: [...doubts] })
      try {
        const draft = await limitedTo(actor.member, () =>
          streamDraft(deps, actor, { wish, prepared, call: { signal, onText } }),
        )
        if (draft) send(outgoing, { kind: 'done', draft })
      } catch (error) {
        if (!signal.aborted) {
          services.log.error({ requestId: info.id, path: streamReplyDraft.path, err: error }, 'stream failed')
          send(outgoing, { kind: 'failed' })
        }
      }
      outgoing.end()
      return RESPONSE_ALREADY_SENT
    })
  },
})

/** Begins the answer. The signal tells that nobody listens any more. */
function openStream(response: ServerResponse): AbortSignal {
  const stopped = new AbortController()
  const heartbeat = setInterval(() => write(response, ': still here\n\n'), HEARTBEAT_MS)
  stopped.signal.addEventListener('abort', () => clearInterval(heartbeat))
  // A broken connection is the reader's affair; without a listener it would be everybody's.
  response.on('error', () => response.destroy())
  response.once('close', () => stopped.abort())
  // Whoever left meanwhile will not be heard closing again.
  if (response.destroyed) stopped.abort()
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
  return stopped.signal
}

/** Each carries all there is so far: a reader that does not keep up misses nothing by missing one. */
function sendText(response: ServerResponse, written: { text: string; doubts: Doubt[] }): void {
  if (!response.writableNeedDrain) send(response, { kind: 'text', ...written })
}

function send(response: ServerResponse, event: StreamedDraft): void {
  write(response, `data: ${JSON.stringify(event)}\n\n`)
}

function write(response: ServerResponse, text: string): void {
  if (!response.writableEnded && !response.destroyed) response.write(text)
}
