import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import { ChoiceRow, useChoiceWiring } from './choice.tsx'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Some, but not all, of what this box stands for. Only a look: the value remains `checked`. */
  isIndeterminate?: boolean
}

export function Checkbox({ label, hint, error, isIndeterminate = false, className, ref, ...props }: CheckboxProps) {
  const { attributes, ...ids } = useChoiceWiring({ hint, error })

  return (
    <ChoiceRow label={label} hint={hint} error={error} {...ids} {...(className && { className })}>
      <span className="relative my-0.5 flex size-4.5 shrink-0 items-center justify-center">
        <input
          {...attributes}
          {...props}
          ref={useIndeterminateRef(ref, isIndeterminate)}
          type="checkbox"
          className="peer size-4.5 appearance-none rounded-[4px] border border-line-strong bg-card transition-colors duration-120 checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:not-disabled:border-ink-muted aria-invalid:border-bad disabled:cursor-not-allowed disabled:bg-inset disabled:checked:border-line-strong disabled:checked:bg-line-strong"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute hidden size-3.5 text-accent-ink peer-checked:peer-not-indeterminate:block"
        />
        {isIndeterminate && (
          <Minus
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-3.5 text-accent-ink peer-indeterminate:block"
          />
        )}
      </span>
    </ChoiceRow>
  )
}

/** `indeterminate` exists as a property only, never as an attribute. */
function useIndeterminateRef(ref: ComponentProps<'input'>['ref'], isIndeterminate: boolean) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])

  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return input
}

type CheckboxGroupProps = {
  legend: ReactNode
  options: readonly { value: string; label: ReactNode }[]
  /** Those that are checked. */
  value: readonly string[]
  onChange: (value: string[]) => void
  hint?: ReactNode
  error?: ReactNode
  /** The first box, for whoever leads the focus to what is wrong. */
  ref?: ComponentProps<'input'>['ref']
}

export function CheckboxGroup({ legend, options, value, onChange, hint, error, ref }: CheckboxGroupProps) {
  const { attributes, errorId, hintId } = useChoiceWiring({ hint, error })
  const toggle = (option: string, isChecked: boolean) =>
    onChange(isChecked ? [...value, option] : value.filter((other) => other !== option))

  return (
    <fieldset aria-describedby={attributes['aria-describedby']} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={(event) => toggle(option.value, event.target.checked)}
          {...(index === 0 && ref && { ref })}
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
