import { useInfiniteQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { NotificationRow } from './notification-row.tsx'
import { notificationsQuery } from './notifications.queries.ts'

interface NotificationListProps {
  list: RefObject<HTMLUListElement | null>
  onOpened: () => void
}

export function NotificationList({ list, onOpened }: NotificationListProps) {
  const t = useTranslations('notifications')
  const notifications = useInfiniteQuery(notificationsQuery(useLocale()))

  return (
    <QueryState
      query={notifications}
      failedTitle={t('failed')}
      isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)}
      empty={<p className="px-4 py-8 text-center text-ink-muted">{t('empty')}</p>}
    >
      {({ pages }) => (
        <div>
          <ul ref={list} className="pb-1 max-sm:-mx-4">
            {pages
              .flatMap((page) => page.items)
              .map((notification) => (
                <NotificationRow key={notification.id} notification={notification} onOpened={onOpened} />
              ))}
          </ul>
          <NextPage query={notifications} />
        </div>
      )}
    </QueryState>
  )
}
