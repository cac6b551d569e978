import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CampaignDetailRange, CampaignRange } from '#shared/domain/campaign-figures.ts'
import { buttonClasses, IconButton, joinClasses } from '#web/ui/index.ts'
import { useRefresh } from './analytics.queries.ts'

interface RangeBarProps<Range extends CampaignRange | CampaignDetailRange> {
  ranges: readonly Range[]
  value: Range
  onChoose: (range: Range) => void
  children?: ReactNode
}

/** How far back one looks, and the way to look again. */
export function RangeBar<Range extends CampaignRange | CampaignDetailRange>(props: RangeBarProps<Range>) {
  const t = useTranslations('campaignAnalytics')
  const { ranges, value, onChoose, children } = props
  const { isBusy, refresh } = useRefresh()
  const nameOf = (range: CampaignRange | CampaignDetailRange) => t(`ranges.${range}`)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset aria-label={t('range')} className="flex min-w-0 flex-wrap gap-1">
        {ranges.map((range) => (
          <button
            key={range}
            type="button"
            aria-pressed={range === value}
            onClick={() => onChoose(range)}
            className={joinClasses(
              buttonClasses({ size: 'small', variant: range === value ? 'primary' : 'secondary' }),
              'whitespace-nowrap',
            )}
          >
            {nameOf(range)}
          </button>
        ))}
      </fieldset>
      <IconButton label={t('refresh')} icon={<RefreshCw aria-hidden />} isBusy={isBusy} onClick={refresh} />
      {children}
    </div>
  )
}
