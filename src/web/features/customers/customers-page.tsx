import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CUSTOMER_SORTS, LISTED_STATUSES } from '#shared/contracts/customer-filter.ts'
import type { ListedCustomer } from '#shared/contracts/customers.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLAN_NAMES, SUBSCRIPTION_TIERS } from '#shared/domain/plans.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterRow, FilterSelect } from '#web/components/forms/filter-row.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { useMayOperate } from '#web/kernel/session/me.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import {
  Badge,
  Button,
  buttonClasses,
  Card,
  EmptyState,
  Table,
  type TableColumn,
  TEXT_LINK_CLASSES,
} from '#web/ui/index.ts'
import { CustomerStatusBadge } from './customer-status-badge.tsx'
import { customersQuery, useCustomerFilter, useExport } from './customers.queries.ts'

export function CustomersPage() {
  const t = useTranslations('customers')
  const control = useCustomerFilter()
  const mayOperate = useMayOperate()
  const { attempt, isBusy, error } = useAttempt()
  const download = useExport(control.filter)
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <>
          <Button
            icon={<Download aria-hidden />}
            isBusy={isBusy}
            busyLabel={t('exporting')}
            onClick={() => void attempt(async () => void (await download()))}
          >
            {t('export')}
          </Button>
          {mayOperate && (
            <Link to={paths.adminNewCustomer} className={buttonClasses({ variant: 'primary' })}>
              <Plus aria-hidden className="size-4" />
              {t('add')}
            </Link>
          )}
        </>
      }
    >
      <ProblemBanner title={t('exportFailed')} error={error} />
      <CustomerFilters control={control} />
      <Card isFlush>
        <CustomerList control={control} />
      </Card>
    </Page>
  )
}

interface Controlled {
  control: ReturnType<typeof useCustomerFilter>
}

function CustomerFilters({ control: { filter, change } }: Controlled) {
  const t = useTranslations('customers')
  return (
    <FilterRow
      search={{
        label: t('search'),
        placeholder: t('searchPlaceholder'),
        searched: filter.search,
        onSearch: (search) => change({ search }),
      }}
    >
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={LISTED_STATUSES}
        nameOf={(status) => t(`statuses.${status}`)}
        value={filter.status}
        onChoose={(status) => change({ status })}
      />
      <FilterSelect
        label={t('plan')}
        all={t('allPlans')}
        options={SUBSCRIPTION_TIERS}
        nameOf={(tier) => PLAN_NAMES[tier]}
        value={filter.tier}
        onChoose={(tier) => change({ tier })}
      />
      <FilterSelect
        label={t('sort')}
        options={CUSTOMER_SORTS}
        nameOf={(sort) => t(`sorts.${sort}`)}
        value={filter.sort ?? 'newest'}
        onChoose={(sort) => change({ sort })}
      />
    </FilterRow>
  )
}

function CustomerList({ control }: Controlled) {
  const t = useTranslations('customers')
  const customers = useInfiniteQuery(customersQuery(control.filter))
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
      query={customers}
      failedTitle={t('failed')}
      isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
      empty={control.isFiltering ? noneMatch : <EmptyState kind="first-use" title={t('empty')} text={t('emptyText')} />}
    >
      {({ pages }) => (
        <>
          <CustomerTable rows={pages.flatMap(({ items }) => items)} />
          <NextPage query={customers} />
        </>
      )}
    </QueryState>
  )
}

function CustomerTable({ rows }: { rows: readonly ListedCustomer[] }) {
  const t = useTranslations('customers')
  const format = useFormatting()
  const columns: readonly TableColumn<ListedCustomer>[] = [
    { key: 'company', header: t('company'), cell: (row) => <Company row={row} />, isRowHeader: true },
    {
      key: 'email',
      header: t('email'),
      cell: ({ email }) => <span className="wrap-anywhere">{email ?? t('none')}</span>,
    },
    { key: 'plan', header: t('plan'), cell: ({ tier }) => PLAN_NAMES[tier] },
    { key: 'status', header: t('status'), cell: ({ status }) => <CustomerStatusBadge status={status} /> },
    {
      key: 'trial',
      header: t('trialEnds'),
      cell: ({ trialEndsAt }) => (trialEndsAt === null ? t('none') : format.date(trialEndsAt)),
    },
  ]
  return <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} isDense />
}

function Company({ row: { id, companyName, isDemo } }: { row: ListedCustomer }) {
  const t = useTranslations('customers')
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Link to={paths.adminCustomer} params={{ customerId: id }} className={`${TEXT_LINK_CLASSES} wrap-anywhere`}>
        {companyName || t('nameless')}
      </Link>
      {isDemo && <Badge>{t('demo')}</Badge>}
    </span>
  )
}
