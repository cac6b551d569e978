import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { TextInput } from './text-input.tsx'

type CodeInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'icon' | 'onChange' | 'value'> & {
  value: string
  onValueChange: (value: string) => void
  /** How many digits. What is pasted may hold spaces and dashes; they are dropped. */
  length?: number
}

/** For a one-time code of digits: one field, so that pasting, dictating and filling in by the browser work. */
export function CodeInput({ value, onValueChange, length = 6, className, ...props }: CodeInputProps) {
  return (
    <TextInput
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      {...props}
      value={value}
      onChange={(event) => onValueChange(event.target.value.replaceAll(/\D/g, '').slice(0, length))}
      className={joinClasses('max-w-44 font-medium tracking-[0.35em] tabular-nums', className)}
    />
  )
}
