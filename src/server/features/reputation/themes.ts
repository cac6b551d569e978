import type { Reputation } from '#shared/contracts/reputation.ts'
import type {
  LanguageFigures,
  Theme,
  ThemeFigures,
  ThemeInput,
  ThemeQuote,
} from '#shared/contracts/reputation-themes.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import type { SAID_FILTERS } from '#shared/contracts/reviews.ts'
import { findPeriodDays } from '#shared/domain/period-days.ts'
import { ASPECTS, type Aspect } from '#shared/domain/sentiment.ts'
import { findMove } from '#shared/domain/themes.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { lockSettings } from '#server/features/settings/settings.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { findToday } from './reputation.repository.ts'
import { findHead, listAspectsOf, toMarks } from './themes.service.ts'
import { findPlaces, type Onlooker, SMALL_GRAINS, toStretches } from './reputation-period.ts'
import {
  listQuoted,
  listThemeRows,
  type Part,
  type PartSum,
  putThemes,
  type QuotedReview,
  sumParts,
  type ThemeRow,
} from './themes.repository.ts'

type Looked = Pick<Reputation, 'days' | 'daysBefore' | 'today'> & { parts: Map<string, PartSum[]> }

async function look(tx: CustomerTx, actor: Onlooker, kind: Part, filter: ReputationFilter): Promise<Looked> {
  const today = await findToday(tx)
  const found = findPeriodDays(filter.period, today)
  const request = { ...toStretches(found), grain: SMALL_GRAINS[filter.period], platform: filter.platform }
  const sums = await sumParts(tx, kind, { ...request, locationIds: findPlaces(actor, filter) })
  return {
    days: found.days,
    daysBefore: found.daysBefore,
    today,
    parts: Map.groupBy(sums, ({ part }) => part),
  }
}

const NOTHING = { reviewCount: 0, ratedCount: 0, ratingSum: 0, positiveCount: 0, negativeCount: 0 }

function addUp(sums: readonly PartSum[]): typeof NOTHING {
  return sums.reduce(
    (total, sum) => ({
      reviewCount: total.reviewCount + sum.reviewCount,
      ratedCount: total.ratedCount + sum.ratedCount,
      ratingSum: total.ratingSum + sum.ratingSum,
      positiveCount: total.positiveCount + sum.positiveCount,
      negativeCount: total.negativeCount + sum.negativeCount,
    }),
    NOTHING,
  )
}

const compare = (own: readonly PartSum[], hasBefore: boolean) => ({
  now: addUp(own.filter(({ isBefore }) => !isBefore)),
  before: hasBefore ? addUp(own.filter(({ isBefore }) => isBefore)) : null,
})

const presentTheme = (rows: readonly ThemeRow[], aspect: Aspect): Theme => {
  const row = rows.find((each) => each.aspect === aspect)
  const [, ...merged] = listAspectsOf(rows, aspect)
  return { aspect, name: row?.name ?? null, merged, isFollowed: row?.is_followed ?? false }
}

const toThemeCounts = ({ reviewCount, positiveCount, negativeCount }: typeof NOTHING) => ({
  reviewCount,
  positiveCount,
  negativeCount,
})

/** What was spoken of in either period, and what is followed even where nobody spoke of it. */
export async function listThemes(tx: CustomerTx, actor: Onlooker, filter: ReputationFilter) {
  const [{ parts, ...period }, rows] = [await look(tx, actor, 'theme', filter), await listThemeRows(tx)]
  const heads = ASPECTS.filter((aspect) => findHead(rows, aspect) === aspect)
  const items = heads.flatMap((aspect): ThemeFigures[] => {
    const own = parts.get(aspect) ?? []
    const theme = presentTheme(rows, aspect)
    if (own.length === 0 && !theme.isFollowed) return []
    const counts = compare(own, period.daysBefore !== null)
    const [now, before] = [toThemeCounts(counts.now), counts.before && toThemeCounts(counts.before)]
    const points = own.flatMap(({ bucket, ...sum }) => (bucket === null ? [] : [{ bucket, ...toThemeCounts(sum) }]))
    return [{ ...theme, now, before, move: findMove(now, before), points }]
  })
  return { ...period, items: items.toSorted((one, other) => other.now.reviewCount - one.now.reviewCount) }
}

