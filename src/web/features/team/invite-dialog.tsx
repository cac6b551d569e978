import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { INVITED_ROLES, inviteMembersInput } from '#shared/contracts/team.ts'
import { presetOf } from '#shared/domain/permission-rules.ts'
import { isPermission, type Permission } from '#shared/domain/permissions.ts'
import { isValidationKey } from '#shared/domain/validation-messages.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { DiscardButton } from '#web/components/forms/discard-button.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useDraft } from '#web/components/forms/use-draft.ts'
import { locationsQuery } from '#web/components/options.queries.ts'
import { Field, Select, Skeleton, TextArea, useToast } from '#web/ui/index.ts'
import { MemberLocationsField } from './member-locations.tsx'
import { PermissionBoxes } from './permission-boxes.tsx'
import { useInvite } from './team.queries.ts'

/** Several, however they are told apart. */
const splitAddresses = (typed: string) => typed.split(/[\s,;]+/).filter((part) => part !== '')

type InvitedRole = (typeof INVITED_ROLES)[number]

interface Inviting {
  typed: string
  role: InvitedRole
  permissions: readonly Permission[]
  /** `null`: all. */
  locations: string[] | null
}

const roleOf = (value: string): InvitedRole => INVITED_ROLES.find((each) => each === value) ?? 'member'
const withPreset = (role: InvitedRole) => ({ role, permissions: presetOf(role) })

/** As kept between two times: a draft has words only. */
const write = ({ typed, role, permissions, locations }: Inviting) => ({
  typed,
  role: `${role}`,
  permissions: permissions.join(' '),
  locations: locations?.join(' ') ?? 'all',
})
const read = ({ typed, role, permissions, locations }: ReturnType<typeof write>): Inviting => ({
  typed,
  role: roleOf(role),
  permissions: permissions.split(' ').filter(isPermission),
  locations: locations === 'all' ? null : locations.split(' ').filter((id) => id !== ''),
})
const BLANK = write({ typed: '', ...withPreset('member'), locations: null })

/** What was typed stays until it is sent or discarded, also when the window is closed in between. */
function useInviting(onClose: () => void) {
  const t = useTranslations('team')
  const toast = useToast()
  const sentenceOf = useAddressFault()
  const invite = useInvite()
  const draft = useDraft('invitation', BLANK)
  const [values, setValues] = useState(() => read(draft.begin()))
  const [isSent, setIsSent] = useState(false)
  const { typed, role, permissions } = values
  const places = useQuery(locationsQuery)
  const known = places.data?.items
  // One that has gone since it was chosen is chosen no longer.
  const locations = values.locations?.filter((id) => known?.some((place) => place.id === id) ?? true) ?? null
  const emails = splitAddresses(typed)
  const fault = isSent ? sentenceOf(emails) : null

  async function submit() {
    setIsSent(true)
    if (sentenceOf(emails) !== null) return
    try {
      const { items } = await invite.mutateAsync({ emails, role, permissions: [...permissions], locations })
      toast({ tone: 'good', title: t('invited', { count: items.length, name: items[0]?.email ?? '' }) })
    } catch {
      // Shown below the form, which keeps what was typed.
      return
    }
    draft.clear()
    onClose()
  }
  const change = (changed: Partial<Inviting>) => {
    const next = { ...values, ...changed }
    setValues(next)
    draft.keep(write(next))
  }
  const discard = () => {
    draft.discard()
    setValues(read(BLANK))
    setIsSent(false)
  }
  return {
    invite,
    values: { ...values, locations },
    places,
    change,
    fault,
    submit,
    draft: { isKept: draft.isKept, discard },
  }
}

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('team')
  const roles = useTranslations('invitations.roles')
  const locations = useTranslations('locations')
  const formId = useId()
  const { invite, values, places, change, fault, submit, draft } = useInviting(onClose)
  const { typed, role, permissions, locations: value } = values
  return (
    <FormDialog
      size="large"
      title={t('inviteTitle')}
      description={t('inviteText')}
      labels={{ cancel: t('form.cancel'), submit: t('form.send'), busy: t('form.sending') }}
      otherAction={<DiscardButton draft={draft} formId={formId} />}
      formId={formId}
      isReady={places.data !== undefined}
      isBusy={invite.isPending}
      problem={{ title: t('inviteFailed'), error: invite.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('form.emails')} hint={t('form.emailsHint')} error={fault} isRequired>
        <TextArea
          rows={2}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => change({ typed: target.value })}
        />
      </Field>
      <Field label={t('role')}>
        <Select
          value={role}
          options={INVITED_ROLES.map((each) => ({ value: each, label: roles(each) }))}
          onChange={({ target }) => change(withPreset(roleOf(target.value)))}
        />
      </Field>
      <PermissionBoxes role={role} permissions={permissions} onChange={(chosen) => change({ permissions: chosen })} />
      {/* Until they are known nobody is invited: it would be to all of them. */}
      <QueryState query={places} failedTitle={locations('failed')} skeleton={<Skeleton className="h-10" />}>
        {({ items }) => (
          <MemberLocationsField
            locations={{ places: items, value, choose: (chosen) => change({ locations: chosen }) }}
          />
        )}
      </QueryState>
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
