import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { PERIODS, type Period, USUAL_PERIOD } from '#shared/domain/periods.ts'
import { paths } from '#web/kernel/paths.ts'

export interface DashboardAddress {
  period: Period
  /** All of them where none is named. */
  location: string | undefined
}

/** What the address says; what makes no sense in it is as good as not there. */
export function readDashboardAddress({ period, location }: Record<string, unknown>): DashboardAddress {
  return {
    period: PERIODS.find((known) => known === period) ?? USUAL_PERIOD,
    location: z.uuid().safeParse(location).data,
  }
}

/** Without what goes without saying. */
export function writeDashboardAddress({ period, location }: DashboardAddress): Record<string, unknown> {
  return { ...(period !== USUAL_PERIOD && { period }), ...(location !== undefined && { location }) }
}

/** Both choices live in the address alone, so that a view can be kept and sent to a colleague. */
export function useDashboardAddress() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const address = readDashboardAddress(search)
  const navigate = useNavigate()
  return {
    ...address,
    change: (change: Partial<DashboardAddress>) =>
      void navigate({
        to: paths.dashboard,
        // The feed's filters stand in the same address.
        search: {
          ...search,
          period: undefined,
          location: undefined,
          ...writeDashboardAddress({ ...address, ...change }),
        } as never,
        resetScroll: false,
      }),
  }
}
