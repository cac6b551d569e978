import { useLocale, useTranslations } from 'use-intl'
import { nameTimezone } from '#web/kernel/formatting/timezone-name.ts'
import { Button, Combobox, Field } from '#web/ui/index.ts'

interface TimezoneFieldProps {
  timezone: string
  onChange: (timezone: string) => void
}

/** The clock of the quiet hours and the summary. */
export function TimezoneField({ timezone, onChange }: TimezoneFieldProps) {
  const t = useTranslations('notificationSettings.timezone')
  const locale = useLocale()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="flex max-w-sm flex-col items-start gap-2">
      <Field label={t('label')} hint={nameTimezone(timezone, locale)} className="w-full">
        <Combobox options={listTimezones(timezone)} value={timezone} onValueChange={onChange} emptyText={t('none')} />
      </Field>
      {here !== timezone && (
        <Button size="small" onClick={() => onChange(here)}>
          {t('useHere', { timezone: labelOf(here) })}
        </Button>
      )}
    </div>
  )
}

/** Sorted by place; the one in use stays choosable where the browser does not know it by this name. */
function listTimezones(current: string) {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...names].toSorted().map((name) => ({ value: name, label: labelOf(name) }))
}

const labelOf = (timezone: string) => timezone.replaceAll('_', ' ')
