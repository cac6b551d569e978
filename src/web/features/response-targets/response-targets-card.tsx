import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { ResponseTargetSettings } from '#shared/contracts/response-targets.ts'
import { hasTargets } from '#shared/domain/response-targets.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useReviewOptions } from '#web/components/review-options.queries.ts'
import { toPlans } from '#web/components/plans-link.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Button, Card } from '#web/ui/index.ts'
import { targetsQuery } from './response-targets.queries.ts'
import { TargetsDialog } from './targets-dialog.tsx'
import { useTargetTime } from './use-target-time.ts'

/** How soon reviews are to be answered, and who hears of it when one is late. */
export function ResponseTargetsCard() {
  const t = useTranslations('responseTargets')
  const me = useMe()
  const isInPlan = hasInPlan(me, 'advanced-analytics')
  const query = useQuery({ ...targetsQuery, enabled: isInPlan })
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        isInPlan &&
        can(me, 'settings.manage') && (
          <Button disabled={!query.isSuccess} onClick={() => setIsOpen(true)}>
            {t('change')}
          </Button>
        )
      }
    >
      {isInPlan ? (
        <QueryState
          query={query}
          failedTitle={t('failed')}
          isEmpty={({ hours }) => !hasTargets(hours)}
          empty={<p className="text-ink-muted">{t('none')}</p>}
        >
          {(targets) => <Summary targets={targets} />}
        </QueryState>
      ) : (
        <p>{t.rich('notInPlan', { plans: toPlans })}</p>
      )}
      {isOpen && query.data && <TargetsDialog saved={query.data} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

function Summary({
  targets: { hours, since, tellsAssignee, toldRoles, toldUserIds },
}: {
  targets: ResponseTargetSettings
}) {
  const t = useTranslations('responseTargets')
  const roles = useTranslations('invitations.roles')
  const format = useFormatter()
  const formatting = useFormatting()
  const nameTime = useTargetTime()
  const members = useReviewOptions()?.members ?? []
  const told = [
    ...(tellsAssignee ? [t('assignee')] : []),
    ...toldRoles.map((role) => roles(role)),
    ...members.filter(({ userId }) => toldUserIds.includes(userId)).map(({ name }) => name),
  ]
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        {hours.map((own, index) => (
          <div key={index} className="contents">
            <dt>{t('stars', { count: index + 1 })}</dt>
            <dd className={own === null ? 'text-ink-muted' : 'tabular-nums'}>
              {own === null ? t('noTarget') : t('within', { time: nameTime(own) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-muted">
        {told.length === 0 ? t('toldNobody') : t('told', { people: format.list(told) })}{' '}
        {since !== null && t('since', { day: formatting.date(since) })}
      </p>
    </div>
  )
}
