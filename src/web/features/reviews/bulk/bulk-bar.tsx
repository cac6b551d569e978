import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { Button, IconButton, Dialog } from '#web/ui/index.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { MOST_SELECTED, type BulkAction } from '#shared/contracts/review-bulk.ts'
import { isTooMany, type Selection } from '../list/selection.ts'
import { BarActions } from './bar-actions.tsx'
import { BulkDisputeDialog } from './bulk-dispute-dialog.tsx'
import { BulkScheduleDialog } from './bulk-schedule-dialog.tsx'
import type { BulkTarget } from './bulk.queries.ts'
import { PhoneActions } from './phone-actions.tsx'
import { type StartedBulk, useBulk } from './use-bulk.ts'
import { nameOfAction } from './bulk-action-name.ts'

interface BulkBarProps extends BulkTarget {
  reviews: readonly Review[]
  selectAll: () => void
  clear: () => void
  onStarted: (started: StartedBulk) => void
}

/** What can be done to the chosen ones. Above the phone's own bar, within reach of the thumb. */
export function BulkBar({ selection, filter, reviews, selectAll, clear, onStarted }: BulkBarProps) {
  const t = useTranslations('reviews.bulk')
  const isPhone = useIsPhone()
  const [open, setOpen] = useState<'schedule' | 'dispute' | null>(null)
  const begin = (started: StartedBulk) => {
    onStarted(started)
    clear()
  }
  const bulk = useBulk({ selection, filter, reviews, onStarted: begin })
  const { size, isBusy } = bulk
  const acting = {
    isDisabled: isTooMany(selection) || isBusy,
    onPerform: bulk.perform,
    onSchedule: () => setOpen('schedule'),
    onDispute: () => setOpen('dispute'),
  }
  const shared = { size, isBusy, error: bulk.error, onClose: () => setOpen(null) }
  const onSelectAll = selection.isAll ? undefined : selectAll

  return (
    <section
      aria-label={t('label')}
      data-bottom-bar=""
      className="sticky bottom-16 z-20 flex items-center gap-2 rounded-card border border-line bg-card p-1.5 pl-4 shadow-float sm:bottom-4 sm:flex-wrap sm:p-2.5 sm:pl-4"
    >
      <BulkCount selection={selection} size={size} />
      {isPhone ? <PhoneActions {...acting} onSelectAll={onSelectAll} /> : <SelectAll onSelectAll={onSelectAll} />}
      {!isPhone && <BarActions {...acting} />}
      <IconButton size="small" label={t('clear')} icon={<X aria-hidden />} onClick={clear} />
      {bulk.asked && (
        <ConfirmBulk
          isAll={selection.isAll}
          action={bulk.asked}
          size={size}
          isBusy={isBusy}
          onConfirm={bulk.confirm}
          onClose={bulk.refuse}
        />
      )}
      {open === 'schedule' && (
        <BulkScheduleDialog {...shared} onSchedule={(plan) => bulk.perform({ kind: 'schedule', ...plan })} />
      )}
      {open === 'dispute' && (
        <BulkDisputeDialog {...shared} onDispute={(dispute) => bulk.perform({ kind: 'dispute', ...dispute })} />
      )}
    </section>
  )
}

function SelectAll({ onSelectAll }: { onSelectAll: (() => void) | undefined }) {
  const t = useTranslations('reviews.bulk')
  if (!onSelectAll) return null
  return (
    <Button size="small" variant="quiet" onClick={onSelectAll}>
      {t('selectAll')}
    </Button>
  )
}

interface BulkCountProps {
  selection: Selection
  size: { count: number; isMore: boolean }
}

function BulkCount({ selection, size: { count, isMore } }: BulkCountProps) {
  const t = useTranslations('reviews.bulk')
  return (
    <output className="min-w-0 flex-1 font-medium tabular-nums sm:min-w-24 sm:flex-none">
      {selection.isAll ? t('allSelected', { count, isMore: String(isMore) }) : t('selected', { count })}
      {isTooMany(selection) && (
        <span className="block text-sm font-normal text-bad">{t('tooMany', { count: MOST_SELECTED })}</span>
      )}
    </output>
  )
}

interface ConfirmBulkProps {
  action: BulkAction
  size: { count: number; isMore: boolean }
  /** Then nobody knows how each of them was before. */
  isAll: boolean
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says the number before many reviews are changed at once. */
function ConfirmBulk({ action, size, isAll, isBusy, onConfirm, onClose }: ConfirmBulkProps) {
  const t = useTranslations('reviews.bulk')
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`ask.${nameOfAction(action)}`, { count: size.count, isMore: String(size.isMore) })}
      description={isAll && t('askText')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
            {t('goOn')}
          </Button>
        </>
      }
    />
  )
}
