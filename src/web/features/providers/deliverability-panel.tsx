import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ProviderConnection } from '#shared/contracts/providers.ts'
import type { DnsCheck, DnsVerdict } from '#shared/domain/deliverability.ts'
import { PROVIDER_NAMES, SENDER_PAGES } from '#shared/domain/providers.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { Disclosure } from '#web/components/disclosure.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Badge, Banner, Button, buttonClasses } from '#web/ui/index.ts'
import { useCheckProvider } from './providers.queries.ts'

const TONES = { found: 'good', missing: 'warn', wrong: 'bad', unknown: 'neutral' } as const satisfies Record<
  DnsVerdict,
  string
>

interface PanelProps {
  connection: ProviderConnection
  canManage: boolean
}

/** Whether e-mails from the sender arrive, line by line, and what to add for them to. */
export function DeliverabilityPanel({ connection, canManage }: PanelProps) {
  const t = useTranslations('providers.deliverability')
  const titleId = useId()
  const { deliverability } = connection
  if (!deliverability) return <p className="text-sm text-ink-muted">{t('looking')}</p>
  const { domain, checks, checkedAt } = deliverability
  const open = checks.filter(({ verdict }) => verdict !== 'found')
  const done = checks.filter(({ verdict }) => verdict === 'found')
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 border-t border-line pt-3">
      <h5 id={titleId} className="font-medium">
        {t('title', { domain })}
      </h5>
      <SenderLine connection={connection} />
      {open.length > 0 && (
        <>
          <p className="text-sm text-ink-muted">{t('steps')}</p>
          <Lines checks={open} />
        </>
      )}
      {done.length > 0 && (
        <Disclosure summary={t('done', { count: done.length })}>
          <Lines checks={done} />
        </Disclosure>
      )}
      <CheckLine connection={connection} checkedAt={checkedAt} canManage={canManage} />
    </section>
  )
}

/** The service's own word: without it nothing goes out. */
function SenderLine({ connection: { provider, deliverability } }: Pick<PanelProps, 'connection'>) {
  const t = useTranslations('providers.deliverability')
  if (!deliverability) return null
  const { sender, senderAddress: address } = deliverability
  const [name, page] = [PROVIDER_NAMES[provider], SENDER_PAGES[provider]]
  if (sender !== 'unverified') return <p className="text-sm">{t(`senders.${sender}`, { name, address })}</p>
  return (
    <Banner tone="warn" title={t('senders.unverified', { name, address })}>
      <div className="flex flex-col items-start gap-2">
        <p>{t('unverifiedText')}</p>
        {page !== undefined && (
          <a href={page} target="_blank" rel="noreferrer" className={buttonClasses({ size: 'small' })}>
            <ExternalLink aria-hidden />
            {t('verifyAt', { name })}
          </a>
        )}
      </div>
    </Banner>
  )
}

function Lines({ checks }: { checks: readonly DnsCheck[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {checks.map((check) => (
        <li key={`${check.subject} ${check.name}`}>
          <Line check={check} />
        </li>
      ))}
    </ol>
  )
}

function Line({ check }: { check: DnsCheck }) {
  const t = useTranslations('providers.deliverability')
  const { subject, verdict, reason, value, found, type, name } = check
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{t(`subjects.${subject}.name`)}</span>
        <Badge tone={TONES[verdict]}>{t(`verdicts.${verdict}`)}</Badge>
      </p>
      <p className="text-ink-muted">{t(`subjects.${subject}.text`)}</p>
      {reason && <p>{t(`reasons.${reason}`)}</p>}
      {verdict !== 'found' && value !== null && (
        <>
          <p>{t(verdict === 'wrong' ? 'replace' : 'add', { type })}</p>
          <Copied label={t('name')} text={name} action={t('copyName', { name })} />
          <Copied label={t('value')} text={value} action={t('copyValue', { name })} />
        </>
      )}
      {found.length > 0 && (
        <p className="text-ink-muted [overflow-wrap:anywhere]">
          {t('there')} <code>{found.join(' · ')}</code>
        </p>
      )}
    </div>
  )
}

function Copied({ label, text, action }: { label: string; text: string; action: string }) {
  const t = useTranslations('providers.deliverability')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 flex-1 basis-40">
        <span className="text-ink-muted">{label}</span>{' '}
        <code className="font-mono text-xs [overflow-wrap:anywhere]">{text}</code>
      </span>
      <CopyButton text={text} label={t('copy')} name={action} />
    </div>
  )
}

interface CheckLineProps extends PanelProps {
  checkedAt: string
}

/** When it was looked at, and the way to look again. */
export function CheckLine({ connection: { id, provider, account }, checkedAt, canManage }: CheckLineProps) {
  const t = useTranslations('providers.deliverability')
  const check = useCheckProvider()
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
        <span>
          {t('checked')} <RelativeTime at={checkedAt} />
        </span>
        {canManage && (
          <Button
            size="small"
            aria-label={t('againNamed', { name: PROVIDER_NAMES[provider], account })}
            isBusy={check.isPending}
            busyLabel={t('busy')}
            onClick={() => check.mutate(id)}
          >
            {t('again')}
          </Button>
        )}
      </div>
      <ProblemBanner error={check.error} fallback={t('failed')} />
    </>
  )
}
