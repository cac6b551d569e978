import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** At the right, the primary one last. */
  actions?: ReactNode
}

/** The page's one h1. It can take the focus, so that a change of page can be announced by moving there. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1
          tabIndex={-1}
          data-page-heading=""
          className="text-xl font-semibold tracking-tight break-words outline-none"
        >
          {title}
        </h1>
        {subtitle && <p className="mt-0.5 text-ink-muted">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
