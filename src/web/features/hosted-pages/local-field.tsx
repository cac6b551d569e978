import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type LocalText, pickText } from '#shared/domain/hosted-pages.ts'
import { isLocale, LOCALES, type Locale } from '#shared/domain/locales.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'
import { Field, Select, TextArea, TextInput } from '#web/ui/index.ts'

/** In which language one writes, and whose words stand in. */
export interface Writing {
  language: Locale
  main: Locale
}

interface LocalFieldProps extends Writing {
  label: string
  /** Where several stand below each other, the label is for listeners only. */
  isLabelHidden?: boolean
  hint?: ReactNode
  text: LocalText
  /** Our own words, for where there are none at all. */
  otherwise?: string
  maxLength: number
  isRequired?: boolean
  isLong?: boolean
  fault?: string | undefined
  onChange: (text: LocalText) => void
}

/** What is left empty shows in grey what visitors read instead. */
export function LocalField(props: LocalFieldProps) {
  const { language, main, label, text, otherwise = '', fault, onChange, hint } = props
  const sentenceOf = useFieldSentence()
  const Control = props.isLong ? TextArea : TextInput
  return (
    <Field
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      isRequired={props.isRequired ?? false}
      hint={hint}
      error={sentenceOf(fault === undefined ? undefined : { message: fault })}
    >
      <Control
        lang={language}
        autoComplete="off"
        {...(props.isLong && { rows: 2 })}
        maxLength={props.maxLength}
        value={text[language] ?? ''}
        placeholder={pickText(text, language, main) || otherwise}
        onChange={({ target: { value } }: { target: { value: string } }) => {
          const { [language]: _before, ...others } = text
          onChange(value === '' ? others : { ...text, [language]: value })
        }}
      />
    </Field>
  )
}

interface LanguageSwitchProps {
  language: Locale
  onChoose: (language: Locale) => void
}

/** The same choice stands over all that is written in it. */
export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  const t = useTranslations('hostedPages.builder')
  return (
    <Select
      aria-label={t('writeIn')}
      className="w-36"
      value={language}
      options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] }))}
      onChange={({ target }) => isLocale(target.value) && onChoose(target.value)}
    />
  )
}
