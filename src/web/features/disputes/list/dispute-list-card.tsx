import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Card, joinClasses, SkeletonItems, Button, EmptyState } from '#web/ui/index.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { usePageShortcuts } from '#web/kernel/shortcuts/use-page-shortcuts.ts'
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
  const { filter, clearFilter, startCreating } = address
  const list = useInfiniteQuery(disputeListQuery(filter))
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys(rows)
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

/** From one dispute's name to the next; Enter opens the one that has the focus, as it does any link. */
function useRowKeys(rows: RefObject<HTMLElement | null>) {
  const t = useTranslations('disputes')
  const detail = useTranslations('disputesDetail')
  const { user } = useMe()
  const shortcuts = useMemo(
    () => [
      { action: 'next', defaultKey: 'j', label: detail('next') },
      { action: 'previous', defaultKey: 'k', label: detail('previous') },
    ],
    [detail],
  )
  const onAction = (action: string) => {
    const names = [...(rows.current?.querySelectorAll<HTMLElement>('h3 a') ?? [])]
    const index = names.findIndex((name) => name.closest('li')?.contains(document.activeElement))
    const next = names[index === -1 ? 0 : index + (action === 'next' ? 1 : -1)]
    next?.focus()
    next?.closest('li')?.scrollIntoView({ block: 'nearest' })
    return next !== undefined
  }
  usePageShortcuts({ userId: user.id, title: t('list'), shortcuts, onAction })
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
