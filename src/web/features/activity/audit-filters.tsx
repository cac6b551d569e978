import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { listMembers } from '#shared/contracts/team.ts'
import { useActorOptions, useSubjectOptions } from '#web/components/activity/use-filter-options.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Button, DatePicker, Field, Select } from '#web/ui/index.ts'
import { isNarrowed, type AuditFilter } from './activity.queries.ts'

interface AuditFiltersProps {
  filter: AuditFilter
  onChange: (change: AuditFilter) => void
  onClear: () => void
  /** The first of them. */
  ref: Ref<HTMLSelectElement>
}

const teamQuery = endpointQuery([...queryKeys.team, 'people'], listMembers, { limit: 100 })

/** Also those who are suspended: what they did is what one looks for. */
function useTeam() {
  return useQuery(teamQuery).data?.items.flatMap(({ userId, name }) => (userId ? [{ userId, name }] : []))
}

/** By person, area and days. A written day needs the width of a phone. */
export function AuditFilters({ filter, onChange, onClear, ref }: AuditFiltersProps) {
  const t = useTranslations('activityTab')
  const formatting = useFormatting()
  const people = useActorOptions(filter.actor, { product: t('product'), left: t('left') }, useTeam())
  const areas = useSubjectOptions()
  const [area] = filter.subject ?? []
  return (
    <div className="grid grid-cols-2 gap-3 border-t border-line px-5 py-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto] lg:items-end">
      <Field label={t('person')}>
        <Select
          ref={ref}
          value={filter.actor ?? ''}
          placeholder={t('everybody')}
          options={people}
          onChange={({ target: { value } }) => onChange({ actor: value === '' ? undefined : value })}
        />
      </Field>
      <Field label={t('area')}>
        <Select
          value={area ?? ''}
          placeholder={t('allAreas')}
          options={areas}
          onChange={({ target }) => {
            const chosen = areas.find(({ value }) => value === target.value)
            onChange({ subject: chosen && [chosen.value] })
          }}
        />
      </Field>
      <Field label={t('from')} className="max-sm:col-span-2">
        <DatePicker
          value={filter.from}
          pattern={formatting.datePattern}
          {...(filter.to && { latest: filter.to })}
          onChange={(from) => onChange({ from })}
        />
      </Field>
      <Field label={t('to')} className="max-sm:col-span-2">
        <DatePicker
          value={filter.to}
          pattern={formatting.datePattern}
          {...(filter.from && { earliest: filter.from })}
          onChange={(to) => onChange({ to })}
        />
      </Field>
      <Button disabled={!isNarrowed(filter)} onClick={onClear} className="max-lg:col-span-2">
        {t('clear')}
      </Button>
    </div>
  )
}
