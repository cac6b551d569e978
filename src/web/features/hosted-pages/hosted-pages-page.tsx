import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { HOSTED_PAGE_SORTS, HOSTED_PAGE_STATUSES } from '#shared/contracts/hosted-page-filter.ts'
import { HOSTED_PAGE_KINDS } from '#shared/domain/hosted-page-kinds.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterRow, FilterSelect, LocationFilter } from '#web/components/forms/filter-row.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { QrSections } from '#web/components/qr-sections.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, EmptyState, joinClasses } from '#web/ui/index.ts'
import { CreatePageDialog } from './create-page-dialog.tsx'
import { type PageFilter, usePageFilter } from './hosted-pages-search.ts'
import { hostedPageListQuery } from './hosted-pages.queries.ts'
import { PagesTable } from './pages-table.tsx'

export function HostedPagesPage() {
  const t = useTranslations('hostedPages')
  const canManage = can(useMe(), 'qr-codes.manage')
  const filter = usePageFilter()
  const [isCreating, setIsCreating] = useState(false)
  const create = canManage && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsCreating(true)}>
      {t('create')}
    </Button>
  )
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={create}>
      <QrSections />
      <div className="flex flex-col gap-4">
        <Filters filter={filter} />
        <PageList filter={filter} create={create} />
      </div>
      {isCreating && <CreatePageDialog onClose={() => setIsCreating(false)} />}
    </Page>
  )
}

function Filters({ filter: { filter, change } }: { filter: PageFilter }) {
  const t = useTranslations('hostedPages')
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
        label={t('kind')}
        all={t('allKinds')}
        options={HOSTED_PAGE_KINDS}
        nameOf={(kind) => t(`kinds.${kind}.name`)}
        value={filter.kind}
        onChoose={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={HOSTED_PAGE_STATUSES}
        nameOf={(status) => t(`statuses.${status}`)}
        value={filter.status}
        onChoose={(status) => change({ status })}
      />
      <LocationFilter
        label={t('location')}
        all={t('allLocations')}
        value={filter.location}
        onChoose={(location) => change({ location })}
      />
      <FilterSelect
        label={t('sort')}
        options={HOSTED_PAGE_SORTS}
        nameOf={(sort) => t(`sorts.${sort}`)}
        value={filter.sort}
        onChoose={(sort) => change({ sort })}
      />
    </FilterRow>
  )
}

function PageList({ filter, create }: { filter: PageFilter; create: ReactNode }) {
  const t = useTranslations('hostedPages')
  const list = useInfiniteQuery(hostedPageListQuery(filter.filter))
  return (
    <Card isFlush className={joinClasses('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
      <h2 className="sr-only">{t('list')}</h2>
      <QueryState
        query={list}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          filter.isNarrowed ? (
            <EmptyState
              kind="nothing-matches"
              title={t('emptyFiltered')}
              text={t('emptyFilteredText')}
              action={<Button onClick={filter.clear}>{t('clear')}</Button>}
            />
          ) : (
            <EmptyState kind="first-use" title={t('empty')} text={t('emptyText')} action={create} />
          )
        }
      >
        {({ pages }) => (
          <>
            <PagesTable pages={pages.flatMap(({ items }) => items)} />
            <NextPage query={list} />
          </>
        )}
      </QueryState>
    </Card>
  )
}
