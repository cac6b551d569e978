import type { ReviewFilter } from '#shared/contracts/reviews.ts'

/** `arrived` comes with an address, and only a chip takes it away. */
const ALWAYS_IN_SIGHT: readonly string[] = ['search', 'sort', 'arrived']
const IN_THE_ROW: readonly string[] = [...ALWAYS_IN_SIGHT, 'status', 'platform']

/** Those that stand in the row themselves are not counted; on a phone only the search does. */
export function countMoreFilters(filter: ReviewFilter, isPhone: boolean): number {
  const inSight = isPhone ? ALWAYS_IN_SIGHT : IN_THE_ROW
  return Object.entries(filter).filter(
    ([name, value]) => value !== undefined && !inSight.includes(name) && !(Array.isArray(value) && value.length === 0),
  ).length
}
