import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FLOATING_CLASSES } from './overlay-classes.ts'

type PopoverProps = {
  trigger: ReactElement
  /** Names the popover for readers who listen; shown as a heading when `isTitleShown`. */
  title: ReactNode
  isTitleShown?: boolean
  actions?: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  /** It stays on its side and scrolls inside, however little room there is. */
  isSideKept?: boolean
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Finds what takes the focus on opening, where that is not the first control. */
  findInitialFocus?: () => HTMLElement | null
  /** Layout of the content; its own padding is left out then. */
  className?: string
  children: ReactNode
}

const KEEP_SIDE = { side: 'none', align: 'shift', fallbackAxisSide: 'none' } as const

export function Popover(props: PopoverProps) {
  const { trigger, title, isTitleShown = false, actions, isOpen, onOpenChange, className, children } = props

  return (
    <Base.Root open={isOpen} onOpenChange={(willOpen) => onOpenChange?.(willOpen)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          side={props.side ?? 'bottom'}
          align={props.align ?? 'end'}
          sideOffset={6}
          collisionPadding={8}
          {...(props.isSideKept && { collisionAvoidance: KEEP_SIDE })}
          className="z-40"
        >
          <Base.Popup
            initialFocus={props.findInitialFocus && (() => props.findInitialFocus?.() ?? true)}
            className={joinClasses(
              FLOATING_CLASSES,
              'flex max-h-(--available-height) max-w-[calc(100vw-1rem)] flex-col overflow-y-auto',
            )}
          >
            <div
              className={isTitleShown ? 'flex min-h-13 items-center justify-between gap-3 px-4 pt-3 pb-1' : 'sr-only'}
            >
              <Base.Title className="font-semibold">{title}</Base.Title>
              {actions}
            </div>
            <div className={className ?? 'p-4'}>{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
