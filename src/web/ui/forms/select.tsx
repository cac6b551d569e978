import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { CONTROL_CLASSES, ONE_LINE_CLASSES } from './control-classes.ts'
import { useFieldAttributes } from './field-control.ts'

type SelectOption = { value: string; label: string; isDisabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; its value is the empty string. */
  placeholder?: string
}

/** The platform's own select: type-ahead, the phone's picker and form libraries come with it. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  const wiring = useFieldAttributes(props)

  return (
    <span className={joinClasses('relative flex', className)}>
      <select
        {...props}
        {...wiring}
        className={joinClasses(CONTROL_CLASSES, ONE_LINE_CLASSES, 'appearance-none truncate pr-9')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </span>
  )
}
