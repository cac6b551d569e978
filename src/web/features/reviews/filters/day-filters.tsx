import { useTranslations } from 'use-intl'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { DatePicker, Field } from '#web/ui/index.ts'
import type { FilterProps } from './filter-bar.tsx'

export function DayFilters({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviews.filters')
  const { datePattern: pattern } = useFormatting()
  return (
    <div className="grid grid-cols-2 gap-4 max-[24rem]:grid-cols-1">
      <Field label={t('from')}>
        <DatePicker
          value={filter.from}
          pattern={pattern}
          {...(filter.to && { latest: filter.to })}
          onChange={(from, isInvalid) => !isInvalid && onChange({ from })}
        />
      </Field>
      <Field label={t('to')}>
        <DatePicker
          value={filter.to}
          pattern={pattern}
          {...(filter.from && { earliest: filter.from })}
          onChange={(to, isInvalid) => !isInvalid && onChange({ to })}
        />
      </Field>
    </div>
  )
}
