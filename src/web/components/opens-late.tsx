import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useState } from 'react'
import { type Chunk, createChunk } from '#web/kernel/load-chunk.ts'
import { useChunk } from '#web/kernel/use-chunk.ts'
import type { Popover } from '#web/ui/index.ts'

interface Opening {
  trigger: ReactElement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface OpensLateProps<Module> {
  /** The code of what opens. */
  part: Chunk<Module>
  kind: 'menu' | 'dialog'
  trigger: ReactElement
  children: (part: Module, opening: Opening) => ReactNode
}

/**
 * For the screens that people begin with: a button that stands alone until the code of what it opens is there, which is
 * fetched when the browser is idle. Pressed before, it opens as soon as that has come.
 */
export function OpensLate<Module>({ part, kind, trigger, children }: OpensLateProps<Module>) {
  const [isOpen, setIsOpen] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const loaded = useChunk(part, isOpen, () => setIsOpen(false))

  const own = trigger as ReactElement<ComponentProps<'button'>>
  if (loaded !== null) {
    // The button is made anew around the same place: whoever stood on it stays there.
    return children(loaded, { trigger: cloneElement(own, { autoFocus: isFocused }), isOpen, onOpenChange: setIsOpen })
  }
  return cloneElement(own, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
    onClick: () => setIsOpen(true),
  })
}

const popover = createChunk(() => import('#web/ui/overlays/popover.tsx'))

/** A popover whose code comes late. */
export function LatePopover(props: Omit<ComponentProps<typeof Popover>, 'isOpen' | 'onOpenChange'>) {
  return (
    <OpensLate part={popover} kind="dialog" trigger={props.trigger}>
      {(late, opening) => <late.Popover {...props} {...opening} />}
    </OpensLate>
  )
}
