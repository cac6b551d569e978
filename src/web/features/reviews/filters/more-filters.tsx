import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Popover, Sheet } from '#web/ui/index.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { FilterBar, type FilterProps } from './filter-bar.tsx'
import { ChoiceFilters } from './choice-filters.tsx'
import { DayFilters } from './day-filters.tsx'
import { countMoreFilters } from './more-filter-count.ts'
import { SelectFilters } from './select-filters.tsx'

/** What does not fit into the row: beside the button, and on a phone, with all the others, in a sheet from below. */
export function MoreFilters(props: FilterProps) {
  const t = useTranslations('reviews.filters')
  const isPhone = useIsPhone()
  const count = countMoreFilters(props.filter, isPhone)
  const trigger = <Button icon={<SlidersHorizontal aria-hidden />}>{t('open', { count })}</Button>
  if (isPhone) {
    return (
      <Sheet title={t('title')} trigger={trigger}>
        <div className="mb-5 flex flex-col gap-3">
          <FilterBar {...props} />
        </div>
        <Filters {...props} />
      </Sheet>
    )
  }
  return (
    <Popover title={t('title')} isTitleShown trigger={trigger} className="w-[34rem] max-w-full p-4">
      <Filters {...props} />
    </Popover>
  )
}

function Filters(props: FilterProps) {
  return (
    <div className="flex flex-col gap-5">
      <ChoiceFilters {...props} />
      <DayFilters {...props} />
      <SelectFilters {...props} />
    </div>
  )
}
