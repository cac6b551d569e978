import { useLocale, useTranslations } from 'use-intl'
import { askForHelp } from '#shared/contracts/contact-messages.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { call } from '#web/kernel/api/call.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Card, Field, TextArea, useToast } from '#web/ui/index.ts'

const MAX_CHARACTERS = 5000

/** Comes to us marked as what it is; what was begun stays until it is sent. */
export function PriorityCard() {
  const t = useTranslations('billing.priority')
  const toast = useToast()
  const language = useLocale()
  const { customer } = useMe()
  const [message, keep] = useKeptText('priority-message', customer?.id ?? '')
  const { attempt, isBusy, error } = useAttempt()
  const send = async () => {
    await call(askForHelp, { message, language })
    keep('')
    toast({ tone: 'good', title: t('sent') })
  }
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <Form onSubmit={() => void attempt(send)}>
        <Field label={t('message')}>
          <TextArea rows={4} maxLength={MAX_CHARACTERS} value={message} onChange={({ target }) => keep(target.value)} />
        </Field>
        <ProblemBanner error={error} fallback={t('failed')} />
        <SubmitButton isReady={message.trim() !== ''} isBusy={isBusy} busyLabel={t('sending')} className="self-start">
          {t('send')}
        </SubmitButton>
      </Form>
    </Card>
  )
}
