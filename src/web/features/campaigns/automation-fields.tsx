import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { isAsking } from '#shared/domain/campaigns.ts'
import { AUTOMATION_LIMITS } from '#shared/domain/visits.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Field, RadioGroup, Select, TextInput } from '#web/ui/index.ts'
import type { CampaignForm } from './campaign-dialog.tsx'
import { DELAY_UNITS, WAYS_TO_GO_OUT } from './campaign-values.ts'

const REMINDERS = Array.from({ length: AUTOMATION_LIMITS.reminders + 1 }, (_, count) => count)

/** Sent once, or by itself after each visit. What has begun stays what it is. */
export function AutomationFields({ form, isWayFixed }: { form: CampaignForm; isWayFixed: boolean }) {
  'use no memo'
  const t = useTranslations('campaigns.automation')
  const { control, register } = form
  const [type, way] = useWatch({ control, name: ['type', 'automation.way'] })
  if (!isAsking(type)) return null
  return (
    <>
      {!isWayFixed && (
        <RadioGroup
          legend={t('legend')}
          options={WAYS_TO_GO_OUT.map((value) => ({ value, label: t(`ways.${value}`) }))}
          {...register('automation.way')}
        />
      )}
      {way === 'visits' && <Times form={form} />}
    </>
  )
}

function Times({ form: { control, register, formState } }: { form: CampaignForm }) {
  'use no memo'
  const t = useTranslations('campaigns.automation')
  const sentenceOf = useFieldSentence()
  const reminders = useWatch({ control, name: 'automation.reminders' })
  const faults: Partial<Record<'delayHours' | 'reminderDays', { message?: string }>> = formState.errors.automation ?? {}
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('delay')} hint={t('delayHint')} error={sentenceOf(faults.delayHours)} isRequired>
          <TextInput inputMode="numeric" autoComplete="off" {...register('automation.delayHours')} />
        </Field>
        <Field label={t('unit')}>
          <Select
            options={DELAY_UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
            {...register('automation.unit')}
          />
        </Field>
        <Field label={t('reminders')} hint={t('remindersHint')}>
          <Select
            options={REMINDERS.map((count) => ({ value: String(count), label: t('reminderCount', { count }) }))}
            {...register('automation.reminders')}
          />
        </Field>
        {reminders !== '0' && (
          <Field label={t('reminderDays')} error={sentenceOf(faults.reminderDays)} isRequired>
            <TextInput inputMode="numeric" autoComplete="off" {...register('automation.reminderDays')} />
          </Field>
        )}
      </div>
      <p className="text-sm text-ink-muted">{t('rule')}</p>
    </>
  )
}
