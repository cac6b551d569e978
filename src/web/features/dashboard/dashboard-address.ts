import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Period, USUAL_PERIOD } from '#shared/domain/periods.ts'
import { paths } from '#shared/domain/paths.ts'

export interface DashboardAddress {
  period: Period
  /** All of them where none is named. */
  location: string | undefined
}

/** Both choices live in the address alone, so that a view can be kept and sent to a colleague. */
export function useDashboardAddress() {
  const { period = USUAL_PERIOD, location } = useSearch({ from: '/shell/dashboard' })
  const navigate = useNavigate({ from: paths.dashboard })
  /** Only what is wanted: what was chosen a moment before may not be on the screen yet. The feed's filters stand in the same address. */
  const change = (wanted: Partial<DashboardAddress>) => {
    // What goes without saying is not said.
    const search = { ...wanted, ...(wanted.period === USUAL_PERIOD && { period: undefined }) }
    void navigate({ search: (now) => ({ ...now, ...search }), resetScroll: false })
  }
  return { period, location, change }
}
