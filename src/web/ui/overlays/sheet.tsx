import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { ModalBody, ModalClose, ModalFooter, ModalHeader, type ModalProps } from './modal-parts.tsx'
import { BACKDROP_CLASSES } from './overlay-classes.ts'

const FROM_BELOW =
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-card max-sm:border-t ' +
  'max-sm:data-starting-style:translate-y-full max-sm:data-ending-style:translate-y-full'

const SIDES = {
  right:
    'sm:inset-y-0 sm:right-0 sm:border-l sm:data-starting-style:translate-x-full ' +
    `sm:data-ending-style:translate-x-full ${FROM_BELOW}`,
  left: 'inset-y-0 left-0 w-[min(20rem,85vw)] border-r data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
} as const

const USUAL = 'max-sm:max-h-[92dvh] sm:w-[min(32rem,90vw)]'
const LARGE = 'max-sm:h-dvh sm:w-[min(40rem,90vw)]'

type SheetProps = ModalProps & {
  /** `right`, for details, comes from below on phones; `left`, for navigation, comes from the left everywhere. */
  side?: keyof typeof SIDES
  /** For a whole subject, read from its beginning: as high as the screen on phones, wider elsewhere, focused as a whole. */
  isLarge?: boolean
}

export function Sheet({ side = 'right', isLarge = false, ...props }: SheetProps) {
  const { isOpen, onOpenChange, trigger, title, description, footer, children } = props
  const popup = useRef<HTMLDivElement>(null)

  return (
    <Base.Root open={isOpen} onOpenChange={(willOpen) => onOpenChange?.(willOpen)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={BACKDROP_CLASSES} />
        <Base.Popup
          ref={popup}
          data-footed={footer ? '' : undefined}
          initialFocus={isLarge ? popup : undefined}
          className={joinClasses(
            'fixed flex flex-col border-line bg-card pb-[env(safe-area-inset-bottom)] shadow-float outline-none',
            'transition-[translate] duration-200 ease-out',
            SIDES[side],
            side === 'right' && (isLarge ? LARGE : USUAL),
          )}
        >
          <ModalHeader title={title} description={description} />
          <ModalBody>{children}</ModalBody>
          {footer && <ModalFooter>{footer}</ModalFooter>}
          <ModalClose />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
