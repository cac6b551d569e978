import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { isTypingOn } from '#web/components/forms/search-field.tsx'

export type TeamFilter = SearchOf<'/team'>

/** The filter lives in the address alone, so that it can be sent to a colleague. */
export function useTeamFilter() {
  const { search, role, status } = useSearch({ from: '/shell/team' })
  const filter: TeamFilter = { ...(search && { search }), ...(role && { role }), ...(status && { status }) }
  const navigate = useNavigate()
  const goTo = (next: TeamFilter, isReplacing = false) =>
    void navigate({ to: paths.team, search: next, replace: isReplacing, resetScroll: false })
  return {
    filter,
    isFiltering: Object.keys(filter).length > 0,
    change: (change: TeamFilter) => goTo({ ...filter, ...change }, isTypingOn(filter, change)),
    clear: () => goTo({}),
  }
}

export type TeamFilterControl = ReturnType<typeof useTeamFilter>
