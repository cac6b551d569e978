import { joinClasses } from '../join-classes.ts'

const SIZES = { small: 'size-7 text-xs', medium: 'size-9 text-sm', large: 'size-12 text-lg' } as const

interface AvatarProps {
  name: string
  size?: keyof typeof SIZES
  /** Its address; else the initials stand for the person. */
  picture?: string
}

/** Decoration: the name itself must stand in words beside it or on the button around it. */
export function Avatar({ name, size = 'medium', picture }: AvatarProps) {
  if (picture) {
    return (
      <img alt="" src={picture} className={joinClasses('shrink-0 rounded-full bg-inset object-cover', SIZES[size])} />
    )
  }
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

/** One or two letters that stand for a name: the first of the first word and of the last. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last].map((word) => firstCharacter(word ?? '')).join('')
}

function firstCharacter(word: string): string {
  return (/^.\p{M}*/su.exec(word)?.[0] ?? '').toUpperCase()
}
