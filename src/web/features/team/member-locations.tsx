import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { getMemberLocations, setMemberLocations } from '#shared/contracts/member-locations.ts'
import { locationsQuery } from '#web/components/options.queries.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { CheckboxGroup, Field, Select } from '#web/ui/index.ts'

/** The locations a member is limited to, as chosen and not yet saved; `null` is all of them. */
export function useMemberLocations(memberId: string, isOffered: boolean) {
  const key = [...queryKeys.team, 'locations', memberId]
  const query = useQuery({ ...endpointQuery(key, getMemberLocations, { memberId }), enabled: isOffered })
  const places = useQuery({ ...locationsQuery, enabled: isOffered })
  const [chosen, setChosen] = useState<string[] | null>()
  const limit = useChange((locations: string[] | null) => call(setMemberLocations, { memberId, locations }), {
    renews: [queryKeys.team],
  })
  const saved = query.data?.locations
  return {
    places: saved === undefined ? [] : (places.data?.items ?? []),
    value: chosen === undefined ? (saved ?? null) : chosen,
    choose: setChosen,
    error: limit.error,
    isPending: limit.isPending,
    async save() {
      if (chosen !== undefined) await limit.mutateAsync(chosen)
    },
  }
}

interface MemberLocationsFieldProps {
  locations: Pick<ReturnType<typeof useMemberLocations>, 'places' | 'value'> & {
    choose: (chosen: string[] | null) => void
  }
}

/** Nothing to choose where the business has no locations. */
export function MemberLocationsField({ locations: { places, value, choose } }: MemberLocationsFieldProps) {
  const t = useTranslations('team.locations')
  if (places.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('label')} hint={t(value === null ? 'allHint' : 'someHint')}>
        <Select
          value={value === null ? 'all' : 'some'}
          options={[
            { value: 'all', label: t('all') },
            { value: 'some', label: t('some') },
          ]}
          onChange={({ target }) => choose(target.value === 'all' ? null : [])}
        />
      </Field>
      {value && (
        <CheckboxGroup
          legend={t('legend')}
          options={places.map((place) => ({ value: place.id, label: place.name }))}
          value={value}
          onChange={choose}
        />
      )}
    </div>
  )
}
