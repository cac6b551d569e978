import { useInfiniteQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MEMBER_STATUSES, type TeamMember } from '#shared/contracts/team.ts'
import { toPlans } from '#web/components/plans-link.tsx'
import { TEAM_ROLES } from '#shared/domain/permissions.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { SearchField } from '#web/components/forms/search-field.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, EmptyState, joinClasses, Select } from '#web/ui/index.ts'
import { EditDialog, PictureDialog } from './edit-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow, type MemberWindow } from './member-row.tsx'
import { RemoveDialog, TransferDialog } from './remove-dialog.tsx'
import { ApprovalRuleCard } from './reply-approval.tsx'
import { type TeamFilterControl, useTeamFilter } from './team-search.ts'
import { teamQuery } from './team.queries.ts'

/** The window that is open: to invite, or one of a member. */
type OpenWindow = 'invite' | { kind: MemberWindow; member: TeamMember } | null

/** The frame is what the members stand in, beside what else there is to see of the team. */
export function TeamPage({ frame }: { frame: (members: ReactNode) => ReactNode }) {
  const t = useTranslations('team')
  const canManage = can(useMe(), 'team.manage')
  const control = useTeamFilter()
  const [opened, setOpened] = useState<OpenWindow>(null)
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        canManage && (
          <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setOpened('invite')}>
            {t('invite')}
          </Button>
        )
      }
    >
      {frame(
        <div className="flex flex-col gap-4">
          <Filters control={control} />
          <MemberList
            control={control}
            onInvite={() => setOpened('invite')}
            onOpen={(kind, member) => setOpened({ kind, member })}
          />
          <ApprovalRuleCard />
        </div>,
      )}
      <OpenedWindow opened={opened} onClose={() => setOpened(null)} />
    </Page>
  )
}

function OpenedWindow({ opened, onClose }: { opened: OpenWindow; onClose: () => void }) {
  if (opened === null) return null
  if (opened === 'invite') return <InviteDialog onClose={onClose} />
  const { kind, member } = opened
  if (kind === 'edit') return <EditDialog member={member} onClose={onClose} />
  if (kind === 'picture') return <PictureDialog member={member} onClose={onClose} />
  if (kind === 'transfer') return <TransferDialog member={member} onClose={onClose} />
  return <RemoveDialog member={member} onClose={onClose} />
}

/** The value of a choice, or none where the first option, "all", is chosen. */
function chosenOf<Option extends string>(options: readonly Option[], value: string): Option | undefined {
  return options.find((option) => option === value)
}

function Filters({ control: { filter, change } }: { control: TeamFilterControl }) {
  const t = useTranslations('team')
  const roles = useTranslations('invitations.roles')
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-1 max-sm:*:basis-36">
      <SearchField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        searched={filter.search}
        onSearch={(search) => change({ search })}
        className="max-sm:basis-full!"
      />
      <Select
        aria-label={t('role')}
        value={filter.role ?? ''}
        placeholder={t('allRoles')}
        options={TEAM_ROLES.map((role) => ({ value: role, label: roles(role) }))}
        onChange={({ target }) => change({ role: chosenOf(TEAM_ROLES, target.value) })}
      />
      <Select
        aria-label={t('status')}
        value={filter.status ?? ''}
        placeholder={t('allStatuses')}
        options={MEMBER_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        onChange={({ target }) => change({ status: chosenOf(MEMBER_STATUSES, target.value) })}
      />
    </div>
  )
}

interface MemberListProps {
  control: TeamFilterControl
  onInvite: () => void
  onOpen: (kind: MemberWindow, member: TeamMember) => void
}

function MemberList({ control, onInvite, onOpen }: MemberListProps) {
  const t = useTranslations('team')
  const list = useInfiniteQuery(teamQuery(control.filter))
  return (
    <div className={joinClasses('flex flex-col gap-3 transition-opacity', list.isPlaceholderData && 'opacity-60')}>
      <h2 className="sr-only">{t('list')}</h2>
      <QueryState
        query={list}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<Empty control={control} onInvite={onInvite} />}
      >
        {({ pages }) => (
          <>
            {pages[0] && <Seats {...pages[0].seats} />}
            <ul aria-label={t('list')} className="flex flex-col gap-3">
              {pages
                .flatMap(({ items }) => items)
                .map((member) => (
                  <MemberRow key={member.id} member={member} onOpen={(kind) => onOpen(kind, member)} />
                ))}
            </ul>
            <NextPage query={list} />
          </>
        )}
      </QueryState>
    </div>
  )
}

function Empty({ control, onInvite }: Pick<MemberListProps, 'control' | 'onInvite'>) {
  const t = useTranslations('team')
  const canManage = can(useMe(), 'team.manage')
  const { isFiltering, clear } = control
  const invite = canManage && (
    <Button variant="primary" onClick={onInvite}>
      {t('invite')}
    </Button>
  )
  return (
    <EmptyState
      kind={isFiltering ? 'nothing-matches' : 'first-use'}
      title={t('empty')}
      text={t(isFiltering ? 'emptyFiltered' : 'emptyText')}
      action={isFiltering ? <Button onClick={clear}>{t('clear')}</Button> : invite}
    />
  )
}

/** How many there is room for, and where there is more. */
export function Seats({ taken, limit }: { taken: number; limit: number | null }) {
  const t = useTranslations('team.seats')
  if (limit === null) return <p className="text-sm text-ink-muted">{t('unlimited', { taken })}</p>
  return (
    <p className="text-sm text-ink-muted">
      {taken < limit ? t('some', { taken, limit }) : t.rich('full', { limit, plans: toPlans })}
    </p>
  )
}
