import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface DisclosureProps {
  summary: string
  children: ReactNode
}

/** Shut at first; what is inside is made when it is opened. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control font-medium pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-muted transition-transform duration-120 group-open:rotate-90"
        />
        {summary}
      </summary>
      {isOpen && <div className="pt-2 pb-1 sm:pl-5.5">{children}</div>}
    </details>
  )
}
