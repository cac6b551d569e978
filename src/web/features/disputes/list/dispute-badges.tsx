import { useTranslations } from 'use-intl'
import type { Dispute } from '#shared/contracts/disputes.ts'
import type { DisputeStatus } from '#shared/domain/dispute-status.ts'
import { OriginNote } from '#web/components/origin-badge.tsx'
import { Badge } from '#web/ui/index.ts'
import { priorityOrigin } from '../priority-origin.ts'
import { DescriptionOrigin } from './description-origin.tsx'

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

type PriorityFacts = Pick<Dispute, 'priorityLevel' | 'urgencyScore' | 'priority' | 'isPriorityOutdated'>

export function PriorityBadge({ priorityLevel, urgencyScore, priority, isPriorityOutdated }: PriorityFacts) {
  const t = useTranslations('disputes')
  const care = useTranslations('disputeCare.priority')
  if (priorityLevel === null) return null
  return (
    <>
      <Badge tone={PRIORITY_TONES[priorityLevel]}>{t(`priorities.${priorityLevel}`)}</Badge>
      {urgencyScore !== null && (
        <span className="text-sm text-ink-muted tabular-nums">{t('urgency', { score: urgencyScore })}</span>
      )}
      {isPriorityOutdated && <span className="text-xs text-warn">{care('earlierReason')}</span>}
      {/* On a phone it would take a line of its own; the dispute itself tells it beside the reasons. */}
      {priority && (
        <span className="flex min-w-0 max-sm:hidden">
          <OriginNote origin={priorityOrigin(priority)} />
        </span>
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
      <PriorityBadge {...dispute} />
      {dispute.origin && isOriginWorthSaying(dispute) && (
        <DescriptionOrigin origin={dispute.origin} isEdited={dispute.isDraftEdited} />
      )}
    </span>
  )
}
