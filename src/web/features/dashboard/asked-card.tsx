import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getAskedThisMonth, type AskedThisMonth } from '#shared/contracts/asked-this-month.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Card, Skeleton, SkeletonGroup, TEXT_LINK_CLASSES } from '#web/ui/index.ts'

const askedQuery = endpointQuery([...queryKeys.campaigns, 'asked-this-month'], getAskedThisMonth, {})

/** How many people were asked for a review this month, and how many responded. */
export function AskedCard() {
  const me = useMe()
  if (!can(me, 'campaigns.view') || !hasInPlan(me, 'campaigns')) return null
  return <Asked />
}

function Asked() {
  const t = useTranslations('askedThisMonth')
  const query = useQuery(askedQuery)
  return (
    <Card title={t('title')}>
      <QueryState query={query} failedTitle={t('failed')} skeleton={<AskedSkeleton />}>
        {(shown) => <Figures shown={shown} />}
      </QueryState>
    </Card>
  )
}

function Figures({ shown: { asked, responses } }: { shown: AskedThisMonth }) {
  const t = useTranslations('askedThisMonth')
  const formatting = useFormatting()
  if (asked + responses === 0) {
    return (
      <p className="flex min-h-14 flex-wrap items-center justify-between gap-2 text-ink-muted">
        {t('none')}
        <ProductLink href={paths.campaigns} className={TEXT_LINK_CLASSES}>
          {t('begin')}
        </ProductLink>
      </p>
    )
  }
  return (
    <dl className="grid min-h-14 grid-cols-2 gap-4">
      {(['asked', 'responses'] as const).map((key) => (
        <div key={key}>
          <dt className="text-sm text-ink-muted">{t(key)}</dt>
          <dd className="text-2xl leading-tight font-semibold tracking-tight tabular-nums">
            {formatting.number(key === 'asked' ? asked : responses)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function AskedSkeleton() {
  const t = useTranslations('common')
  return (
    <SkeletonGroup label={t('loading')} className="grid grid-cols-2 gap-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </SkeletonGroup>
  )
}
