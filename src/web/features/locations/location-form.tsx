import { zodResolver } from '@hookform/resolvers/zod'
import { type Control, Controller, useForm, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { locationInput } from '#shared/contracts/locations.ts'
import { PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { isTimezone } from '#shared/domain/wall-time.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { findTimezoneOf, nameTimezone, useTimezones } from '#web/kernel/formatting/timezone-name.ts'
import { Combobox, Field, TextArea, TextInput, useToast } from '#web/ui/index.ts'
import type { Draft } from '#web/components/forms/use-draft.ts'
import { useKeeping } from '#web/components/forms/use-kept-text.ts'
import { Form } from '#web/components/forms/form.tsx'
import type { useSaveLocation } from './locations.queries.ts'
import { toInput, type LocationInput, type LocationValues } from './location-values.ts'

interface LocationFormProps {
  formId: string
  draft: Draft<LocationValues>
  save: ReturnType<typeof useSaveLocation>
  onSaved: () => void
}

function useLocationForm({ draft, save, onSaved }: LocationFormProps) {
  'use no memo'
  const t = useTranslations('locations.form')
  const toast = useToast()
  const form = useForm<LocationValues, unknown, LocationInput>({
    resolver: (values, context, options) =>
      zodResolver(locationInput)(toInput(values), context, options as never) as never,
    defaultValues: draft.begin(),
  })
  useKeeping(form.subscribe, draft.keep)

  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(values)
    } catch {
      // Shown below the form, which keeps what was typed.
      return
    }
    draft.clear()
    toast({ tone: 'good', title: t('saved') })
    onSaved()
  })
  return { form, submit }
}

export function LocationForm(props: LocationFormProps) {
  'use no memo'
  const t = useTranslations('locations.form')
  const sentenceOf = useFieldSentence()
  const { form, submit } = useLocationForm(props)
  const { register } = form
  const { errors } = form.formState

  return (
    <Form id={props.formId} onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t('name')} error={sentenceOf(errors.name)} isRequired>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label={t('address')} error={sentenceOf(errors.address)}>
        <TextArea rows={2} autoComplete="off" {...register('address')} />
      </Field>
      <TimezoneField control={form.control} error={sentenceOf(errors.timezone)} />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-medium">{t('links')}</legend>
        {PLATFORMS.map((platform) => (
          <Field
            key={platform}
            label={t('linkOf', { platform: PLATFORM_NAMES[platform] })}
            error={sentenceOf(errors.reviewLinks?.[platform])}
          >
            <TextInput type="url" inputMode="url" autoComplete="off" {...register(`reviewLinks.${platform}`)} />
          </Field>
        ))}
      </fieldset>
      <ProblemBanner error={props.save.error} fallback={t('failed')} />
    </Form>
  )
}

interface TimezoneFieldProps {
  control: Control<LocationValues, unknown, LocationInput>
  error: string | undefined
}

/** Found by its city or its country. */
function TimezoneField({ control, error }: TimezoneFieldProps) {
  'use no memo'
  const t = useTranslations('locations.form')
  const locale = useLocale()
  const timezones = useTimezones(useWatch({ control, name: 'timezone' }))
  return (
    <Controller
      control={control}
      name="timezone"
      render={({ field: { value, onChange } }) => (
        <Field label={t('timezone')} hint={isTimezone(value) && nameTimezone(value, locale)} error={error}>
          <Combobox
            options={timezones}
            findByName={findTimezoneOf}
            value={value}
            onValueChange={onChange}
            emptyText={t('noTimezone')}
          />
        </Field>
      )}
    />
  )
}
