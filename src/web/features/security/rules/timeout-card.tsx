import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { MAX_SESSION_TIMEOUT, MIN_SESSION_TIMEOUT } from '#shared/contracts/settings.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Card, Field, Switch, TextInput } from '#web/ui/index.ts'
import type { SecurityInput } from '../security.queries.ts'

export function TimeoutCard({ form: { register, formState } }: { form: UseFormReturn<SecurityInput> }) {
  'use no memo'
  const t = useTranslations('security')
  const sentenceOf = useFieldSentence()
  return (
    <Card title={t('timeout.title')} subtitle={t('timeout.subtitle')}>
      <div className="flex flex-col gap-4">
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
      </div>
    </Card>
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
