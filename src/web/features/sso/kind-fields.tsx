import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { SsoProviderInput, SsoSetUp } from '#shared/contracts/sso.ts'
import { Field, PasswordInput, TextArea, TextInput } from '#web/ui/index.ts'
import { isSecretKept, type ProviderValues } from './provider-values.ts'
import { useFaultSentence } from './use-fault-sentence.ts'

interface KindFieldsProps {
  form: UseFormReturn<ProviderValues, unknown, SsoProviderInput>
  setUp: SsoSetUp
}

/** What people copy from their provider's pages. */
const COPIED = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

export function KindFields(props: KindFieldsProps) {
  'use no memo'
  const t = useTranslations('sso')
  const sentenceOf = useFaultSentence()
  const { register, watch, formState } = props.form
  const kind = watch('kind')
  return (
    <>
      <Field label={t('issuer')} hint={t(`issuerHint.${kind}`)} error={sentenceOf(formState.errors.issuer)}>
        <TextInput {...register('issuer')} {...COPIED} />
      </Field>
      {kind === 'saml' ? <SamlFields {...props} /> : <OidcFields {...props} />}
    </>
  )
}

function SamlFields({ form: { register, formState } }: KindFieldsProps) {
  'use no memo'
  const t = useTranslations('sso')
  const sentenceOf = useFaultSentence()
  const { errors } = formState
  return (
    <>
      <Field label={t('entryPoint')} hint={t('entryPointHint')} error={sentenceOf(errors.entryPoint)}>
        <TextInput {...register('entryPoint')} type="url" {...COPIED} />
      </Field>
      <Field label={t('certificate')} hint={t('certificateHint')} error={sentenceOf(errors.certificate)}>
        <TextArea {...register('certificate')} {...COPIED} className="font-mono text-sm" />
      </Field>
    </>
  )
}

function OidcFields({ form: { register, watch, formState }, setUp }: KindFieldsProps) {
  'use no memo'
  const t = useTranslations('sso')
  const sentenceOf = useFaultSentence()
  const { errors } = formState
  const hint = isSecretKept(setUp, watch()) ? t('secretKept') : undefined
  return (
    <>
      <Field label={t('clientId')} error={sentenceOf(errors.clientId)}>
        <TextInput {...register('clientId')} {...COPIED} />
      </Field>
      <Field label={t('clientSecret')} hint={hint} error={sentenceOf(errors.clientSecret)}>
        <PasswordInput {...register('clientSecret')} autoComplete="off" />
      </Field>
    </>
  )
}
