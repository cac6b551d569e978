import { forget, recall, remember } from '#web/kernel/browser-memory.ts'

/** What was typed before and not saved. `null` when there is nothing, or what there is does not fit the form any more. */
export function findDraft<Values extends object>(key: string, blank: Values): Values | null {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? 'null')
    return isLike(kept, blank) ? kept : null
  } catch {
    return null
  }
}

/** Answers whether there is anything to keep: a form that is as it was needs no draft. */
export function keepDraft<Values extends object>(key: string, values: Values, blank: Values): boolean {
  const text = JSON.stringify(values)
  const isTyped = text !== JSON.stringify(blank)
  if (isTyped) remember(key, text)
  else forget(key)
  return isTyped
}

function isLike<Model>(value: unknown, model: Model): value is Model {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return Object.entries(model).every(([name, part]) => isLike(fields[name], part))
}
