import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import { ChoiceRow, useChoiceWiring } from './choice.tsx'

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
        <Minus
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute hidden size-3.5 text-accent-ink peer-indeterminate:block"
        />
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
