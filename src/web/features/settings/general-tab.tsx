import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  changeGeneralSettings,
  type GeneralSettings,
  generalSettingsInput,
  getGeneralSettings,
} from '#shared/contracts/settings.ts'
import { CURRENCIES, DATE_FORMATS } from '#shared/domain/customer-settings.ts'
import { findDatePattern } from '#shared/domain/date-writing.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '#shared/domain/locales.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Form } from '#web/components/forms/form.tsx'
import { ChangedMeanwhile, useSettingsForm } from '#web/components/forms/settings-form.tsx'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { listCountries } from '#web/kernel/formatting/list-countries.ts'
import { findTimezoneOf, nameTimezone, useTimezones } from '#web/kernel/formatting/timezone-name.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Card, Combobox, Field, Select, TextInput } from '#web/ui/index.ts'

export type BusinessInput = InputOf<typeof changeGeneralSettings>

const generalSettingsQuery = endpointQuery(queryKeys.generalSettings, getGeneralSettings, {})

export function useSaveGeneralSettings({ onSaved }: { onSaved: () => void }) {
  const queryClient = useQueryClient()
  return useChange((settings: BusinessInput) => call(changeGeneralSettings, settings), {
    answers: generalSettingsQuery,
    // What somebody else has changed meanwhile is to be seen.
    renews: [queryKeys.generalSettings],
    onSuccess: () => {
      onSaved()
      // Days, amounts and the name stand on every screen.
      return queryClient.invalidateQueries()
    },
  })
}

interface GeneralFormProps {
  formId: string
  onSave: (settings: BusinessInput) => Promise<GeneralSettings>
}

/** What is the whole workspace's. Saved by the page's own button. */
export function GeneralTab(props: GeneralFormProps) {
  const t = useTranslations('settings.general')
  const settings = useQuery(generalSettingsQuery)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <QueryState query={settings} failedTitle={t('failed')}>
        {(saved) => <GeneralForm {...props} saved={saved} />}
      </QueryState>
    </Card>
  )
}

function GeneralForm({ formId, onSave, saved }: GeneralFormProps & { saved: GeneralSettings }) {
  'use no memo'
  const t = useTranslations('settings.general')
  const shown = useLocale()
  const locale = LOCALES.find((known) => known === shown) ?? DEFAULT_LOCALE
  const sentenceOf = useFieldSentence()
  const form = useForm<BusinessInput>({ resolver: zodResolver(generalSettingsInput), defaultValues: saved })
  const { register, formState } = form
  const { submit, ...meanwhile } = useSettingsForm({ name: 'general', form, saved, onSave })
  return (
    <Form id={formId} onSubmit={submit} className="flex max-w-md flex-col gap-5">
      <ChangedMeanwhile {...meanwhile} />
      <BusinessFields form={form} />
      <Field label={t('language')} hint={t('languageHint')} error={sentenceOf(formState.errors.language)}>
        <Select options={LANGUAGE_OPTIONS} {...register('language')} />
      </Field>
      <Field label={t('dateFormat')} error={sentenceOf(formState.errors.dateFormat)}>
        <Select
          options={DATE_FORMATS.map((value) => ({ value, label: nameDateFormat(value, locale) }))}
          {...register('dateFormat')}
        />
      </Field>
      <Field label={t('currency')} error={sentenceOf(formState.errors.currency)}>
        <Select options={CURRENCIES.map(toOption)} {...register('currency')} />
      </Field>
    </Form>
  )
}

/** Day first is written as in the reader's language. */
const nameDateFormat = (format: (typeof DATE_FORMATS)[number], locale: Locale) =>
  format === 'DD/MM/YYYY' ? findDatePattern(format, locale) : format

const toOption = (value: string) => ({ value, label: value })

const LANGUAGE_OPTIONS = LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

/** Who the business is, and by whose clock it lives. */
export function BusinessFields({ form }: { form: UseFormReturn<BusinessInput> }) {
  'use no memo'
  const t = useTranslations('settings.general')
  const locale = useLocale()
  const sentenceOf = useFieldSentence()
  const { register, control } = form
  const { errors } = form.formState
  const timezones = putUsualFirst(useTimezones(form.watch('timezone')))
  return (
    <>
      <Field label={t('companyName')} hint={t('companyNameHint')} error={sentenceOf(errors.companyName)} isRequired>
        <TextInput autoComplete="organization" {...register('companyName')} />
      </Field>
      <Field label={t('country')} error={sentenceOf(errors.country)}>
        <Select
          autoComplete="country"
          placeholder={t('chooseCountry')}
          options={listCountries(locale)}
          {...register('country', { setValueAs: (value: string | null) => value || null })}
        />
      </Field>
      <Controller
        control={control}
        name="timezone"
        render={({ field: { value, onChange } }) => (
          <Field label={t('timezone')} hint={nameTimezone(value, locale)} error={sentenceOf(errors.timezone)}>
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
    </>
  )
}

const USUAL_TIMEZONES = ['UTC', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']

function putUsualFirst<Option extends { value: string }>(options: readonly Option[]): Option[] {
  const rank = ({ value }: Option) => {
    const place = USUAL_TIMEZONES.indexOf(value)
    return place === -1 ? USUAL_TIMEZONES.length : place
  }
  return options.toSorted((one, other) => rank(one) - rank(other))
}
