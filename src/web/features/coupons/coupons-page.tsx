import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coupon } from '#shared/contracts/coupons.ts'
import { COUPON_TYPES } from '#shared/domain/billing.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { FilterRow, FilterSelect } from '#web/components/forms/filter-row.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMayOperate } from '#web/kernel/session/me.ts'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Sheet,
  Table,
  type TableColumn,
  TEXT_LINK_CLASSES,
  useToast,
} from '#web/ui/index.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { couponsQuery, couponUsesQuery, useCouponFilter, useExpireCoupon, useWorth } from './coupons.queries.ts'

type Opened = { kind: 'new' } | { kind: 'edit' | 'uses'; coupon: Coupon } | null

export function CouponsPage() {
  const t = useTranslations('coupons')
  const control = useCouponFilter()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const mayOperate = useMayOperate()
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        mayOperate && (
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpened({ kind: 'new' })}>
            {t('create')}
          </Button>
        )
      }
    >
      <CouponFilters control={control} />
      <Card isFlush>
        <CouponList control={control} onOpen={setOpened} />
      </Card>
      {opened?.kind === 'new' && <CouponDialog coupon={null} onClose={close} />}
      {opened?.kind === 'edit' && <CouponDialog coupon={opened.coupon} onClose={close} />}
      {opened?.kind === 'uses' && <UsesSheet coupon={opened.coupon} onClose={close} />}
    </Page>
  )
}

interface Controlled {
  control: ReturnType<typeof useCouponFilter>
}

function CouponFilters({ control: { filter, change } }: Controlled) {
  const t = useTranslations('coupons')
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
        label={t('type')}
        all={t('allTypes')}
        options={COUPON_TYPES}
        nameOf={(type) => t(`types.${type}`)}
        value={filter.type}
        onChoose={(type) => change({ type })}
      />
    </FilterRow>
  )
}

function CouponList({ control, onOpen }: Controlled & Pick<CouponsTableProps, 'onOpen'>) {
  const t = useTranslations('coupons')
  const coupons = useInfiniteQuery(couponsQuery(control.filter))
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
      query={coupons}
      failedTitle={t('failed')}
      isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
      empty={control.isFiltering ? noneMatch : <EmptyState kind="first-use" title={t('empty')} text={t('emptyText')} />}
    >
      {({ pages }) => (
        <>
          <CouponsTable coupons={pages.flatMap(({ items }) => items)} onOpen={onOpen} />
          <NextPage query={coupons} />
        </>
      )}
    </QueryState>
  )
}

const TONES = { open: 'good', spent: 'neutral', over: 'neutral' } as const

interface CouponsTableProps {
  coupons: readonly Coupon[]
  onOpen: (opened: Opened) => void
}

function CouponsTable({ coupons, onOpen }: CouponsTableProps) {
  const t = useTranslations('coupons')
  const format = useFormatting()
  const worth = useWorth()
  const columns: readonly TableColumn<Coupon>[] = [
    {
      key: 'code',
      header: t('code'),
      cell: ({ code }) => <span className="wrap-anywhere">{code}</span>,
      isRowHeader: true,
    },
    { key: 'type', header: t('type'), cell: ({ type }) => t(`types.${type}`) },
    { key: 'value', header: t('value'), cell: worth },
    {
      key: 'uses',
      header: t('uses'),
      cell: (coupon) => <Uses coupon={coupon} onOpen={() => onOpen({ kind: 'uses', coupon })} />,
    },
    { key: 'expires', header: t('expires'), cell: ({ expiresAt }) => format.date(expiresAt) },
    { key: 'state', header: t('state'), cell: (coupon) => <State coupon={coupon} /> },
    {
      key: 'actions',
      header: <span className="sr-only">{t('actions')}</span>,
      cell: (coupon) => <Actions coupon={coupon} onEdit={() => onOpen({ kind: 'edit', coupon })} />,
      align: 'end',
    },
  ]
  return <Table caption={t('title')} columns={columns} rows={coupons} rowKey={({ id }) => id} isDense />
}

function Uses({ coupon: { code, uses, maxUses }, onOpen }: { coupon: Coupon; onOpen: () => void }) {
  const t = useTranslations('coupons')
  const words = maxUses === null ? t('used', { uses }) : t('usedOf', { uses, maxUses })
  if (uses === 0) return words
  return (
    <button type="button" className={TEXT_LINK_CLASSES} aria-label={t('whoUsed', { code, words })} onClick={onOpen}>
      {words}
    </button>
  )
}

/** Beside it, until who collects the money has it too, that they do not yet, or what they said. */
function State({ coupon: { state, isInStep, fault } }: { coupon: Coupon }) {
  const t = useTranslations('coupons')
  return (
    <span className="flex flex-wrap items-center gap-1.5 max-sm:justify-end">
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      {!isInStep && fault === null && <Badge tone="info">{t('pending')}</Badge>}
      {fault !== null && <span className="text-sm text-bad wrap-anywhere">{t('fault', { words: fault })}</span>}
    </span>
  )
}

function Actions({ coupon: { id, code, state }, onEdit }: { coupon: Coupon; onEdit: () => void }) {
  const t = useTranslations('coupons')
  const toast = useToast()
  const { mutateAsync: expire } = useExpireCoupon()
  if (!useMayOperate()) return null
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button size="small" icon={<Pencil aria-hidden />} aria-label={t('editOf', { code })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <ConfirmButton
        size="small"
        isOffered={state !== 'over'}
        label={t('expire')}
        name={t('expireOf', { code })}
        words={{
          title: t('expireTitle', { code }),
          text: t('expireText'),
          keep: t('form.cancel'),
          confirm: t('expire'),
          busy: t('form.saving'),
          failed: t('expireFailed'),
        }}
        onConfirm={async () => {
          await expire(id)
          toast({ tone: 'good', title: t('expired', { code }) })
        }}
        findNext={findPageHeading}
      />
    </span>
  )
}

function UsesSheet({ coupon: { id, code }, onClose }: { coupon: Coupon; onClose: () => void }) {
  const t = useTranslations('coupons.usesOf')
  const format = useFormatting()
  const uses = useInfiniteQuery(couponUsesQuery(id))
  return (
    <Sheet isOpen onOpenChange={(willOpen) => !willOpen && onClose()} title={t('title', { code })}>
      <QueryState
        query={uses}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<p className="text-ink-muted">{t('none')}</p>}
      >
        {({ pages }) => (
          <>
            <ul className="flex flex-col">
              {pages
                .flatMap(({ items }) => items)
                .map(({ customerId, companyName, usedAt, appliedAt }) => (
                  <li key={customerId} className="flex flex-col gap-0.5 border-b border-line py-3 last:border-b-0">
                    <Link
                      to={paths.adminCustomer}
                      params={{ customerId }}
                      className={`${TEXT_LINK_CLASSES} self-start wrap-anywhere`}
                    >
                      {companyName}
                    </Link>
                    <span className="text-sm text-ink-muted">
                      {t('usedAt', { date: format.date(usedAt) })}
                      {' · '}
                      {appliedAt === null ? t('waiting') : t('appliedAt', { date: format.date(appliedAt) })}
                    </span>
                  </li>
                ))}
            </ul>
            <NextPage query={uses} />
          </>
        )}
      </QueryState>
    </Sheet>
  )
}
