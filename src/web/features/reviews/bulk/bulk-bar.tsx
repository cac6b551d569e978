import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { Button, IconButton } from '#web/ui/index.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { isTooMany } from '../list/selection/selection.ts'
import { BarActions } from './actions/bar-actions.tsx'
import { BulkCount } from './bulk-count.tsx'
import { BulkDisputeDialog } from './actions/bulk-dispute-dialog.tsx'
import { BulkScheduleDialog } from './actions/bulk-schedule-dialog.tsx'
import type { BulkTarget } from './bulk.queries.ts'
import { ConfirmBulk } from './confirm-bulk.tsx'
import { PhoneActions } from './actions/phone-actions.tsx'
import { type StartedBulk, useBulk } from './use-bulk.ts'

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
