import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DEFAULT_BRAND_VOICE } from '#shared/domain/assistant.ts'
import type { Assistant } from '#server/assistant/port.ts'
import {
  campaignRequest,
  disputeRequest,
  priorityRequest,
  replyRequest,
  sentimentRequest,
} from '#testing/vendors/assistant-requests.ts'
import { startAssistantStage } from '#testing/vendors/assistant-stage.ts'
import type { FailureKind } from '#server/assistant/assistant-failure.ts'

const stage = await startAssistantStage()
const { assistantFor } = stage

type Purpose = (assistant: Assistant) => Promise<unknown>

const TEXTS: [string, Purpose][] = [
  ['a reply', (assistant) => assistant.draftReply(replyRequest())],
  ['a streamed reply', (assistant) => assistant.draftReply(replyRequest(), { onText: () => undefined })],
  ['a dispute', (assistant) => assistant.draftDispute(disputeRequest())],
  ['a message', (assistant) => assistant.writeCampaignMessage(campaignRequest())],
]
const OBJECTS: [string, Purpose][] = [
  ['an analysis', (assistant) => assistant.analyzeSentiment(sentimentRequest())],
  ['a priority', (assistant) => assistant.prioritizeDispute(priorityRequest())],
]
const EVERYTHING = [...TEXTS, ...OBJECTS]

const FAILURES: [mode: string, kind: FailureKind, calls: number][] = [
  ['401', 'unauthorized', 1],
  ['403', 'unauthorized', 1],
  ['404', 'unknown-model', 1],
  ['older-404', 'unknown-model', 1],
  ['too-long', 'too-long', 1],
  ['429', 'rate-limited', 3],
  ['429-long', 'rate-limited', 1],
  ['429-quota', 'no-quota', 1],
  ['500', 'unavailable', 3],
  ['503-loading', 'unavailable', 3],
  ['refusal', 'refused', 1],
  ['filtered', 'refused', 1],
  ['empty', 'empty', 1],
]

describe.each(FAILURES)('a provider that answers %s', (mode, kind, calls) => {
  it.each(EVERYTHING)(`fails as ${kind}: %s`, async (what, purpose) => {
    // A key of its own, so that its calls can be counted.
    const key = `sandbox-${mode}-${what.replaceAll(' ', '-')}`
    await stage.tell({ key, mode })
    await expect(purpose(assistantFor(key))).rejects.toMatchObject({ name: 'Error', kind })
    expect(await stage.requestsOf(key)).toHaveLength(calls)
  })
})

describe('a provider that asks to be left alone', () => {
  it.each([
    ['429', 30],
    ['429-long', 20_000],
    ['429-quota', null],
  ])('has its wait told: %s', async (mode, retryAfterMs) => {
    const drafting = assistantFor(`sandbox-${mode}`).draftReply(replyRequest())
    await expect(drafting).rejects.toMatchObject({ retryAfterMs, canRetry: mode !== '429-quota' })
  })

  it.each(['429', '500', '503-loading'])('is tried again: %s', async (mode) => {
    await stage.tell({ key: `sandbox-twice-${mode}`, mode, times: 2 })
    const drafted = await assistantFor(`sandbox-twice-${mode}`).draftReply(replyRequest())
    expect(drafted.text).toMatch(/^Hello Ada/)
  })
})

