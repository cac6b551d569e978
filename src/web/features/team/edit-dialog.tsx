import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AVATAR_TYPES, INVITED_ROLES, TEAM_LIMITS, type TeamMember } from '#shared/contracts/team.ts'
import { presetOf } from '#shared/domain/permission-rules.ts'
import { type Permission, TEAM_ROLES, type TeamRole } from '#shared/domain/permissions.ts'
import { FileUpload } from '#web/components/forms/file-upload.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Avatar, Button, Dialog, Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { MemberLocationsField, useMemberLocations } from './member-locations.tsx'
import { PermissionBoxes, PermissionWords } from './permission-boxes.tsx'
import { MemberApprovalField, useWaits } from './reply-approval.tsx'
import { useAvatarChange, useChangeMember } from './team.queries.ts'

interface EditDialogProps {
  member: TeamMember
  onClose: () => void
}

/** What was typed stays until it is saved. */
function useEditing({ member, onClose }: EditDialogProps) {
  const t = useTranslations('team')
  const toast = useToast()
  const change = useChangeMember()
  const [name, setName] = useState(member.name)
  const [role, setRole] = useState<TeamRole>(member.role)
  const [permissions, setPermissions] = useState<readonly Permission[]>(member.permissions)
  const [approval, setApproval] = useState(member.approval)
  const [isSent, setIsSent] = useState(false)
  // Nobody changes what the owner may, or what they may themselves.
  const isFixed = member.role === 'owner' || member.isSelf
  const locations = useMemberLocations(member.id, !isFixed)

  async function submit() {
    setIsSent(true)
    if (name.trim() === '') return
    const rights = isFixed ? {} : { role, permissions: [...permissions], approval }
    try {
      await change.mutateAsync({ memberId: member.id, name, ...rights })
      await locations.save()
    } catch {
      // Shown below the form, which keeps what was typed.
      return
    }
    toast({ tone: 'good', title: t('saved') })
    onClose()
  }
  const chooseRole = (chosen: TeamRole) => {
    setRole(chosen)
    setPermissions(presetOf(chosen))
  }
  const isNameless = isSent && name.trim() === ''
  const state = { isBusy: change.isPending || locations.isPending, error: change.error ?? locations.error }
  return {
    ...state,
    name,
    setName,
    role,
    chooseRole,
    permissions,
    setPermissions,
    approval,
    setApproval,
    locations,
    isFixed,
    isNameless,
    submit,
  }
}

export function EditDialog(props: EditDialogProps) {
  const t = useTranslations('team')
  const validation = useTranslations('validation')
  const { member, onClose } = props
  const editing = useEditing(props)
  const { name, setName, role, permissions, setPermissions, approval, isFixed, isNameless } = editing
  const waits = useWaits({ role, permissions, approval })
  return (
    <FormDialog
      size="large"
      title={t('editTitle')}
      labels={{ cancel: t('form.cancel'), submit: t('form.save'), busy: t('form.saving') }}
      isBusy={editing.isBusy}
      problem={{ title: t('updateFailed'), error: editing.error }}
      onSubmit={editing.submit}
      onClose={onClose}
    >
      <Field label={t('form.name')} error={isNameless && validation('required')} isRequired>
        <TextInput
          autoComplete="off"
          maxLength={TEAM_LIMITS.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={t('form.email')} hint={t('form.emailKept')}>
        <TextInput value={member.email} readOnly disabled />
      </Field>
      <RoleField member={member} role={role} isLocked={isFixed} onChoose={editing.chooseRole} />
      <PermissionBoxes role={role} permissions={permissions} isLocked={isFixed} onChange={setPermissions} />
      <MemberApprovalField approval={approval} isLocked={isFixed} onChange={editing.setApproval} />
      <section className="flex flex-col gap-2 rounded-control bg-inset p-4">
        <h3 className="font-medium">{t('words.title')}</h3>
        <PermissionWords permissions={permissions} waits={waits} />
      </section>
      <MemberLocationsField locations={editing.locations} />
      <AvatarField member={member} />
    </FormDialog>
  )
}

interface RoleFieldProps {
  member: TeamMember
  role: TeamRole
  isLocked: boolean
  onChoose: (role: TeamRole) => void
}

function RoleField({ member, role, isLocked, onChoose }: RoleFieldProps) {
  const t = useTranslations('team')
  const roles = useTranslations('invitations.roles')
  const isOwner = member.role === 'owner'
  const hint = isOwner ? t('form.ownerKept') : member.isSelf ? t('form.selfKept') : undefined
  const offered = isOwner ? TEAM_ROLES : INVITED_ROLES
  return (
    <Field label={t('role')} hint={hint}>
      <Select
        value={role}
        disabled={isLocked}
        options={offered.map((each) => ({ value: each, label: roles(each) }))}
        onChange={({ target }) => onChoose(TEAM_ROLES.find((each) => each === target.value) ?? role)}
      />
    </Field>
  )
}

/** For whoever may change nothing else of their own. */
export function PictureDialog({ member, onClose }: EditDialogProps) {
  const t = useTranslations('team.form')
  return (
    <Dialog isOpen title={t('changeAvatar')} onOpenChange={(willOpen) => !willOpen && onClose()}>
      <AvatarField member={member} />
    </Dialog>
  )
}

/** Saves itself. */
function AvatarField({ member }: Pick<EditDialogProps, 'member'>) {
  const t = useTranslations('team')
  const { mutateAsync, isPending, data } = useAvatarChange(member.id)
  const { name, avatar } = data ?? member
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} size="large" {...(avatar && { picture: avatar })} />
        {avatar && (
          <Button size="small" isBusy={isPending} onClick={() => void mutateAsync(null)}>
            {t('form.removeAvatar')}
          </Button>
        )}
      </div>
      <FileUpload
        label={t('form.avatar')}
        hint={t('form.avatarHint', { megabytes: TEAM_LIMITS.avatarBytes / 1_000_000 })}
        buttonLabel={t('form.chooseAvatar')}
        types={AVATAR_TYPES}
        mostBytes={TEAM_LIMITS.avatarBytes}
        send={mutateAsync}
      />
    </div>
  )
}
