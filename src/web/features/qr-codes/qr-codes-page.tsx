import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { QR_CODE_SORTS, QR_CODE_STATUSES, QR_CODE_TYPES, type QrCode } from '#shared/contracts/qr-codes.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterRow, FilterSelect, LocationFilter } from '#web/components/forms/filter-row.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { useLocations } from '#web/components/options.queries.ts'
import { Page } from '#web/components/page.tsx'
import { QrSections } from '#web/components/qr-sections.tsx'
import { useLeaf } from '#web/components/sheet/use-leaf.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, EmptyState, joinClasses, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { QrCard } from './qr-card.tsx'
import { QrCodeDialog } from './qr-code-dialog.tsx'
import { QrCodeSheet } from './qr-code-sheet.tsx'
import { isFiltering, useQrCodesAddress, type QrCodesAddressControl } from './qr-codes-search.ts'
import { pageChoiceQuery, qrCodeListQuery } from './qr-codes.queries.ts'

/** The window that is open: for a new code, for one of each location, or for the code to change. */
type OpenWindow = 'create' | 'bulk' | QrCode | null

export function QrCodesPage() {
  const t = useTranslations('qrCodes')
  const canManage = can(useMe(), 'qr-codes.manage')
  const address = useQrCodesAddress()
  const [opened, setOpened] = useState<OpenWindow>(null)
  const close = () => setOpened(null)
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={canManage && <Actions onOpen={setOpened} />}>
      <QrSections />
      <div className="flex flex-col gap-4">
        <Filters address={address} />
        <QrCodeList address={address} onCreate={() => setOpened('create')} onEdit={setOpened} />
      </div>
      <OpenCode address={address} />
      {canManage && address.pageId !== undefined && <NewForPage pageId={address.pageId} onClose={address.closeNew} />}
      {opened === 'bulk' && <BulkDialog onClose={close} />}
      {opened === 'create' && <QrCodeDialog code={null} onClose={close} onSaved={close} />}
      {typeof opened === 'object' && opened && <QrCodeDialog code={opened} onClose={close} onSaved={close} />}
    </Page>
  )
}

/** For a page that has gone meanwhile there is nothing to make. */
function NewForPage({ pageId, onClose }: { pageId: string; onClose: () => void }) {
  const { data: page } = useQuery(pageChoiceQuery(pageId))
  return page && <QrCodeDialog code={null} page={page} onClose={onClose} onSaved={onClose} />
}

function Actions({ onOpen }: { onOpen: (opened: OpenWindow) => void }) {
  const t = useTranslations('qrCodes')
  const locations = useLocations()
  return (
    <>
      {locations.length > 0 && (
        <Button icon={<MapPin aria-hidden />} onClick={() => onOpen('bulk')}>
          {t('forLocations')}
        </Button>
      )}
      <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => onOpen('create')}>
        {t('create')}
      </Button>
    </>
  )
}

function Filters({ address: { filter, changeFilter } }: { address: QrCodesAddressControl }) {
  const t = useTranslations('qrCodes')
  return (
    <FilterRow
      search={{
        label: t('search'),
        placeholder: t('searchPlaceholder'),
        searched: filter.search,
        onSearch: (search) => changeFilter({ search }),
      }}
    >
      <FilterSelect
        label={t('type')}
        all={t('allTypes')}
        options={QR_CODE_TYPES}
        nameOf={(type) => t(`types.${type}`)}
        value={filter.type}
        onChoose={(type) => changeFilter({ type })}
      />
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={QR_CODE_STATUSES}
        nameOf={(status) => t(`statuses.${status}`)}
        value={filter.status}
        onChoose={(status) => changeFilter({ status })}
      />
      <LocationFilter
        label={t('location')}
        all={t('allLocations')}
        value={filter.location}
        onChoose={(location) => changeFilter({ location })}
      />
      <FilterSelect
        label={t('sort')}
        options={QR_CODE_SORTS}
        nameOf={(sort) => t(`sorts.${sort}`)}
        value={filter.sort}
        onChoose={(sort) => changeFilter({ sort })}
      />
    </FilterRow>
  )
}

interface QrCodeListProps {
  address: QrCodesAddressControl
  onCreate: () => void
  onEdit: (code: QrCode) => void
}

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

function QrCodeList({ address, onCreate, onEdit }: QrCodeListProps) {
  const t = useTranslations('qrCodes')
  const list = useInfiniteQuery(qrCodeListQuery(address.filter))
  const isFailed = list.isError && list.data === undefined
  return (
    <div
      className={joinClasses(
        'transition-opacity',
        list.isPlaceholderData && 'opacity-60',
        isFailed && 'rounded-card border border-bad/30 bg-bad-soft',
      )}
    >
      <h2 className="sr-only">{t('list')}</h2>
      <QueryState
        query={list}
        failedTitle={t('failed')}
        skeleton={<GridSkeleton />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<Empty isFiltered={isFiltering(address.filter)} onClear={address.clearFilter} onCreate={onCreate} />}
      >
        {({ pages }) => (
          <>
            <ul aria-label={t('list')} className={GRID}>
              {pages
                .flatMap(({ items }) => items)
                .map((code) => (
                  <QrCard key={code.id} code={code} onEdit={onEdit} onOpen={address.open} />
                ))}
            </ul>
            <NextPage query={list} />
          </>
        )}
      </QueryState>
    </div>
  )
}

function GridSkeleton() {
  const t = useTranslations('qrCodes')
  return (
    <SkeletonGroup label={t('loading')} className={GRID}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} className="h-112" />
      ))}
    </SkeletonGroup>
  )
}

interface EmptyProps {
  isFiltered: boolean
  onClear: () => void
  onCreate: () => void
}

/** Nothing matches, or there is none yet. */
function Empty({ isFiltered, onClear, onCreate }: EmptyProps) {
  const t = useTranslations('qrCodes')
  const canManage = can(useMe(), 'qr-codes.manage')
  if (isFiltered) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t('empty')}
        text={t('emptyFiltered')}
        action={<Button onClick={onClear}>{t('clear')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      kind="first-use"
      title={t('empty')}
      text={t('emptyText')}
      action={
        canManage && (
          <Button variant="primary" onClick={onCreate}>
            {t('create')}
          </Button>
        )
      }
    />
  )
}

/** The sheet of the open one, from which one leafs through the list. */
function OpenCode({ address }: { address: QrCodesAddressControl }) {
  const { data } = useInfiniteQuery(qrCodeListQuery(address.filter))
  const { qrCodeId, open, close } = address
  const ids = (data?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => id))
  const leaf = useLeaf({ ids, openId: qrCodeId, open })
  return <QrCodeSheet qrCodeId={qrCodeId} onClose={close} onPrevious={leaf(-1)} onNext={leaf(1)} />
}
