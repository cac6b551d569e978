import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell, Settings } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef, useState, type RefObject } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { Button, buttonClasses, iconButtonClasses, Popover, Sheet } from '#web/ui/index.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { focusRow } from './row-focus.ts'
import { NotificationAnnouncer } from './notification-announcer.tsx'
import { notificationsQuery, useReadAllNotifications } from './notifications.queries.ts'
import { NotificationRow } from './notification-row.tsx'

export function NotificationBell() {
  const t = useTranslations('notifications')
  const { customer } = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const notifications = useInfiniteQuery(notificationsQuery(useLocale()))
  const newest = notifications.data?.pages[0]
  const unreadCount = newest?.unreadCount ?? 0

  return (
    <>
      <NotificationAnnouncer newest={newest?.items} />
      <BellPanel
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={<BellButton unreadCount={unreadCount} />}
        title={t('title')}
        actions={unreadCount > 0 && <ReadAllButton onPress={() => focusRow(list.current?.firstElementChild)} />}
        footer={customer && <SettingsLink onFollowed={() => setIsOpen(false)} />}
        findInitialFocus={() => list.current?.querySelector<HTMLElement>('a[data-face]') ?? null}
      >
        <NotificationList list={list} onOpened={() => setIsOpen(false)} />
      </BellPanel>
    </>
  )
}

type BellButtonProps = ComponentProps<'button'> & { unreadCount: number }

function BellButton({ unreadCount, ...props }: BellButtonProps) {
  const t = useTranslations('notifications')
  return (
    <button {...props} type="button" aria-label={t('open', { count: unreadCount })} className={iconButtonClasses()}>
      <Bell aria-hidden />
      {unreadCount > 0 && (
        <span
          data-unread-dot=""
          className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-card bg-bad"
        />
      )}
    </button>
  )
}

function ReadAllButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('notifications')
  const readAll = useReadAllNotifications()
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        // The button goes, and with it the focus.
        onPress()
        readAll.mutate()
      }}
    >
      {t('markAllRead')}
    </Button>
  )
}

function SettingsLink({ onFollowed }: { onFollowed: () => void }) {
  const t = useTranslations('notifications')
  return (
    <Link
      to={paths.settings}
      search={{ tab: 'notifications' }}
      onClick={onFollowed}
      className={buttonClasses({ variant: 'quiet', size: 'small' })}
    >
      <Settings aria-hidden />
      {t('settings')}
    </Link>
  )
}

interface BellPanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  trigger: ComponentProps<typeof Popover>['trigger']
  title: string
  actions: ReactNode
  footer: ReactNode
  findInitialFocus: () => HTMLElement | null
  children: ReactNode
}

/** Beside the bell, or from below on a phone. */
function BellPanel({ actions, footer, findInitialFocus, children, ...props }: BellPanelProps) {
  const isPhone = useIsPhone()
  if (isPhone) {
    return (
      <Sheet {...props} {...(footer && { footer })}>
        {actions && <div className="-mt-2 mb-1 flex justify-end">{actions}</div>}
        {children}
      </Sheet>
    )
  }
  return (
    <Popover
      {...props}
      isTitleShown
      isSideKept
      actions={actions}
      findInitialFocus={findInitialFocus}
      className="flex w-96 max-w-full flex-col"
    >
      {children}
      {footer && (
        <div className="sticky bottom-0 flex justify-end border-t border-line bg-card px-2 py-1.5">{footer}</div>
      )}
    </Popover>
  )
}

interface NotificationListProps {
  list: RefObject<HTMLUListElement | null>
  onOpened: () => void
}

function NotificationList({ list, onOpened }: NotificationListProps) {
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
