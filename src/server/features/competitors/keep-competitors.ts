import type { Competitor, CompetitorInput, FigureInput } from '#shared/contracts/competitor-figures.ts'
import { COMPETITOR_WATCH_LIMITS, COUNTED_PLATFORMS, READ_PLATFORMS } from '#shared/domain/competitor-figures.ts'
import type { PlaceReader } from '#server/adapters/places/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { lockSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  find,
  insert,
  list,
  listNewest,
  putFigure,
  removeFigure,
  setRemoved,
  sumOwn,
  update,
  type CompetitorColumns,
  type CompetitorRow,
  type NewestFigure,
} from './competitors.repository.ts'

export async function getCompetitor(tx: CustomerTx, id: string): Promise<CompetitorRow> {
  const row = await find(tx, id)
  if (!row) throw refusal('competitor-not-found')
  return row
}

/** Of two who add the last one that there is room for, one comes after the other. */
export async function countRoom(tx: CustomerTx): Promise<number> {
  await lockSettings(tx)
  return COMPETITOR_WATCH_LIMITS.competitors - (await list(tx)).length
}

async function refuseOverfull(tx: CustomerTx): Promise<void> {
  if ((await countRoom(tx)) > 0) return
  throw refusal('competitors-full', { values: { count: COMPETITOR_WATCH_LIMITS.competitors } })
}

type OfCompetitor = { competitorId: string }

/** The work of the endpoints; `readers` know where each platform shows a business. */
export function keepCompetitors(readers: readonly PlaceReader[]) {
  const describe = async (tx: CustomerTx, row: CompetitorRow): Promise<Competitor> =>
    present(readers, row, await listNewest(tx, [row.id]))

  const tell = (tx: CustomerTx, row: CompetitorRow): Promise<Competitor> => {
    emit(tx, { type: 'competitor.changed', subjectId: row.id, userId: null })
    return describe(tx, row)
  }

  return {
    add: async (tx: CustomerTx, _actor: Actor, input: CompetitorInput) => {
      await refuseOverfull(tx)
      return tell(tx, await insert(tx, toColumns(input)))
    },

    change: async (tx: CustomerTx, _actor: Actor, { competitorId, ...input }: OfCompetitor & CompetitorInput) => {
      const row = await update(tx, competitorId, toColumns(input))
      if (!row) throw refusal('competitor-not-found')
      return tell(tx, row)
    },

    remove: async (tx: CustomerTx, _actor: Actor, { competitorId }: OfCompetitor) => {
      const row = await setRemoved(tx, competitorId, true)
      if (!row) throw refusal('competitor-not-found')
      return tell(tx, row)
    },

    restore: async (tx: CustomerTx, _actor: Actor, { competitorId }: OfCompetitor) => {
      await refuseOverfull(tx)
      const row = await setRemoved(tx, competitorId, false)
      if (!row) throw refusal('competitor-not-found')
      return tell(tx, row)
    },

    enter: async (
      tx: CustomerTx,
      _actor: Actor,
      { competitorId, reviewCount, ...figure }: OfCompetitor & FigureInput,
    ) => {
      const row = await getCompetitor(tx, competitorId)
      await putFigure(tx, competitorId, { ...figure, review_count: reviewCount, source: 'entered' })
      return tell(tx, row)
    },

    removeFigure: async (
      tx: CustomerTx,
      _actor: Actor,
      { competitorId, figureId }: OfCompetitor & { figureId: string },
    ) => {
      const row = await getCompetitor(tx, competitorId)
      if (!(await removeFigure(tx, competitorId, figureId))) throw refusal('competitor-figure-not-found')
      return tell(tx, row)
    },
  }
}

/** Everybody with their newest figures, and the own ones beside. */
export const listCompetitors =
  (readers: readonly PlaceReader[]) =>
  async (tx: CustomerTx, { member: { permissions, locations } }: Actor) => {
    const rows = await list(tx)
    const ids = rows.map(({ id }) => id)
    const newest = ids.length === 0 ? [] : await listNewest(tx, ids)
    const own = permissions.includes('reviews.view') ? await sumOwn(tx, locations) : []
    return {
      items: rows.map((row) => present(readers, row, newest)),
      own: own
        .filter(({ platform }) => COUNTED_PLATFORMS.includes(platform))
        .map(({ platform, reviewCount, ratedCount, ratingSum }) => ({
          platform,
          reviewCount,
          rating: ratedCount === 0 ? null : ratingSum / ratedCount,
        })),
      readers: READ_PLATFORMS.map((platform) => ({ platform, state: stateOf(readers, platform) })),
    }
  }

function stateOf(readers: readonly PlaceReader[], platform: PlaceReader['platform']): 'live' | 'sandbox' | 'off' {
  const reader = readers.find((each) => each.platform === platform)
  if (!reader) return 'off'
  return reader.isSandbox ? 'sandbox' : 'live'
}

const toColumns = ({ name, googlePlaceId, yelpId, url }: CompetitorInput): CompetitorColumns => ({
  name,
  google_place_id: googlePlaceId,
  yelp_id: yelpId,
  url,
})

function present(
  readers: readonly PlaceReader[],
  { id, name, google_place_id: googlePlaceId, yelp_id: yelpId, url }: CompetitorRow,
  newest: readonly NewestFigure[],
): Competitor {
  return {
    id,
    name,
    googlePlaceId,
    yelpId,
    url,
    pages: readers.flatMap(({ platform, idIn, pageOf }) => {
      const theirs = idIn({ googlePlaceId, yelpId })
      return theirs === null ? [] : [{ platform, url: pageOf(theirs) }]
    }),
    figures: newest
      .filter((figure) => figure.competitor_id === id)
      .map(({ platform, source, rating, review_count: reviewCount, as_of: asOf }) => ({
        platform,
        source,
        rating: rating === null ? null : Number(rating),
        reviewCount,
        asOf,
      })),
  }
}
