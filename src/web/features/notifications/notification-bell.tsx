import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Button, iconButtonClasses, Popover } from '#web/ui/index.ts'
import { NotificationRow } from './notification-row.tsx'
import { notificationsQuery, useReadAllNotifications } from './notifications.queries.ts'

export function NotificationBell() {
  const t = useTranslations('notifications')
  const [isOpen, setIsOpen] = useState(false)
  const notifications = useInfiniteQuery(notificationsQuery)
  const readAll = useReadAllNotifications()
  const unreadCount = notifications.data?.pages[0]?.unreadCount ?? 0

  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={t('title')}
      isTitleShown
      actions={
        unreadCount > 0 && (
          <Button variant="quiet" size="small" onClick={() => readAll.mutate()}>
            {t('markAllRead')}
          </Button>
        )
      }
      className="w-96 max-w-full"
      trigger={
        <button type="button" aria-label={t('open', { count: unreadCount })} className={iconButtonClasses()}>
          <Bell aria-hidden />
          {unreadCount > 0 && (
            <span
              data-unread-dot=""
              className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-card bg-bad"
            />
          )}
        </button>
      }
    >
      <NotificationList onOpened={() => setIsOpen(false)} />
    </Popover>
  )
}

function NotificationList({ onOpened }: { onOpened: () => void }) {
  const t = useTranslations('notifications')
  const notifications = useInfiniteQuery(notificationsQuery)

  return (
    <QueryState
      query={notifications}
      failedTitle={t('failed')}
      isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)}
      empty={<p className="px-4 py-8 text-center text-ink-muted">{t('empty')}</p>}
    >
      {({ pages }) => (
        <>
          <ul className="pb-1">
            {pages
              .flatMap((page) => page.items)
              .map((notification) => (
                <NotificationRow key={notification.id} notification={notification} onOpened={onOpened} />
              ))}
          </ul>
          <NextPage query={notifications} />
        </>
      )}
    </QueryState>
  )
}
