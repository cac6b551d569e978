import { useTranslations } from 'use-intl'
import type { Location } from '#shared/contracts/locations.ts'
import { Field, Select } from '#web/ui/index.ts'

const NEW_LOCATION = 'new'

interface LocationOfListingProps {
  isSeveral: boolean
  isShown: boolean
  /** Not where there is one of its name: that is the one, unless another is chosen. */
  canBeNew: boolean
  locations: readonly Location[]
  locationId: string | null
  onChange: (locationId: string | null) => void
}

/** For one listing the place can be chosen; of several each finds its own. */
export function LocationOfListing(props: LocationOfListingProps) {
  const t = useTranslations('integrations')
  const { isSeveral, isShown, canBeNew, locations, locationId, onChange } = props
  if (isSeveral) return <p className="text-sm text-ink-muted">{t('choose.places')}</p>
  if (!isShown) return null
  return (
    <Field label={t('choose.location')}>
      <Select
        options={[
          ...(canBeNew ? [{ value: NEW_LOCATION, label: t('choose.newLocation') }] : []),
          ...locations.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={locationId ?? NEW_LOCATION}
        onChange={({ target }) => onChange(target.value === NEW_LOCATION ? null : target.value)}
      />
    </Field>
  )
}
