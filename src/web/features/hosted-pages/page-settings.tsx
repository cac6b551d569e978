import { useTranslations } from 'use-intl'
import type { HostedPage } from '#shared/contracts/hosted-pages.ts'
import { HOSTED_PAGE_LIMITS } from '#shared/domain/hosted-pages.ts'
import { isLocale, LOCALES } from '#shared/domain/locales.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { LocationSelect } from '#web/components/forms/location-select.tsx'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { Card, Checkbox, Field, Select, TextInput } from '#web/ui/index.ts'
import { SlugField } from './slug-field.tsx'
import type { PageForm } from './use-page-form.ts'

interface SettingsProps {
  page: HostedPage
  form: PageForm
}

const asFault = (message: string | undefined) => (message === undefined ? undefined : { message })

/** What the team calls it, where it is found, and whose it is. */
export function PageSettings({ page, form }: SettingsProps) {
  const t = useTranslations('hostedPages')
  const sentenceOf = useFieldSentence()
  const { values, change, changeContent, faults } = form
  return (
    <Card title={t('builder.settings')}>
      <div className="flex flex-col gap-5">
        <Field label={t('name')} hint={t('nameHint')} isRequired error={sentenceOf(asFault(faults['name']))}>
          <TextInput
            autoComplete="off"
            maxLength={HOSTED_PAGE_LIMITS.name}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <SlugField page={page} slug={values.slug} fault={faults['slug']} onChange={(slug) => change({ slug })} />
        <Field label={t('location')} hint={t('locationHint')}>
          <LocationSelect
            none={t('everyLocation')}
            value={values.locationId}
            onChange={({ target }) => change({ locationId: target.value })}
          />
        </Field>
        <Field label={t('language')} hint={t('languageHint')}>
          <Select
            value={values.content.language}
            options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] }))}
            onChange={({ target }) => isLocale(target.value) && changeContent({ language: target.value })}
          />
        </Field>
      </div>
    </Card>
  )
}

/** How long answers are kept, and how many of one device. */
export function AnswerSettings({ page, form }: SettingsProps) {
  const t = useTranslations('hostedPages.builder')
  const sentenceOf = useFieldSentence()
  const { values, change, changeContent, faults } = form
  return (
    <Card title={t('answers')}>
      <div className="flex flex-col gap-5">
        {page.kind === 'feedback' && (
          <>
            <Checkbox
              label={t('asksForContact')}
              hint={t('asksForContactHint')}
              checked={values.content.asksForContact}
              onChange={({ target }) => changeContent({ asksForContact: target.checked })}
            />
            <Checkbox
              label={t('asksForPhoto')}
              checked={values.content.asksForPhoto}
              onChange={({ target }) => changeContent({ asksForPhoto: target.checked })}
            />
          </>
        )}
        <Checkbox
          label={t('allowsRepeats')}
          hint={t('allowsRepeatsHint')}
          checked={values.allowsRepeats}
          onChange={({ target }) => change({ allowsRepeats: target.checked })}
        />
        <Field
          label={t('retention')}
          hint={t('retentionHint')}
          isRequired
          error={sentenceOf(asFault(faults['retentionMonths']))}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            className="max-w-28"
            value={values.retentionMonths}
            onChange={({ target }) => change({ retentionMonths: target.value })}
          />
        </Field>
      </div>
    </Card>
  )
}
