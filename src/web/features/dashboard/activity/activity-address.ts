import { useNavigate, useSearch } from '@tanstack/react-router'
import { activityFilterShape } from '#shared/contracts/activity.ts'
import { ACTIVITY_SUBJECTS, type ActivitySubject } from '#shared/domain/activity-subjects.ts'
import { paths } from '#web/kernel/paths.ts'

export interface ActivityFilter {
  /** All of them where none is named. */
  subject: readonly ActivitySubject[]
  /** A person's user id, or `product`. */
  actor: string | undefined
}

/** What the address says; what makes no sense in it is as good as not there. */
export function readActivityFilter({ subject, actor }: Record<string, unknown>): ActivityFilter {
  const named = [subject].flat()
  return {
    subject: ACTIVITY_SUBJECTS.filter((known) => named.includes(known)),
    actor: activityFilterShape.actor.safeParse(actor).data,
  }
}

export function countFilters({ subject, actor }: ActivityFilter): number {
  return subject.length + (actor === undefined ? 0 : 1)
}

/** The filter lives in the address alone, beside the choices of the rest of the page. */
export function useActivityFilter() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const filter = readActivityFilter(search)
  const navigate = useNavigate()
  const change = (wanted: Partial<ActivityFilter>) => {
    const { subject, actor } = { ...filter, ...wanted }
    void navigate({
      to: paths.dashboard,
      search: { ...search, subject: subject.length > 0 ? subject : undefined, actor } as never,
      replace: true,
      resetScroll: false,
    })
  }
  return { filter, change, clear: () => change({ subject: [], actor: undefined }) }
}
