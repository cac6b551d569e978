import type { OpenAI } from 'openai'
import { answerSchema, chunkSchema, type Answer } from './answer-shapes.ts'
import type { SentBody } from './chat-request.ts'

export async function sendForWhole(client: OpenAI, body: SentBody, signal: AbortSignal): Promise<Answer> {
  const { choices, usage } = answerSchema.parse(await client.chat.completions.create(body, { signal }))
  const [choice] = choices
  return {
    content: choice?.message.content ?? '',
    refusal: choice?.message.refusal ?? '',
    finish: choice?.finish_reason ?? 'stop',
    tokens: usage?.total_tokens ?? null,
  }
}

interface Listening {
  signal: AbortSignal
  /** Gets what the model has said so far. */
  onContent: (content: string) => void
}

export async function sendForStream(client: OpenAI, body: SentBody, { signal, onContent }: Listening): Promise<Answer> {
  const stream = await client.chat.completions.create({ ...body, stream: true }, { signal })
  const answer: Answer = { content: '', refusal: '', finish: null, tokens: null }
  for await (const raw of stream) {
    const { content, refusal, finish, tokens } = chunkSchema.parse(raw)
    answer.refusal += refusal
    answer.finish = finish ?? answer.finish
    answer.tokens = tokens ?? answer.tokens
    if (content === '') continue
    answer.content += content
    onContent(answer.content)
  }
  // The client library ends an aborted stream as if it were whole.
  signal.throwIfAborted()
  return answer
}
