import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { MoreFilters } from './filters/more-filters.tsx'
import { ProblemsChip } from './filters/problems-chip.tsx'
import { SearchField } from './filters/search-field.tsx'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { ScheduledJump } from './list/scheduled-jump.tsx'
import { reviewCountQuery } from './reviews.queries.ts'
import type { ReviewsAddressControl } from './reviews-search.ts'
import { ViewsMenu } from './views/views-menu.tsx'

interface ReviewFiltersProps {
  address: ReviewsAddressControl
  searchRef: RefObject<HTMLInputElement | null>
}

export function ReviewFilters({ address, searchRef }: ReviewFiltersProps) {
  const { filter, changeFilter, replaceFilter, clearFilter } = address
  const isPhone = useIsPhone()
  return (
    <>
      <div className="flex items-center gap-2 sm:flex-wrap">
        <SearchField key={filter.search ?? ''} filter={filter} onChange={changeFilter} searchRef={searchRef} />
        {!isPhone && <FilterBar filter={filter} onChange={changeFilter} />}
        <MoreFilters filter={filter} onChange={changeFilter} />
        <ViewsMenu filter={filter} onChoose={replaceFilter} />
      </div>
      <FilterChips filter={filter} onChange={changeFilter} onClear={clearFilter} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ReviewCount filter={filter} />
        <ScheduledJump />
        <ProblemsChip filter={filter} onChange={changeFilter} />
      </div>
    </>
  )
}

function ReviewCount({ filter }: { filter: ReviewFilter }) {
  const t = useTranslations('reviews')
  const { data } = useQuery(reviewCountQuery(filter))
  return (
    <output className="block min-h-4 text-sm leading-4 text-ink-muted sm:min-h-5 sm:leading-5 tabular-nums">
      {data && t('count', { count: data.count, isMore: String(data.isMore) })}
    </output>
  )
}
