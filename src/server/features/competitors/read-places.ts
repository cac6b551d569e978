import type { CompetitorFigure, FoundPlace, ReadFault } from '#shared/contracts/competitor-figures.ts'
import { KEPT_PLATFORM, type ReadPlatform } from '#shared/domain/competitor-figures.ts'
import { PlatformError, type PlatformErrorKind } from '#server/adapters/review-platforms/platform-error.ts'
import type { PlaceReader } from '#server/adapters/places/port.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { find, putReading } from './competitors.repository.ts'
import { getCompetitor } from './keep-competitors.ts'

const FAULTS: Record<PlatformErrorKind, ReadFault['fault']> = {
  reconnect: 'refused',
  rejected: 'refused',
  'not-connected': 'refused',
  retry: 'busy',
  gone: 'gone',
}

interface Outcome<Answer> {
  platform: ReadPlatform
  answer?: Answer
  fault?: ReadFault['fault']
}

/** One that fails keeps nothing from the others. */
async function askEach<Answer>(
  readers: readonly PlaceReader[],
  ask: (reader: PlaceReader) => Promise<Answer>,
): Promise<Outcome<Answer>[]> {
  return Promise.all(
    readers.map(async (reader) => {
      const { platform } = reader
      try {
        return { platform, answer: await ask(reader) }
      } catch (error) {
        if (error instanceof PlatformError) return { platform, fault: FAULTS[error.kind] }
        throw error
      }
    }),
  )
}

const faultsIn = (outcomes: readonly Outcome<unknown>[]) =>
  outcomes.flatMap(({ platform, fault }) => (fault === undefined ? [] : [{ platform, fault }]))

export async function findPlaces(readers: readonly PlaceReader[], asked: { name: string; place: string }) {
  const outcomes = await askEach<FoundPlace[]>(readers, (reader) => reader.find(asked))
  return {
    found: outcomes.flatMap(({ platform, answer }) => (answer === undefined ? [] : [{ platform, places: answer }])),
    faults: faultsIn(outcomes),
  }
}

interface RefreshDeps {
  transactions: Transactions
  readers: readonly PlaceReader[]
}

/**
 * Not by `change`, which would keep the answer for whoever asks twice: what Google tells may be kept nowhere.
 * Asked twice, it reads twice.
 */
export async function refreshCompetitor(
  { transactions, readers }: RefreshDeps,
  { customerId }: Actor,
  competitorId: string,
): Promise<{ figures: CompetitorFigure[]; faults: ReadFault[] }> {
  const row = await transactions.read(customerId, (tx) => getCompetitor(tx, competitorId))
  const ids = { googlePlaceId: row.google_place_id, yelpId: row.yelp_id }
  const asOf = new Date().toISOString()
  const known = readers.filter(({ idIn }) => idIn(ids) !== null)
  const outcomes = await askEach(known, (reader) => reader.read(reader.idIn(ids) ?? ''))
  const figures = outcomes.flatMap(({ platform, answer }) =>
    answer === undefined ? [] : [{ platform, ...answer, source: 'read' as const, asOf }],
  )
  const kept = figures.find(({ platform }) => platform === KEPT_PLATFORM)
  if (kept) {
    await transactions.step(customerId, async (tx) => {
      // It may have become another business meanwhile, or be gone.
      if ((await find(tx, competitorId))?.yelp_id !== ids.yelpId) return
      await putReading(tx, competitorId, kept)
      emit(tx, { type: 'competitor.changed', subjectId: competitorId, userId: null })
    })
  }
  return { figures, faults: faultsIn(outcomes) }
}
