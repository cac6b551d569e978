import type { ComponentProps, ReactNode } from 'react'
import { ChoiceRow, useChoiceWiring } from './choice.tsx'

/** A native checkbox tells its state by itself; `aria-checked` beside it is not allowed. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** On or off, at once. What takes effect only on saving is a Checkbox. */
export function Switch({ label, hint, error, className, ...props }: SwitchProps) {
  const { attributes, ...ids } = useChoiceWiring({ hint, error })

  return (
    <ChoiceRow control="switch" label={label} hint={hint} error={error} {...ids} {...(className && { className })}>
      <span className="relative flex h-5 w-9 shrink-0">
        <input
          {...attributes}
          {...props}
          {...SWITCH}
          className="peer h-5 w-9 appearance-none rounded-full border border-line-strong bg-inset transition-colors duration-150 checked:border-accent checked:bg-accent hover:not-disabled:border-ink-muted disabled:cursor-not-allowed disabled:opacity-55"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-0.75 left-0.75 size-3.5 rounded-full bg-ink-muted transition-[translate,background-color] duration-150 ease-out peer-checked:translate-x-4 peer-checked:bg-accent-ink"
        />
      </span>
    </ChoiceRow>
  )
}
