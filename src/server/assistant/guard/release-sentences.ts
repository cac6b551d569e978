import type { BlockReason } from '#shared/domain/assistant.ts'
import { TextBlocked } from '#server/assistant/assistant-failure.ts'
import type { CallOptions, Made } from '#server/assistant/port.ts'
import { upToLastSentence } from '#server/assistant/provider/settle-text.ts'

interface Watch {
  judge: (text: string) => BlockReason[]
  /** Whose text it is. */
  model: string | null
}

/** As the usage log guesses where nobody counts. */
const LETTERS_A_TOKEN = 4

/**
 * Lets an engine work and hands on what it writes by whole sentences, each after it passed. With the first that does
 * not, nothing more comes: the engine is stopped and the text is blocked.
 */
export async function releaseSentences<Result>(
  call: CallOptions,
  { judge, model }: Watch,
  work: (call: CallOptions) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController()
  const signal = call.signal ? AbortSignal.any([call.signal, stop.signal]) : stop.signal
  const { onText } = call
  if (!onText) return work({ signal })

  let released = ''
  let blocked: TextBlocked | null = null
  const take = (soFar: string) => {
    const whole = wholeSentences(soFar)
    if (blocked || whole.length <= released.length) return
    const reasons = judge(whole)
    if (reasons.length > 0) {
      blocked = new TextBlocked(reasons, estimate(soFar, model))
      stop.abort(blocked)
      return
    }
    released = whole
    onText(whole)
  }
  const result = await work({ signal, onText: take }).catch((error: unknown) => {
    throw blocked ?? error
  })
  if (blocked) throw blocked
  return result
}

/** The last one counts only once something follows it: "example." may go on with "com". */
function wholeSentences(soFar: string): string {
  const before = soFar.replace(/\S+\s*$/, '')
  return upToLastSentence(before)
}

/** What was written until it was stopped; nobody gets to say what that cost. */
function estimate(text: string, model: string | null): Made {
  const origin = { engine: model === null ? 'template' : 'model', model, version: '' } as const
  return { origin, spent: { tokens: Math.ceil(text.length / LETTERS_A_TOKEN), isEstimated: true } }
}
