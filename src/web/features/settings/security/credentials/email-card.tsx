import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { ResendButton } from '#web/components/account/resend-button.tsx'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { useFieldSentence } from '#web/components/use-field-sentence.ts'
import { changeEmail } from '#web/kernel/session/account/credentials.ts'
import { sendMail } from '#web/kernel/session/account/mail-code.ts'
import { Banner, Button, Card, Field, TextInput, useToast } from '#web/ui/index.ts'
import { useAccountChanged } from '../use-account-changed.ts'
import { accountQuery } from './account.queries.ts'

const schema = z.object({
  email: z.string().trim().min(1, 'required').max(255, 'tooLong').pipe(z.email('emailInvalid')),
})

export function EmailCard() {
  const t = useTranslations('settings')
  const account = useQuery(accountQuery)
  return (
    <Card title={t('email.title')} subtitle={account.data && t('email.current', { email: account.data.email })}>
      <QueryState query={account} failedTitle={t('email.failed')}>
        {({ email, pendingEmail }) => (
          <div className="flex flex-col gap-4">
            {pendingEmail !== null && <PendingChange email={email} pendingEmail={pendingEmail} />}
            <EmailForm />
          </div>
        )}
      </QueryState>
    </Card>
  )
}

/** Nothing has changed yet: the mails must be answered first. */
function PendingChange({ email, pendingEmail }: { email: string; pendingEmail: string }) {
  const t = useTranslations('settings')
  return (
    <div className="flex flex-col gap-3">
      <Banner title={t('email.pendingTitle', { email: pendingEmail })}>
        {t('email.pendingText', { email, newEmail: pendingEmail })}
      </Banner>
      <ResendButton
        isJustSent={false}
        resentText={t('email.resent')}
        onResend={() => sendMail('email_change', email)}
      />
    </div>
  )
}

function EmailForm() {
  'use no memo'
  const t = useTranslations('settings')
  const toast = useToast()
  const sentenceOf = useFieldSentence()
  const noteChange = useAccountChanged()
  const { attempt, isBusy, error } = useAttempt()
  const { register, handleSubmit, reset, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  })

  async function change(email: string) {
    const pendingEmail = await changeEmail(email)
    if (pendingEmail === null) toast({ tone: 'good', title: t('email.changed') })
    reset()
    await noteChange()
  }

  const submit = handleSubmit(({ email }) => attempt(() => change(email)))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-sm flex-col items-start gap-4">
      <Field label={t('email.label')} error={sentenceOf(formState.errors.email)} className="w-full">
        <TextInput {...register('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Button type="submit" isBusy={isBusy} busyLabel={t('email.changing')}>
        {t('email.change')}
      </Button>
      <ProblemBanner error={error} fallback={t('email.changeFailed')} />
    </form>
  )
}
