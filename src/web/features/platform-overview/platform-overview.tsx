import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { getPlatformOverview, type PlatformOverview as Overview } from '#shared/contracts/platform-overview.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLAN_NAMES } from '#shared/domain/plans.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { Badge, Card, Skeleton, SkeletonGroup, Table, type TableColumn, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { FigureCards } from './figure-cards.tsx'
import { HealthCard } from './health-card.tsx'
import { RevenueCard } from './revenue-card.tsx'

/** Each look leaves a line in the audit. */
const LOOK_MS = 60_000

const overviewQuery = { ...endpointQuery(['platform-overview'], getPlatformOverview, {}), refetchInterval: LOOK_MS }

/** How the whole installation does. */
export function PlatformOverview() {
  const t = useTranslations('platformOverview')
  const overview = useQuery(overviewQuery)
  return (
    <QueryState query={overview} failedTitle={t('failed')} skeleton={<OverviewSkeleton />}>
      {(shown) => (
        <>
          <FigureCards overview={shown} />
          {shown.revenue.map((revenue) => (
            <RevenueCard key={revenue.currency} revenue={revenue} isOnly={shown.revenue.length === 1} />
          ))}
          <div className="grid gap-6 xl:grid-cols-[1.6fr_1fr]">
            <RecentCustomers customers={shown.recentCustomers} />
            <HealthCard health={shown.health} />
          </div>
        </>
      )}
    </QueryState>
  )
}

function OverviewSkeleton() {
  const t = useTranslations('common')
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-6">
      <Skeleton className="h-36" />
      <Skeleton className="h-72" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  )
}

type Recent = Overview['recentCustomers'][number]

const TONES = {
  active: 'good',
  trialing: 'info',
  'read-only': 'warn',
  suspended: 'bad',
  deactivated: 'neutral',
} as const

function RecentCustomers({ customers }: { customers: readonly Recent[] }) {
  const t = useTranslations('platformOverview.recent')
  const columns: readonly TableColumn<Recent>[] = [
    { key: 'company', header: t('company'), cell: (customer) => <CompanyName {...customer} />, isRowHeader: true },
    { key: 'email', header: t('email'), cell: ({ email }) => <span className="wrap-anywhere">{email ?? '–'}</span> },
    { key: 'plan', header: t('plan'), cell: ({ tier }) => PLAN_NAMES[tier] },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>,
    },
    { key: 'joined', header: t('joined'), cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  ]
  return (
    <Card
      title={t('title')}
      isFlush
      actions={
        <Link to={paths.adminCustomers} className={TEXT_LINK_CLASSES}>
          {t('all')}
        </Link>
      }
    >
      {customers.length === 0 ? (
        <p className="px-5 pb-5 text-ink-muted">{t('none')}</p>
      ) : (
        <Table caption={t('title')} columns={columns} rows={customers} rowKey={({ id }) => id} isDense />
      )}
    </Card>
  )
}

function CompanyName({ id, companyName }: Recent) {
  const t = useTranslations('platformOverview.recent')
  return (
    <Link to={paths.adminCustomer} params={{ customerId: id }} className={`${TEXT_LINK_CLASSES} wrap-anywhere`}>
      {companyName === '' ? t('unnamed') : companyName}
    </Link>
  )
}
