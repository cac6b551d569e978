import { refusal } from '#server/kernel/errors/refusal.ts'

/** Of two people who change the same settings at once, the second is told before anything is overwritten. */
export function refuseOutdated(seen: number | undefined, kept: { revision: number }): void {
  if (seen !== undefined && seen !== kept.revision) throw refusal('settings-changed-meanwhile')
}
