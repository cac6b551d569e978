import type { ActivityEntry } from '#shared/contracts/activity.ts'

export interface ActivityGroup {
  /** That of the oldest entry: it stays while newer ones arrive. */
  key: string
  /** The latest. */
  entry: ActivityEntry
  count: number
}

function isRepeated(entry: ActivityEntry, later: ActivityEntry): boolean {
  return entry.action === later.action && entry.actorName === later.actorName && entry.subjectId === later.subjectId
}

/** Takes what somebody did several times in a row, newest first, together as one. */
export function groupActivity(entries: readonly ActivityEntry[]): ActivityGroup[] {
  const groups: ActivityGroup[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && isRepeated(entry, last.entry)) {
      last.count += 1
      last.key = entry.id
    } else {
      groups.push({ key: entry.id, entry, count: 1 })
    }
  }
  return groups
}
