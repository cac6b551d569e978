import { SlidersHorizontal } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { ACTIVITY_SUBJECTS } from '#shared/domain/activity-subjects.ts'
import { Button, CheckboxGroup, Field, Select } from '#web/ui/index.ts'
import { LatePopover } from '#web/components/opens-late.tsx'
import { useActorOptions, useSubjectOptions } from '#web/components/activity/use-filter-options.ts'
import { type ActivityFilter, countFilters } from './activity-address.ts'

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
    <LatePopover
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
    </LatePopover>
  )
}

function SubjectFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('dashboard.filters')
  const offered = useSubjectOptions()
  return (
    <CheckboxGroup
      legend={t('subject')}
      value={filter.subject}
      options={offered}
      onChange={(chosen) => onChange({ subject: ACTIVITY_SUBJECTS.filter((each) => chosen.includes(each)) })}
    />
  )
}

function ActorFilter({ filter: { actor }, onChange }: FilterProps) {
  const t = useTranslations('dashboard.filters')
  const options = useActorOptions(actor, { product: t('product'), left: t('left') })
  return (
    <Field label={t('actor')}>
      <Select
        value={actor ?? ''}
        placeholder={t('everybody')}
        options={options}
        onChange={({ target: { value } }) => onChange({ actor: value === '' ? undefined : value })}
      />
    </Field>
  )
}
