import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FLOATING_CLASSES } from './overlay-classes.ts'

type MenuProps = {
  trigger: ReactElement
  /** Names the part of the page that the open menu is, outside of everything else. */
  label: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** A list of actions that a button opens. Its children are the items of menu-items.tsx. */
export function Menu({ trigger, label, side = 'bottom', align = 'end', isOpen, onOpenChange, children }: MenuProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(willOpen) => onOpenChange?.(willOpen)}>
      <Base.Trigger render={trigger} />
      <Base.Portal render={<section aria-label={label} />}>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          positionMethod="fixed"
          className="z-40 outline-none"
        >
          <Base.Popup
            className={joinClasses(
              FLOATING_CLASSES,
              'max-h-(--available-height) max-w-[min(22rem,calc(100vw-1rem))] min-w-48 overflow-y-auto p-1',
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
