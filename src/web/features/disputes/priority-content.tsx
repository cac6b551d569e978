import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Dispute } from '#shared/contracts/disputes.ts'
import { URGENCY_RANGE } from '#shared/domain/assistant.ts'
import { OriginBadge } from '#web/components/origin-badge.tsx'
import { Badge, ProgressBar } from '#web/ui/index.ts'
import { TitledPart } from '#web/components/titled-part.tsx'
import { priorityOrigin } from './priority-origin.ts'

type Priority = NonNullable<Dispute['priority']>

const TONES = { high: 'bad', medium: 'warn', low: 'neutral' } as const

export function PriorityContent({ priority }: { priority: Priority }) {
  const t = useTranslations('disputes.priority')
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 rounded-control border border-line px-4 py-3">
        <Fact term={t('level')}>
          <Badge tone={TONES[priority.priorityLevel]}>{t(`levels.${priority.priorityLevel}`)}</Badge>
        </Fact>
        <Fact term={t('urgency')}>
          <Urgency score={priority.urgencyScore} />
        </Fact>
        <Fact term={t('impact')}>
          <Badge tone={TONES[priority.estimatedImpact]}>{t(`levels.${priority.estimatedImpact}`)}</Badge>
        </Fact>
      </dl>
      <TitledPart title={t('reasoning')}>
        <p className="break-words whitespace-pre-line">{priority.reasoning}</p>
      </TitledPart>
      <TitledPart title={t('actions')}>
        <Actions actions={priority.recommendedActions} />
      </TitledPart>
      <p>
        <OriginBadge origin={priorityOrigin(priority)} />
      </p>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Urgency({ score }: { score: number }) {
  const t = useTranslations('disputes.priority')
  return (
    <span className="flex items-center gap-2.5">
      <span className="font-semibold tabular-nums">{t('urgencyValue', { score })}</span>
      <span className="w-28">
        <ProgressBar label={t('urgency')} value={score} max={URGENCY_RANGE.most} />
      </span>
    </span>
  )
}

function Actions({ actions }: { actions: readonly string[] }) {
  const t = useTranslations('disputes.priority')
  if (actions.length === 0) return <p className="text-ink-muted">{t('noActions')}</p>
  return (
    <ol className="ml-5 flex list-decimal flex-col gap-1 break-words marker:text-ink-muted">
      {actions.map((action) => (
        <li key={action}>{action}</li>
      ))}
    </ol>
  )
}
