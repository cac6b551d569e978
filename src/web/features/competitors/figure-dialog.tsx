import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type Competitor, type FigureInput, figureInput } from '#shared/contracts/competitor-figures.ts'
import { type Platform, PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { toWallTime } from '#shared/domain/wall-time.ts'
import { DayField } from '#web/components/forms/day-field.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { timezoneHere } from '#web/kernel/formatting/timezone-name.ts'
import { Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { useEnterFigure } from './competitors.queries.ts'

/** Text as it is typed. */
interface FigureValues {
  platform: Platform
  day: string
  rating: string
  reviewCount: string
}

/** People write decimals with a comma, too. What is no number is told by the contract's schema. */
const toNumber = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))

const toInput = ({ rating, reviewCount, ...others }: FigureValues) => ({
  ...others,
  rating: toNumber(rating),
  reviewCount: toNumber(reviewCount),
})

const useToday = () => toWallTime(useNow(), timezoneHere()).date

export function FigureDialog({ competitor, onClose }: { competitor: Competitor; onClose: () => void }) {
  'use no memo'
  const t = useTranslations('competitors')
  const toast = useToast()
  const save = useEnterFigure(competitor.id)
  const form = useForm<FigureValues, unknown, FigureInput>({
    resolver: (values, context, options) =>
      zodResolver(figureInput)(toInput(values) as never, context, options as never) as never,
    defaultValues: { platform: 'google', day: useToday(), rating: '', reviewCount: '' },
  })
  const submit = form.handleSubmit(async (figure) => {
    try {
      await save.mutateAsync(figure)
    } catch {
      // Told below the fields, which keep what was typed.
      return
    }
    toast({ tone: 'good', title: t('figure.saved', { name: competitor.name }) })
    onClose()
  })
  return (
    <FormDialog
      size="medium"
      title={t('figure.title', { name: competitor.name })}
      description={t('figure.text')}
      labels={{ cancel: t('form.cancel'), submit: t('form.save'), busy: t('form.saving') }}
      isBusy={save.isPending}
      problem={{ title: t('figure.failed'), error: save.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <FigureFields form={form} />
    </FormDialog>
  )
}

type FigureForm = ReturnType<typeof useForm<FigureValues, unknown, FigureInput>>

function FigureFields({ form: { register, control, formState } }: { form: FigureForm }) {
  'use no memo'
  const t = useTranslations('competitors')
  const sentenceOf = useFieldSentence()
  const { errors } = formState
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('figure.platform')}>
        <Select
          options={PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
          {...register('platform')}
        />
      </Field>
      <Controller
        control={control}
        name="day"
        render={({ field: { value, onChange } }) => (
          <DayField label={t('figure.day')} error={sentenceOf(errors.day)} value={value} onChange={onChange} />
        )}
      />
      <Field label={t('figure.rating')} hint={t('figure.ratingHint')} error={sentenceOf(errors.rating)}>
        <TextInput inputMode="decimal" autoComplete="off" {...register('rating')} />
      </Field>
      <Field label={t('figure.reviews')} error={sentenceOf(errors.reviewCount)} isRequired>
        <TextInput inputMode="numeric" autoComplete="off" {...register('reviewCount')} />
      </Field>
    </div>
  )
}
