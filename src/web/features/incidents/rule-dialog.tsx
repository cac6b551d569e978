import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type IncidentRule, incidentRuleSchema } from '#shared/contracts/incidents.ts'
import { Checkbox, Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { FormDialog } from '#web/components/form-dialog.tsx'
import { useSaveRule } from './incidents.queries.ts'

const STARS = [1, 2, 3] as const

interface RuleDialogProps {
  rule: IncidentRule
  onClose: () => void
}

export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  'use no memo'
  const t = useTranslations('incidents.rule')
  const toast = useToast()
  const formId = useId()
  const saving = useSaveRule()
  const form = useForm<IncidentRule>({ resolver: zodResolver(incidentRuleSchema), defaultValues: rule })
  const save = form.handleSubmit((values) =>
    saving.mutate(values, {
      onSuccess: () => {
        toast({ tone: 'good', title: t('saved') })
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={t('title')}
      description={t('text')}
      formId={formId}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={saving.isPending}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        <Checkbox label={t('isOn')} {...form.register('isOn')} />
        <RuleFields form={form} />
        <ProblemBanner title={t('failed')} error={saving.error} />
      </form>
    </FormDialog>
  )
}

function RuleFields({ form: { register, control, formState } }: { form: ReturnType<typeof useForm<IncidentRule>> }) {
  'use no memo'
  const t = useTranslations('incidents.rule')
  const { errors } = formState
  const number = { valueAsNumber: true } as const
  return (
    <>
      <Field label={t('reviews')} hint={t('reviewsHint')} error={errors.reviews && t('reviewsInvalid')}>
        <TextInput inputMode="numeric" {...register('reviews', number)} />
      </Field>
      <Field label={t('stars')}>
        <Controller
          control={control}
          name="maxRating"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              {...field}
              options={STARS.map((count) => ({ value: String(count), label: t('starsOption', { count }) }))}
              value={String(value)}
              onChange={(event) => onChange(Number(event.target.value))}
            />
          )}
        />
      </Field>
      <Field label={t('hours')} hint={t('hoursHint')} error={errors.withinHours && t('hoursInvalid')}>
        <TextInput inputMode="numeric" {...register('withinHours', number)} />
      </Field>
    </>
  )
}
