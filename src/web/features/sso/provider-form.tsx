import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { SSO_KINDS, type SsoProviderInput, type SsoSetUp, type SsoKind } from '#shared/contracts/sso.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Button, RadioGroup, useToast, Field, PasswordInput, TextArea, TextInput } from '#web/ui/index.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { CopyButton } from '#web/components/copy-button.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import {
  findFaults,
  type ProviderValues,
  readDomains,
  schemaFor,
  toInput,
  toValues,
  isSecretKept,
  FAULT_REASONS,
} from './provider-values.ts'
import { useSaveProvider } from './sso.queries.ts'

interface KindFieldsProps {
  form: UseFormReturn<ProviderValues, unknown, SsoProviderInput>
  setUp: SsoSetUp
}

/** What people copy from their provider's pages. */
const COPIED = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

function KindFields(props: KindFieldsProps) {
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

const ADDRESSES = {
  saml: ['samlEntityId', 'samlAcsUrl'],
  oidc: ['oidcCallbackUrl'],
} as const satisfies Record<SsoKind, readonly (keyof SsoSetUp['service'])[]>

/** What the company's provider must be told about this installation. */
function ServiceAddresses({ kind, service }: { kind: SsoKind; service: SsoSetUp['service'] }) {
  const t = useTranslations('sso')
  return (
    <div className="flex flex-col gap-3 rounded-control bg-inset p-4">
      <h3 className="font-medium">{t('service')}</h3>
      <dl className="flex flex-col gap-3">
        {ADDRESSES[kind].map((name) => (
          <div key={name} className="flex flex-col gap-1">
            <dt className="text-sm text-ink-muted">{t(`serviceParts.${name}`)}</dt>
            <dd className="flex flex-wrap items-center gap-2">
              <code className="min-w-0 text-sm break-all">{service[name]}</code>
              <CopyButton
                text={service[name]}
                label={t('copy')}
                name={t('copyOf', { what: t(`serviceParts.${name}`) })}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface ProviderFormProps {
  setUp: SsoSetUp
  /** Saved or given up. */
  onDone: () => void
}

function useProviderForm({ setUp, onDone }: ProviderFormProps) {
  'use no memo'
  const t = useTranslations('sso')
  const sentenceFor = useErrorSentence()
  const toast = useToast()
  const save = useSaveProvider()
  const proven = useProvenAttempt()
  const form = useForm<ProviderValues, unknown, SsoProviderInput>({
    resolver: (typed, ...rest) => {
      const values = { ...typed, domains: readDomains(typed.domains) }
      return zodResolver(schemaFor(setUp, values))(values, ...rest)
    },
    defaultValues: toValues(setUp),
  })

  const send = (provider: SsoProviderInput) =>
    proven.attempt(async () => {
      tell(await save.mutateAsync(toInput(provider)).catch(showFaults))
      onDone()
    })

  function showFaults(error: unknown): never {
    for (const [index, { field, reason }] of findFaults(error).entries()) {
      const isWhole = error instanceof ApiProblem && reason === error.message
      form.setError(field, { message: isWhole ? sentenceFor(error) : reason }, { shouldFocus: index === 0 })
    }
    throw error
  }

  function tell({ provider }: SsoSetUp) {
    const isOn = provider?.domains.some(({ state }) => state === 'verified')
    toast(
      isOn
        ? { tone: 'good', title: t('saved'), text: t('savedText') }
        : { tone: 'good', title: t('savedOnly'), text: t('savedUnproven') },
    )
  }

  const problem = findFaults(proven.error).length === 0 ? proven.error : null
  return { form, submit: form.handleSubmit(send), proven, problem }
}

export function ProviderForm(props: ProviderFormProps) {
  'use no memo'
  const t = useTranslations('sso')
  const sentenceOf = useFaultSentence()
  const { setUp } = props
  const { form, submit, proven, problem } = useProviderForm(props)
  const { control, register, setFocus, watch } = form
  const { errors } = form.formState
  const kind = watch('kind')
  useEffect(() => setFocus('kind'), [setFocus])

  return (
    <div className="flex flex-col gap-5">
      <Form onSubmit={submit} className="flex max-w-xl flex-col gap-5">
        <RadioGroup
          legend={t('kind')}
          options={SSO_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          error={sentenceOf(errors.kind)}
          {...register('kind')}
        />
        <ServiceAddresses kind={kind} service={setUp.service} />
        <KindFields form={form} setUp={setUp} />
        <Controller
          name="domains"
          control={control}
          render={({ field: { ref, value, onChange } }) => (
            <Field label={t('domains')} hint={t('domainsHint')} error={sentenceOf(errors.domains)}>
              <TextArea
                value={value.join('\n')}
                onChange={(event) => onChange(event.target.value.split('\n'))}
                ref={ref}
                {...COPIED}
              />
            </Field>
          )}
        />
        <p className="text-sm text-ink-muted">{t('consequence')}</p>
        <div className="flex flex-wrap gap-2">
          <SubmitButton isBusy={proven.isBusy} busyLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
          <Button onClick={props.onDone}>{t('cancel')}</Button>
        </div>
        <ProblemBanner error={problem} />
      </Form>
      <ProofStep of={proven} />
    </div>
  )
}

interface FieldFault {
  message?: string | undefined
}

/** What is wrong with a field of the provider, in the person's language where it is a known fault. */
function useFaultSentence(): (fault: FieldFault | undefined) => string | undefined {
  const t = useTranslations('sso')
  const sentenceOf = useFieldSentence()
  return (fault) => {
    const reason = FAULT_REASONS.find((known) => known === fault?.message)
    return reason ? t(`faults.${reason}`) : sentenceOf(fault)
  }
}
