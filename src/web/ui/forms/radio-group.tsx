import { Asterisk } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { ChoiceRow, useChoiceWiring } from './choice.tsx'
import { FieldError } from './field.tsx'

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; isDisabled?: boolean }

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'checked' | 'id'> & {
  legend: ReactNode
  options: readonly RadioOption[]
  hint?: ReactNode
  error?: ReactNode
  isRequired?: boolean
  /** Leave out when a form library registers the group: it then sets the radios itself. */
  value?: string
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, hint, error, isRequired = false, value, className, name, ...inputProps } = props
  const ownName = useId()
  const { attributes, errorId, hintId } = useChoiceWiring({ hint, error })

  return (
    <fieldset
      aria-describedby={attributes['aria-describedby']}
      className={joinClasses('flex min-w-0 flex-col gap-2', className)}
    >
      <legend className="mb-2 font-medium">
        {legend}
        {isRequired && <Asterisk aria-hidden className="mb-1 ml-0.5 inline size-3 text-bad" />}
      </legend>
      {options.map((option) => (
        <Radio
          key={option.value}
          option={option}
          {...inputProps}
          name={name ?? ownName}
          {...(value !== undefined && { checked: option.value === value })}
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

function Radio({ option, ...props }: ComponentProps<'input'> & { option: RadioOption }) {
  const { attributes, ...ids } = useChoiceWiring({ hint: option.hint })

  return (
    <ChoiceRow label={option.label} hint={option.hint} {...ids}>
      <input
        {...attributes}
        {...props}
        type="radio"
        value={option.value}
        disabled={option.isDisabled ?? props.disabled}
        className="my-0.5 size-4.5 shrink-0 appearance-none rounded-full border border-line-strong bg-card transition-[border-width,border-color] duration-120 checked:border-[5px] checked:border-accent hover:not-disabled:border-ink-muted hover:not-disabled:checked:border-accent disabled:cursor-not-allowed disabled:bg-inset disabled:checked:border-line-strong"
      />
    </ChoiceRow>
  )
}
