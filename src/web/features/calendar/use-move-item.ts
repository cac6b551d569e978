import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { CalendarItem, CalendarSpan } from '#shared/contracts/calendar.ts'
import { toInstant } from '#shared/domain/wall-time.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'
import { type Place, placeOf, writePlace } from './calendar-days.ts'
import { renews, sendMove } from './calendar.queries.ts'
import { useDayWords, useItemTitle } from './calendar-words.ts'

export interface Move {
  item: CalendarItem
  to: Place
}

/** At once on the screen; what the server refuses goes back to where it was. */
export function useMoveItem(timezone: string) {
  const t = useTranslations('calendar.moving')
  const queryClient = useQueryClient()
  const toast = useToast()
  const sayFailed = useFailureToast()
  const titleOf = useItemTitle()
  const words = useDayWords()
  const shift = ({ item, to }: Move) =>
    queryClient.setQueriesData<CalendarSpan>(
      { queryKey: [...queryKeys.calendar, 'span'] },
      (span) =>
        span && { ...span, items: span.items.map((each) => (each.id === item.id ? put(each, to, timezone) : each)) },
    )
  const change = useChange(({ item, to }: Move) => sendMove(item, writePlace(to)), {
    renews,
    onMutate: shift,
    onError: (error, { item }) => sayFailed(t('failed', { title: titleOf(item) }), error),
    onSuccess: (_answer, { item, to }) => {
      const from = placeOf(item, timezone)
      toast({
        kind: `calendar-${item.id}`,
        tone: 'good',
        title: t('moved', { title: titleOf(item) }),
        text: t(to.time === null ? 'movedDay' : 'movedText', { when: words.place(to) }),
        // Where it came from may have passed: nothing can go back there.
        ...(isAhead(item) && {
          action: { label: t('undo'), onAction: () => change.mutate({ item: put(item, to, timezone), to: from }) },
        }),
      })
    },
  })
  return change
}

function put(item: CalendarItem, to: Place, timezone: string): CalendarItem {
  if (item.kind === 'campaign' && to.time === null) return { ...item, at: null, day: to.day }
  const instant = toInstant({ date: to.day, time: to.time ?? '00:00' }, timezone)?.instant
  return instant ? { ...item, at: instant.toISOString() } : item
}

const isAhead = (item: CalendarItem) => item.at === null || Date.parse(item.at) > Date.now()
