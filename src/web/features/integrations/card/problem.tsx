import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import type { FaultKind } from '#shared/domain/faults.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useFaultSentence } from '#web/components/failures/use-error-sentence.ts'
import { Banner, VisuallyHidden } from '#web/ui/index.ts'
import { useEffect, useState } from 'react'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { isWaitingToRetry } from './is-under-way.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000

/** "in 40 s", counting down; further away it is told as everywhere else. */
function useWhen(at: string | null): string {
  const t = useTranslations('integrations')
  const formatting = useFormatting()
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])

  if (at === null) return t('problem.soon')
  const leftMs = Date.parse(at) - now.getTime()
  if (leftMs <= 0) return t('problem.now')
  return leftMs < MINUTE_MS
    ? t('problem.inSeconds', { seconds: Math.ceil(leftMs / SECOND_MS) })
    : formatting.relativeTime(at, now)
}

/** What is the matter, in the owner's words, and what to do about it. Stays until it is dealt with. */
export function Problem({ integration }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const faultSentence = useFaultSentence()
  const { fault, type } = integration
  const platform = PLATFORM_NAMES[type]
  if (fault === null) return null
  const { kind, reason } = fault
  if (kind === 'not-revoked') return <Banner title={t('health.disconnectTitle')}>{faultSentence(fault, type)}</Banner>
  return (
    <Banner tone={kind === 'reconnect' ? 'bad' : 'warn'} title={t(`problem.titles.${kind}`, { platform })}>
      {kind === 'reconnect' ? <p>{t('health.doReconnect')}</p> : <Outlook integration={integration} kind={kind} />}
      <details className="text-xs text-ink-muted">
        <summary className="w-fit cursor-pointer py-1 pointer-coarse:py-3">{t('problem.details')}</summary>
        <p className="break-words">
          {faultSentence(fault, type)} {reason !== null && <code>{reason}</code>}
        </p>
      </details>
    </Banner>
  )
}

interface OutlookProps {
  integration: Integration
  kind: Exclude<FaultKind, 'reconnect' | 'not-revoked'>
}

/** When it is tried again. The seconds run for the eye alone: read out they would never end. */
function Outlook({ integration: { type, lastRun, nextSyncAt }, kind }: OutlookProps) {
  const t = useTranslations('integrations')
  const retryAt = lastRun && isWaitingToRetry(lastRun) ? lastRun.retryAt : nextSyncAt
  const when = useWhen(retryAt)
  const words = (at: string) => t(`problem.texts.${kind}`, { platform: PLATFORM_NAMES[type], when: at })
  return (
    <p>
      <span aria-hidden>{words(when)}</span>
      <VisuallyHidden>{words(t('problem.soon'))}</VisuallyHidden>
    </p>
  )
}
