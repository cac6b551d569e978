import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Notification } from '#shared/contracts/notifications.ts'
import { createArrivalFinder, gatherNotifications } from './gather-notifications.ts'

const UNHEARD = '\u00a0'

/** Only a change is read aloud: words that were said before differ from them by a space that nobody hears. */
export function sayAnew(before: string, words: string): string {
  return before === words ? words + UNHEARD : words
}

interface NotificationAnnouncerProps {
  /** Nothing while they load. */
  newest: readonly Notification[] | undefined
}

/** Says aloud what has just come, for those who do not see the dot. */
export function NotificationAnnouncer({ newest }: NotificationAnnouncerProps) {
  const t = useTranslations('notifications')
  const [said, setSaid] = useState('')
  const findArrivals = useRef<ReturnType<typeof createArrivalFinder> | null>(null)
  const gathering = useRef<ReturnType<typeof gatherNotifications> | null>(null)

  const say = useEffectEvent((notice: Notification[]) => {
    const [first] = notice
    // In another tab nobody listens, and this one would speak over it.
    if (!first || document.visibilityState !== 'visible') return
    const words = notice.length === 1 ? t('newOne', { message: first.message }) : t('newMany', { count: notice.length })
    setSaid((before) => sayAnew(before, words))
  })

  useEffect(() => {
    const gathered = gatherNotifications((notice) => say(notice))
    gathering.current = gathered
    return () => gathered.stop()
  }, [])

  useEffect(() => {
    if (!newest) return
    findArrivals.current ??= createArrivalFinder()
    gathering.current?.add(findArrivals.current(newest))
  }, [newest])

  return <output className="sr-only">{said}</output>
}
