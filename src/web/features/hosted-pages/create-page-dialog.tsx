import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { hostedPageInput } from '#shared/contracts/hosted-pages.ts'
import { defaultContent } from '#shared/domain/hosted-page-content.ts'
import { HOSTED_PAGE_KINDS, type HostedPageKind } from '#shared/domain/hosted-page-kinds.ts'
import { isLocale, LOCALES, type Locale } from '#shared/domain/locales.ts'
import { paths } from '#shared/domain/paths.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useDraft } from '#web/components/forms/use-draft.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { useLocations } from '#web/components/options.queries.ts'
import { LocationSelect } from '#web/components/forms/location-select.tsx'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { Field, RadioGroup, Select, TextInput } from '#web/ui/index.ts'
import { useCreatePage } from './hosted-pages.queries.ts'

interface NewPage {
  kind: HostedPageKind
  name: string
  /** Empty: of all. */
  locationId: string
  language: Locale
}

function useNewPage() {
  const language = useLocale()
  const draft = useDraft<NewPage>('hosted-page', { kind: 'review', name: '', locationId: '', language })
  const [values, setValues] = useState(draft.begin)
  const [nameFault, setNameFault] = useState<string | undefined>()
  const creation = useCreatePage()
  const navigate = useNavigate()

  const change = (changed: Partial<NewPage>) => {
    const next = { ...values, ...changed }
    setValues(next)
    draft.keep(next)
  }
  const submit = () => {
    const name = hostedPageInput.shape.name.safeParse(values.name)
    setNameFault(name.error?.issues[0]?.message)
    if (!name.success) return
    creation.mutate(
      {
        kind: values.kind,
        name: name.data,
        locationId: values.locationId === '' ? null : values.locationId,
        content: defaultContent(values.kind, values.language),
      },
      {
        onSuccess: ({ id }) => {
          draft.clear()
          void navigate({ to: paths.hostedPage, params: { pageId: id }, search: { tab: 'build' } })
        },
      },
    )
  }
  return { values, change, nameFault, creation, submit }
}

/** What it is and what it is called; all else is said in the builder, where it leads. */
export function CreatePageDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('hostedPages')
  const sentenceOf = useFieldSentence()
  const { values, change, nameFault, creation, submit } = useNewPage()
  return (
    <FormDialog
      size="medium"
      title={t('create')}
      labels={{ cancel: t('cancel'), submit: t('createSubmit'), busy: t('creating') }}
      isBusy={creation.isPending}
      onSubmit={submit}
      problem={{ title: t('createFailed'), error: creation.error }}
      onClose={onClose}
    >
      <RadioGroup
        legend={t('kind')}
        value={values.kind}
        options={HOSTED_PAGE_KINDS.map((kind) => ({
          value: kind,
          label: t(`kinds.${kind}.name`),
          hint: t(`kinds.${kind}.text`),
        }))}
        onChange={({ target }) =>
          change({ kind: HOSTED_PAGE_KINDS.find((kind) => kind === target.value) ?? values.kind })
        }
      />
      <Field
        label={t('name')}
        hint={t('nameHint')}
        isRequired
        error={sentenceOf(nameFault === undefined ? undefined : { message: nameFault })}
      >
        <TextInput
          autoComplete="off"
          placeholder={t('namePlaceholder')}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <PlaceAndLanguage values={values} onChange={change} />
    </FormDialog>
  )
}

interface PlaceAndLanguageProps {
  values: NewPage
  onChange: (changed: Partial<NewPage>) => void
}

function PlaceAndLanguage({ values, onChange }: PlaceAndLanguageProps) {
  const t = useTranslations('hostedPages')
  const locations = useLocations()
  return (
    <>
      {locations.length > 0 && (
        <Field label={t('location')} hint={t('locationHint')}>
          <LocationSelect
            none={t('everyLocation')}
            value={values.locationId}
            onChange={({ target }) => onChange({ locationId: target.value })}
          />
        </Field>
      )}
      <Field label={t('language')} hint={t('languageHint')}>
        <Select
          value={values.language}
          options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] }))}
          onChange={({ target }) => isLocale(target.value) && onChange({ language: target.value })}
        />
      </Field>
    </>
  )
}
