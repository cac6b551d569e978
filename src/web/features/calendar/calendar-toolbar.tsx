import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CALENDAR_CHANNELS, CALENDAR_STATUSES, CALENDAR_VIEWS } from '#shared/contracts/calendar-filter.ts'
import { FilterSelect, LocationFilter } from '#web/components/forms/filter-row.tsx'
import { Button, IconButton } from '#web/ui/index.ts'
import type { CalendarAddress } from './calendar-address.ts'
import { type Day, stepOf } from './calendar-days.ts'
import { useDayWords } from './calendar-words.ts'

interface CalendarToolbarProps {
  address: CalendarAddress
  days: readonly Day[]
}

/** Which period, how it is shown, and what of it. */
export function CalendarToolbar({ address, days }: CalendarToolbarProps) {
  const t = useTranslations('calendar')
  const previous = useTranslations('calendar.previous')
  const next = useTranslations('calendar.next')
  const words = useDayWords()
  const { view, day, today, goTo } = address
  const step = (by: 1 | -1) => goTo({ date: stepOf(view, day, by) })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label={previous(view)} icon={<ChevronLeft aria-hidden />} onClick={() => step(-1)} />
        <IconButton label={next(view)} icon={<ChevronRight aria-hidden />} onClick={() => step(1)} />
        <h2 aria-live="polite" className="min-w-0 text-lg font-semibold">
          {view === 'month' ? words.month(day) : words.range(days[0] ?? day, days.at(-1) ?? day)}
        </h2>
        <div className="ml-auto flex items-center gap-2">
          <Button onClick={() => goTo({ date: today })}>{t('today')}</Button>
          <ViewToggle address={address} />
        </div>
      </div>
      <Filters address={address} />
    </div>
  )
}

function ViewToggle({ address: { view, goTo } }: { address: CalendarAddress }) {
  const t = useTranslations('calendar')
  return (
    <fieldset className="flex gap-1 rounded-control border border-line p-0.5">
      <legend className="sr-only">{t('view')}</legend>
      {CALENDAR_VIEWS.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === view ? 'secondary' : 'quiet'}
          aria-pressed={each === view}
          onClick={() => goTo({ view: each })}
        >
          {t(`views.${each}`)}
        </Button>
      ))}
    </fieldset>
  )
}

function Filters({ address: { filter, goTo } }: { address: CalendarAddress }) {
  const t = useTranslations('calendar')
  const channels = useTranslations('calendar.channels')
  const statuses = useTranslations('calendar.statuses')
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-1 max-sm:*:basis-36">
      <FilterSelect
        label={t('channel')}
        all={t('allChannels')}
        options={CALENDAR_CHANNELS}
        nameOf={(channel) => channels(channel)}
        value={filter.channel}
        onChoose={(channel) => goTo({ channel })}
      />
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={CALENDAR_STATUSES}
        nameOf={(status) => statuses(status)}
        value={filter.status}
        onChoose={(status) => goTo({ status })}
      />
      <LocationFilter
        label={t('location')}
        all={t('allLocations')}
        value={filter.location}
        onChoose={(location) => goTo({ location })}
      />
    </div>
  )
}
