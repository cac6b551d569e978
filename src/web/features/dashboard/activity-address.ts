import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { ACTIVITY_SUBJECTS, type ActivitySubject } from '#shared/domain/activity-subjects.ts'
import { paths } from '#shared/domain/paths.ts'

export interface ActivityFilter {
  /** All of them where none is named. */
  subject: readonly ActivitySubject[]
  /** A person's user id, or `product`. */
  actor: string | undefined
}

/** In the order they are offered in. */
export function readActivityFilter({ subject = [], actor }: SearchOf<'/dashboard'>): ActivityFilter {
  return { subject: ACTIVITY_SUBJECTS.filter((known) => subject.includes(known)), actor }
}

export function countFilters({ subject, actor }: ActivityFilter): number {
  return subject.length + (actor === undefined ? 0 : 1)
}

/** The filter lives in the address alone, beside the choices of the rest of the page. */
export function useActivityFilter() {
  const filter = readActivityFilter(useSearch({ from: '/shell/dashboard' }))
  const navigate = useNavigate({ from: paths.dashboard })
  const change = (wanted: Partial<ActivityFilter>) => {
    const next = { ...filter, ...wanted }
    const chosen = next.subject.length > 0 ? [...next.subject] : undefined
    void navigate({
      search: (now) => ({ ...now, subject: chosen, actor: next.actor }),
      replace: true,
      resetScroll: false,
    })
  }
  return { filter, change, clear: () => change({ subject: [], actor: undefined }) }
}
