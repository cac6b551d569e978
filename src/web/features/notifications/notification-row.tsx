import { useNavigate } from '@tanstack/react-router'
import { BellRing, Check, Megaphone, MessageSquareText, Scale, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Notification } from '#shared/contracts/notifications.ts'
import type { NotificationType } from '#shared/domain/activity-actions.ts'
import type { NotificationKind } from '#shared/domain/notification-kinds.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { IconButton, joinClasses, VisuallyHidden } from '#web/ui/index.ts'
import { useReadNotification } from './read-notifications.ts'
import { focusRow, moveAmongRows } from './row-focus.ts'

const ICONS: Record<NotificationType, LucideIcon> = {
  review: MessageSquareText,
  dispute: Scale,
  campaign: Megaphone,
  system: BellRing,
}

/** What somebody has to see to. The words say so too. */
const PRESSING: readonly (NotificationKind | null)[] = [
  'review.bad',
  'feedback.low',
  'reply.rejected',
  'reply.failed',
  'incident.opened',
  'campaign.failed',
  'campaign.unwritten',
  'connection.broken',
  'provider.broken',
  'domain.failing',
  'webhook.given-up',
  'payment.failed',
]

interface NotificationRowProps {
  notification: Notification
  onOpened: () => void
}

export function NotificationRow({ notification, onOpened }: NotificationRowProps) {
  const t = useTranslations('notifications')
  const read = useReadNotification()
  const { id, isRead, message } = notification

  return (
    <li className="flex items-start gap-1 px-1.5 py-0.5">
      <NotificationFace
        notification={notification}
        onOpen={() => {
          if (!isRead) read.mutate(id)
          onOpened()
        }}
      />
      {!isRead && (
        <IconButton
          size="small"
          label={t('markReadOf', { message })}
          icon={<Check aria-hidden />}
          className="mt-1.5"
          onKeyDown={moveAmongRows}
          onClick={(event) => {
            // The button goes; the keyboard stays in its row.
            focusRow(event.currentTarget.closest('li'))
            read.mutate(id)
          }}
        />
      )}
    </li>
  )
}

/** Leads to its subject where it has one. */
function NotificationFace({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const navigate = useNavigate()
  const { link } = notification
  const classes = 'flex min-h-14 min-w-0 flex-1 items-start gap-3 rounded-control px-2.5 py-2.5 text-left'
  if (link === null) {
    return (
      <div data-face="" tabIndex={-1} className={classes}>
        <NotificationWords notification={notification} />
      </div>
    )
  }
  return (
    <a
      data-face=""
      href={link}
      className={joinClasses(classes, 'hover:bg-inset')}
      onKeyDown={moveAmongRows}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
        void navigate({ href: link })
      }}
    >
      <NotificationWords notification={notification} />
    </a>
  )
}

function NotificationWords({ notification }: { notification: Notification }) {
  const t = useTranslations('notifications')
  const { kind, type, message, excerpts, isRead, createdAt } = notification
  const Icon = ICONS[type]
  return (
    <>
      <Icon
        aria-hidden
        className={joinClasses('mt-0.5 size-4 shrink-0', PRESSING.includes(kind) ? 'text-bad' : 'text-ink-muted')}
      />
      <span className="flex min-w-0 flex-1 flex-col">
        {!isRead && <VisuallyHidden>{t('unread', { message })}</VisuallyHidden>}
        {/* The same element before and after: a press that is on its way when the row is read elsewhere is not lost. */}
        <span aria-hidden={!isRead} className={joinClasses('break-words', !isRead && 'font-medium')}>
          {message}
        </span>
        {excerpts.map((excerpt, index) => (
          <q key={`${String(index)}-${excerpt}`} dir="auto" className="line-clamp-1 text-sm break-words text-ink-muted">
            {excerpt}
          </q>
        ))}
        <span className="text-sm text-ink-muted">
          {t(`types.${type}`)} · <RelativeTime at={createdAt} />
        </span>
      </span>
      {!isRead && <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-bad" />}
    </>
  )
}