export async function listReputationLanguages(tx: CustomerTx, actor: Onlooker, filter: ReputationFilter) {
  const { parts, ...period } = await look(tx, actor, 'language', filter)
  const items = [...parts].map(([language, own]): LanguageFigures => ({
    language,
    ...compare(own, period.daysBefore !== null),
  }))
  return { ...period, items: items.toSorted((one, other) => other.now.reviewCount - one.now.reviewCount) }
}

interface QuotesWanted extends ReputationFilter {
  aspect: Aspect
  said?: (typeof SAID_FILTERS)[number] | undefined
}

const QUOTED_REVIEWS = 20
const POLARITY_OF = { praise: 'positive', criticism: 'negative' } as const
const SAID_OF = { positive: 'praise', negative: 'criticism', neutral: null } as const

export async function listThemeQuotes(tx: CustomerTx, actor: Onlooker, { aspect, said, ...filter }: QuotesWanted) {
  const aspects = listAspectsOf(await listThemeRows(tx), aspect)
  const { days } = findPeriodDays(filter.period, await findToday(tx))
  const reviews = await listQuoted(tx, {
    marks: toMarks(aspects, said),
    days,
    locationIds: findPlaces(actor, filter),
    platform: filter.platform,
    limit: QUOTED_REVIEWS,
  })
  return { items: reviews.flatMap((review) => quote(review, aspects, said)) }
}

/** Each place of the words that says it, once. */
function quote(review: QuotedReview, aspects: readonly Aspect[], said: QuotesWanted['said']): ThemeQuote[] {
  const own = review.findings.filter(
    ({ aspect, polarity }) => aspects.includes(aspect) && (!said || polarity === POLARITY_OF[said]),
  )
  const places = new Map(own.map((finding) => [`${finding.start} ${finding.end}`, finding]))
  return [...places.values()].map(({ polarity, start, end }) => ({
    reviewId: review.id,
    platform: review.platform,
    rating: review.rating,
    createdAt: review.created_at.toISOString(),
    said: SAID_OF[polarity],
    quote: review.content.slice(start, end),
  }))
}

/** Of two who merge at once, one comes after the other: what belongs to a theme belongs to no other. */
export async function changeTheme(
  tx: CustomerTx,
  _actor: Actor,
  { aspect, name, mergedInto, isFollowed }: ThemeInput & { aspect: Aspect },
): Promise<Theme> {
  await lockSettings(tx)
  const rows = await listThemeRows(tx)
  if (mergedInto !== undefined) await merge(tx, rows, { aspect, into: mergedInto })
  if (name !== undefined || isFollowed !== undefined) {
    await putThemes(tx, [aspect], {
      ...(name !== undefined && { name }),
      ...(isFollowed !== undefined && { is_followed: isFollowed }),
    })
  }
  emit(tx, { type: 'theme.changed', subjectId: null, userId: null })
  const after = await listThemeRows(tx)
  return presentTheme(after, findHead(after, aspect))
}

/** With all that was merged into it before. Into itself, or into what it is a part of already: nothing to do. */
async function merge(
  tx: CustomerTx,
  rows: readonly ThemeRow[],
  { aspect, into }: { aspect: Aspect; into: Aspect | null },
) {
  const head = into && findHead(rows, into)
  if (head === null) return putThemes(tx, [aspect], { merged_into: null })
  if (head === findHead(rows, aspect)) return
  const parts = rows.filter(({ merged_into: of }) => of === aspect).map((row) => row.aspect)
  await putThemes(tx, [aspect, ...parts], { merged_into: head, is_followed: false })
}
