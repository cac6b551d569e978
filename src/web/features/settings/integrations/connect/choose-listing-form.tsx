import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import type { Location } from '#shared/contracts/locations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Button, Field, RadioGroup, Select, useToast } from '#web/ui/index.ts'
import { RefusalBanner } from '../refusal-banner.tsx'
import { locationsQuery, useChooseListing } from './choose-listing.queries.ts'

const NEW_LOCATION = 'new'
const NO_LOCATIONS: readonly Location[] = []

/** The place that is called like the listing, if there is one. */
function findLikely(locations: readonly Location[], listingName: string): string {
  const wanted = listingName.trim().toLocaleLowerCase()
  return locations.find(({ name }) => name.trim().toLocaleLowerCase() === wanted)?.id ?? NEW_LOCATION
}

function useChoice({ id, choices }: Integration) {
  const { customer } = useMe()
  const locations = useQuery(locationsQuery).data?.items ?? NO_LOCATIONS
  const [listingId, setListingId] = useState(choices[0]?.id ?? '')
  const [chosenLocation, setChosenLocation] = useState<string | null>(null)
  const listing = choices.find((choice) => choice.id === listingId) ?? choices[0]
  const locationId = chosenLocation ?? findLikely(locations, listing?.name ?? '')
  const choose = useChooseListing(id, customer?.timezone ?? 'UTC')
  return { locations, listing, setListingId, locationId, setChosenLocation, choose }
}

/** Several listings came with the consent: which of them, and which of our locations it is. */
export function ChooseListingForm({ integration }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const toast = useToast()
  const { locations, listing, setListingId, locationId, setChosenLocation, choose } = useChoice(integration)
  const platform = PLATFORM_NAMES[integration.type]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!listing || choose.isPending) return
    choose.mutate(
      { listing, locationId: locationId === NEW_LOCATION ? null : locationId },
      { onSuccess: ({ name }) => toast({ tone: 'good', title: t('choose.done', { name }) }) },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-4">
      <div>
        <h3 className="font-semibold">{t('choose.title')}</h3>
        <p className="text-sm text-ink-muted">{t('choose.text', { platform })}</p>
      </div>
      <RadioGroup
        legend={t('choose.listing', { platform })}
        options={integration.choices.map(({ id, name, address }) => ({ value: id, label: name, hint: address }))}
        value={listing?.id ?? ''}
        onChange={(event) => setListingId(event.target.value)}
      />
      <Field label={t('choose.location')}>
        <Select
          options={[
            { value: NEW_LOCATION, label: t('choose.newLocation') },
            ...locations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={locationId}
          onChange={(event) => setChosenLocation(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        isBusy={choose.isPending}
        busyLabel={t('choose.busy')}
      >
        {t('choose.submit')}
      </Button>
      <RefusalBanner error={choose.error} fallback={t('choose.failed')} />
    </form>
  )
}
