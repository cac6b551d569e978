import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CONSENT_FILTERS, CONTACT_SORTS, CONTACT_SOURCES } from '#shared/contracts/contact-filter.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { SearchField } from '#web/components/forms/search-field.tsx'
import { useLocations } from '#web/components/options.queries.ts'
import { Button, Select } from '#web/ui/index.ts'
import { type ContactsAddress, type ContactsFilter, tidyFilter } from './contacts-address.ts'
import { contactTagsQuery } from './contacts.queries.ts'

const ROW = 'flex flex-wrap items-center gap-2 max-sm:*:flex-1 max-sm:*:basis-36'
const MORE: readonly (keyof ContactsFilter)[] = [
  'language',
  'source',
  'visitedWithinDays',
  'notVisitedForDays',
  'askedWithinDays',
  'notAskedForDays',
  'answered',
  'reviewed',
]
/** One choice for both: whomever it happened to lately, and whom it did not. */
const DAYS = {
  visit: { within: [30, 90, 365], not: [90, 180, 365], names: ['visitedWithinDays', 'notVisitedForDays'] },
  asked: { within: [30, 90, 365], not: [30, 90, 180], names: ['askedWithinDays', 'notAskedForDays'] },
} as const
const ANSWERS = ['yes', 'no'] as const

/** The value of a choice, or none where the first option, "all", is chosen. */
const chosenOf = <Option extends string>(options: readonly Option[], value: string): Option | undefined =>
  options.find((option) => option === value)

export function ContactFilters({ address }: { address: ContactsAddress }) {
  const t = useTranslations('contacts')
  const { filter, changeFilter } = address
  const panelId = useId()
  const more = MORE.filter((name) => name in tidyFilter(filter)).length
  const [isOpen, setIsOpen] = useState(more > 0)
  return (
    <>
      <div className={ROW}>
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          searched={filter.search}
          onSearch={(search) => changeFilter({ search })}
          className="max-sm:basis-full!"
        />
        <TagAndPlace address={address} />
        <Select
          aria-label={t('consent')}
          value={filter.consent ?? ''}
          placeholder={t('allConsents')}
          options={CONSENT_FILTERS.map((value) => ({ value, label: t(`consentFilters.${value}`) }))}
          onChange={({ target }) => changeFilter({ consent: chosenOf(CONSENT_FILTERS, target.value) })}
        />
        <Select
          aria-label={t('sort')}
          value={filter.sort}
          options={CONTACT_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
          onChange={({ target }) => changeFilter({ sort: chosenOf(CONTACT_SORTS, target.value) })}
        />
        <Button
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('moreFilters', { count: more })}
        </Button>
      </div>
      <div id={panelId} className={isOpen ? ROW : 'hidden'}>
        {isOpen && <MoreFilters address={address} />}
      </div>
    </>
  )
}

function TagAndPlace({ address: { filter, changeFilter } }: { address: ContactsAddress }) {
  const t = useTranslations('contacts')
  const tags = useQuery(contactTagsQuery).data?.items ?? []
  const locations = useLocations()
  return (
    <>
      {(tags.length > 0 || filter.tag !== undefined) && (
        <Select
          aria-label={t('tag')}
          value={filter.tag ?? ''}
          placeholder={t('allTags')}
          options={tags.map(({ tag, count }) => ({ value: tag, label: t('tagCount', { tag, count }) }))}
          onChange={({ target }) => changeFilter({ tag: target.value || undefined })}
          className="sm:max-w-48"
        />
      )}
      {(locations.length > 0 || filter.location !== undefined) && (
        <Select
          aria-label={t('location')}
          value={filter.location ?? ''}
          placeholder={t('allLocations')}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => changeFilter({ location: target.value || undefined })}
          className="sm:max-w-48"
        />
      )}
    </>
  )
}

function MoreFilters({ address }: { address: ContactsAddress }) {
  const t = useTranslations('contacts')
  const { filter, changeFilter } = address
  const answers = (label: 'answered' | 'reviewed') => ANSWERS.map((value) => ({ value, label: t(`${label}.${value}`) }))
  return (
    <>
      <Select
        aria-label={t('language')}
        value={filter.language ?? ''}
        placeholder={t('allLanguages')}
        options={LOCALES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={({ target }) => changeFilter({ language: chosenOf(LOCALES, target.value) })}
      />
      <Select
        aria-label={t('source')}
        value={filter.source ?? ''}
        placeholder={t('allSources')}
        options={CONTACT_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
        onChange={({ target }) => changeFilter({ source: chosenOf(CONTACT_SOURCES, target.value) })}
      />
      <DaysFilter address={address} about="visit" />
      <DaysFilter address={address} about="asked" />
      <Select
        aria-label={t('answered.label')}
        value={filter.answered ?? ''}
        placeholder={t('answered.any')}
        options={answers('answered')}
        onChange={({ target }) => changeFilter({ answered: chosenOf(ANSWERS, target.value) })}
      />
      <Select
        aria-label={t('reviewed.label')}
        value={filter.reviewed ?? ''}
        placeholder={t('reviewed.any')}
        options={answers('reviewed')}
        onChange={({ target }) => changeFilter({ reviewed: chosenOf(ANSWERS, target.value) })}
      />
    </>
  )
}

function DaysFilter({
  address: { filter, changeFilter },
  about,
}: {
  address: ContactsAddress
  about: keyof typeof DAYS
}) {
  const t = useTranslations(`contacts.${about}`)
  const { names, ...choices } = DAYS[about]
  const [within, not] = names.map((name) => filter[name])
  const value = within === undefined ? (not === undefined ? '' : `not-${not}`) : `within-${within}`
  const options = (['within', 'not'] as const).flatMap((kind) =>
    choices[kind].map((days) => ({ value: `${kind}-${days}`, label: t(kind, { days }) })),
  )
  const choose = (chosen: string) => {
    const [kind, days] = chosen.split('-')
    changeFilter({
      [names[0]]: kind === 'within' ? Number(days) : undefined,
      [names[1]]: kind === 'not' ? Number(days) : undefined,
    })
  }
  return (
    <Select
      aria-label={t('label')}
      value={value}
      placeholder={t('any')}
      options={options}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
