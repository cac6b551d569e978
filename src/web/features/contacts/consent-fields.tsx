import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { CONSENT_BASES, CONSENT_CHANNELS, CONSENT_PLACES, type ConsentChannel } from '#shared/contracts/contacts.ts'
import { CheckboxGroup, Field, RadioGroup, Select, TextArea } from '#web/ui/index.ts'

type SelectProps = Omit<ComponentProps<typeof Select>, 'options'>

interface ConsentFieldsProps {
  /** Left out where somebody wants no more. */
  basis?: Omit<ComponentProps<typeof RadioGroup>, 'legend' | 'options'>
  place: SelectProps
  wording: ComponentProps<typeof TextArea>
  wordingError: string | undefined
}

/** What it takes to show somebody's consent to whoever asks. */
export function ConsentFields({ basis, place, wording, wordingError }: ConsentFieldsProps) {
  const t = useTranslations('contacts.consents')
  return (
    <>
      {basis && (
        <RadioGroup
          legend={t('basis')}
          options={CONSENT_BASES.map((value) => ({ value, label: t(`bases.${value}`) }))}
          {...basis}
        />
      )}
      <Field label={t('place')}>
        <Select options={CONSENT_PLACES.map((value) => ({ value, label: t(`places.${value}`) }))} {...place} />
      </Field>
      <Field label={t('wording')} hint={t('wordingHint')} error={wordingError} isRequired={basis !== undefined}>
        <TextArea rows={3} {...wording} />
      </Field>
    </>
  )
}

interface ConsentChannelsProps {
  legend: string
  hint: string
  error?: string | undefined
  value: readonly ConsentChannel[]
  onChange: (channels: ConsentChannel[]) => void
}

export function ConsentChannels({ legend, hint, error, value, onChange }: ConsentChannelsProps) {
  const t = useTranslations('contacts.channels')
  return (
    <CheckboxGroup
      legend={legend}
      hint={hint}
      error={error}
      options={CONSENT_CHANNELS.map((channel) => ({ value: channel, label: t(channel) }))}
      value={value}
      onChange={(chosen) => onChange(CONSENT_CHANNELS.filter((channel) => chosen.includes(channel)))}
    />
  )
}
