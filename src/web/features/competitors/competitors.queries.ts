import { useTranslations } from 'use-intl'
import {
  addCompetitor,
  changeCompetitor,
  type Competitor,
  enterCompetitorFigure,
  type FigureInput,
  findCompetitorPlaces,
  getCompetitorHistory,
  importCompetitorFigures,
  listWatchedCompetitors,
  refreshCompetitor,
  removeCompetitor,
  removeCompetitorFigure,
  restoreCompetitor,
  type CompetitorInput,
} from '#shared/contracts/competitor-figures.ts'
import { useUndoableDelete } from '#web/components/use-undoable-delete.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

const renews = [queryKeys.competitors]

export const competitorsQuery = endpointQuery([...queryKeys.competitors, 'list'], listWatchedCompetitors, {})

export const historyQuery = (competitorId: string) =>
  endpointQuery([...queryKeys.competitors, 'history', competitorId], getCompetitorHistory, { competitorId })

/** `competitorId`: who is changed; else a new one. */
export const useSaveCompetitor = (competitorId: string | null) =>
  useChange(
    (input: CompetitorInput) =>
      competitorId === null ? call(addCompetitor, input) : call(changeCompetitor, { competitorId, ...input }),
    { renews },
  )

export const useFindPlaces = () =>
  useChange((asked: { name: string; place: string }) => call(findCompetitorPlaces, asked), {})

export const useRefreshCompetitor = (competitorId: string) =>
  useChange(() => call(refreshCompetitor, { competitorId }), { renews })

export const useEnterFigure = (competitorId: string) =>
  useChange((figure: FigureInput) => call(enterCompetitorFigure, { competitorId, ...figure }), { renews })

export const useRemoveFigure = (competitorId: string, onError: (error: Error) => void) =>
  useChange((figureId: string) => call(removeCompetitorFigure, { competitorId, figureId }), { renews, onError })

export const useImportFigures = () => useChange((csv: string) => call(importCompetitorFigures, { csv }), { renews })

export function useRemoveCompetitor() {
  const t = useTranslations('competitors')
  return useUndoableDelete({
    remove: (competitorId: string) => call(removeCompetitor, { competitorId }),
    restore: ({ id }: Competitor) => call(restoreCompetitor, { competitorId: id }),
    renews,
    kindOf: ({ id }) => `competitor-${id}`,
    titleOf: ({ name }) => t('removed', { name }),
    words: {
      deletedText: t('removedText'),
      undo: t('undo'),
      deleteFailed: t('removeFailed'),
      restoreFailed: t('restoreFailed'),
    },
  })
}
