import { useTranslations } from 'use-intl'
import { DISPUTE_SORTS, DISPUTE_STATUS_FILTERS } from '#shared/contracts/disputes.ts'
import { DISPUTE_REASONS } from '#shared/domain/assistant.ts'
import { PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { Banner, Button, Select } from '#web/ui/index.ts'
import { SearchField } from '#web/components/forms/search-field.tsx'
import type { DisputeFilter, DisputesAddressControl, FilterChange } from './disputes-search.ts'

interface FilterProps {
  filter: DisputeFilter
  onChange: (change: FilterChange) => void
}

export function DisputeFilters({ address }: { address: DisputesAddressControl }) {
  const t = useTranslations('disputes')
  const { filter, changeFilter } = address
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-1 max-sm:*:basis-36">
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          searched={filter.search}
          onSearch={(search) => changeFilter({ search })}
          className="max-sm:basis-full!"
        />
        <Choices filter={filter} onChange={changeFilter} />
      </div>
      {(filter.reviewId ?? filter.location) !== undefined && (
        <Banner
          action={
            <Button size="small" onClick={() => changeFilter({ reviewId: undefined, location: undefined })}>
              {t('showAll')}
            </Button>
          }
        >
          {t(filter.reviewId === undefined ? 'ofOneLocation' : 'ofOneReview')}
        </Banner>
      )}
    </>
  )
}

/** The value of a choice, or none where the first option, "all", is chosen. */
function chosenOf<Option extends string>(options: readonly Option[], value: string): Option | undefined {
  return options.find((option) => option === value)
}

function Choices({ filter, onChange }: FilterProps) {
  const t = useTranslations('disputes')
  return (
    <>
      <Select
        aria-label={t('status')}
        value={filter.status ?? ''}
        placeholder={t('allStatus')}
        options={DISPUTE_STATUS_FILTERS.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        onChange={({ target }) => onChange({ status: chosenOf(DISPUTE_STATUS_FILTERS, target.value) })}
      />
      <Select
        aria-label={t('reason')}
        value={filter.reason ?? ''}
        placeholder={t('allReasons')}
        options={DISPUTE_REASONS.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
        onChange={({ target }) => onChange({ reason: chosenOf(DISPUTE_REASONS, target.value) })}
      />
      <Select
        aria-label={t('platform')}
        value={filter.platform ?? ''}
        placeholder={t('allPlatforms')}
        options={PLATFORMS.map((platform) => ({ value: platform, label: PLATFORM_NAMES[platform] }))}
        onChange={({ target }) => onChange({ platform: chosenOf(PLATFORMS, target.value) })}
      />
      <Select
        aria-label={t('sort')}
        value={filter.sort}
        options={DISPUTE_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        onChange={({ target }) => onChange({ sort: chosenOf(DISPUTE_SORTS, target.value) })}
      />
    </>
  )
}
