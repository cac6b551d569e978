import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PageResults } from '#shared/contracts/page-responses.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { DatePicker, Field, Select } from '#web/ui/index.ts'
import { resultsQuery } from './page-responses.queries.ts'
import type { FilterChange, ResponsesControl } from './responses-address.ts'

const PERIODS = [7, 30, 90, 365] as const
const USUAL_DAYS = 30
const CUSTOM = 'custom'
const DAY_MS = 86_400_000

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Canada writes its dates as we keep them. */
const findToday = (timezone: string) => new Date().toLocaleDateString('en-CA', { timeZone: timezone })

interface ResultsFiltersProps {
  pageId: string
  address: ResponsesControl
  results: PageResults
}

export function ResultsFilters({ pageId, address, results }: ResultsFiltersProps) {
  const { from, to } = address.filter
  return (
    <div className="flex flex-wrap items-end gap-2 max-sm:*:flex-1 max-sm:*:basis-36">
      <PeriodFilter address={address} results={results} />
      <PlaceFilters key={`${from} ${to}`} pageId={pageId} address={address} />
    </div>
  )
}

/** A number of days up to today, or two days of one's own. */
function PeriodFilter({ address: { filter, changeFilter }, results }: Omit<ResultsFiltersProps, 'pageId'>) {
  const t = useTranslations('pageResponses.filters')
  const today = findToday(useMe().customer?.timezone ?? 'UTC')
  const [isChoosing, setIsChoosing] = useState(false)
  const { from, to } = filter
  const days = from === undefined ? USUAL_DAYS : PERIODS.find((each) => from === addDays(today, 1 - each))
  const isCustom = isChoosing || to !== undefined || days === undefined
  const choose = (value: string) => {
    setIsChoosing(value === CUSTOM)
    if (value === CUSTOM) return
    changeFilter({ from: Number(value) === USUAL_DAYS ? undefined : addDays(today, 1 - Number(value)), to: undefined })
  }
  return (
    <>
      <Field label={t('period')}>
        <Select
          value={isCustom ? CUSTOM : String(days)}
          options={[
            ...PERIODS.map((count) => ({ value: String(count), label: t('days', { count }) })),
            { value: CUSTOM, label: t('custom') },
          ]}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      {isCustom && <DayFields results={results} latest={today} onChange={changeFilter} />}
    </>
  )
}

interface DayFieldsProps {
  results: PageResults
  latest: string
  onChange: (change: FilterChange) => void
}

function DayFields({ results: { from, to }, latest, onChange }: DayFieldsProps) {
  const t = useTranslations('pageResponses.filters')
  const pattern = useFormatting().datePattern
  return (
    <>
      <Field label={t('from')} className="sm:w-40">
        <DatePicker value={from} latest={to} pattern={pattern} onChange={(day) => day && onChange({ from: day, to })} />
      </Field>
      <Field label={t('to')} className="sm:w-40">
        <DatePicker
          value={to}
          earliest={from}
          latest={latest > to ? latest : to}
          pattern={pattern}
          onChange={(day) => day && onChange({ from, to: day })}
        />
      </Field>
    </>
  )
}

/** Only those that visitors came from within the period; one that is chosen stays. */
function PlaceFilters({ pageId, address }: Pick<ResultsFiltersProps, 'pageId' | 'address'>) {
  const t = useTranslations('pageResponses.filters')
  const { location, qrCode, from, to } = address.filter
  const { data } = useQuery(resultsQuery(pageId, { from, to }))
  const locations = data?.byLocation.flatMap((each) => each.location ?? []) ?? []
  const codes = data?.byQrCode.flatMap((each) => each.qrCode ?? []) ?? []
  return (
    <>
      <PlaceSelect
        label={t('location')}
        all={t('allLocations')}
        places={locations}
        value={location}
        onChange={(chosen) => address.changeFilter({ location: chosen })}
      />
      <PlaceSelect
        label={t('qrCode')}
        all={t('allQrCodes')}
        places={codes}
        value={qrCode}
        onChange={(chosen) => address.changeFilter({ qrCode: chosen })}
      />
    </>
  )
}

interface PlaceSelectProps {
  label: string
  all: string
  places: readonly { id: string; name: string }[]
  value: string | undefined
  onChange: (id: string | undefined) => void
}

function PlaceSelect({ label, all, places, value, onChange }: PlaceSelectProps) {
  const t = useTranslations('pageResponses.filters')
  if (places.length === 0 && value === undefined) return null
  const isMissing = value !== undefined && !places.some(({ id }) => id === value)
  const known = places.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Field label={label} className="sm:max-w-56">
      <Select
        value={value ?? ''}
        placeholder={all}
        options={isMissing ? [...known, { value, label: t('without') }] : known}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </Field>
  )
}
