import type { ReactNode } from 'react'

/** For readers of the page who listen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
