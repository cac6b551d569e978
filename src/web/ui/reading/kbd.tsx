import type { ReactNode } from 'react'

/** One key of a keyboard shortcut. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-control border border-line bg-inset px-1 font-sans text-xs text-ink-muted">
      {children}
    </kbd>
  )
}
