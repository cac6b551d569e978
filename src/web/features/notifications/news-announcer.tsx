import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Notification } from '#shared/contracts/notifications.ts'
import { createNewsFinder, gatherNews } from './gather-news.ts'
import { sayAnew } from './say-anew.ts'

interface NewsAnnouncerProps {
  /** Nothing while they load. */
  newest: readonly Notification[] | undefined
}

/** Says aloud what has just come, for those who do not see the dot. */
export function NewsAnnouncer({ newest }: NewsAnnouncerProps) {
  const t = useTranslations('notifications')
  const [said, setSaid] = useState('')
  const findNews = useRef<ReturnType<typeof createNewsFinder> | null>(null)
  const gathering = useRef<ReturnType<typeof gatherNews> | null>(null)

  const say = useEffectEvent((news: Notification[]) => {
    const [first] = news
    // In another tab nobody listens, and this one would speak over it.
    if (!first || document.visibilityState !== 'visible') return
    const words = news.length === 1 ? t('newOne', { message: first.message }) : t('newMany', { count: news.length })
    setSaid((before) => sayAnew(before, words))
  })

  useEffect(() => {
    const gathered = gatherNews((news) => say(news))
    gathering.current = gathered
    return () => gathered.stop()
  }, [])

  useEffect(() => {
    if (!newest) return
    findNews.current ??= createNewsFinder()
    gathering.current?.add(findNews.current(newest))
  }, [newest])

  return <output className="sr-only">{said}</output>
}
