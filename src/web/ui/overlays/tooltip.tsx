import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode, useId, useState } from 'react'

type TooltipProps = {
  content: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** The one element it explains. It must be able to take the focus. */
  children: ReactElement
}

/** A short explanation on hover and focus. Touch does not reach it: nothing may be said here alone. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <Base.Root open={isOpen} onOpenChange={setIsOpen}>
      <Base.Trigger delay={400} render={children} {...(isOpen && { 'aria-describedby': id })} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup
            id={id}
            role="tooltip"
            className="max-w-64 rounded-control bg-ink px-2 py-1 text-sm text-page transition-opacity duration-120 data-ending-style:opacity-0 data-instant:duration-0 data-starting-style:opacity-0"
          >
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
