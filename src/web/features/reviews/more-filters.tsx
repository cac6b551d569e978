import { SlidersHorizontal } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Popover, Sheet, DatePicker, Field, CheckboxGroup } from '#web/ui/index.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useQuery } from '@tanstack/react-query'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import { reviewOptionsQuery } from '#web/components/review-options.queries.ts'
import { FilterBar, type FilterProps } from './filter-bar.tsx'
import { reviewCountQuery } from './reviews.queries.ts'
import { SelectFilters } from './select-filters.tsx'

const RATINGS = [5, 4, 3, 2, 1]

function orNone<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined
}

/** Of these, several can be meant. */
function ChoiceFilters({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviews')
  const { data: options } = useQuery(reviewOptionsQuery)
  const locations = options?.locations ?? []
  const tags = options?.tags ?? []
  return (
    <div className="grid grid-cols-2 gap-5 max-[24rem]:grid-cols-1">
      <CheckboxGroup
        legend={t('filters.rating')}
        value={(filter.rating ?? []).map(String)}
        options={RATINGS.map((rating) => ({ value: String(rating), label: t('filters.stars', { rating }) }))}
        onChange={(chosen) => onChange({ rating: orNone(chosen.map(Number)) })}
      />
      <CheckboxGroup
        legend={t('filters.sentiment')}
        value={filter.sentiment ?? []}
        options={SENTIMENTS.map((sentiment) => ({ value: sentiment, label: t(`row.sentiments.${sentiment}`) }))}
        onChange={(chosen) => onChange({ sentiment: orNone(SENTIMENTS.filter((each) => chosen.includes(each))) })}
      />
      {locations.length > 0 && (
        <CheckboxGroup
          legend={t('filters.location')}
          value={filter.location ?? []}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(location) => onChange({ location: orNone(location) })}
        />
      )}
      {tags.length > 0 && (
        <CheckboxGroup
          legend={t('filters.tag')}
          value={filter.tag ?? []}
          options={tags.map((tag) => ({ value: tag, label: tag }))}
          onChange={(tag) => onChange({ tag: orNone(tag) })}
        />
      )}
    </div>
  )
}

/** `arrived` comes with an address, and only a chip takes it away. */
const ALWAYS_IN_SIGHT: readonly string[] = ['search', 'sort', 'arrived']
const IN_THE_ROW: readonly string[] = [...ALWAYS_IN_SIGHT, 'status', 'platform']

/** Those that stand in the row themselves are not counted; on a phone only the search does. */
function countMoreFilters(filter: ReviewFilter, isPhone: boolean): number {
  const inSight = isPhone ? ALWAYS_IN_SIGHT : IN_THE_ROW
  return Object.entries(filter).filter(
    ([name, value]) => value !== undefined && !inSight.includes(name) && !(Array.isArray(value) && value.length === 0),
  ).length
}

/** What does not fit into the row: beside the button, and on a phone, with all the others, in a sheet from below. */
export function MoreFilters(props: FilterProps) {
  const t = useTranslations('reviews.filters')
  const isPhone = useIsPhone()
  const count = countMoreFilters(props.filter, isPhone)
  const trigger = <Button icon={<SlidersHorizontal aria-hidden />}>{t('open', { count })}</Button>
  if (isPhone) return <PhoneFilters {...props} trigger={trigger} />
  return (
    <Popover title={t('title')} isTitleShown trigger={trigger} className="w-[34rem] max-w-full p-4">
      <Filters {...props} />
    </Popover>
  )
}

/** The list lies below the sheet: the button that leads back to it says what is there. */
function PhoneFilters({ trigger, ...props }: FilterProps & { trigger: ReactElement }) {
  const t = useTranslations('reviews.filters')
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...reviewCountQuery(props.filter), enabled: isOpen })
  return (
    <Sheet
      title={t('title')}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <Button variant="primary" onClick={() => setIsOpen(false)}>
          {data ? t('show', { count: data.count, isMore: String(data.isMore) }) : t('showSome')}
        </Button>
      }
    >
      <div className="mb-5 flex flex-col gap-3">
        <FilterBar {...props} />
      </div>
      <Filters {...props} />
    </Sheet>
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

function DayFilters({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviews.filters')
  const { datePattern: pattern } = useFormatting()
  return (
    <div className="grid grid-cols-2 gap-4 max-[24rem]:grid-cols-1">
      <Field label={t('from')}>
        <DatePicker
          value={filter.from}
          pattern={pattern}
          {...(filter.to && { latest: filter.to })}
          onChange={(from, isInvalid) => !isInvalid && onChange({ from })}
        />
      </Field>
      <Field label={t('to')}>
        <DatePicker
          value={filter.to}
          pattern={pattern}
          {...(filter.from && { earliest: filter.from })}
          onChange={(to, isInvalid) => !isInvalid && onChange({ to })}
        />
      </Field>
    </div>
  )
}
