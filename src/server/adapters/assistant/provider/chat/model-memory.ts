import type { Log } from '#server/kernel/log/log.ts'
import { toBody, type Ask, type Dispensable, type SentBody } from './chat-request.ts'
import { traitsOf } from './model-traits.ts'
import { findRefusal, findRefusedParameter } from './server-refusal.ts'

/** What a model takes, as the table says and as it turns out. */
export interface ModelMemory {
  bodyOf(ask: Ask, isStream: boolean): SentBody
  /** Whether the failure taught something, so that asking again is worth it. */
  hasLearntFrom(error: unknown, body: SentBody): boolean
  /** Whether it is news that the model thinks before it answers. */
  noteThinking(): boolean
}

export function createModelMemory(model: string, log: Log | undefined): ModelMemory {
  const traits = traitsOf(model)
  const refused = new Set<Dispensable>()
  let { canThink } = traits
  return {
    bodyOf: (ask, isStream) => toBody(ask, isStream, { model, traits, refused, canThink }),

    hasLearntFrom(error, body) {
      const refusal = findRefusal(error)
      const name = refusal && findRefusedParameter(refusal, body)
      if (!name) return false
      log?.info({ model, parameter: name }, 'the model does not take a parameter')
      refused.add(name)
      // Only models that think want the newer name.
      if (name === 'max_tokens') canThink = true
      return true
    },

    noteThinking() {
      const isNews = !canThink
      canThink = true
      return isNews
    },
  }
}
