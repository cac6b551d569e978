import {
  CalendarClock,
  CheckCheck,
  Ellipsis,
  Flag,
  FlagOff,
  Mail,
  MailOpen,
  RotateCcw,
  Scale,
  Sparkles,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { BulkAction } from '#shared/contracts/review-bulk.ts'
import { can, canSchedule, useMe } from '#web/kernel/session/me.ts'
import { Button, IconButton, Menu, MenuItem } from '#web/ui/index.ts'
import { AssignMenu } from './assign-menu.tsx'
import { TagPopover } from './tag-popover.tsx'

export interface ActingProps {
  isDisabled: boolean
  onPerform: (action: BulkAction) => void
  onSchedule: () => void
  onDispute: () => void
}

export function BarActions({ isDisabled, onPerform, onSchedule, onDispute }: ActingProps) {
  const t = useTranslations('reviews.bulk')
  const me = useMe()
  return (
    <fieldset disabled={isDisabled} className="ml-auto flex min-w-0 flex-wrap items-center gap-2">
      <AssignMenu onAssign={(assigneeId) => onPerform({ kind: 'assign', assigneeId })} />
      <TagPopover onTag={(change) => onPerform({ kind: 'tag', ...change })} />
      <Button size="small" icon={<Flag aria-hidden />} onClick={() => onPerform({ kind: 'flag', isFlagged: true })}>
        {t('flag')}
      </Button>
      <Button size="small" icon={<CheckCheck aria-hidden />} onClick={() => onPerform({ kind: 'done', isDone: true })}>
        {t('done')}
      </Button>
      <Button size="small" icon={<MailOpen aria-hidden />} onClick={() => onPerform({ kind: 'read', isRead: true })}>
        {t('read')}
      </Button>
      {can(me, 'replies.draft') && (
        <Button size="small" icon={<Sparkles aria-hidden />} onClick={() => onPerform({ kind: 'draft' })}>
          {t('draft')}
        </Button>
      )}
      {canSchedule(me) && (
        <Button size="small" icon={<CalendarClock aria-hidden />} onClick={onSchedule}>
          {t('schedule')}
        </Button>
      )}
      {can(me, 'disputes.create') && (
        <Button size="small" icon={<Scale aria-hidden />} onClick={onDispute}>
          {t('dispute')}
        </Button>
      )}
      <Menu
        label={t('more')}
        side="top"
        trigger={<IconButton size="small" label={t('more')} icon={<Ellipsis aria-hidden />} />}
      >
        <ReverseItems onPerform={onPerform} />
      </Menu>
    </fieldset>
  )
}

export function ReverseItems({ onPerform }: Pick<ActingProps, 'onPerform'>) {
  const t = useTranslations('reviews.bulk')
  return (
    <>
      <MenuItem icon={<FlagOff aria-hidden />} onSelect={() => onPerform({ kind: 'flag', isFlagged: false })}>
        {t('unflag')}
      </MenuItem>
      <MenuItem icon={<RotateCcw aria-hidden />} onSelect={() => onPerform({ kind: 'done', isDone: false })}>
        {t('reopen')}
      </MenuItem>
      <MenuItem icon={<Mail aria-hidden />} onSelect={() => onPerform({ kind: 'read', isRead: false })}>
        {t('unread')}
      </MenuItem>
    </>
  )
}
