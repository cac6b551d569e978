import type { AiUsage } from '#shared/contracts/assistant.ts'

type UsageDay = AiUsage['days'][number]
export type UsageRow = Omit<UsageDay, 'day'>
export type DayCalls = Pick<UsageDay, 'day' | 'calls' | 'tokens'>

const DAY_MS = 86_400_000

/** By feature and by whom, the most used first. */
export function sumByFeature(days: readonly UsageDay[]): UsageRow[] {
  const rows = new Map<string, UsageRow>()
  for (const { feature, model, calls, tokens, estimatedTokens } of days) {
    const key = `${feature} ${model ?? ''}`
    const sum = rows.get(key) ?? { feature, model, calls: 0, tokens: 0, estimatedTokens: 0 }
    rows.set(key, {
      ...sum,
      calls: sum.calls + calls,
      tokens: sum.tokens + tokens,
      estimatedTokens: sum.estimatedTokens + estimatedTokens,
    })
  }
  return [...rows.values()].toSorted((one, other) => other.calls - one.calls)
}

/** Every day of the period, those without anything too. */
export function sumByDay({ from, to, days }: Pick<AiUsage, 'from' | 'to' | 'days'>): DayCalls[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10)
    const own = days.filter((entry) => entry.day === day)
    return {
      day,
      calls: own.reduce((sum, { calls }) => sum + calls, 0),
      tokens: own.reduce((sum, { tokens }) => sum + tokens, 0),
    }
  })
}
