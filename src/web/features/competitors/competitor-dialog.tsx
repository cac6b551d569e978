import { zodResolver } from '@hookform/resolvers/zod'
import { Search } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import {
  type Competitor,
  type CompetitorInput,
  competitorInput,
  type FoundPlace,
} from '#shared/contracts/competitor-figures.ts'
import { READ_PLATFORMS, type ReadPlatform } from '#shared/domain/competitor-figures.ts'
import { PLATFORM_SHORT_NAMES } from '#shared/domain/platforms.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Button, Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { useFindPlaces, useSaveCompetitor } from './competitors.queries.ts'

interface CompetitorValues {
  name: string
  googlePlaceId: string
  yelpId: string
  url: string
  /** Only to find the right one. */
  place: string
}

const toValues = (competitor: Competitor | null): CompetitorValues => ({
  name: competitor?.name ?? '',
  googlePlaceId: competitor?.googlePlaceId ?? '',
  yelpId: competitor?.yelpId ?? '',
  url: competitor?.url ?? '',
  place: '',
})

type CompetitorForm = ReturnType<typeof useForm<CompetitorValues, unknown, CompetitorInput>>

/** `competitor`: who is changed; else a new one. */
export function CompetitorDialog({ competitor, onClose }: { competitor: Competitor | null; onClose: () => void }) {
  'use no memo'
  const t = useTranslations('competitors.form')
  const toast = useToast()
  const sentenceOf = useFieldSentence()
  const save = useSaveCompetitor(competitor?.id ?? null)
  const form = useForm<CompetitorValues, unknown, CompetitorInput>({
    resolver: zodResolver(competitorInput) as never,
    defaultValues: toValues(competitor),
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(async (input) => {
    try {
      await save.mutateAsync(input)
    } catch {
      // Told below the fields, which keep what was typed.
      return
    }
    toast({ tone: 'good', title: t(competitor ? 'saved' : 'added', { name: input.name }) })
    onClose()
  })
  return (
    <FormDialog
      size="medium"
      title={competitor ? t('edit', { name: competitor.name }) : t('add')}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={save.isPending}
      problem={{ title: t('failed'), error: save.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('name')} error={sentenceOf(errors.name)} isRequired>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Profiles form={form} competitor={competitor} />
      <Field label={t('url')} error={sentenceOf(errors.url)}>
        <TextInput type="url" inputMode="url" autoComplete="off" {...form.register('url')} />
      </Field>
    </FormDialog>
  )
}

/** Found by name and town, and chosen. */
function Profiles({ form, competitor }: { form: CompetitorForm; competitor: Competitor | null }) {
  'use no memo'
  const t = useTranslations('competitors')
  const find = useFindPlaces()
  const name = useWatch({ control: form.control, name: 'name' }).trim()
  const placesOf = (platform: ReadPlatform) => find.data?.found.find((each) => each.platform === platform)?.places ?? []
  const hasNone = find.data?.faults.length === 0 && READ_PLATFORMS.every((platform) => placesOf(platform).length === 0)
  return (
    <>
      <Field label={t('form.place')} hint={t('form.placeHint')}>
        <TextInput autoComplete="off" maxLength={200} {...form.register('place')} />
      </Field>
      <Button
        className="self-start"
        icon={<Search aria-hidden />}
        isBusy={find.isPending}
        busyLabel={t('form.finding')}
        disabled={name === ''}
        onClick={() => find.mutate({ name, place: form.getValues('place') })}
      >
        {t('form.find')}
      </Button>
      <ProblemBanner title={t('form.findFailed')} error={find.error} />
      <output className="block text-sm text-ink-muted empty:hidden">
        {hasNone && t('form.nothing')}
        {find.data?.faults.map(({ platform, fault }) => (
          <span key={platform} className="block">
            {t(`faults.${fault}`, { platform: PLATFORM_SHORT_NAMES[platform] })}
          </span>
        ))}
      </output>
      <div className="grid gap-4 sm:grid-cols-2">
        <ProfileField
          label={t('form.google')}
          places={placesOf('google')}
          kept={competitor?.googlePlaceId ?? null}
          field={form.register('googlePlaceId')}
        />
        <ProfileField
          label={t('form.yelp')}
          places={placesOf('yelp')}
          kept={competitor?.yelpId ?? null}
          field={form.register('yelpId')}
        />
      </div>
    </>
  )
}

interface ProfileFieldProps {
  label: string
  places: readonly FoundPlace[]
  /** Only its id is known. */
  kept: string | null
  field: ReturnType<CompetitorForm['register']>
}

function ProfileField({ label, places, kept, field }: ProfileFieldProps) {
  const t = useTranslations('competitors.form')
  const isNew = places.every(({ id }) => id !== kept)
  const options = [
    { value: '', label: t('none') },
    ...(kept !== null && isNew ? [{ value: kept, label: t('chosen') }] : []),
    ...places.map(({ id, name, address }) => ({ value: id, label: address === '' ? name : `${name}, ${address}` })),
  ]
  return (
    <Field label={label}>
      <Select options={options} {...field} />
    </Field>
  )
}
