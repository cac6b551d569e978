import type { ActivityEntry } from '#shared/contracts/activity.ts'

export interface ActivityGroup {
  /** That of the oldest entry: it stays while newer ones arrive. */
  key: string
  /** The latest. */
  entry: ActivityEntry
  count: number
  /** The day it is the first of, as people call it. */
  startsDay: string | null
}

function isRepeated(entry: ActivityEntry, later: ActivityEntry): boolean {
  return entry.action === later.action && entry.actorName === later.actorName && entry.subjectId === later.subjectId
}

/** Takes what somebody did several times in a row on one day, newest first, together as one. */
export function groupActivity(entries: readonly ActivityEntry[], dayOf: (at: string) => string): ActivityGroup[] {
  const groups: ActivityGroup[] = []
  let lastDay: string | null = null
  for (const entry of entries) {
    const last = groups.at(-1)
    const day = dayOf(entry.createdAt)
    if (last && day === lastDay && isRepeated(entry, last.entry)) {
      last.count += 1
      last.key = entry.id
    } else {
      groups.push({ key: entry.id, entry, count: 1, startsDay: day === lastDay ? null : day })
    }
    lastDay = day
  }
  return groups
}
