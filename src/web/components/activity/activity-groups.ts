import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'

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

/** What was taken back before it left is told once, as that. */
function isTakenBack(entry: ActivityEntry, later: ActivityEntry): boolean {
  return later.action === 'reply.undone' && entry.action === 'reply.submitted' && entry.subjectId === later.subjectId
}

/** Whose review on which platform, from what it was called when it was told of. */
export function readReviewLabel(label: string, anonymous: string): { platform: string; author: string } {
  const parts = label.split(' · ')
  const names: readonly string[] = Object.values(PLATFORM_NAMES)
  // The platform stands at one end of it or at the other.
  const isFirst = names.includes(parts[0] ?? '')
  const platform = (isFirst ? parts.shift() : parts.pop()) ?? ''
  return { platform, author: parts.join(' · ') || anonymous }
}

/** Each on its own, where it matters how often and from where. */
export function listEach(entries: readonly ActivityEntry[], dayOf: (at: string) => string): ActivityGroup[] {
  return entries.map((entry, place) => {
    const [day, dayBefore] = [entry, entries[place - 1]].map((one) => (one ? dayOf(one.createdAt) : null))
    return { key: entry.id, entry, count: 1, startsDay: day === dayBefore ? null : (day ?? null) }
  })
}

/** Takes what somebody did several times in a row on one day, newest first, together as one. */
export function groupActivity(entries: readonly ActivityEntry[], dayOf: (at: string) => string): ActivityGroup[] {
  const groups: ActivityGroup[] = []
  let lastDay: string | null = null
  for (const entry of entries) {
    const last = groups.at(-1)
    const day = dayOf(entry.createdAt)
    if (last && isTakenBack(entry, last.entry)) {
      last.key = entry.id
      continue
    }
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
