import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { NextPage } from '#web/components/next-page.tsx'
import { useRowKeys } from '#web/components/sheet/use-row-keys.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Card, joinClasses, SkeletonItems, Button, EmptyState } from '#web/ui/index.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { disputeListQuery } from '../disputes.queries.ts'
import { type DisputesAddressControl, isFiltering } from '../disputes-search.ts'
import { DisputeRow } from './dispute-row.tsx'
import type { DisputeActions } from './use-dispute-actions.ts'

interface DisputeListCardProps {
  address: DisputesAddressControl
  actions: DisputeActions
}

export function DisputeListCard({ address, actions }: DisputeListCardProps) {
  const t = useTranslations('disputes')
  const detail = useTranslations('disputesDetail')
  const { filter, clearFilter, startCreating } = address
  const list = useInfiniteQuery(disputeListQuery(filter))
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys({
    rows,
    opener: 'h3 a',
    title: t('list'),
    labels: { next: detail('next'), previous: detail('previous') },
  })
  return (
    <Card isFlush className={joinClasses('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
      <h2 className="sr-only">{t('list')}</h2>
      <QueryState
        query={list}
        failedTitle={t('failed')}
        skeleton={<SkeletonItems label={t('loading')} count={4} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<DisputeListEmpty isFiltered={isFiltering(filter)} onClear={clearFilter} onNew={startCreating} />}
      >
        {({ pages }) => (
          <>
            <ul ref={rows} aria-label={t('list')} className="[&>li:last-child>article]:border-b-0">
              {pages
                .flatMap(({ items }) => items)
                .map((dispute) => (
                  <DisputeRow key={dispute.id} dispute={dispute} actions={actions} />
                ))}
            </ul>
            <NextPage query={list} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

interface DisputeListEmptyProps {
  isFiltered: boolean
  onClear: () => void
  onNew: () => void
}

/** Nothing matches, or nothing has been disputed yet. */
function DisputeListEmpty({ isFiltered, onClear, onNew }: DisputeListEmptyProps) {
  const t = useTranslations('disputes')
  const canCreate = can(useMe(), 'disputes.create')
  if (isFiltered) {
    return (
      <EmptyState kind="nothing-matches" title={t('empty')} action={<Button onClick={onClear}>{t('clear')}</Button>} />
    )
  }
  return (
    <EmptyState
      kind="first-use"
      title={t('empty')}
      text={t('firstText')}
      action={
        canCreate && (
          <Button variant="primary" onClick={onNew}>
            {t('new')}
          </Button>
        )
      }
    />
  )
}
