import { CalendarClock, CheckCheck, Flag, ListChecks, MailOpen, Scale, Sparkles, Tag } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { can, canSchedule, useMe } from '#web/kernel/session/me.ts'
import { Button, Dialog, Menu, MenuGroup, MenuItem, MenuSeparator } from '#web/ui/index.ts'
import { AssignItems } from './assign-menu.tsx'
import { type ActingProps, ReverseItems } from './bar-actions.tsx'
import { TagForm } from './tag-popover.tsx'

/** The same in one menu, so that the bar is one line. */
export function PhoneActions(props: ActingProps & { onSelectAll: (() => void) | undefined }) {
  const { isDisabled, onPerform, onSelectAll } = props
  const t = useTranslations('reviews.bulk')
  const [isTagging, setIsTagging] = useState(false)
  return (
    <>
      <Menu label={t('actions')} side="top" trigger={<Button size="small">{t('actions')}</Button>}>
        {onSelectAll && (
          <>
            <MenuItem icon={<ListChecks aria-hidden />} onSelect={onSelectAll}>
              {t('selectAll')}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        {!isDisabled && <ActionItems {...props} onTag={() => setIsTagging(true)} />}
      </Menu>
      <Dialog isOpen={isTagging} onOpenChange={setIsTagging} title={t('tag')}>
        <TagForm
          onTag={(change) => {
            setIsTagging(false)
            onPerform({ kind: 'tag', ...change })
          }}
        />
      </Dialog>
    </>
  )
}

function ActionItems({ onPerform, onSchedule, onDispute, onTag }: ActingProps & { onTag: () => void }) {
  const t = useTranslations('reviews.bulk')
  const me = useMe()
  return (
    <>
      <MenuItem icon={<Flag aria-hidden />} onSelect={() => onPerform({ kind: 'flag', isFlagged: true })}>
        {t('flag')}
      </MenuItem>
      <MenuItem icon={<CheckCheck aria-hidden />} onSelect={() => onPerform({ kind: 'done', isDone: true })}>
        {t('done')}
      </MenuItem>
      <MenuItem icon={<MailOpen aria-hidden />} onSelect={() => onPerform({ kind: 'read', isRead: true })}>
        {t('read')}
      </MenuItem>
      <MenuItem icon={<Tag aria-hidden />} onSelect={onTag}>
        {t('tag')}
      </MenuItem>
      {can(me, 'replies.draft') && (
        <MenuItem icon={<Sparkles aria-hidden />} onSelect={() => onPerform({ kind: 'draft' })}>
          {t('draft')}
        </MenuItem>
      )}
      {canSchedule(me) && (
        <MenuItem icon={<CalendarClock aria-hidden />} onSelect={onSchedule}>
          {t('schedule')}
        </MenuItem>
      )}
      {can(me, 'disputes.create') && (
        <MenuItem icon={<Scale aria-hidden />} onSelect={onDispute}>
          {t('dispute')}
        </MenuItem>
      )}
      <ReverseItems onPerform={onPerform} />
      <MenuSeparator />
      <MenuGroup label={t('assign')}>
        <AssignItems onAssign={(assigneeId) => onPerform({ kind: 'assign', assigneeId })} />
      </MenuGroup>
    </>
  )
}
