import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { Field, Select } from '#web/ui/index.ts'
import { locationsQuery } from '../connect/choose-listing.queries.ts'
import { usePlaceIntegration } from '../integrations.queries.ts'
import { RefusalBanner } from '../refusal-banner.tsx'

const NO_LOCATION = ''

/** Which of our places the listing belongs to. Its reviews follow. */
export function PlacePart({ integration: { id, locationId } }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const locations = useQuery(locationsQuery).data?.items ?? []
  const place = usePlaceIntegration()
  if (locations.length === 0) return null
  const shown = place.isPending ? place.variables.locationId : locationId
  return (
    <div className="flex max-w-xl flex-col gap-2">
      <Field label={t('choose.location')}>
        <Select
          options={[
            { value: NO_LOCATION, label: t('noLocation') },
            ...locations.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          value={shown ?? NO_LOCATION}
          onChange={({ target }) => place.mutate({ integrationId: id, locationId: target.value || null })}
        />
      </Field>
      <RefusalBanner error={place.error} fallback={t('placeFailed')} />
    </div>
  )
}
