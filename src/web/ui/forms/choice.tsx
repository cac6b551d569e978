import { type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FieldError } from './field.tsx'

type ChoiceTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode }

/** The ids by which a checkbox, switch or radio names its hint and error. */
export function useChoiceWiring({ hint, error }: Omit<ChoiceTexts, 'label'>) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  return {
    errorId,
    hintId,
    attributes: {
      'aria-describedby': joinClasses(Boolean(error) && errorId, Boolean(hint) && hintId) || undefined,
      'aria-invalid': Boolean(error) || undefined,
    },
  }
}

type ChoiceRowProps = ChoiceTexts & {
  errorId: string
  hintId: string
  /** Brings hint and error below the label, past a control of this width. */
  control?: 'box' | 'switch'
  className?: string
  children: ReactNode
}

const INDENTS = { box: 'pl-7', switch: 'pl-11.5' } as const

/** A control with its words beside it: the whole line is the target. */
export function ChoiceRow({ label, hint, error, errorId, hintId, className, children, ...props }: ChoiceRowProps) {
  const indent = INDENTS[props.control ?? 'box']

  return (
    <div className={joinClasses('flex flex-col gap-1', className)}>
      <label className="flex min-h-6 items-start gap-2.5 has-disabled:text-ink-muted pointer-coarse:min-h-11 pointer-coarse:py-3">
        {children}
        <span className="min-w-0 leading-5">{label}</span>
      </label>
      {(hint || error) && (
        <div className={joinClasses('flex flex-col gap-1 pointer-coarse:-mt-3', indent)}>
          {hint && (
            <p id={hintId} className="text-sm text-ink-muted">
              {hint}
            </p>
          )}
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </div>
      )}
    </div>
  )
}
