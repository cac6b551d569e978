import type { ChatClient } from './chat/chat-client.ts'

const DAY_MS = 86_400_000
/** Where the provider could not be asked. */
const AGAIN_MS = 3_600_000

/** The day on which the provider takes the model away, looked up once a day. Whoever does not say has no such day. */
export function createModelEnd(chat: ChatClient, now: () => number) {
  let known: { end: Promise<string | null>; goodUntil: number } | null = null

  async function lookUp(): Promise<string | null> {
    try {
      const models = await chat.listModels()
      return models.find(({ id }) => id === chat.model)?.shutdown_date ?? null
    } catch {
      if (known) known.goodUntil = now() + AGAIN_MS
      return null
    }
  }

  return function findModelEnd(): Promise<string | null> {
    if (known && known.goodUntil > now()) return known.end
    known = { end: Promise.resolve(null), goodUntil: now() + DAY_MS }
    known.end = lookUp()
    return known.end
  }
}
