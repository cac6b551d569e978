import { Asterisk, CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FieldContext } from './field-control.ts'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isRequired?: boolean
  isLabelHidden?: boolean
  /** Stands at the end of the label's line: a counter, a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Names one control and tells what is wrong with it. The control inside (any of the inputs here) wires itself up. */
export function Field(props: FieldProps) {
  const { label, hint, error, isRequired = false, isLabelHidden = false, aside, className, children } = props
  const id = useId()
  const hasError = Boolean(error)
  const describedBy = joinClasses(hasError && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined
  const wiring = useMemo(
    () => ({ controlId: `${id}-control`, describedBy, isInvalid: hasError, isRequired }),
    [id, describedBy, hasError, isRequired],
  )

  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={joinClasses('flex items-baseline justify-between gap-3', isLabelHidden && 'sr-only')}>
        <label htmlFor={wiring.controlId} className="font-medium">
          {label}
          {isRequired && <Asterisk aria-hidden className="mb-1 ml-0.5 inline size-3 text-bad" />}
        </label>
        {aside && <div className="text-sm text-ink-muted">{aside}</div>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  )
}
