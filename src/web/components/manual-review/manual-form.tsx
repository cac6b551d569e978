import { Controller, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { DatePicker, Field, Select, TextArea, TextInput, useToast } from '#web/ui/index.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import type { Draft } from '#web/components/forms/use-draft.ts'
import { useKeeping } from '#web/components/forms/use-kept-text.ts'
import { LocationSelect } from '#web/components/forms/location-select.tsx'
import { Form } from '#web/components/forms/form.tsx'
import type { useSaveManualReview } from './manual-review.queries.ts'
import {
  fieldOf,
  givesStars,
  resolveManual,
  toInput,
  toKept,
  UNREADABLE_DAY,
  type ManualValues,
} from './manual-values.ts'

const EXAMPLE = { YYYY: '2025', MM: '12', DD: '31' }

function useDayPattern(): { pattern: string; example: string } {
  const { datePattern: pattern } = useFormatting()
  const example = pattern.replace(/YYYY|MM|DD/g, (token) => EXAMPLE[token as keyof typeof EXAMPLE])
  return { pattern, example }
}

interface ManualFormProps {
  formId: string
  draft: Draft<ManualValues>
  save: ReturnType<typeof useSaveManualReview>
  onSaved: () => void
}

function useManualForm({ draft, save, onSaved }: ManualFormProps) {
  'use no memo'
  const t = useTranslations('reviewImport.manual')
  const toast = useToast()
  const form = useForm<ManualValues>({ resolver: resolveManual, defaultValues: draft.begin() })
  useKeeping(form.subscribe, (values) => draft.keep(toKept(values)))

  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(toInput(values))
    } catch (error) {
      const faults = error instanceof ApiProblem ? error.fieldErrors : []
      for (const { field, code } of faults) form.setError(fieldOf(field), { message: code }, { shouldFocus: true })
      return
    }
    draft.clear()
    toast({ tone: 'good', title: t('saved') })
    onSaved()
  })
  return { form, submit }
}

export function ManualForm(props: ManualFormProps) {
  'use no memo'
  const t = useTranslations('reviewImport')
  const sentenceOf = useFieldSentence()
  const { form, submit } = useManualForm(props)
  const { register } = form
  const { errors } = form.formState
  const platforms = PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))

  return (
    <Form id={props.formId} onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <Field label={t('platform')} error={sentenceOf(errors.platform)} isRequired>
        <Select placeholder={t('choose')} options={platforms} {...register('platform')} />
      </Field>
      <Field label={t('location')} error={sentenceOf(errors.locationId)}>
        <LocationSelect none={t('noLocation')} {...register('locationId')} />
      </Field>
      <VerdictField form={form} />
      <DayField form={form} />
      <Field label={t('manual.author')} error={sentenceOf(errors.author)} className="sm:col-span-2">
        <TextInput autoComplete="off" {...register('author')} />
      </Field>
      <Field label={t('manual.content')} error={sentenceOf(errors.content)} className="sm:col-span-2">
        <TextArea {...register('content')} />
      </Field>
      <Field label={t('manual.url')} error={sentenceOf(errors.url)} className="sm:col-span-2">
        <TextInput type="url" inputMode="url" autoComplete="off" {...register('url')} />
      </Field>
      <div className="empty:hidden sm:col-span-2">
        <ProblemBanner error={props.save.error} fallback={t('manual.saveFailed')} />
      </div>
    </Form>
  )
}

type ManualFields = ReturnType<typeof useManualForm>['form']

function VerdictField({ form }: { form: ManualFields }) {
  'use no memo'
  const t = useTranslations('reviewImport')
  const sentenceOf = useFieldSentence()
  const hasStars = givesStars(form.watch('platform'))
  const stars = [5, 4, 3, 2, 1].map((rating) => ({
    value: String(rating),
    label: t('ratingOf', { rating: String(rating) }),
  }))
  const answers = [
    { value: 'yes', label: t('recommended') },
    { value: 'no', label: t('notRecommended') },
  ]
  return (
    <Field
      label={hasStars ? t('manual.rating') : t('manual.recommendation')}
      error={sentenceOf(form.formState.errors.verdict)}
      isRequired
    >
      <Select placeholder={t('choose')} options={hasStars ? stars : answers} {...form.register('verdict')} />
    </Field>
  )
}

function DayField({ form }: { form: ManualFields }) {
  'use no memo'
  const t = useTranslations('reviewImport.manual')
  const sentenceOf = useFieldSentence()
  const { pattern, example } = useDayPattern()
  return (
    <Controller
      name="day"
      control={form.control}
      render={({ field: { ref, name, value, onChange, onBlur } }) => (
        <Field
          label={t('day')}
          hint={t('dayHint', { example })}
          error={sentenceOf(form.formState.errors.day)}
          isRequired
        >
          <DatePicker
            ref={ref}
            name={name}
            value={value === UNREADABLE_DAY ? undefined : value || undefined}
            onChange={(day, isInvalid) => onChange(day ?? (isInvalid ? UNREADABLE_DAY : ''))}
            onBlur={onBlur}
            pattern={pattern}
            placeholder={undefined}
          />
        </Field>
      )}
    />
  )
}
