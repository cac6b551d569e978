import { validationFailed } from '../auth-error.ts'

const UNIT_MS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** Such as `24h` or `1h30m`; `none` lifts the ban. */
export function readBan(duration: string, now: Date): Date | null {
  if (duration === 'none') return null
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(duration)) throw validationFailed('invalid format for ban duration')
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)]
  const durationMs = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ''] ?? 0), 0)
  return new Date(now.getTime() + durationMs)
}
