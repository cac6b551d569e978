import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { CONTROL_CLASSES, ONE_LINE_CLASSES, TYPED_CLASSES } from './control-classes.ts'
import { useFieldAttributes } from './field-control.ts'

type TextInputProps = ComponentProps<'input'> & { icon?: ReactNode }

export function TextInput({ icon, className, onKeyDown, ...props }: TextInputProps) {
  const wiring = useFieldAttributes(props)
  const input = (
    <input
      type="text"
      {...props}
      {...wiring}
      onKeyDown={(event) => {
        // Held down, it would send the form again and again.
        if (event.repeat && event.key === 'Enter') event.preventDefault()
        onKeyDown?.(event)
      }}
      className={joinClasses(
        CONTROL_CLASSES,
        TYPED_CLASSES,
        ONE_LINE_CLASSES,
        Boolean(icon) && 'pl-9',
        !icon && className,
      )}
    />
  )
  if (!icon) return input

  return (
    <span className={joinClasses('relative flex', className)}>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-0 flex w-9 items-center justify-center text-ink-muted [&_svg]:size-4"
      >
        {icon}
      </span>
      {input}
    </span>
  )
}
