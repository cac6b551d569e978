import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { IconButton } from '../actions/button.tsx'
import { joinClasses } from '../join-classes.ts'
import { useUiLanguage } from '../ui-labels.ts'

/** What Dialog and Sheet have in common. Open it by `isOpen`, or leave that out and give a `trigger`. */
export type ModalProps = {
  title: ReactNode
  description?: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  trigger?: ReactElement
  /** Stays in view below the scrolling content: the buttons. */
  footer?: ReactNode
  children?: ReactNode
}

export function ModalHeader({ title, description }: Pick<ModalProps, 'title' | 'description'>) {
  return (
    <header className="flex flex-col gap-1 py-4 pr-16 pl-5">
      <Base.Title className="text-lg font-semibold break-words">{title}</Base.Title>
      {description && <Base.Description className="text-ink-muted">{description}</Base.Description>}
    </header>
  )
}

/** Last in the markup, so that the focus begins with the content; seen at the top right. */
export function ModalClose() {
  const { labels } = useUiLanguage()
  return (
    <span className="absolute top-2.5 right-3 pointer-coarse:top-1.5 pointer-coarse:right-2">
      <Base.Close render={<IconButton label={labels.close} icon={<X aria-hidden />} />} />
    </span>
  )
}

export function ModalBody({ children }: { children: ReactNode }) {
  const { ref, isScrollable } = useIsScrollable()

  return (
    <div
      ref={ref}
      {...(isScrollable && { tabIndex: 0 })}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 focus-visible:-outline-offset-2"
    >
      {children}
    </div>
  )
}

export function ModalFooter({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <footer
      className={joinClasses(
        'flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 max-sm:*:flex-1 max-sm:*:basis-32',
        className,
      )}
    >
      {children}
    </footer>
  )
}

/** Whether an element's content is taller than the element: then the keyboard must be able to reach and scroll it. */
function useIsScrollable() {
  const [isScrollable, setIsScrollable] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isScrollable }
}
