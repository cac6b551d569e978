import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { acceptInvitation, type Invitation } from '#shared/contracts/invitations.ts'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useEnter } from '#web/components/account/use-enter.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { call } from '#web/kernel/api/call.ts'
import { paths } from '#shared/domain/paths.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { completeAccount } from '#web/kernel/session/account/credentials.ts'
import { Banner, buttonClasses } from '#web/ui/index.ts'
import { myInvitationsQuery } from './invitations.queries.ts'
import { JoinForm, type JoinValues } from './join-form.tsx'

/** Who invites, to what, and what is still missing to join. */
export function WaitingInvitation() {
  const t = useTranslations('invitations')
  const found = useQuery(myInvitationsQuery)
  return (
    <DoorFrame title={t('title')}>
      <QueryState query={found} failedTitle={t('failed')}>
        {({ me, invitation, isIncomplete }) => {
          if (me.customer) return <Refusal text={t('alreadyMember', { company: me.customer.companyName })} />
          if (!invitation) return <Refusal text={t('none', { email: me.user.email })} />
          return <Join invitation={invitation} name={me.user.name} isIncomplete={isIncomplete} />
        }}
      </QueryState>
    </DoorFrame>
  )
}

function Refusal({ text }: { text: string }) {
  const t = useTranslations('invitations')
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warn">{text}</Banner>
      <Link to={paths.dashboard} className={buttonClasses({ variant: 'primary', size: 'large' })}>
        {t('toDashboard')}
      </Link>
    </div>
  )
}

function Join({ invitation, name, isIncomplete }: { invitation: Invitation; name: string; isIncomplete: boolean }) {
  const t = useTranslations('invitations')
  const queryClient = useQueryClient()
  const enter = useEnter()

  async function join(values: JoinValues) {
    if (isIncomplete) await completeAccount(values)
    await call(acceptInvitation, { invitationId: invitation.id, name: values.name })
    // Asked for again by the dashboard's guard, now with a workspace.
    queryClient.removeQueries({ queryKey: queryKeys.me })
    await enter(paths.dashboard)
  }

  const { companyName: company, invitedBy } = invitation
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <p className="text-lg font-semibold break-words">{company}</p>
        <p className="text-ink-muted">{t('invitedBy', { name: invitedBy, role: t(`roles.${invitation.role}`) })}</p>
      </div>
      <JoinForm company={company} name={isIncomplete ? '' : name} isIncomplete={isIncomplete} onJoin={join} />
    </div>
  )
}
