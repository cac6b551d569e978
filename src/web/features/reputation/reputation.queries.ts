import { keepPreviousData } from '@tanstack/react-query'
import { getBasicReputation, getReputation, listLocationReputations } from '#shared/contracts/reputation.ts'
import {
  changeTheme,
  getReputationWeek,
  listReputationLanguages,
  listThemeQuotes,
  listThemes,
  requestWeekWords,
  type ThemeInput,
} from '#shared/contracts/reputation-themes.ts'
import { getTargetFigures } from '#shared/contracts/response-targets.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Aspect } from '#shared/domain/sentiment.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

/** Among the dashboard's own: both count the same reviews, and are renewed with them. */
const reputationKey = [...queryKeys.dashboard, 'reputation'] as const

export const basicReputationQuery = endpointQuery([...reputationKey, 'basic'], getBasicReputation, {})

export const reputationQuery = (filter: ReputationFilter) => ({
  ...endpointQuery([...reputationKey, 'one', filter], getReputation, { ...filter }),
  placeholderData: keepPreviousData,
})

export const locationsQuery = ({ period, platform }: ReputationFilter) => ({
  ...endpointQuery([...reputationKey, 'locations', period, platform], listLocationReputations, { period, platform }),
  placeholderData: keepPreviousData,
})

export const targetFiguresQuery = (filter: ReputationFilter) => ({
  ...endpointQuery([...reputationKey, 'targets', filter], getTargetFigures, { ...filter }),
  placeholderData: keepPreviousData,
})

export const themesQuery = (filter: ReputationFilter) => ({
  ...endpointQuery([...reputationKey, 'themes', filter], listThemes, { ...filter }),
  placeholderData: keepPreviousData,
})

export const languagesQuery = (filter: ReputationFilter) => ({
  ...endpointQuery([...reputationKey, 'languages', filter], listReputationLanguages, { ...filter }),
  placeholderData: keepPreviousData,
})

interface QuotesWanted extends ReputationFilter {
  aspect: Aspect
  said: 'praise' | 'criticism' | undefined
}

export const quotesQuery = (wanted: QuotesWanted) => ({
  ...endpointQuery([...reputationKey, 'quotes', wanted], listThemeQuotes, wanted),
  placeholderData: keepPreviousData,
})

export const useChangeTheme = () =>
  useChange(({ aspect, ...input }: ThemeInput & { aspect: Aspect }) => call(changeTheme, { aspect, ...input }), {
    renews: [reputationKey, queryKeys.reviewOptions],
  })

export const weekQuery = ({ location, platform }: ReputationFilter, language: Locale) => ({
  ...endpointQuery([...reputationKey, 'week', location, platform, language], getReputationWeek, {
    location,
    platform,
    language,
  }),
  placeholderData: keepPreviousData,
})

/** The model takes its time: its words come with the live event. */
export const useAskForWords = () =>
  useChange((language: Locale) => call(requestWeekWords, { language }), { renews: [] })
