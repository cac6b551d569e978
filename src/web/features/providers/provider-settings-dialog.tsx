import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { type ProviderConnection, providerSettingsInput } from '#shared/contracts/providers.ts'
import { hasSigningKey, MAIL_REGIONS, PROVIDER_NAMES, sendsSingly } from '#shared/domain/providers.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Field, PasswordInput, Select, TextArea, TextInput, useToast } from '#web/ui/index.ts'
import { audiencesQuery, useChangeProvider } from './providers.queries.ts'

type Settings = z.input<typeof providerSettingsInput>
type SettingsForm = UseFormReturn<Settings, unknown, z.output<typeof providerSettingsInput>>

interface DialogProps {
  connection: ProviderConnection
  onClose: () => void
}

/** What the provider needs beyond its credentials. */
export function ProviderSettingsDialog({ connection, onClose }: DialogProps) {
  const t = useTranslations('providers')
  const toast = useToast()
  const change = useChangeProvider()
  const { id, provider, settings, type } = connection
  const name = PROVIDER_NAMES[provider]
  const form: SettingsForm = useForm<Settings, unknown, z.output<typeof providerSettingsInput>>({
    resolver: zodResolver(providerSettingsInput),
    defaultValues: startFrom(connection),
  })
  const submit = form.handleSubmit((values) =>
    change.mutate(
      { connectionId: id, ...values },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('settings.done', { name }) })
          onClose()
        },
      },
    ),
  )
  return (
    <FormDialog
      title={t('settings.title', { name })}
      description={t('settings.text')}
      size="medium"
      labels={{ cancel: t('cancel'), submit: t('settings.submit'), busy: t('settings.busy') }}
      isBusy={change.isPending}
      onSubmit={submit}
      problem={{ error: change.error, fallback: t('settings.failed') }}
      onClose={onClose}
    >
      {type === 'email' && <SenderFields form={form} />}
      {!sendsSingly(provider) && <AudienceField form={form} connectionId={id} />}
      {settings.region !== null && (
        <Field label={t('settings.region')} hint={t('settings.regionHint')}>
          <Select
            options={MAIL_REGIONS.map((region) => ({ value: region, label: t(`regions.${region}`) }))}
            {...form.register('region')}
          />
        </Field>
      )}
      {sendsSingly(provider) && provider !== 'smtp' && <ReportFields form={form} connection={connection} />}
    </FormDialog>
  )
}

function startFrom({ settings, type, provider }: ProviderConnection): Settings {
  const { senderAddress, senderName, replyTo, postalAddress, region, audience } = settings
  return {
    ...(type === 'email' && { postalAddress, senderAddress, senderName, replyTo }),
    ...(region && { region }),
    ...(audience && { audienceId: audience.id }),
    ...(hasSigningKey(provider) && { signingKey: '' }),
  }
}

function SenderFields({ form }: { form: SettingsForm }) {
  const t = useTranslations('providers.settings')
  const sentence = useFieldSentence()
  const { errors } = form.formState
  return (
    <>
      <Field label={t('senderAddress')} hint={t('senderAddressHint')} isRequired error={sentence(errors.senderAddress)}>
        <TextInput type="email" autoComplete="off" {...form.register('senderAddress')} />
      </Field>
      <Field label={t('senderName')} error={sentence(errors.senderName)}>
        <TextInput autoComplete="organization" {...form.register('senderName')} />
      </Field>
      <Field label={t('replyTo')} hint={t('replyToHint')} error={sentence(errors.replyTo)}>
        <TextInput type="email" autoComplete="off" {...form.register('replyTo')} />
      </Field>
      <Field label={t('postalAddress')} hint={t('postalAddressHint')} isRequired error={sentence(errors.postalAddress)}>
        <TextArea rows={3} autoComplete="street-address" {...form.register('postalAddress')} />
      </Field>
    </>
  )
}

function AudienceField({ form, connectionId }: { form: SettingsForm; connectionId: string }) {
  const t = useTranslations('providers.settings')
  const audiences = useQuery(audiencesQuery(connectionId))
  const options = audiences.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <>
      <Field label={t('audience')} hint={t('audienceHint')}>
        <Select
          // The choice that is kept shows once there is something to choose from.
          key={options.length}
          options={options}
          placeholder={t('audienceNone')}
          disabled={audiences.isPending}
          {...form.register('audienceId')}
        />
      </Field>
      <ProblemBanner error={audiences.error} />
    </>
  )
}

/** How the provider tells what became of messages. */
function ReportFields({ form, connection }: { form: SettingsForm; connection: ProviderConnection }) {
  const t = useTranslations('providers.settings')
  const sentence = useFieldSentence()
  const { provider, hookUrl, hasSigningKey: hasKey, type } = connection
  return (
    <>
      {hasSigningKey(provider) && (
        <Field
          label={t('signingKey')}
          hint={t(hasKey ? 'signingKeyKept' : 'signingKeyHint')}
          error={sentence(form.formState.errors.signingKey)}
        >
          <PasswordInput autoComplete="off" {...form.register('signingKey')} />
        </Field>
      )}
      <Field label={t('hookUrl')} hint={t(type === 'sms' ? 'hookUrlTextHint' : 'hookUrlHint')}>
        <TextInput readOnly value={hookUrl} />
      </Field>
      <div>
        <CopyButton text={hookUrl} label={t('copyHookUrl')} />
      </div>
    </>
  )
}
