import { Dialog as Base } from '@base-ui/react/dialog'
import type { RefObject } from 'react'
import { joinClasses } from '../join-classes.ts'
import { ModalBody, ModalClose, ModalFooter, ModalHeader, type ModalProps } from './modal-parts.tsx'
import { BACKDROP_CLASSES } from './overlay-classes.ts'

const WIDTHS = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' } as const

type DialogProps = ModalProps & {
  size?: keyof typeof WIDTHS
  /** Where the focus goes afterwards, for when what opened the dialog may have gone by then. */
  findFinalFocus?: () => HTMLElement | null
  /** Takes the focus when the dialog opens, in place of the first control. */
  initialFocus?: RefObject<HTMLElement | null>
}

export function Dialog({ size = 'small', ...props }: DialogProps) {
  const { isOpen, onOpenChange, trigger, title, description, footer, findFinalFocus, initialFocus, children } = props

  return (
    <Base.Root open={isOpen} onOpenChange={(willOpen) => onOpenChange?.(willOpen)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        {/* Also over another dialog: what lies behind cannot be used meanwhile. */}
        <Base.Backdrop forceRender className={BACKDROP_CLASSES} />
        <Base.Viewport className="fixed inset-0 flex items-end justify-center p-3 sm:items-center sm:p-6">
          <Base.Popup
            finalFocus={findFinalFocus}
            initialFocus={initialFocus}
            className={joinClasses(
              'relative flex max-h-full w-full flex-col rounded-card border border-line bg-card shadow-float outline-none',
              'transition-[opacity,scale,translate] duration-150 ease-out data-starting-style:scale-98 data-starting-style:opacity-0',
              'data-ending-style:scale-98 data-ending-style:opacity-0 max-sm:data-starting-style:translate-y-4',
              WIDTHS[size],
            )}
          >
            <ModalHeader title={title} description={description} />
            {children && <ModalBody>{children}</ModalBody>}
            {footer && <ModalFooter>{footer}</ModalFooter>}
            <ModalClose />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
