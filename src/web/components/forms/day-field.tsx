import type { Ref } from 'react'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { DatePicker, Field, type IsoDay } from '#web/ui/index.ts'

/** Stands for what was typed and is no day; the schema tells. */
const UNREADABLE_DAY = '?'

interface DayFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  onChange: (day: string) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  /** A day before it is none. */
  earliest?: IsoDay
}

export function DayField({ label, hint, error, value, onChange, ...input }: DayFieldProps) {
  const { datePattern } = useFormatting()
  return (
    <Field label={label} hint={hint} error={error}>
      <DatePicker
        {...input}
        value={value === UNREADABLE_DAY ? undefined : value || undefined}
        onChange={(day, isInvalid) => onChange(day ?? (isInvalid ? UNREADABLE_DAY : ''))}
        pattern={datePattern}
        placeholder={undefined}
      />
    </Field>
  )
}
