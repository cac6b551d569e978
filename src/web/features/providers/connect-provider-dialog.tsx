import { ChevronRight, Mail, MessageSquare, Share2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProviderConnection, ProviderCredentials } from '#shared/contracts/providers.ts'
import {
  CREDENTIALS_OF,
  EMAIL_PROVIDERS,
  isKeyedProvider,
  isSecretCredential,
  PROVIDER_NAMES,
  SMS_PROVIDERS,
  SOCIAL_PROVIDERS,
  type CredentialName,
  type KeyedProvider,
  type ProviderName,
} from '#shared/domain/providers.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { Button, Dialog, Field, PasswordInput, TextInput, useToast } from '#web/ui/index.ts'
import { useConnect, useReconnect, useVisit } from './providers.queries.ts'

const OFFERED = {
  email: { icon: <Mail aria-hidden />, providers: EMAIL_PROVIDERS },
  sms: { icon: <MessageSquare aria-hidden />, providers: SMS_PROVIDERS },
  social: { icon: <Share2 aria-hidden />, providers: SOCIAL_PROVIDERS },
} as const
type OfferedType = keyof typeof OFFERED
const OFFERED_TYPES = ['email', 'sms', 'social'] as const satisfies readonly OfferedType[]

interface DialogProps {
  /** To connect this one anew: then nothing is left to choose. */
  connection?: ProviderConnection
  /** Takes the focus at the end: each step is a window of its own, and what opened it has gone. */
  findFinalFocus?: () => HTMLElement | null
  onClose: () => void
}
type StepProps = Pick<DialogProps, 'onClose' | 'findFinalFocus'>

/** A type, then a provider, then what it needs; a social network is visited instead. */
export function ConnectProviderDialog({ connection, ...step }: DialogProps) {
  const known = connection && isKeyedProvider(connection.provider) ? connection.provider : null
  const [type, setType] = useState<OfferedType | null>(null)
  const [provider, setProvider] = useState<KeyedProvider | null>(known)
  if (provider) {
    return (
      <CredentialsStep
        provider={provider}
        {...(connection && { connectionId: connection.id })}
        onBack={known ? null : () => setProvider(null)}
        {...step}
      />
    )
  }
  if (type) {
    return <ProviderStep type={type} onChoose={setProvider} onBack={() => setType(null)} {...step} />
  }
  return <TypeStep onChoose={setType} {...step} />
}

function TypeStep({ onChoose, onClose, ...focus }: StepProps & { onChoose: (type: OfferedType) => void }) {
  const t = useTranslations('providers')
  return (
    <Dialog
      {...focus}
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={t('connect.title')}
      description={t('connect.chooseType')}
      size="medium"
    >
      <ul className="flex flex-col gap-2">
        {OFFERED_TYPES.map((type) => (
          <li key={type}>
            <Choice
              icon={OFFERED[type].icon}
              name={t(`types.${type}.name`)}
              text={t(`types.${type}.text`)}
              onChoose={() => onChoose(type)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface ProviderStepProps extends StepProps {
  type: OfferedType
  /** One that is connected by what is typed. */
  onChoose: (provider: KeyedProvider) => void
  onBack: () => void
}

function ProviderStep({ type, onChoose, onBack, onClose, ...focus }: ProviderStepProps) {
  const t = useTranslations('providers')
  const visit = useVisit()
  const choose = (provider: ProviderName) => {
    if (isKeyedProvider(provider)) onChoose(provider)
    else if (!visit.isPending) visit.mutate({ provider })
  }
  return (
    <Dialog
      {...focus}
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={t('connect.title')}
      description={t('connect.chooseProvider')}
      size="medium"
      footer={<Button onClick={onBack}>{t('connect.backToTypes')}</Button>}
    >
      <ul className="flex flex-col gap-2">
        {OFFERED[type].providers.map((provider) => (
          <li key={provider}>
            <Choice name={PROVIDER_NAMES[provider]} text={t(`about.${provider}`)} onChoose={() => choose(provider)} />
          </li>
        ))}
      </ul>
      {type === 'social' && <p className="mt-3 text-sm text-ink-muted">{t('visit.text')}</p>}
      <output className="text-sm text-ink-muted">{visit.isPending && t('connect.busy')}</output>
      <ProblemBanner error={visit.error} fallback={t('connect.failed')} />
    </Dialog>
  )
}

interface ChoiceProps {
  icon?: ReactNode
  name: string
  text: string
  onChoose: () => void
}

function Choice({ icon, name, text, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-control border border-line-strong bg-card px-3 py-2.5 text-left transition-colors duration-120 hover:bg-inset [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted"
    >
      {icon}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-medium">{name}</span>
        <span className="text-sm text-ink-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden />
    </button>
  )
}

interface CredentialsStepProps extends StepProps {
  provider: KeyedProvider
  connectionId?: string
  /** Nothing to go back to where an existing one is connected anew. */
  onBack: (() => void) | null
}

/** A new connection, or another key for one that is there. */
function useSend(provider: KeyedProvider, connectionId: string | undefined) {
  const [connect, reconnect] = [useConnect(), useReconnect()]
  return {
    send: (credentials: ProviderCredentials) =>
      connectionId === undefined
        ? connect.mutateAsync({ provider, credentials })
        : reconnect.mutateAsync({ connectionId, credentials }),
    isBusy: connect.isPending || reconnect.isPending,
    error: connect.error ?? reconnect.error,
  }
}

function CredentialsStep({ provider, connectionId, onBack, onClose, ...focus }: CredentialsStepProps) {
  const t = useTranslations('providers')
  const toast = useToast()
  const formId = useId()
  const [typed, setTyped] = useState<ProviderCredentials>({})
  const { send, isBusy, error } = useSend(provider, connectionId)
  const name = PROVIDER_NAMES[provider]
  const names = CREDENTIALS_OF[provider]
  const isReady = names.every((credential) => typed[credential]?.trim())

  const submit = async () => {
    if (!isReady || isBusy) return
    await send(typed)
    toast({ tone: 'good', title: t('connect.done', { name }) })
    onClose()
  }

  return (
    <Dialog
      {...focus}
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={t(connectionId === undefined ? 'connect.named' : 'connect.anew', { name })}
      description={t(`where.${provider}`)}
      size="medium"
      footer={
        <>
          <Button onClick={onBack ?? onClose}>{t(onBack ? 'connect.back' : 'cancel')}</Button>
          <SubmitButton form={formId} isReady={isReady} isBusy={isBusy} busyLabel={t('connect.busy')}>
            {t('connect.submit')}
          </SubmitButton>
        </>
      }
    >
      {/* What went wrong shows below the fields. */}
      <Form id={formId} onSubmit={() => void submit().catch(() => undefined)}>
        {names.map((credential) => (
          <CredentialField
            key={credential}
            credential={credential}
            value={typed[credential] ?? ''}
            onType={(value) => setTyped({ ...typed, [credential]: value })}
          />
        ))}
        <ProblemBanner error={error} fallback={t('connect.failed')} />
      </Form>
    </Dialog>
  )
}

interface CredentialFieldProps {
  credential: CredentialName
  value: string
  onType: (value: string) => void
}

function CredentialField({ credential, value, onType }: CredentialFieldProps) {
  const t = useTranslations('providers')
  const label = t(`credentials.${credential}`)
  const Input = isSecretCredential(credential) ? PasswordInput : TextInput
  return (
    <Field label={label} isRequired {...(credential === 'phoneNumber' && { hint: t('phoneHint') })}>
      <Input
        value={value}
        autoComplete="off"
        placeholder={t('connect.placeholder', { label })}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  )
}
