import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { Field, Select, useToast } from '#web/ui/index.ts'
import { locationsQuery } from '#web/components/options.queries.ts'
import { usePlaceIntegration } from '../integrations.queries.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'

const NO_LOCATION = ''

/** Which of our places the listing belongs to. Its reviews follow. */
export function PlacePart({ integration: { id, name, locationId } }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const toast = useToast()
  const locations = useQuery(locationsQuery).data?.items ?? []
  const place = usePlaceIntegration()
  if (locations.length === 0) return null
  const shown = place.isPending ? place.variables.locationId : locationId

  const moveTo = (chosen: string | null) =>
    place.mutate(
      { integrationId: id, locationId: chosen },
      {
        onSuccess: ({ locationName }) =>
          toast({
            tone: 'good',
            title: locationName ? t('place.moved', { name, location: locationName }) : t('place.movedOut', { name }),
            action: {
              label: t('place.undo'),
              onAction: () => place.mutate({ integrationId: id, locationId }),
            },
          }),
      },
    )

  return (
    <div className="flex max-w-sm flex-col gap-2">
      <Field label={t('choose.location')}>
        <Select
          options={[
            { value: NO_LOCATION, label: t('noLocation') },
            ...locations.map(({ id: value, name: label }) => ({ value, label })),
          ]}
          value={shown ?? NO_LOCATION}
          onChange={({ target }) => moveTo(target.value || null)}
        />
      </Field>
      <ProblemBanner error={place.error} fallback={t('placeFailed')} />
    </div>
  )
}
