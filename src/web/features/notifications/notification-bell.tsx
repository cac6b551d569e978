import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { OpensLate } from '#web/components/opens-late.tsx'
import { language } from '#web/kernel/i18n/language.ts'
import { createChunk } from '#web/kernel/load-chunk.ts'
import { iconButtonClasses } from '#web/ui/index.ts'
import { notificationsQuery } from './notifications.queries.ts'

const panel = createChunk(async () => {
  const [part] = await Promise.all([import('./bell-panel.tsx'), language.complete()])
  return part
})

export function NotificationBell() {
  const notifications = useInfiniteQuery(notificationsQuery(useLocale()))
  const unreadCount = notifications.data?.pages[0]?.unreadCount ?? 0

  return (
    <OpensLate part={panel} kind="dialog" trigger={<BellButton unreadCount={unreadCount} />}>
      {(late, opening) => <late.BellPanel {...opening} unreadCount={unreadCount} />}
    </OpensLate>
  )
}

type BellButtonProps = ComponentProps<'button'> & { unreadCount: number }

function BellButton({ unreadCount, ...props }: BellButtonProps) {
  const t = useTranslations('shell.bell')
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
