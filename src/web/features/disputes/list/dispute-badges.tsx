import { useTranslations } from 'use-intl'
import type { Dispute } from '#shared/contracts/disputes.ts'
import type { DisputeStatus } from '#shared/domain/dispute-status.ts'
import { Badge } from '#web/ui/index.ts'
import { OriginBadge } from './origin-badge.tsx'

const STATUS_TONES = {
  pending: 'warn',
  in_progress: 'info',
  resolved: 'good',
  rejected: 'bad',
} as const satisfies Record<DisputeStatus, string>
const PRIORITY_TONES = { high: 'bad', medium: 'warn', low: 'neutral' } as const

export function StatusBadge({ status }: Pick<Dispute, 'status'>) {
  const t = useTranslations('disputes.statuses')
  return <Badge tone={STATUS_TONES[status]}>{t(status)}</Badge>
}

export function PriorityBadge({ priorityLevel, urgencyScore }: Pick<Dispute, 'priorityLevel' | 'urgencyScore'>) {
  const t = useTranslations('disputes')
  if (priorityLevel === null) return null
  return (
    <>
      <Badge tone={PRIORITY_TONES[priorityLevel]}>{t(`priorities.${priorityLevel}`)}</Badge>
      {urgencyScore !== null && (
        <span className="text-sm text-ink-muted tabular-nums">{t('urgency', { score: urgencyScore })}</span>
      )}
    </>
  )
}

/** A provider's text is one only while enough of it is left. */
function isOriginWorthSaying({ origin, aiGenerated }: Dispute): boolean {
  return origin !== null && (origin.engine === 'template' || aiGenerated)
}

export function DisputeBadges({ dispute }: { dispute: Dispute }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <StatusBadge status={dispute.status} />
      <PriorityBadge priorityLevel={dispute.priorityLevel} urgencyScore={dispute.urgencyScore} />
      {dispute.origin && isOriginWorthSaying(dispute) && <OriginBadge origin={dispute.origin} />}
    </span>
  )
}
