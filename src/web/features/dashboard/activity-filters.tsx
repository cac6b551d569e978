import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { ACTIVITY_SUBJECTS } from '#shared/domain/activity-subjects.ts'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Button, CheckboxGroup, Field, Popover, Select } from '#web/ui/index.ts'
import { reviewOptionsQuery } from '#web/components/options.queries.ts'
import { type ActivityFilter, countFilters } from './activity-address.ts'

const PRODUCT = 'product'

interface FilterProps {
  filter: ActivityFilter
  onChange: (change: Partial<ActivityFilter>) => void
}

interface ActivityFiltersProps extends FilterProps {
  onClear: () => void
  /** The button that opens them. */
  ref: Ref<HTMLButtonElement>
}

export function ActivityFilters({ filter, onChange, onClear, ref }: ActivityFiltersProps) {
  const t = useTranslations('dashboard.filters')
  return (
    <Popover
      title={t('title')}
      isTitleShown
      trigger={
        <Button ref={ref} size="small" icon={<SlidersHorizontal aria-hidden />}>
          {t('open', { count: countFilters(filter) })}
        </Button>
      }
      className="flex w-72 max-w-full flex-col gap-5 p-4"
    >
      <SubjectFilter filter={filter} onChange={onChange} />
      <ActorFilter filter={filter} onChange={onChange} />
      <Button onClick={onClear}>{t('clear')}</Button>
    </Popover>
  )
}

/** Whoever has no disputes is not offered them. */
function SubjectFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('dashboard.filters')
  const me = useMe()
  const canSeeDisputes = can(me, 'disputes.view') && hasInPlan(me, 'disputes')
  const offered = ACTIVITY_SUBJECTS.filter((subject) => subject !== 'disputes' || canSeeDisputes)
  return (
    <CheckboxGroup
      legend={t('subject')}
      value={filter.subject}
      options={offered.map((value) => ({ value, label: t(`subjects.${value}`) }))}
      onChange={(chosen) => onChange({ subject: ACTIVITY_SUBJECTS.filter((each) => chosen.includes(each)) })}
    />
  )
}

function ActorFilter({ filter: { actor }, onChange }: FilterProps) {
  const t = useTranslations('dashboard.filters')
  const { data } = useQuery(reviewOptionsQuery)
  const people = (data?.members ?? []).map(({ userId, name }) => ({ value: userId, label: name }))
  const offered = [{ value: PRODUCT, label: t('product') }, ...people]
  const isGone = data !== undefined && actor !== undefined && !offered.some(({ value }) => value === actor)
  return (
    <Field label={t('actor')}>
      <Select
        value={actor ?? ''}
        placeholder={t('everybody')}
        options={isGone ? [...offered, { value: actor, label: t('left') }] : offered}
        onChange={({ target: { value } }) => onChange({ actor: value === '' ? undefined : value })}
      />
    </Field>
  )
}
