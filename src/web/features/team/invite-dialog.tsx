import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { INVITED_ROLES, inviteMembersInput } from '#shared/contracts/team.ts'
import { presetOf } from '#shared/domain/permission-rules.ts'
import { type Permission } from '#shared/domain/permissions.ts'
import { isValidationKey } from '#shared/domain/validation-messages.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Field, Select, TextArea, useToast } from '#web/ui/index.ts'
import { PermissionBoxes } from './permission-boxes.tsx'
import { useInvite } from './team.queries.ts'

/** Several, however they are told apart. */
const splitAddresses = (typed: string) => typed.split(/[\s,;]+/).filter((part) => part !== '')

/** What was typed stays until it is sent. */
function useInviting(onClose: () => void) {
  const t = useTranslations('team')
  const toast = useToast()
  const sentenceOf = useAddressFault()
  const invite = useInvite()
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<(typeof INVITED_ROLES)[number]>('member')
  const [permissions, setPermissions] = useState<readonly Permission[]>(presetOf('member'))
  const [isSent, setIsSent] = useState(false)
  const emails = splitAddresses(typed)
  const fault = isSent ? sentenceOf(emails) : null

  async function submit() {
    setIsSent(true)
    if (sentenceOf(emails) !== null) return
    try {
      const { items } = await invite.mutateAsync({ emails, role, permissions: [...permissions] })
      toast({ tone: 'good', title: t('invited', { count: items.length, name: items[0]?.email ?? '' }) })
    } catch {
      // Shown below the form, which keeps what was typed.
      return
    }
    onClose()
  }
  const chooseRole = (value: string) => {
    const chosen = INVITED_ROLES.find((each) => each === value) ?? 'member'
    setRole(chosen)
    setPermissions(presetOf(chosen))
  }
  return { invite, typed, setTyped, role, chooseRole, permissions, setPermissions, fault, submit }
}

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('team')
  const roles = useTranslations('invitations.roles')
  const { invite, typed, setTyped, role, chooseRole, permissions, setPermissions, fault, submit } = useInviting(onClose)
  return (
    <FormDialog
      size="large"
      title={t('inviteTitle')}
      description={t('inviteText')}
      labels={{ cancel: t('form.cancel'), submit: t('form.send'), busy: t('form.sending') }}
      isBusy={invite.isPending}
      problem={{ title: t('inviteFailed'), error: invite.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('form.emails')} hint={t('form.emailsHint')} error={fault} isRequired>
        <TextArea rows={2} autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Field label={t('role')}>
        <Select
          value={role}
          options={INVITED_ROLES.map((each) => ({ value: each, label: roles(each) }))}
          onChange={({ target }) => chooseRole(target.value)}
        />
      </Field>
      <PermissionBoxes role={role} permissions={permissions} onChange={setPermissions} />
    </FormDialog>
  )
}

/** What is wrong with the addresses, as the server would say it. */
function useAddressFault(): (emails: readonly string[]) => string | null {
  const t = useTranslations('team')
  const validation = useTranslations('validation')
  return (emails) => {
    const issue = inviteMembersInput.safeParse({ emails }).error?.issues[0]
    if (!issue) return null
    const fault = validation(isValidationKey(issue.message) ? issue.message : 'invalid')
    const [, index] = issue.path
    return typeof index === 'number' && emails.length > 1
      ? t('form.addressFault', { email: emails[index] ?? '', fault })
      : fault
  }
}