describe('a provider that does not answer', () => {
  it.each(EVERYTHING)('has had its time: %s', async (_what, purpose) => {
    await expect(purpose(assistantFor('sandbox-hang', { timeoutMs: 200 }))).rejects.toMatchObject({
      kind: 'timed-out',
      canRetry: true,
    })
  })

  it('has had its time where whoever asks has less of it', async () => {
    const drafting = assistantFor('sandbox-hang').draftReply(replyRequest(), { signal: AbortSignal.timeout(100) })
    await expect(drafting).rejects.toMatchObject({ kind: 'timed-out' })
  })

  it('has had its time after a few words, too', async () => {
    const seen: string[] = []
    // As if it had taken until now: on a busy machine the first words may need longer than any time that is short.
    const time = new AbortController()
    const writing = assistantFor('sandbox-hang-midway').draftReply(replyRequest(), {
      signal: time.signal,
      onText: (text) => {
        seen.push(text)
        if (text.startsWith('Hello Ada,')) time.abort(new DOMException('Too late.', 'TimeoutError'))
      },
    })
    await expect(writing).rejects.toMatchObject({ kind: 'timed-out' })
    expect(seen.at(-1)).toMatch(/^Hello Ada,/)
  })

  it('fails when the connection breaks after a few words', async () => {
    const writing = assistantFor('sandbox-breaks').draftReply(replyRequest(), { onText: () => undefined })
    await expect(writing).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('is unavailable where nobody listens', async () => {
    const drafting = assistantFor('sandbox', { baseUrl: () => 'http://127.0.0.1:9/v1' }).draftReply(replyRequest())
    await expect(drafting).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it.each(EVERYTHING)('is left when somebody stops it: %s', async (_what, purpose) => {
    const stop = new AbortController()
    const assistant = assistantFor('sandbox-hang')
    const stoppable: Assistant = {
      ...assistant,
      draftReply: (request, call) => assistant.draftReply(request, { ...call, signal: stop.signal }),
      draftDispute: (request) => assistant.draftDispute(request, { signal: stop.signal }),
      writeCampaignMessage: (request) => assistant.writeCampaignMessage(request, { signal: stop.signal }),
      analyzeSentiment: (request) => assistant.analyzeSentiment(request, { signal: stop.signal }),
      prioritizeDispute: (request) => assistant.prioritizeDispute(request, { signal: stop.signal }),
    }
    const asking = purpose(stoppable)
    stop.abort()
    await expect(asking).rejects.toMatchObject({ kind: 'stopped', canRetry: false })
  })
})

describe('an answer that breaks off', () => {
  it.each(TEXTS.slice(0, 2))('ends with its last whole sentence: %s', async (_what, purpose) => {
    expect(await purpose(assistantFor('sandbox-cut'))).toMatchObject({
      text: expect.stringMatching(/^Hello[\s\S]*not\.$/),
    })
  })

  it('keeps the signature that it would have ended with, and says that it is cut', async () => {
    const voice = { ...DEFAULT_BRAND_VOICE, signature: 'The Harbour team' }
    expect(await assistantFor('sandbox-cut').draftReply(replyRequest({ voice }))).toMatchObject({
      text: expect.stringMatching(/^Hello[\s\S]*not\.\n\nThe Harbour team$/),
      isCut: true,
    })
    expect(await assistantFor('sandbox').draftReply(replyRequest({ voice }))).toMatchObject({ isCut: false })
  })

  it.each(OBJECTS)('is asked for once more, shorter: %s', async (_what, purpose) => {
    await purpose(assistantFor('sandbox-cut-once'))
    const [repair] = await stage.requestsOf('sandbox-cut-once')
    expect(repair?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(repair?.messages.at(-1)?.content).toMatch(/too long/)
    await expect(purpose(assistantFor('sandbox-cut'))).rejects.toMatchObject({ kind: 'cut' })
  })
})

describe('an object that cannot be read', () => {
  it.each(OBJECTS)('is asked for once more, with what was wrong: %s', async (_what, purpose) => {
    const repaired = await purpose(assistantFor('sandbox-malformed-once'))
    const direct = await purpose(assistantFor('sandbox'))
    expect(repaired).toMatchObject({ origin: (direct as { origin: object }).origin })
    const spent = (made: unknown) => (made as { spent: { tokens: number } }).spent.tokens
    expect(spent(repaired)).toBeGreaterThan(2 * spent(direct) - 200)
    const [repair] = await stage.requestsOf('sandbox-malformed-once')
    expect(repair?.messages.at(-1)?.content).toMatch(/not the JSON object/)
  })

  it.each(OBJECTS)('is malformed the second time: %s', async (what, purpose) => {
    const key = `sandbox-broken-${what.replace(' ', '-')}`
    await stage.tell({ key, mode: 'malformed-json' })
    await expect(purpose(assistantFor(key))).rejects.toMatchObject({ kind: 'malformed', canRetry: false })
    expect(await stage.requestsOf(key)).toHaveLength(2)
  })

  it.each(EVERYTHING.filter(([what]) => !what.includes('streamed')))(
    'is no web page either: %s',
    async (_what, purpose) => {
      await expect(purpose(assistantFor('sandbox-garbage'))).rejects.toMatchObject({ kind: 'malformed' })
    },
  )

  it('is found between words and without what may be left out', async () => {
    const spoken = {
      sentiment: 'negative',
      themes: [],
      positiveAspects: [],
      negativeAspects: ['Wait'],
      emotionIntensity: 4.4,
      summary: 'Long.',
    }
    const baseUrl = await serve({
      choices: [{ message: { content: `Here:\n\`\`\`json\n${JSON.stringify(spoken)}\n\`\`\`` } }],
    })
    const read = await assistantFor('none', { baseUrl: () => baseUrl }).analyzeSentiment(sentimentRequest())
    expect(read).toMatchObject({
      analysis: { sentiment: 'negative', sentimentScore: -0.8, emotionIntensity: 4, language: null, aspects: [] },
      spent: { tokens: 500, isEstimated: true },
    })
  })
})

describe('a server that does not take a parameter', () => {
  it.each([
    ['refuses-temperature', 'temperature', TEXTS[0]],
    ['refuses-max-tokens', 'max_tokens', TEXTS[0]],
    ['refuses-store', 'store', TEXTS[0]],
    ['refuses-stream-options', 'stream_options', TEXTS[1]],
    ['refuses-json', 'response_format', OBJECTS[0]],
  ] as const)('is asked without it, and never with it again: %s', async (mode, parameter, named) => {
    const key = `sandbox-${mode}`
    const assistant = assistantFor(key)
    const [, purpose] = named ?? []
    await purpose?.(assistant)
    await purpose?.(assistant)
    const sent = (await stage.requestsOf(key)).toReversed().map((request) => parameter in request)
    // A format is given up in two steps.
    expect(sent).toEqual(parameter === 'response_format' ? [true, true, false, false] : [true, false, false])
  })

  it('gets the other name for the cap, with room for thinking', async () => {
    const [last] = await stage.requestsOf('sandbox-refuses-max-tokens')
    expect(last).toMatchObject({ max_completion_tokens: 2250 })
  })

  it('is asked for any JSON where it takes no schema', async () => {
    await assistantFor('sandbox-refuses-json-schema').prioritizeDispute(priorityRequest())
    const formats = (await stage.requestsOf('sandbox-refuses-json-schema')).map((request) => request.response_format)
    expect(formats).toEqual([{ type: 'json_object' }, expect.objectContaining({ type: 'json_schema' })])
  })

  it('teaches many who ask at once', async () => {
    const assistant = assistantFor('sandbox-refuses-temperature')
    const drafts = await Promise.all([1, 2, 3].map(() => assistant.draftReply(replyRequest())))
    expect(drafts.every(({ text }) => text.startsWith('Hello Ada'))).toBe(true)
  })
})

describe('a model that thinks', () => {
  it.each(EVERYTHING)('has that taken out: %s', async (_what, purpose) => {
    expect(JSON.stringify(await purpose(assistantFor('sandbox-think')))).not.toMatch(/think|What do I make/)
  })

  it('gets room for it once it has used up its tokens', async () => {
    const { text } = await assistantFor('sandbox-only-thinks').draftReply(replyRequest())
    expect(text).toMatch(/^Hello Ada/)
    const caps = (await stage.requestsOf('sandbox-only-thinks')).map((request) => request.max_tokens)
    expect(caps).toEqual([2250, 250])
  })
})

describe('a failure that costs', () => {
  it.each(EVERYTHING)('says what: %s', async (_what, purpose) => {
    await expect(purpose(assistantFor('sandbox-refusal'))).rejects.toMatchObject({
      made: { origin: { engine: 'model', model: 'gpt-4o' }, spent: { tokens: expect.any(Number), isEstimated: false } },
    })
    await expect(purpose(assistantFor('sandbox-500'))).rejects.toMatchObject({ made: null })
  })

  it.each(OBJECTS)('adds up both tries: %s', async (_what, purpose) => {
    const tokensOf = async (mode: string) => {
      const failure: unknown = await purpose(assistantFor(`sandbox-${mode}`)).catch((error: unknown) => error)
      return (failure as { made: { spent: { tokens: number } } }).made.spent.tokens
    }
    expect(await tokensOf('malformed-json')).toBeGreaterThan(2 * (await tokensOf('empty')))
  })

  it('estimates what was written before it was stopped', async () => {
    const stop = new AbortController()
    const writing = assistantFor('sandbox-slow').draftReply(replyRequest(), {
      signal: stop.signal,
      onText: () => stop.abort(),
    })
    await expect(writing).rejects.toMatchObject({ kind: 'stopped', made: { spent: { tokens: 2, isEstimated: true } } })
  })
})

describe('a server that does not count', () => {
  const assistant = assistantFor('sandbox-no-usage')

  it.each(TEXTS)('has its tokens estimated by the length of what it wrote: %s', async (_what, purpose) => {
    const made = (await purpose(assistant)) as { text?: string; description?: string; spent: { tokens: number } }
    const { length } = made.text ?? made.description ?? ''
    expect(made.spent).toMatchObject({ isEstimated: true })
    expect(made.spent.tokens).toBeGreaterThanOrEqual(Math.ceil(length / 4))
    expect(made.spent.tokens).toBeLessThan(length / 4 + 25)
  })

  it('has its tokens taken for the usual number where it reads', async () => {
    const read = await assistant.analyzeSentiment(sentimentRequest())
    const ranked = await assistant.prioritizeDispute(priorityRequest())
    expect([read.spent, ranked.spent]).toEqual([
      { tokens: 500, isEstimated: true },
      { tokens: 400, isEstimated: true },
    ])
  })
})

/** A server that always says the same. */
async function serve(body: object): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}
