import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { CONTROL_CLASSES, TYPED_CLASSES } from './control-classes.ts'
import { useFieldAttributes } from './field-control.ts'

/** Grows with what is typed, from `rows` lines up to half the screen. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  const wiring = useFieldAttributes(props)

  return (
    <textarea
      rows={4}
      dir="auto"
      {...props}
      {...wiring}
      className={joinClasses(
        CONTROL_CLASSES,
        TYPED_CLASSES,
        'field-sizing-content max-h-[50vh] min-h-20 resize-y py-2',
        className,
      )}
    />
  )
}
