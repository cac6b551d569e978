import type {
  ANSWERED_FILTERS,
  PLAN_FILTERS,
  REPLY_FILTERS,
  ReviewFilter,
  TARGET_FILTERS,
  TRIAGE_FILTERS,
} from '#shared/contracts/reviews.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import type { ResponseTargets } from '#shared/domain/response-targets.ts'
import { parseSearch } from '#shared/domain/search-words.ts'
import { isTimezone, toInstant } from '#shared/domain/wall-time.ts'
import { findLimit } from '#server/database/location-limit.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { findThemeMarks } from '#server/features/reputation/themes.service.ts'
import { findTargets } from '#server/features/response-targets/response-targets.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'

const DAY_MS = 86_400_000

/** The states behind each of the words people filter replies by. `none` is also where there never was one. */
export const STATES_BY_REPLY_FILTER: Record<(typeof REPLY_FILTERS)[number], readonly ReplyState[]> = {
  none: ['undone', 'deleted', 'superseded'],
  'awaiting-approval': ['awaiting-approval'],
  'on-its-way': ['queued', 'sending', 'checking', 'deleting', 'by-hand'],
  live: ['live'],
  problem: ['rejected', 'failed', 'returned', 'saved'],
}

/** The targets as they are, and what time it is: what `is_by_target` asks for. */
export interface ResolvedTarget {
  kind: (typeof TARGET_FILTERS)[number]
  hours: ResponseTargets
  since: string
  now: string
}

/** A filter without anything left to look up: names are ids, days are instants. What is absent does not matter. */
export interface ResolvedFilter {
  /** Of these alone. */
  ids?: readonly string[]
  pattern?: string
  platforms?: readonly string[]
  status?: string
  ratings?: readonly number[]
  hasStars?: boolean
  sentiments?: readonly string[]
  locations?: readonly string[]
  /** Marks of what is said: one of them at least. */
  themes?: readonly string[]
  language?: string
  /** `nobody`, or a person's id. */
  assignee?: string
  tags?: readonly string[]
  from?: string
  before?: string
  hasText?: boolean
  answered?: (typeof ANSWERED_FILTERS)[number]
  target?: ResolvedTarget
  replyStates?: readonly ReplyState[]
  hasNoReply?: boolean
  plan?: (typeof PLAN_FILTERS)[number]
  /** Whether this person has begun to answer. */
  draft?: { userId: string; isThere: boolean }
  isDone?: boolean
  isUnread?: boolean
  /** Without it, those that are still on their platform. */
  isGone?: boolean
  seenAfter?: string
  sort: ReviewFilter['sort']
}

const TRIAGE_CONDITIONS: Record<
  (typeof TRIAGE_FILTERS)[number],
  Pick<ResolvedFilter, 'isDone' | 'isUnread' | 'isGone'>
> = {
  open: { isDone: false },
  done: { isDone: true },
  unread: { isUnread: true },
  gone: { isGone: true },
}

/** `me` is whoever asks; a day begins and ends where the customer is. */
export async function resolveFilter(
  tx: CustomerTx,
  userId: string,
  filter: ReviewFilter & { seenAfter?: string | undefined; ids?: readonly string[] },
  findTimezone = () => getTimezone(tx),
): Promise<ResolvedFilter> {
  const { search, assignee, reply, triage, from, to } = filter
  const days = from || to ? findInstants({ from, to }, await findTimezone()) : {}
  return withoutAbsent({
    ...days,
    ids: filter.ids,
    pattern: search ? `%${escapePattern(parseSearch(search).phrase)}%` : undefined,
    platforms: orAbsent(filter.platform),
    status: filter.status,
    ratings: orAbsent(filter.rating),
    hasStars: filter.stars && filter.stars === 'yes',
    sentiments: orAbsent(filter.sentiment),
    locations: findLocations(tx, filter),
    ...(await resolveWords(tx, filter)),
    assignee: assignee === 'me' ? userId : assignee,
    tags: orAbsent(filter.tag),
    hasText: filter.hasText && filter.hasText === 'yes',
    ...(await resolveTarget(tx, filter)),
    replyStates: reply && STATES_BY_REPLY_FILTER[reply],
    hasNoReply: reply && reply === 'none',
    plan: filter.plan,
    draft: filter.draft && { userId, isThere: filter.draft === 'yes' },
    ...(triage && TRIAGE_CONDITIONS[triage]),
    seenAfter: findSeenAfter(filter),
    sort: filter.sort,
  })
}

/** A theme is all that was merged into it. */
async function resolveWords(tx: CustomerTx, { theme, said, language }: ReviewFilter) {
  return { themes: theme && (await findThemeMarks(tx, theme, said)), language }
}

/** What is late is waited for, whatever else is asked of its answer. Without targets, nothing is late. */
async function resolveTarget(
  tx: CustomerTx,
  { target: kind, answered }: ReviewFilter,
): Promise<Pick<ResolvedFilter, 'target' | 'answered'>> {
  if (!kind) return answered ? { answered } : {}
  const { hours, since } = await findTargets(tx)
  const now = new Date()
  const target = { kind, hours, since: (since ?? now).toISOString(), now: now.toISOString() }
  return { target, ...(kind === 'overdue' ? { answered: 'due' } : answered && { answered }) }
}

/** Without a wish of theirs, whoever is limited asks for what they see: the policies alone would look at each of the others. */
function findLocations({ customerId }: CustomerTx, { location }: ReviewFilter): readonly string[] | undefined {
  return orAbsent(location) ?? orAbsent(findLimit(customerId) ?? [])
}

export async function getTimezone(tx: CustomerTx): Promise<string> {
  return (await getSettings(tx)).general.timezone
}

/** After the later of both. Rows know their arrival to the microsecond, addresses to the millisecond. */
function findSeenAfter({ seenAfter, arrived }: { seenAfter?: string | undefined; arrived?: string | undefined }) {
  if (arrived === undefined) return seenAfter
  const before = new Date(Date.parse(arrived) - 1).toISOString()
  return seenAfter !== undefined && Date.parse(seenAfter) > Date.parse(before) ? seenAfter : before
}

/** When the days begin and end in a timezone. */
function findInstants({ from, to }: Pick<ReviewFilter, 'from' | 'to'>, timezone: string) {
  return { from: from && findMidnight(from, timezone), before: to && findMidnight(dayAfter(to), timezone) }
}

/** Of a year that has no clocks to go by, by those of UTC. */
function findMidnight(date: string, timezone: string): string {
  const meant = toInstant({ date, time: '00:00' }, isTimezone(timezone) ? timezone : 'UTC')
  return (meant?.instant ?? new Date(date)).toISOString()
}

const dayAfter = (date: string) => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)

/** What a person types stands for itself. */
function escapePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** An empty list filters nothing. */
function orAbsent<Value>(list: readonly Value[] | undefined): readonly Value[] | undefined {
  return list && list.length > 0 ? list : undefined
}

function withoutAbsent(values: { [Key in keyof ResolvedFilter]: ResolvedFilter[Key] | undefined }): ResolvedFilter {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as unknown as ResolvedFilter
}
