import * as contract from '#shared/contracts/competitor-figures.ts'
import { COMPETITOR_WATCH_LIMITS } from '#shared/domain/competitor-figures.ts'
import type { PlaceReader } from '#server/adapters/places/port.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { listFigures } from './competitors.repository.ts'
import { importFigures } from './import-figures.ts'
import { getCompetitor, keepCompetitors, listCompetitors } from './keep-competitors.ts'
import { findPlaces, refreshCompetitor } from './read-places.ts'

/** Whom a business compares itself with: what people enter is kept, what platforms tell as long as they allow. */
export function makeCompetitors({ transactions }: Foundations, { readers }: { readers: readonly PlaceReader[] }) {
  const route = implementIn(transactions)
  const work = keepCompetitors(readers)
  return {
    routes: [
      route(contract.listWatchedCompetitors, listCompetitors(readers)),
      route(contract.addCompetitor, work.add),
      route(contract.changeCompetitor, work.change),
      route(contract.removeCompetitor, work.remove),
      route(contract.restoreCompetitor, work.restore),
      route(contract.enterCompetitorFigure, work.enter),
      route(contract.removeCompetitorFigure, work.removeFigure),
      route(contract.getCompetitorHistory, async (tx, _actor, { competitorId }) => {
        await getCompetitor(tx, competitorId)
        return { figures: await listFigures(tx, competitorId, COMPETITOR_WATCH_LIMITS.history) }
      }),
      route(contract.importCompetitorFigures, importFigures),
      implement(contract.findCompetitorPlaces, ({ input }) => findPlaces(readers, input)),
      implement(contract.refreshCompetitor, ({ actor, input }) =>
        refreshCompetitor({ transactions, readers }, actor, input.competitorId),
      ),
    ],
  }
}
