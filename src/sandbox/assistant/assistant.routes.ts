/**
 * A model behind the OpenAI protocol, below `/sandbox/ai/v1`, for keys that begin with `sandbox`.
 *
 * How it behaves is a mode (`MODE_NAMES`). The key `sandbox-{mode}` always gets that one; other keys get what was set for them:
 * - `POST /sandbox/ai/mode` `{ mode, times?, key?, says? }`, as a form or as JSON; JSON answers `200` `{ key, mode, times }` or
 *   `422`. `says`, a text or in JSON an object, is what the model answers in the mode `obedient`, whatever the review says
 * - `GET /sandbox/ai/state?key=` → `{ key, mode, times, calls: [{ key, mode, status, request, at }] }`, the newest first
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { parseJson, readBody, readJson } from '#server/kernel/http/read-body.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { ASSISTANT_MODES, readKey, USUAL_KEY } from './assistant-modes.ts'
import { findMode, listCalls, recordCall, setMode, takeMode, type Behaviour } from './assistant.repository.ts'
import { answerChat, presentAnswer, streamAnswer } from './chat-answer.ts'
import { chatRequest, type ChatRequest } from './chat-request.ts'
import { findChatRefusal, refuseChat } from './refuse-chat.ts'

const BASE = '/sandbox/ai'
const CALLS_SHOWN = 50
const SILENT_MS = 60_000
/** About as quick as the real ones. */
const PAUSE_MS = 30

const SHOWN_MODELS = [
  { id: 'gpt-4o', shutdown_date: '2027-01-14' },
  { id: 'gpt-4o-mini', shutdown_date: '2027-01-14' },
  { id: 'gpt-6-luna', shutdown_date: null },
]

export function mountAssistant(app: HttpApp, world: VendorWorld): void {
  app.post(`${BASE}/v1/chat/completions`, (context) => handleChat(context, world))
  app.get(`${BASE}/v1/models`, (context) => {
    if (!findKey(context)) return refuseKey()
    const data = SHOWN_MODELS.map((model) => ({
      object: 'model',
      created: 1_715_367_049,
      owned_by: 'sandbox',
      ...model,
    }))
    return context.json({ object: 'list', data })
  })
  app.all(`${BASE}/v1/*`, (context) =>
    refuseChat({ status: 404, message: `Unknown request URL: ${context.req.method} ${context.req.path}.` }),
  )
  mountControls(app, world)
}

function findKey(context: AppContext) {
  return readKey(/^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '')
}

const refuseKey = () => refuseChat({ status: 401, message: 'Incorrect API key provided.', code: 'invalid_api_key' })

async function handleChat(context: AppContext, world: VendorWorld): Promise<Response> {
  const known = findKey(context)
  if (!known) return refuseKey()
  const body = parseJson((await readBody(context.env.incoming)).toString('utf8'))
  const parsed = chatRequest.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const param = String(issue?.path[0] ?? '')
    return refuseChat({ status: 400, message: `Invalid value for '${param}': ${issue?.message ?? ''}`, param })
  }
  const behaviour = known.fixed ? { mode: known.fixed, says: null } : await takeMode(world.db, known.key)
  const { mode } = behaviour
  const response = await perform(context, world, { ...behaviour, request: parsed.data })
  await recordCall(world.db, { key: known.key, mode, status: response.status, request: Object(body) as object })
  return response
}

async function perform(
  context: AppContext,
  world: VendorWorld,
  { mode, says, request }: Behaviour & { request: ChatRequest },
): Promise<Response> {
  const refusal = findChatRefusal(mode, request)
  if (refusal) return refusal
  if (mode === 'hang') await keepSilent(context)
  const answer = answerChat({ mode, says }, request)
  const made = { id: `chatcmpl-${randomUUID().replaceAll('-', '')}`, model: request.model }
  if (!request.stream) return context.json(presentAnswer(answer, made))
  const stream = streamAnswer(answer, {
    ...made,
    mode,
    pauseMs: world.delays.readMs === 0 ? 0 : PAUSE_MS,
    shouldCount: request.stream_options?.include_usage ?? false,
    breakOff: () => void context.env.outgoing.destroy(),
  })
  return new Response(ReadableStream.from(stream), { headers: { 'content-type': 'text/event-stream' } })
}

/** Until the caller has had enough. */
async function keepSilent(context: AppContext): Promise<void> {
  const givenUp = new AbortController()
  context.env.outgoing.once('close', () => givenUp.abort())
  await sleep(SILENT_MS, undefined, { signal: givenUp.signal }).catch(() => undefined)
}

const emptyAsMissing = (value: unknown) => (value === '' || value === null ? undefined : value)
const LONGEST_ANSWER = 20_000
const HOW_OFTEN = 'How often is a whole number from 1 to 10000.'

const modeRequest = z.object({
  mode: z.enum(ASSISTANT_MODES, 'Choose how the model behaves.'),
  times: z.preprocess(
    emptyAsMissing,
    z.coerce.number(HOW_OFTEN).int(HOW_OFTEN).min(1, HOW_OFTEN).max(10_000, HOW_OFTEN).optional(),
  ),
  key: z.preprocess(
    emptyAsMissing,
    z
      .string()
      .max(200)
      .refine((key) => readKey(key) !== null, 'A key begins with sandbox.')
      .default(USUAL_KEY),
  ),
  says: z.preprocess(
    emptyAsMissing,
    z
      .union([z.string(), z.record(z.string(), z.unknown()).transform((answer) => JSON.stringify(answer))])
      .refine((text) => text.length <= LONGEST_ANSWER, 'What it says is too long.')
      .optional(),
  ),
})

function mountControls(app: HttpApp, { db }: VendorWorld): void {
  app.post(`${BASE}/mode`, async (context) => {
    const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '')
    const parsed = modeRequest.safeParse(isJson ? await readJson(context.env.incoming) : await readSandboxForm(context))
    if (!parsed.success) {
      const error = parsed.error.issues[0]?.message ?? ''
      return isJson ? context.json({ error }, 422) : context.text(error, 400)
    }
    const { key, mode, times = null, says = null } = parsed.data
    await setMode(db, key, { mode, times, says })
    return isJson ? context.json({ key, mode, times }) : context.redirect('/sandbox#assistant', 303)
  })

  app.get(`${BASE}/state`, async (context) => {
    const key = context.req.query('key') ?? USUAL_KEY
    const set = await findMode(db, key)
    const calls = (await listCalls(db, CALLS_SHOWN)).map((call) => ({
      key: call.api_key,
      mode: call.mode,
      status: call.status,
      request: call.request,
      at: call.created_at.toISOString(),
    }))
    const state = { key, mode: set?.mode ?? 'normal', times: set?.remaining ?? null, calls }
    return context.json(state, 200, { 'cache-control': 'no-store' })
  })
}
