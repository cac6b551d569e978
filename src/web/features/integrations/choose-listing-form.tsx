import { useId, useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useToast, Field, Select, Checkbox } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import type { Location } from '#shared/contracts/locations.ts'
import { useLocations } from '#web/components/options.queries.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useChooseListings } from './integrations.queries.ts'

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
function LocationOfListing(props: LocationOfListingProps) {
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

function useChoice({ id, choices }: Integration) {
  const t = useTranslations('integrations')
  const toast = useToast()
  const locations = useLocations()
  const [chosenIds, setChosenIds] = useState(() => listPreselected(choices))
  const [chosenLocation, setChosenLocation] = useState<string | null>(null)
  const chosen = choices.filter((choice) => chosenIds.includes(choice.id))
  const only = chosen.length === 1 ? chosen[0] : undefined
  const sameName = only && findSameName(locations, only.name)
  const locationId = only ? (chosenLocation ?? sameName?.id ?? null) : null
  const choose = useChooseListings(id)

  const connect = () =>
    choose.mutate(
      { listingIds: chosenIds, locationId },
      {
        onSuccess: ({ name, capabilities }) => {
          const title = only ? t('choose.done', { name }) : t('choose.doneSeveral', { count: chosen.length })
          toast({ tone: 'good', title, ...(capabilities?.keepDays !== 0 && { text: t('choose.firstSync') }) })
        },
      },
    )
  return { locations, chosen, setChosenIds, only, sameName, locationId, setChosenLocation, choose, connect }
}

/** Several listings came with the consent: which of them, and, for one alone, which of our locations it is. */
export function ChooseListingForm({ integration }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const titleId = useId()
  const firstBox = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const choice = useChoice(integration)
  const { chosen, choose } = choice
  const platform = PLATFORM_NAMES[integration.type]

  const submit = () => {
    if (choose.isPending) return
    setIsRefused(chosen.length === 0)
    if (chosen.length === 0) firstBox.current?.focus()
    else choice.connect()
  }

  return (
    <Form onSubmit={submit} aria-labelledby={titleId} className="flex max-w-xl flex-col gap-4">
      <Question id={titleId} platform={platform} />
      <ListingBoxes
        legend={t('choose.listing', { platform })}
        choices={integration.choices}
        chosenIds={chosen.map(({ id }) => id)}
        onChange={choice.setChosenIds}
        error={isRefused && chosen.length === 0 ? t('choose.none') : undefined}
        firstBox={firstBox}
      />
      <LocationOfListing
        isSeveral={chosen.length > 1}
        isShown={choice.only !== undefined}
        canBeNew={!choice.sameName}
        locations={choice.locations}
        locationId={choice.locationId}
        onChange={choice.setChosenLocation}
      />
      <SubmitButton className="self-start" isBusy={choose.isPending} busyLabel={t('choose.busy')}>
        {t('choose.submit')}
      </SubmitButton>
      <ProblemBanner error={choose.error} fallback={t('choose.failed')} />
    </Form>
  )
}

function Question({ id, platform }: { id: string; platform: string }) {
  const t = useTranslations('integrations.choose')
  return (
    <div>
      <h3 id={id} className="font-semibold">
        {t('title')}
      </h3>
      <p className="text-sm text-ink-muted">{t('text', { platform })}</p>
    </div>
  )
}

interface ListingBoxesProps {
  legend: string
  choices: Integration['choices']
  chosenIds: readonly string[]
  onChange: (ids: string[]) => void
  error: string | undefined
  /** For whoever leads the focus to what is wrong. */
  firstBox: RefObject<HTMLInputElement | null>
}

function ListingBoxes({ legend, choices, chosenIds, onChange, error, firstBox }: ListingBoxesProps) {
  const t = useTranslations('integrations')
  const errorId = useId()
  const hintOf = ({ address, isConnected }: Integration['choices'][number]) =>
    [address, isConnected ? t('choose.isConnected') : ''].filter(Boolean).join(' · ')
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id))

  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice.id}
          label={choice.name}
          hint={hintOf(choice)}
          checked={chosenIds.includes(choice.id)}
          onChange={({ target }) => toggle(choice.id, target.checked)}
          {...(index === 0 && { ref: firstBox })}
        />
      ))}
      {error && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Nobody connects by accident: only what leaves no choice is ticked beforehand. */
export function listPreselected(choices: Integration['choices']): string[] {
  const open = choices.filter(({ isConnected }) => !isConnected)
  return open.length === 1 ? open.map(({ id }) => id) : []
}

/** The place that is called like the listing, if there is one. */
export function findSameName<Place extends Pick<Location, 'id' | 'name'>>(
  locations: readonly Place[],
  listingName: string,
): Place | undefined {
  const wanted = listingName.trim().toLocaleLowerCase()
  return locations.find(({ name }) => name.trim().toLocaleLowerCase() === wanted)
}
