import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { joinClasses, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { scheduledResponsesQuery } from '../scheduled/scheduled.queries.ts'

export const SCHEDULED_PLACE_ID = 'scheduled-responses'

/** The table stands below a list that may be long: this leads there. */
export function ScheduledJump() {
  const t = useTranslations('reviews')
  const { data, hasNextPage } = useInfiniteQuery(scheduledResponsesQuery)
  const count = data?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? 0
  if (count === 0) return null
  const jump = () => {
    const place = document.getElementById(SCHEDULED_PLACE_ID)
    place?.focus({ preventScroll: true })
    place?.scrollIntoView()
  }
  return (
    <button
      type="button"
      onClick={jump}
      className={joinClasses(TEXT_LINK_CLASSES, 'text-sm tabular-nums pointer-coarse:min-h-11')}
    >
      {t('scheduledCount', { count, isMore: String(hasNextPage) })}
    </button>
  )
}
