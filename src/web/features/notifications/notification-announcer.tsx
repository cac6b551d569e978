import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Notification } from '#shared/contracts/notifications.ts'

/** Long enough for what comes together to be told together. */
const SOON_MS = 1000
/** Nobody is spoken to more often than that, whatever happens. */
const PAUSE_MS = 15_000

/** Which of them were not seen before. One that grew ("12 new reviews") has a new time, and is new again. */
export function createArrivalFinder(): (items: readonly Notification[]) => Notification[] {
  let seen: Set<string> | null = null
  return (items) => {
    const known = seen
    seen = new Set([...(known ?? []), ...items.map(nameOf)])
    // What was there when the page opened is no news.
    return known === null ? [] : items.filter((item) => !item.isRead && !known.has(nameOf(item)))
  }
}

const nameOf = ({ id, createdAt }: Notification) => `${id} ${createdAt}`

/** Tells of what is new soon, but a storm as one and then nothing for a while. */
export function gatherNotifications(tell: (notice: Notification[]) => void) {
  const waiting = new Map<string, Notification>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let toldAt = Number.NEGATIVE_INFINITY

  function flush() {
    timer = undefined
    toldAt = Date.now()
    tell([...waiting.values()])
    waiting.clear()
  }

  return {
    add(notice: readonly Notification[]) {
      for (const item of notice) waiting.set(item.id, item)
      if (waiting.size > 0) timer ??= setTimeout(flush, Math.max(SOON_MS, toldAt + PAUSE_MS - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}

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
  const t = useTranslations('shell.bell')
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
