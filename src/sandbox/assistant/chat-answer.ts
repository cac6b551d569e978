import { setTimeout as sleep } from 'node:timers/promises'
import type { AssistantMode } from './assistant-modes.ts'
import type { Behaviour } from './assistant.repository.ts'
import { isRepair, subjectOf, systemOf, type ChatRequest } from './chat-request.ts'
import { composeAnswer } from './compose-answer.ts'
import { obeyAnswer } from './obey-answer.ts'

const CHARACTERS_A_TOKEN = 4
const SLOW_MS = 250
const THOUGHTS = '<think>\nThe reviewer says something. What do I make of it?\n</think>\n\n'
/** From here on a cap leaves room for thinking. */
const ROOM_TO_THINK = 1500
const WORDS_BEFORE_SILENCE = 5

export interface ChatAnswer {
  content: string | null
  refusal: string | null
  finish: 'stop' | 'length' | 'content_filter'
  hasUsage: boolean
  tokens: { prompt: number; completion: number }
}

export function answerChat(behaviour: Behaviour, request: ChatRequest): ChatAnswer {
  const { mode } = behaviour
  const tokensOf = (text: string) => Math.ceil(text.length / CHARACTERS_A_TOKEN)
  const said = chooseAnswer(behaviour, request)
  const prompt = tokensOf(request.messages.map(({ content }) => content).join('\n'))
  return {
    ...said,
    hasUsage: mode !== 'no-usage',
    tokens: { prompt, completion: tokensOf(said.content ?? said.refusal ?? '') },
  }
}

type Said = Pick<ChatAnswer, 'content' | 'refusal' | 'finish'>

function chooseAnswer(behaviour: Behaviour, request: ChatRequest): Said {
  const { mode } = behaviour
  const content = contentOf(behaviour, request)
  if (mode === 'refusal') return { content: null, refusal: 'I’m sorry, but I cannot help with that.', finish: 'stop' }
  if (mode === 'filtered') return { content: content.slice(0, 20), refusal: null, finish: 'content_filter' }
  if (mode === 'empty') return { content: null, refusal: null, finish: 'stop' }
  if (mode === 'cut' || (mode === 'cut-once' && !isRepair(request))) {
    return { content: content.slice(0, Math.ceil(content.length * 0.6)), refusal: null, finish: 'length' }
  }
  if (mode === 'only-thinks' && capOf(request) < ROOM_TO_THINK) {
    return { content: THOUGHTS.replace('</think>', 'And then'), refusal: null, finish: 'length' }
  }
  const most = capOf(request) * CHARACTERS_A_TOKEN
  const isWhole = content.length <= most
  return { content: isWhole ? content : content.slice(0, most), refusal: null, finish: isWhole ? 'stop' : 'length' }
}

function contentOf({ mode, says }: Behaviour, request: ChatRequest): string {
  const subject = subjectOf(request)
  if (mode === 'malformed-json' || (mode === 'malformed-once' && !isRepair(request))) {
    return request.response_format ? 'Sure! {"sentiment": "rather good", "themes": [' : composeAnswer(subject)
  }
  if (mode === 'obedient') return says ?? obeyAnswer(subject, systemOf(request))
  return mode === 'think' ? THOUGHTS + composeAnswer(subject) : composeAnswer(subject)
}

function capOf(request: ChatRequest): number {
  return request.max_completion_tokens ?? request.max_tokens ?? Number.MAX_SAFE_INTEGER
}

/** One answer as a whole. */
export function presentAnswer(answer: ChatAnswer, { id, model }: { id: string; model: string }) {
  return {
    id,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: answer.content, refusal: answer.refusal },
        logprobs: null,
        finish_reason: answer.finish,
      },
    ],
    ...(answer.hasUsage && { usage: presentUsage(answer) }),
  }
}

function presentUsage({ tokens: { prompt, completion } }: ChatAnswer) {
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}

interface Streaming {
  id: string
  model: string
  mode: AssistantMode
  /** Between two words. */
  pauseMs: number
  shouldCount: boolean
  /** Ends the connection without a word. */
  breakOff: () => void
}

/** The same, word by word. Ends when its reader goes away. */
export async function* streamAnswer(answer: ChatAnswer, streaming: Streaming): AsyncGenerator<Uint8Array> {
  const { id, model, mode, shouldCount } = streaming
  const encoder = new TextEncoder()
  const created = Math.floor(Date.now() / 1000)
  const write = (choices: object[], more: object = {}) => {
    const chunk = { id, object: 'chat.completion.chunk', created, model, choices, ...more }
    return encoder.encode(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  const choice = (delta: object, finish: string | null = null) => [
    { index: 0, delta, logprobs: null, finish_reason: finish },
  ]
  yield write(choice({ role: 'assistant', content: '', refusal: null }))
  if (answer.refusal !== null) yield write(choice({ refusal: answer.refusal }))
  for (const [count, word] of (answer.content?.match(/\s*\S+\s*/g) ?? []).entries()) {
    if (count === WORDS_BEFORE_SILENCE) await goWrong(streaming)
    await sleep(mode === 'slow' ? SLOW_MS : streaming.pauseMs)
    yield write(choice({ content: word }))
  }
  yield write(choice({}, answer.finish))
  if (shouldCount && answer.hasUsage) yield write([], { usage: presentUsage(answer) })
  yield encoder.encode('data: [DONE]\n\n')
}

/** Longer than anybody waits. */
const SILENT_MS = 60_000

async function goWrong({ mode, breakOff }: Streaming): Promise<void> {
  if (mode === 'hang-midway') await sleep(SILENT_MS, undefined, { ref: false })
  if (mode === 'breaks') breakOff()
}
