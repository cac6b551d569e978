import { useTranslations } from 'use-intl'
import { REVIEW_SORTS, type ReviewFilter } from '#shared/contracts/reviews.ts'
import { isPlatform, PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { REVIEW_STATUSES } from '#shared/domain/review-status.ts'
import { Select } from '#web/ui/index.ts'
import type { FilterChange } from './reviews-search.ts'

export interface FilterProps {
  filter: ReviewFilter
  onChange: (change: FilterChange) => void
}

/** The value of a choice, or none where the first option, "all", is chosen. */
export function chosenOf<Option extends string>(options: readonly Option[], value: string): Option | undefined {
  return options.find((option) => option === value)
}

/** Platform, status and order. As wide as their longest word: other languages need more room than English. */
export function FilterBar({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviews')
  return (
    <>
      <Select
        aria-label={t('platform')}
        // Several platforms come from the address or a view: then none of the single ones is the choice.
        value={filter.platform?.length === 1 ? filter.platform[0] : ''}
        placeholder={t('allPlatforms')}
        options={PLATFORMS.map((platform) => ({ value: platform, label: PLATFORM_NAMES[platform] }))}
        onChange={({ target: { value } }) => onChange({ platform: isPlatform(value) ? [value] : undefined })}
      />
      <Select
        aria-label={t('status')}
        value={filter.status ?? ''}
        placeholder={t('allStatus')}
        options={REVIEW_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        onChange={({ target: { value } }) => onChange({ status: chosenOf(REVIEW_STATUSES, value) })}
      />
      <Select
        aria-label={t('sort')}
        value={filter.sort}
        options={REVIEW_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        onChange={({ target: { value } }) => onChange({ sort: chosenOf(REVIEW_SORTS, value) })}
      />
    </>
  )
}
