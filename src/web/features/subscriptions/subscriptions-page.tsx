import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Subscription } from '#shared/contracts/subscriptions.ts'
import { BILLING_STATES } from '#shared/domain/billing.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLAN_NAMES, SUBSCRIPTION_TIERS } from '#shared/domain/plans.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterSelect } from '#web/components/forms/filter-row.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Button, Card, EmptyState, Table, type TableColumn, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { PaymentsSheet } from './payments-sheet.tsx'
import { subscriptionsQuery, useDollars, useExport, useSubscriptionFilter } from './subscriptions.queries.ts'

export function SubscriptionsPage() {
  const t = useTranslations('subscriptions')
  const control = useSubscriptionFilter()
  const { filter, change } = control
  const [opened, setOpened] = useState<Subscription | null>(null)
  const { attempt, isBusy, error } = useAttempt()
  const download = useExport(filter)
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button
          icon={<Download aria-hidden />}
          isBusy={isBusy}
          busyLabel={t('exporting')}
          onClick={() => void attempt(async () => void (await download()))}
        >
          {t('export')}
        </Button>
      }
    >
      <ProblemBanner title={t('exportFailed')} error={error} />
      <div className="flex flex-wrap gap-2">
        <FilterSelect
          label={t('plan')}
          all={t('allPlans')}
          options={SUBSCRIPTION_TIERS}
          nameOf={(tier) => PLAN_NAMES[tier]}
          value={filter.tier}
          onChoose={(tier) => change({ tier })}
        />
        <FilterSelect
          label={t('state')}
          all={t('allStates')}
          options={BILLING_STATES}
          nameOf={(state) => t(`states.${state}`)}
          value={filter.state}
          onChoose={(state) => change({ state })}
        />
      </div>
      <Card isFlush>
        <SubscriptionList control={control} onOpen={setOpened} />
      </Card>
      {opened && <PaymentsSheet subscription={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

interface ListProps {
  control: ReturnType<typeof useSubscriptionFilter>
  onOpen: (subscription: Subscription) => void
}

function SubscriptionList({ control, onOpen }: ListProps) {
  const t = useTranslations('subscriptions')
  const subscriptions = useInfiniteQuery(subscriptionsQuery(control.filter))
  const noneMatch = (
    <EmptyState
      kind="nothing-matches"
      title={t('empty')}
      text={t('emptyFiltered')}
      action={<Button onClick={control.clear}>{t('clear')}</Button>}
    />
  )
  return (
    <QueryState
      query={subscriptions}
      failedTitle={t('failed')}
      isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
      empty={control.isFiltering ? noneMatch : <EmptyState kind="first-use" title={t('empty')} text={t('emptyText')} />}
    >
      {({ pages }) => (
        <>
          <SubscriptionTable rows={pages.flatMap(({ items }) => items)} onOpen={onOpen} />
          <NextPage query={subscriptions} />
        </>
      )}
    </QueryState>
  )
}

const TONES = { trialing: 'info', active: 'good', past_due: 'warn', read_only: 'bad', canceled: 'neutral' } as const

function SubscriptionTable({ rows, onOpen }: { rows: readonly Subscription[]; onOpen: ListProps['onOpen'] }) {
  const t = useTranslations('subscriptions')
  const format = useFormatting()
  const columns: readonly TableColumn<Subscription>[] = [
    {
      key: 'customer',
      header: t('customer'),
      cell: ({ customerId, companyName }) => (
        <Link to={paths.adminCustomer} params={{ customerId }} className={`${TEXT_LINK_CLASSES} wrap-anywhere`}>
          {companyName}
        </Link>
      ),
      isRowHeader: true,
    },
    { key: 'plan', header: t('plan'), cell: ({ tier }) => PLAN_NAMES[tier] },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
    },
    { key: 'price', header: t('price'), cell: (row) => <Price row={row} /> },
    { key: 'started', header: t('started'), cell: ({ startedAt }) => format.date(startedAt) },
    { key: 'next', header: t('next'), cell: (row) => <Next row={row} /> },
    { key: 'paid', header: t('lastPayment'), cell: (row) => <LastPayment row={row} onOpen={() => onOpen(row)} /> },
  ]
  return <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ customerId }) => customerId} isDense />
}

function Price({ row: { interval, priceCents, nextPriceCents, coupon } }: { row: Subscription }) {
  const t = useTranslations('subscriptions')
  const dollars = useDollars()
  const price = t(`per.${interval}`, { price: dollars(nextPriceCents) })
  if (coupon === null) return price
  return (
    <span className="flex flex-col max-sm:items-end">
      {price}
      <span className="text-sm text-ink-muted wrap-anywhere">
        {t('withCoupon', { coupon, price: dollars(priceCents) })}
      </span>
    </span>
  )
}

function Next({ row: { renewsAt, endsAt } }: { row: Subscription }) {
  const t = useTranslations('subscriptions')
  const format = useFormatting()
  if (endsAt !== null) return t('ends', { date: format.date(endsAt) })
  return renewsAt === null ? t('none') : t('renews', { date: format.date(renewsAt) })
}

function LastPayment({ row: { companyName, lastPayment }, onOpen }: { row: Subscription; onOpen: () => void }) {
  const t = useTranslations('subscriptions')
  const format = useFormatting()
  const dollars = useDollars()
  const words =
    lastPayment === null
      ? t('nothingPaid')
      : t('paid', { amount: dollars(lastPayment.paidCents), date: format.date(lastPayment.at) })
  return (
    <button
      type="button"
      className={`${TEXT_LINK_CLASSES} text-left`}
      aria-label={t('paymentsOf', { name: companyName, words })}
      onClick={onOpen}
    >
      {words}
    </button>
  )
}
