import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { useMe } from '#web/kernel/session/me.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { Button, buttonClasses, Popover, Sheet } from '#web/ui/index.ts'
import { NotificationRow } from './notification-row.tsx'
import { notificationsQuery } from './notifications.queries.ts'
import { useReadAllNotifications } from './read-notifications.ts'
import { focusRow } from './row-focus.ts'

interface Opening {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  trigger: ComponentProps<typeof Popover>['trigger']
}

/** What the bell opens. */
export function BellPanel({ unreadCount, ...opening }: Opening & { unreadCount: number }) {
  const t = useTranslations('notifications')
  const { customer } = useMe()
  const list = useRef<HTMLUListElement>(null)
  const close = () => opening.onOpenChange(false)
  return (
    <Panel
      {...opening}
      title={t('title')}
      actions={unreadCount > 0 && <ReadAllButton onPress={() => focusRow(list.current?.firstElementChild)} />}
      footer={customer && <SettingsLink onFollowed={close} />}
      findInitialFocus={() => list.current?.querySelector<HTMLElement>('a[data-face]') ?? null}
    >
      <NotificationList list={list} onOpened={close} />
    </Panel>
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

interface PanelProps extends Opening {
  title: string
  actions: ReactNode
  footer: ReactNode
  findInitialFocus: () => HTMLElement | null
  children: ReactNode
}

/** Beside the bell, or from below on a phone. */
function Panel({ actions, footer, findInitialFocus, children, ...props }: PanelProps) {
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
