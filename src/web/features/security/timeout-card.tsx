import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { MAX_SESSION_TIMEOUT, MIN_SESSION_TIMEOUT, securitySettingsInput } from '#shared/contracts/settings.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Card, Field, Switch, TextInput } from '#web/ui/index.ts'
import { Form } from '#web/components/forms/form.tsx'
import { type SecuritySettings, securitySettingsQuery } from './security.queries.ts'

interface TimeoutFormProps {
  formId: string
  onSave: (settings: SecuritySettings) => void
}

/** For everybody in the workspace. Saved by the page's own button. */
export function TimeoutCard(props: TimeoutFormProps) {
  const t = useTranslations('security')
  const settings = useQuery(securitySettingsQuery)
  return (
    <Card title={t('timeout.title')} subtitle={t('timeout.subtitle')}>
      <QueryState query={settings} failedTitle={t('timeout.failed')}>
        {(saved) => <TimeoutForm {...props} saved={saved} />}
      </QueryState>
    </Card>
  )
}

function TimeoutForm({ formId, onSave, saved }: TimeoutFormProps & { saved: SecuritySettings }) {
  'use no memo'
  const t = useTranslations('security')
  const sentenceOf = useFieldSentence()
  const { register, handleSubmit, formState } = useForm<SecuritySettings>({
    resolver: zodResolver(securitySettingsInput),
    values: saved,
  })
  const submit = handleSubmit((settings) => onSave(settings))
  return (
    <Form id={formId} onSubmit={submit}>
      <Field label={t('timeout.label')} hint={t('timeout.hint')} error={sentenceOf(formState.errors.sessionTimeout)}>
        <TextInput
          {...register('sessionTimeout', { valueAsNumber: true })}
          type="number"
          inputMode="numeric"
          min={MIN_SESSION_TIMEOUT}
          max={MAX_SESSION_TIMEOUT}
          step={1}
          className="max-w-32"
        />
      </Field>
      <Switch
        label={t('timeout.remembered')}
        hint={t('timeout.rememberedHint')}
        {...register('isTimeoutForRemembered')}
      />
    </Form>
  )
}

/** What holds, for those who cannot change it. */
export function TimeoutNote({ minutes }: { minutes: number }) {
  const t = useTranslations('security')
  return (
    <Card title={t('timeout.title')}>
      <p>{minutes === MAX_SESSION_TIMEOUT ? t('timeout.rememberedNote') : t('timeout.note', { minutes })}</p>
    </Card>
  )
}
