import { useTranslations } from 'use-intl'
import { PERIODS } from '#shared/domain/periods.ts'
import { Select } from '#web/ui/index.ts'
import type { DashboardAddress } from './dashboard-address.ts'

interface DashboardControlsProps extends DashboardAddress {
  locations: readonly { id: string; name: string }[]
  onChange: (change: Partial<DashboardAddress>) => void
}

/** Whoever has one place never hears of places. */
export function DashboardControls({ period, location, locations, onChange }: DashboardControlsProps) {
  const t = useTranslations('dashboardOverview.controls')
  return (
    <div className="flex gap-2 max-sm:w-[calc(100vw-2rem)] max-sm:*:min-w-0 max-sm:*:flex-1">
      {locations.length > 1 && (
        <Select
          aria-label={t('location')}
          value={location ?? ''}
          placeholder={t('allLocations')}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target: { value } }) => onChange({ location: value === '' ? undefined : value })}
          className="sm:max-w-60"
        />
      )}
      <Select
        aria-label={t('period')}
        value={period}
        options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={({ target: { value } }) => {
          const chosen = PERIODS.find((known) => known === value)
          if (chosen) onChange({ period: chosen })
        }}
      />
    </div>
  )
}
