import { joinClasses } from '../join-classes.ts'
import { initialsOf } from './initials.ts'

const SIZES = { small: 'size-7 text-xs', medium: 'size-9 text-sm', large: 'size-12 text-lg' } as const

/** Decoration: the name itself must stand in words beside it or on the button around it. */
export function Avatar({ name, size = 'medium' }: { name: string; size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent select-none',
        SIZES[size],
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
