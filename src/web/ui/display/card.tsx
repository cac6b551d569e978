import { type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'

type CardProps = {
  title?: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  /** Lists and tables reach from edge to edge. */
  isFlush?: boolean
  className?: string
  children?: ReactNode
}

export function Card({ title, subtitle, actions, isFlush = false, className, children }: CardProps) {
  const titleId = useId()
  const classes = joinClasses('min-w-0 rounded-card border border-line bg-card', className)
  const body = <div className={isFlush ? undefined : 'p-5'}>{children}</div>
  if (!title) return <div className={classes}>{body}</div>

  return (
    <section aria-labelledby={titleId} className={classes}>
      <header className={joinClasses('flex flex-wrap items-start gap-x-4 gap-y-2 px-5 pt-4', isFlush && 'pb-3')}>
        <div className="min-w-0 flex-1 basis-44">
          <h2 id={titleId} className="text-lg font-semibold">
            {title}
          </h2>
          {subtitle && <p className="text-ink-muted">{subtitle}</p>}
        </div>
        {actions}
      </header>
      {body}
    </section>
  )
}
