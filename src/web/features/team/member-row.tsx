import { Camera, Crown, EllipsisVertical, Pencil, Send, Trash2, UserCheck, UserX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { MemberStatus, TeamMember } from '#shared/contracts/team.ts'
import { paths } from '#shared/domain/paths.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { Disclosure } from '#web/components/disclosure.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useMe } from '#web/kernel/session/me.ts'
import { Avatar, Badge, IconButton, Menu, MenuItem, useToast } from '#web/ui/index.ts'
import { PermissionWords } from './permission-boxes.tsx'
import { useMemberDeed } from './team.queries.ts'

export type MemberWindow = 'edit' | 'picture' | 'remove' | 'transfer'

const TONES: Record<MemberStatus, 'good' | 'info' | 'neutral'> = {
  active: 'good',
  invited: 'info',
  inactive: 'neutral',
}

interface MemberRowProps {
  member: TeamMember
  onOpen: (kind: MemberWindow) => void
}

export function MemberRow({ member, onOpen }: MemberRowProps) {
  const t = useTranslations('team')
  const roles = useTranslations('invitations.roles')
  const { id, name, email, role, status, avatar, isSelf } = member
  return (
    <li className="min-w-0">
      <article
        aria-labelledby={`member-${id}`}
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-4"
      >
        <div className="flex items-start gap-3">
          <Avatar name={name} {...(avatar && { picture: avatar })} />
          <div className="min-w-0 flex-1">
            <h3 id={`member-${id}`} className="font-semibold break-words">
              {isSelf ? t('you', { name }) : name}
            </h3>
            <p className="text-sm break-all text-ink-muted">{email}</p>
            <div className="mt-2 flex flex-wrap items-center gap-1.5">
              <Badge tone="info">{roles(role)}</Badge>
              <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
              <LastActive member={member} />
            </div>
          </div>
          <RowActions member={member} onOpen={onOpen} />
        </div>
        <PermissionChips member={member} />
        <Disclosure summary={t('words.title')}>
          <PermissionWords permissions={member.permissions} waits={member.needsApproval} />
        </Disclosure>
        {member.invitation && <Invitation member={member} />}
      </article>
    </li>
  )
}

function LastActive({ member: { lastActiveAt, invitation } }: Pick<MemberRowProps, 'member'>) {
  const t = useTranslations('team')
  const time = lastActiveAt && <RelativeTime at={lastActiveAt} />
  if (invitation) return null
  return (
    <span className="text-sm text-ink-muted">
      {time ? t.rich('lastActive', { time: () => time }) : t('neverActive')}
    </span>
  )
}

/** What this person has beyond their role, and what was taken away. */
function PermissionChips({ member: { specific } }: Pick<MemberRowProps, 'member'>) {
  const t = useTranslations('team')
  const { given, taken } = specific
  if (given.length + taken.length === 0) return <p className="text-sm text-ink-muted">{t('noSpecific')}</p>
  return (
    <ul aria-label={t('specific')} className="flex flex-wrap gap-1.5">
      {given.map((permission) => (
        <li key={permission} className="max-w-full">
          <Badge tone="good">{t(`permissions.${permission}`)}</Badge>
        </li>
      ))}
      {taken.map((permission) => (
        <li key={permission} className="max-w-full">
          <Badge tone="warn">{t('without', { permission: t(`permissions.${permission}`) })}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** Without a secret in it: whoever opens it signs in as the person invited, or has the code of their mail. */
const invitationLink = () => `${location.origin}${paths.acceptInvitation}?type=invite`

function Invitation({ member: { invitation, name, canEdit } }: Pick<MemberRowProps, 'member'>) {
  const t = useTranslations('team')
  if (!invitation) return null
  const { hasRunOut, expiresAt } = invitation
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3 text-sm text-ink-muted">
      <span className="min-w-0 flex-1 basis-52">
        {hasRunOut ? t('invitationExpired') : t.rich('invitationOpen', { time: () => <RelativeTime at={expiresAt} /> })}
      </span>
      {canEdit && !hasRunOut && (
        <CopyButton label={t('copyLink')} name={t('copyLinkOf', { name })} text={invitationLink()} />
      )}
    </div>
  )
}

function RowActions({ member, onOpen }: MemberRowProps) {
  const t = useTranslations('team')
  const { name, isSelf, canEdit, canRemove } = member
  return (
    <div className="flex shrink-0 items-center max-sm:flex-col">
      {canEdit && (
        <IconButton label={t('edit', { name })} icon={<Pencil aria-hidden />} onClick={() => onOpen('edit')} />
      )}
      {isSelf && !canEdit && (
        <IconButton label={t('form.changeAvatar')} icon={<Camera aria-hidden />} onClick={() => onOpen('picture')} />
      )}
      {canRemove && (
        <IconButton label={t('delete', { name })} icon={<Trash2 aria-hidden />} onClick={() => onOpen('remove')} />
      )}
      {canRemove && <MoreActions member={member} onOpen={onOpen} />}
    </div>
  )
}

function MoreActions({ member, onOpen }: MemberRowProps) {
  const t = useTranslations('team')
  const { customer } = useMe()
  const toast = useToast()
  const sayFailed = useFailureToast()
  const { mutate } = useMemberDeed({
    onSuccess: (name, deed) => toast({ tone: 'good', title: t(`done.${deed}`, { name }) }),
    onError: (error) => sayFailed(t('updateFailed'), error),
  })
  const { id: memberId, name, status } = member
  return (
    <Menu
      label={t('more', { name })}
      trigger={<IconButton label={t('more', { name })} icon={<EllipsisVertical aria-hidden />} />}
    >
      {status === 'invited' && (
        <MenuItem icon={<Send aria-hidden />} onSelect={() => mutate({ memberId, deed: 'resend' })}>
          {t('resend')}
        </MenuItem>
      )}
      {status === 'active' && (
        <MenuItem icon={<UserX aria-hidden />} onSelect={() => mutate({ memberId, deed: 'suspend' })}>
          {t('suspend')}
        </MenuItem>
      )}
      {status === 'inactive' && (
        <MenuItem icon={<UserCheck aria-hidden />} onSelect={() => mutate({ memberId, deed: 'reactivate' })}>
          {t('reactivate')}
        </MenuItem>
      )}
      {status === 'active' && customer?.role === 'owner' && (
        <MenuItem icon={<Crown aria-hidden />} onSelect={() => onOpen('transfer')}>
          {t('transfer.menu')}
        </MenuItem>
      )}
    </Menu>
  )
}
