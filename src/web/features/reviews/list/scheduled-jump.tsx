import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { joinClasses, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { scheduledResponsesQuery } from '../scheduled.queries.ts'

export const SCHEDULED_PLACE_ID = 'scheduled-responses'

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Coming near its end, the list above measures rows and loads further ones: until a person moves, it is followed. */
function keepInView(place: HTMLElement): void {
  const observer = new ResizeObserver(() => (place.isConnected ? place.scrollIntoView() : stop()))
  const stop = () => {
    observer.disconnect()
    for (const input of INPUTS) window.removeEventListener(input, stop)
  }
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true })
  place.scrollIntoView()
  observer.observe(document.body)
}

/** The table stands below a list that may be long: this leads there. */
export function ScheduledJump() {
  const t = useTranslations('reviews')
  const { data, hasNextPage } = useInfiniteQuery(scheduledResponsesQuery)
  const count = data?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? 0
  if (count === 0) return null
  const jump = () => {
    const place = document.getElementById(SCHEDULED_PLACE_ID)
    place?.focus({ preventScroll: true })
    if (place) keepInView(place)
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
