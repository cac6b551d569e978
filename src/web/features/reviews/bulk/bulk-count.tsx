import { useTranslations } from 'use-intl'
import { MOST_SELECTED } from '#shared/contracts/review-bulk.ts'
import { isTooMany, type Selection } from '../list/selection/selection.ts'

interface BulkCountProps {
  selection: Selection
  size: { count: number; isMore: boolean }
}

export function BulkCount({ selection, size: { count, isMore } }: BulkCountProps) {
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
