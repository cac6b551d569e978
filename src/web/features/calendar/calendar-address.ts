import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import { toWallTime } from '#shared/domain/wall-time.ts'
import { paths } from '#shared/domain/paths.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { useMe } from '#web/kernel/session/me.ts'

type Search = SearchOf<typeof paths.calendar>

/** What is shown lives in the address alone, so that each period can be sent to a colleague. */
export function useCalendarAddress() {
  const said = useSearch({ from: '/shell/calendar' })
  const timezone = useMe().customer?.timezone ?? 'UTC'
  const today = toWallTime(useNow(), timezone).date
  const navigate = useNavigate()
  const goTo = (change: Search, isReplacing = false) => {
    const search = Object.fromEntries(
      Object.entries({ ...said, ...change }).filter(([name, value]) => value !== undefined && !isUsual(name, value)),
    )
    void navigate({ to: paths.calendar, search, replace: isReplacing, resetScroll: false })
  }
  const { channel, status, location, item } = said
  return {
    timezone,
    today,
    view: said.view ?? 'month',
    day: said.date ?? today,
    filter: { channel, status, location },
    isNarrowed: (channel ?? status ?? location) !== undefined,
    itemId: item,
    goTo,
    clearFilter: () => goTo({ channel: undefined, status: undefined, location: undefined }),
    close: () => goTo({ item: undefined }, true),
  }
}
export type CalendarAddress = ReturnType<typeof useCalendarAddress>

const isUsual = (name: string, value: unknown) => name === 'view' && value === 'month'
