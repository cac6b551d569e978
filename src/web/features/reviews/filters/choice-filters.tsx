import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import { CheckboxGroup } from '#web/ui/index.ts'
import { reviewOptionsQuery } from '#web/components/options.queries.ts'
import type { FilterProps } from './filter-bar.tsx'

const RATINGS = [5, 4, 3, 2, 1]

function orNone<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined
}

/** Of these, several can be meant. */
export function ChoiceFilters({ filter, onChange }: FilterProps) {
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
