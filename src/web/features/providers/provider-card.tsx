import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProviderConnection } from '#shared/contracts/providers.ts'
import { PROVIDER_NAMES, sendsSingly } from '#shared/domain/providers.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { ConfirmButton } from '#web/components/forms/confirm-button.tsx'
import { hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Badge, Banner, Button, Card, useToast } from '#web/ui/index.ts'
import { ConnectProviderDialog } from './connect-provider-dialog.tsx'
import { DeliverabilityPanel } from './deliverability-panel.tsx'
import { ProviderSettingsDialog } from './provider-settings-dialog.tsx'
import { useDisconnect, useMakeDefault, useTestMessage } from './providers.queries.ts'
import { TestTextDialog } from './test-text-dialog.tsx'
import { TextRulesPanel } from './text-rules-panel.tsx'

interface CardProps {
  connection: ProviderConnection
  /** The business's own. */
  country: string | null
  canManage: boolean
  /** Takes the focus when the card has gone. */
  findOther: () => HTMLElement | null
}

export function ProviderCard({ connection, country, canManage, findOther }: CardProps) {
  const t = useTranslations('providers')
  const { provider, account, isDefault, isSandbox, status, fault, needs } = connection
  const name = PROVIDER_NAMES[provider]
  // That one has a place of its own, with the way on.
  const listed = needs.filter((need) => need !== 'verifiedSender')
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
        {fault && (
          <Banner tone="bad" title={t('broken.title', { name })}>
            {fault.words === null ? t('broken.text') : t('broken.said', { words: fault.words })}
          </Banner>
        )}
        {listed.length > 0 && (
          <ul className="flex flex-col gap-1 text-sm text-ink-muted">
            {listed.map((need) => (
              <li key={need}>{t(`needs.${need}`)}</li>
            ))}
          </ul>
        )}
        <Standing connection={connection} country={country} canManage={canManage} />
        {canManage && <Actions connection={connection} findOther={findOther} />}
      </article>
    </Card>
  )
}

/** Whom its messages come from, and whether they arrive. */
function Standing({ connection, country, canManage }: Omit<CardProps, 'findOther'>) {
  const canCheck = hasInPlan(useMe(), 'campaigns') && canManage
  const { type, settings } = connection
  if (type === 'sms') return <TextRulesPanel connection={connection} country={country} canManage={canCheck} />
  const hasSender = type === 'email' && settings.senderAddress !== ''
  return hasSender ? <DeliverabilityPanel connection={connection} canManage={canCheck} /> : null
}

type ActionsProps = Pick<CardProps, 'connection' | 'findOther'>

function Actions({ connection, findOther }: ActionsProps) {
  const t = useTranslations('providers')
  const isInPlan = hasInPlan(useMe(), 'campaigns')
  const [opened, setOpened] = useState<'settings' | 'reconnect' | null>(null)
  const { id, isDefault, account, provider, status } = connection
  const about = { name: PROVIDER_NAMES[provider], account }
  const makeDefault = useMakeDefault()
  const close = () => setOpened(null)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isInPlan && (
          <>
            {sendsSingly(provider) && <TestButton connection={connection} />}
            <Button size="small" aria-label={t('named.settings', about)} onClick={() => setOpened('settings')}>
              {t('settings.open')}
            </Button>
            {!isDefault && (
              <Button
                size="small"
                aria-label={t('named.makeDefault', about)}
                isBusy={makeDefault.isPending}
                onClick={() => makeDefault.mutate(id)}
              >
                {t('makeDefault')}
              </Button>
            )}
            <Button
              size="small"
              {...(status === 'disconnected' && { variant: 'primary' as const })}
              aria-label={t('named.reconnect', about)}
              onClick={() => setOpened('reconnect')}
            >
              {t('reconnect')}
            </Button>
          </>
        )}
        <DisconnectButton connection={connection} findOther={findOther} />
      </div>
      <ProblemBanner error={makeDefault.error} />
      {opened === 'settings' && <ProviderSettingsDialog connection={connection} onClose={close} />}
      {opened === 'reconnect' && <ConnectProviderDialog connection={connection} onClose={close} />}
    </>
  )
}

/** An e-mail goes to oneself at once; for a text message one says where to. */
function TestButton({ connection }: { connection: ProviderConnection }) {
  const t = useTranslations('providers')
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const test = useTestMessage()
  const { id, type, account, provider } = connection
  const send = () =>
    test.mutate({ connectionId: id }, { onSuccess: ({ to }) => toast({ tone: 'good', title: t('test.done', { to }) }) })
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-label={t('named.test', { name: PROVIDER_NAMES[provider], account })}
        isBusy={test.isPending}
        busyLabel={t('test.busy')}
        onClick={() => (type === 'email' ? send() : setIsAsking(true))}
      >
        {t('test.open')}
      </Button>
      {test.error && (
        <div className="order-last w-full">
          <ProblemBanner error={test.error} fallback={t('test.failed')} />
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
