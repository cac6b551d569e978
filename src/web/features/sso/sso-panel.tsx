import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { SsoDomain, SsoSetUp } from '#shared/contracts/sso.ts'
import { Badge, Button, Dialog, useToast } from '#web/ui/index.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { CopyButton } from '#web/components/copy-button.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { ProviderForm } from './provider-form.tsx'
import { useCheckDomain, useRemoveProvider } from './sso.queries.ts'

/** How it stands, and the form in its place while one changes it. */
export function SsoPanel({ setUp }: { setUp: SsoSetUp }) {
  const [isEditing, setIsEditing] = useState(false)
  const [timesLeft, setTimesLeft] = useState(0)
  const editButton = useRef<HTMLButtonElement>(null)
  // What had the focus has gone with the form.
  useEffect(() => {
    if (timesLeft > 0) editButton.current?.focus()
  }, [timesLeft])

  function leaveForm() {
    setIsEditing(false)
    setTimesLeft((times) => times + 1)
  }

  if (isEditing) return <ProviderForm setUp={setUp} onDone={leaveForm} />
  return <SsoSummary setUp={setUp} editButton={editButton} onEdit={() => setIsEditing(true)} />
}

interface SsoSummaryProps {
  setUp: SsoSetUp
  editButton: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

function SsoSummary({ setUp, editButton, onEdit }: SsoSummaryProps) {
  const t = useTranslations('sso')
  const format = useFormatter()
  const { provider } = setUp
  const proven = (provider?.domains ?? []).filter(({ state }) => state === 'verified').map(({ domain }) => domain)
  const isOn = proven.length > 0
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-full break-words">
        {isOn ? t('isOn', { domains: format.list(proven) }) : t(provider ? 'isWaiting' : 'isOff')}
      </p>
      {provider && (
        <p className="max-w-full text-sm break-words text-ink-muted">
          {t(`kinds.${provider.kind}`)} · {provider.issuer}
        </p>
      )}
      {provider && (
        <ul aria-label={t('domains')} className="flex w-full flex-col gap-3">
          {provider.domains.map((domain) => (
            <DomainEntry key={domain.domain} domain={domain} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={editButton} onClick={onEdit}>
          {provider ? t('change') : t('setUp')}
        </Button>
        {provider && <RemovePart next={editButton} />}
      </div>
    </div>
  )
}

const TONES = { pending: 'neutral', verified: 'good', failed: 'warn' } as const

/** Whether the domain has been shown to be the company's, and how to do it. */
function DomainEntry({ domain: { domain, state, record } }: { domain: SsoDomain }) {
  const t = useTranslations('sso.proof')
  const common = useTranslations('sso')
  const { check, isBusy } = useDomainCheck(domain)
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-words">{domain}</span>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </p>
      {state !== 'verified' && (
        <>
          <p className="text-sm text-ink-muted">{t('text', { domain })}</p>
          <p className="flex flex-wrap items-center gap-2">
            <code className="min-w-0 text-sm break-all">{record}</code>
            <CopyButton text={record} label={common('copy')} name={t('copyOf', { domain })} />
          </p>
          {state === 'failed' && <p className="text-sm">{t('failedText')}</p>}
          <div>
            <Button size="small" aria-label={t('checkOf', { domain })} isBusy={isBusy} onClick={() => void check()}>
              {t('check')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function useDomainCheck(domain: string) {
  const t = useTranslations('sso.proof')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const { mutateAsync, isPending: isBusy } = useCheckDomain()
  async function check() {
    try {
      const { provider } = await mutateAsync(domain)
      const isFound = provider?.domains.some((one) => one.domain === domain && one.state === 'verified')
      toast(isFound ? { tone: 'good', title: t('found', { domain }) } : { title: t('notFound', { domain }) })
    } catch (error) {
      sayFailed(t('checkFailed', { domain }), error)
    }
  }
  return { check, isBusy }
}

/** Asks first, also whether it is them, and goes away with the provider. `next` then takes the focus. */
function RemovePart({ next }: { next: RefObject<HTMLButtonElement | null> }) {
  const t = useTranslations('sso')
  const toast = useToast()
  const { mutateAsync } = useRemoveProvider()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const proven = useProvenAttempt()
  const leave = () => {
    proven.leave()
    setIsAsking(false)
  }
  const remove = () =>
    proven.attempt(async () => {
      await mutateAsync()
      toast({ tone: 'good', title: t('removed') })
      setIsAsking(false)
    })
  return (
    <>
      <Button ref={button} onClick={() => setIsAsking(true)}>
        {t('remove')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={(willOpen) => !willOpen && leave()}
        findFinalFocus={() => (button.current?.isConnected ? button.current : next.current)}
        title={t('removeTitle')}
        description={t('removeText')}
        footer={
          <>
            <Button onClick={leave}>{t('keep')}</Button>
            <Button
              variant="danger"
              isBusy={proven.isBusy}
              busyLabel={t('removing')}
              disabled={proven.waiting !== null}
              onClick={() => void remove()}
            >
              {t('remove')}
            </Button>
          </>
        }
      >
        <ProofStep of={proven} />
        <ProblemBanner error={proven.error} />
      </Dialog>
    </>
  )
}
