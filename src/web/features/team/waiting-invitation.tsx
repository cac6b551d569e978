import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { acceptInvitation, type Invitation } from '#shared/contracts/invitations.ts'
import type { Me } from '#shared/contracts/session.ts'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { useEnter } from '#web/components/account/use-enter.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { call } from '#web/kernel/api/call.ts'
import { paths } from '#shared/domain/paths.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { completeAccount } from '#web/kernel/session/credentials.ts'
import { untilBack } from '#web/kernel/session/other-doors.ts'
import { session } from '#web/kernel/session/session.ts'
import { Banner, Button, buttonClasses, Field, TextInput } from '#web/ui/index.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { NewPasswordFields } from '#web/components/account/new-password-fields.tsx'
import { isConfirmed, newPasswordShape, PASSWORDS_DIFFER } from '#web/components/account/new-password-rules.ts'
import { usePasswordFault } from '#web/components/account/use-password-fault.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { myInvitationsQuery } from './invitations.queries.ts'

const nameShape = { name: z.string().trim().min(1, 'required').max(120, 'tooLong') }
const newcomerSchema = z.object({ ...nameShape, ...newPasswordShape }).refine(isConfirmed, PASSWORDS_DIFFER)
const knownSchema = z.object({ ...nameShape, password: z.string(), confirmation: z.string() })

type JoinValues = z.infer<typeof newcomerSchema>

interface JoinFormProps {
  company: string
  name: string
  /** The account has no password and no name yet. */
  isIncomplete: boolean
  onJoin: (values: JoinValues) => Promise<void>
}

function JoinForm({ company, name, isIncomplete, onJoin }: JoinFormProps) {
  'use no memo'
  const t = useTranslations('invitations')
  const account = useTranslations('session')
  const sentenceOf = useFieldSentence()
  const proven = useProvenAttempt()
  const form = useForm<JoinValues>({
    resolver: zodResolver(isIncomplete ? newcomerSchema : knownSchema),
    defaultValues: { name, password: '', confirmation: '' },
  })
  const { register, handleSubmit } = form
  const { errors } = form.formState
  const tellPasswordFault = usePasswordFault((message) => form.setError('password', { message }, { shouldFocus: true }))
  const submit = handleSubmit((values) => proven.attempt(() => onJoin(values).catch(tellPasswordFault)))

  return (
    <>
      <Form onSubmit={submit}>
        <Field label={account('fullName')} error={sentenceOf(errors.name)}>
          <TextInput {...register('name')} autoComplete="name" />
        </Field>
        {isIncomplete && (
          <NewPasswordFields
            labels={{ password: account('password'), confirmation: account('confirmPassword') }}
            password={register('password')}
            confirmation={register('confirmation')}
            errors={{ password: sentenceOf(errors.password), confirmation: sentenceOf(errors.confirmation) }}
          />
        )}
        <SubmitButton size="large" isBusy={proven.isBusy} busyLabel={t('joining')}>
          {company ? t('join', { company }) : t('joinTeam')}
        </SubmitButton>
        <ProblemBanner error={proven.error} />
      </Form>
      <ProofStep of={proven} />
    </>
  )
}

/** Who invites, to what, and what is still missing to join. */
export function WaitingInvitation() {
  const t = useTranslations('invitations')
  const found = useQuery(myInvitationsQuery)
  return (
    <DoorFrame title={t('title')}>
      <QueryState query={found} failedTitle={t('failed')}>
        {({ me, invitations, isIncomplete }) => {
          if (invitations.length === 0) return <Refusal text={t('none', { email: me.user.email })} />
          return (
            <div className="flex flex-col gap-6">
              {!isIncomplete && <Joining me={me} />}
              {invitations.map((invitation) => (
                <Join key={invitation.id} invitation={invitation} me={me} isIncomplete={isIncomplete} />
              ))}
            </div>
          )
        }}
      </QueryState>
    </DoorFrame>
  )
}

/** Which account joins, and the way out for whoever has another one in mind. */
function Joining({ me }: { me: Me }) {
  const t = useTranslations('invitations')
  const { email } = me.user
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{me.customers.length > 0 ? t('joinsAs', { email }) : t('signedInAs', { email })}</p>
      <AnotherAccount />
    </div>
  )
}

function AnotherAccount() {
  const t = useTranslations('invitations')
  const navigate = useNavigate()
  const { attempt, isBusy } = useAttempt()
  const leave = () =>
    attempt(async () => {
      await session.signOut()
      await navigate({ to: paths.login, search: { redirect: paths.acceptInvitation } })
    })
  return (
    <Button isBusy={isBusy} onClick={() => void leave()}>
      {t('anotherAccount')}
    </Button>
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
      <AnotherAccount />
    </div>
  )
}

/** Which business, who asks, and as what one would join. */
export function InvitedBy({ invitation }: { invitation: Pick<Invitation, 'companyName' | 'invitedBy' | 'role'> }) {
  const t = useTranslations('invitations')
  const { companyName, invitedBy: name, role } = invitation
  return (
    <div className="flex flex-col gap-1">
      {companyName && <p className="text-lg font-semibold break-words">{companyName}</p>}
      <p className="text-ink-muted">{t('invitedBy', { name, role: t(`roles.${role}`) })}</p>
    </div>
  )
}

function Join({ invitation, me, isIncomplete }: { invitation: Invitation; me: Me; isIncomplete: boolean }) {
  const queryClient = useQueryClient()
  const enter = useEnter()

  async function join(values: JoinValues) {
    if (isIncomplete) await completeAccount(values)
    const { customerId } = await call(acceptInvitation, { invitationId: invitation.id, name: values.name })
    if (me.customer) {
      chosenCustomer.change(customerId)
      // The document goes away; until then the button stays busy.
      return untilBack()
    }
    // Asked for again by the dashboard's guard, now with a workspace.
    queryClient.removeQueries({ queryKey: queryKeys.me })
    await enter(paths.dashboard)
  }

  return (
    <div className="flex flex-col gap-5">
      <InvitedBy invitation={invitation} />
      <JoinForm
        company={invitation.companyName}
        name={isIncomplete ? '' : me.user.name}
        isIncomplete={isIncomplete}
        onJoin={join}
      />
    </div>
  )
}
