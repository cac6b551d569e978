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
  'answered',
  'reviewed',
]
const VISITED = [30, 90, 365] as const
const NOT_VISITED = [90, 180, 365] as const
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
      <VisitFilter address={address} />
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

/** One choice for both: whoever was here lately, and whoever was not. */
function VisitFilter({ address: { filter, changeFilter } }: { address: ContactsAddress }) {
  const t = useTranslations('contacts')
  const { visitedWithinDays: within, notVisitedForDays: not } = filter
  const value = within === undefined ? (not === undefined ? '' : `not-${not}`) : `within-${within}`
  const options = [
    ...VISITED.map((days) => ({ value: `within-${days}`, label: t('visitedWithin', { days }) })),
    ...NOT_VISITED.map((days) => ({ value: `not-${days}`, label: t('notVisitedFor', { days }) })),
  ]
  const choose = (chosen: string) => {
    const [kind, days] = chosen.split('-')
    changeFilter({
      visitedWithinDays: kind === 'within' ? Number(days) : undefined,
      notVisitedForDays: kind === 'not' ? Number(days) : undefined,
    })
  }
  return (
    <Select
      aria-label={t('visit')}
      value={value}
      placeholder={t('anyVisit')}
      options={options}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
