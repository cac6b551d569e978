import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProviderConnection } from '#shared/contracts/providers.ts'
import { isSocialProvider, PROVIDER_NAMES, sendsSingly } from '#shared/domain/providers.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { ConfirmButton } from '#web/components/forms/confirm-button.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Badge, Banner, Button, Card, useToast } from '#web/ui/index.ts'
import { ConnectProviderDialog } from './connect-provider-dialog.tsx'
import { ProviderSettingsDialog } from './provider-settings-dialog.tsx'
import { useDisconnect, useMakeDefault, useTestMessage, useVisit } from './providers.queries.ts'
import { TestTextDialog } from './test-text-dialog.tsx'

interface CardProps {
  connection: ProviderConnection
  canManage: boolean
  /** Takes the focus when the card has gone. */
  findOther: () => HTMLElement | null
}

export function ProviderCard({ connection, canManage, findOther }: CardProps) {
  const t = useTranslations('providers')
  const formatting = useFormatting()
  const { provider, account, isDefault, isSandbox, status, fault, needs, expiresAt } = connection
  const name = PROVIDER_NAMES[provider]
  return (
    <Card>
      <article aria-label={`${name}, ${account}`} className="flex flex-col gap-3">
        <header className="flex flex-wrap items-center gap-2">
          <div className="min-w-0 flex-1 basis-40">
            <h4 className="font-medium">{name}</h4>
            <p className="truncate text-sm text-ink-muted">{account}</p>
          </div>
          {isDefault && <Badge tone="info">{t('default')}</Badge>}
          {isSandbox && <Badge>{t('sandbox')}</Badge>}
          <Badge tone={status === 'active' ? 'good' : 'bad'}>{t(`statuses.${status}`)}</Badge>
        </header>
        {fault && <Fault connection={connection} fault={fault} />}
        {expiresAt !== null && status === 'active' && (
          <p className="text-sm text-ink-muted">{t('until', { day: formatting.date(expiresAt) })}</p>
        )}
        {needs.length > 0 && (
          <ul className="flex flex-col gap-1 text-sm text-ink-muted">
            {needs.map((need) => (
              <li key={need}>{t(`needs.${need}`)}</li>
            ))}
          </ul>
        )}
        {canManage && <Actions connection={connection} findOther={findOther} />}
      </article>
    </Card>
  )
}

/** A network is visited again; the others get other credentials. */
function Fault({
  connection,
  fault,
}: {
  connection: ProviderConnection
  fault: NonNullable<ProviderConnection['fault']>
}) {
  const t = useTranslations('providers.broken')
  const { provider, type } = connection
  const name = PROVIDER_NAMES[provider]
  const { kind, words } = fault
  if (kind === 'rights' || kind === 'expired') {
    return (
      <Banner tone="bad" title={t(`${kind}.title`, { name })}>
        {t(`${kind}.text`)}
      </Banner>
    )
  }
  const wayOut = type === 'social' ? 'visit' : 'keys'
  return (
    <Banner tone="bad" title={t('title', { name })}>
      {words === null ? t(`${wayOut}.text`) : t(`${wayOut}.said`, { words })}
    </Banner>
  )
}

type ActionsProps = Omit<CardProps, 'canManage'>

function Actions({ connection, findOther }: ActionsProps) {
  const t = useTranslations('providers')
  const isInPlan = hasInPlan(useMe(), 'campaigns')
  const { id, isDefault, account, provider, type } = connection
  const makeDefault = useMakeDefault()
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isInPlan && (
          <>
            {(sendsSingly(provider) || type === 'social') && <TestButton connection={connection} />}
            {type !== 'social' && <SettingsButton connection={connection} />}
            {!isDefault && (
              <Button
                size="small"
                aria-label={t('named.makeDefault', { name: PROVIDER_NAMES[provider], account })}
                isBusy={makeDefault.isPending}
                onClick={() => makeDefault.mutate(id)}
              >
                {t('makeDefault')}
              </Button>
            )}
            <ReconnectButton connection={connection} />
          </>
        )}
        <DisconnectButton connection={connection} findOther={findOther} />
      </div>
      <ProblemBanner error={makeDefault.error} />
    </>
  )
}

function SettingsButton({ connection }: { connection: ProviderConnection }) {
  const t = useTranslations('providers')
  const [isOpen, setIsOpen] = useState(false)
  const { provider, account } = connection
  const name = t('named.settings', { name: PROVIDER_NAMES[provider], account })
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => setIsOpen(true)}>
        {t('settings.open')}
      </Button>
      {isOpen && <ProviderSettingsDialog connection={connection} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** By other credentials, or by another visit. */
function ReconnectButton({ connection }: { connection: ProviderConnection }) {
  const t = useTranslations('providers')
  const [isOpen, setIsOpen] = useState(false)
  const visit = useVisit()
  const { id, provider, account, status } = connection
  return (
    <>
      <Button
        size="small"
        {...(status === 'disconnected' && { variant: 'primary' as const })}
        aria-label={t('named.reconnect', { name: PROVIDER_NAMES[provider], account })}
        isBusy={visit.isPending}
        onClick={() => (isSocialProvider(provider) ? visit.mutate({ provider, connectionId: id }) : setIsOpen(true))}
      >
        {t('reconnect')}
      </Button>
      {visit.error && (
        <div className="order-last w-full">
          <ProblemBanner error={visit.error} fallback={t('connect.failed')} />
        </div>
      )}
      {isOpen && <ConnectProviderDialog connection={connection} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** An e-mail goes to oneself at once; for a text message one says where to; a network is only asked for its rights. */
function TestButton({ connection }: { connection: ProviderConnection }) {
  const t = useTranslations('providers')
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const test = useTestMessage()
  const { id, type, account, provider } = connection
  const isSocial = type === 'social'
  const about = { name: PROVIDER_NAMES[provider], account }
  const send = () =>
    test.mutate(
      { connectionId: id },
      {
        onSuccess: ({ to }) =>
          toast({ tone: 'good', title: to === null ? t('check.done', about) : t('test.done', { to }) }),
      },
    )
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-label={t(isSocial ? 'named.check' : 'named.test', about)}
        isBusy={test.isPending}
        busyLabel={t(isSocial ? 'check.busy' : 'test.busy')}
        onClick={() => (type === 'sms' ? setIsAsking(true) : send())}
      >
        {t(isSocial ? 'check.open' : 'test.open')}
      </Button>
      {test.error && (
        <div className="order-last w-full">
          <ProblemBanner error={test.error} fallback={t(isSocial ? 'check.failed' : 'test.failed')} />
        </div>
      )}
      {isAsking && <TestTextDialog connectionId={id} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function DisconnectButton({ connection: { id, provider, account }, findOther }: ActionsProps) {
  const t = useTranslations('providers')
  const toast = useToast()
  const { mutateAsync } = useDisconnect()
  const name = PROVIDER_NAMES[provider]
  return (
    <ConfirmButton
      size="small"
      label={t('disconnect.open')}
      name={t('named.disconnect', { name, account })}
      words={{
        title: t('disconnect.title', { name }),
        text: t('disconnect.text'),
        keep: t('cancel'),
        confirm: t('disconnect.confirm'),
        busy: t('disconnect.busy'),
        failed: t('disconnect.failed'),
      }}
      onConfirm={async () => {
        await mutateAsync(id)
        toast({ tone: 'good', title: t('disconnect.done', { name }) })
      }}
      findNext={findOther}
    />
  )
}
