import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Card, useToast, Button, Field, TextInput, Banner } from '#web/ui/index.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { changeEmail, cancelEmailChange } from '#web/kernel/session/credentials.ts'
import { CodeForm } from '#web/components/account/code-form.tsx'
import { ResendButton } from '#web/components/account/resend-button.tsx'
import { doorsQuery } from '#web/kernel/session/doors.queries.ts'
import { confirmCode, sendMail } from '#web/kernel/session/mail-code.ts'
import { Form } from '#web/components/forms/form.tsx'
import { accountQuery } from './security.queries.ts'
import { useAccountChanged } from './use-account-changed.ts'

const schema = z.object({
  email: z.string().trim().min(1, 'required').max(255, 'tooLong').pipe(z.email('emailInvalid')),
})

function EmailForm({ email: present }: { email: string }) {
  'use no memo'
  const t = useTranslations('security')
  const sentenceOf = useFieldSentence()
  const noteChange = useAccountChanged()
  const proven = useProvenAttempt()
  const form = useForm<z.infer<typeof schema>>({ resolver: zodResolver(schema), defaultValues: { email: '' } })
  const { register, handleSubmit, reset, formState } = form

  async function change(email: string) {
    if (email.toLowerCase() === present.toLowerCase()) {
      form.setError('email', { message: t('email.same') }, { shouldFocus: true })
      return
    }
    await changeEmail(email)
    reset()
    await noteChange()
  }

  const submit = handleSubmit(({ email }) => proven.attempt(() => change(email)))
  return (
    <>
      <Form onSubmit={submit} className="flex max-w-sm flex-col items-start gap-4">
        <Field label={t('email.label')} error={sentenceOf(formState.errors.email)} className="w-full">
          <TextInput
            {...register('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" isBusy={proven.isBusy} busyLabel={t('email.changing')}>
          {t('email.change')}
        </Button>
        <ProblemBanner error={proven.error} fallback={t('email.changeFailed')} />
      </Form>
      <ProofStep of={proven} />
    </>
  )
}

/** Says it when the address is another one than before, however that came about, and has the whole app know it. */
function useNoticedChange(email: string | undefined) {
  const t = useTranslations('security')
  const toast = useToast()
  const queryClient = useQueryClient()
  const known = useRef(email)
  const notice = useEffectEvent((now: string) => {
    if (known.current !== undefined && known.current !== now) {
      toast({ tone: 'good', title: t('email.changed') })
      void queryClient.invalidateQueries({ queryKey: queryKeys.me })
    }
    known.current = now
  })
  useEffect(() => {
    if (email !== undefined) notice(email)
  }, [email])
}

export function EmailCard() {
  const t = useTranslations('security')
  const account = useQuery(accountQuery)
  useNoticedChange(account.data?.email)
  return (
    <Card title={t('email.title')} subtitle={account.data && t('email.current', { email: account.data.email })}>
      <QueryState query={account} failedTitle={t('email.failed')}>
        {({ email, pendingEmail }) => (
          <div className="flex flex-col gap-4">
            {pendingEmail !== null && <PendingEmail email={email} pendingEmail={pendingEmail} />}
            <EmailForm email={email} />
          </div>
        )}
      </QueryState>
    </Card>
  )
}

interface PendingEmailProps {
  email: string
  pendingEmail: string
}

/** Nothing has changed yet: the mails must be answered first, or the change be called off. */
function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const t = useTranslations('security')
  const mail = useTranslations('mailStep')
  const { data: doors } = useQuery(doorsQuery)
  const noteChange = useAccountChanged()
  const [isHalf, setIsHalf] = useState(false)
  const text = doors?.hasMailConfirmation ? 'email.pendingText' : 'email.pendingOneText'

  async function confirm(code: string) {
    const outcome = await confirmCode('email_change', pendingEmail, code)
    setIsHalf(outcome === 'half')
    await noteChange()
  }

  return (
    <div className="flex flex-col gap-4">
      <Banner title={t('email.pendingTitle', { email: pendingEmail })}>
        {isHalf ? mail('half') : t(text, { email, newEmail: pendingEmail })}
      </Banner>
      <CodeForm
        label={t('email.code', { email: pendingEmail })}
        hint={mail('codeHint')}
        submitLabel={mail('confirm')}
        busyLabel={mail('confirming')}
        onSubmit={confirm}
      />
      <div className="flex flex-wrap items-start gap-2">
        <ResendButton
          isJustSent={false}
          resentText={t('email.resent')}
          onResend={() => sendMail('email_change', email)}
        />
        <CancelChange email={email} />
      </div>
    </div>
  )
}

function CancelChange({ email }: { email: string }) {
  const t = useTranslations('security')
  const toast = useToast()
  const noteChange = useAccountChanged()
  const { attempt, isBusy, error } = useAttempt()

  async function cancel() {
    await cancelEmailChange(email)
    toast({ tone: 'good', title: t('email.cancelled') })
    await noteChange()
  }

  return (
    <>
      <Button size="small" isBusy={isBusy} busyLabel={t('email.cancelling')} onClick={() => void attempt(cancel)}>
        {t('email.cancel')}
      </Button>
      <ProblemBanner error={error} fallback={t('email.changeFailed')} />
    </>
  )
}
