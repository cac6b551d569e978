import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FailedDrawing, FirstUseDrawing, NothingMatchesDrawing } from './empty-drawings.tsx'

const DRAWINGS = { 'first-use': FirstUseDrawing, 'nothing-matches': NothingMatchesDrawing, failed: FailedDrawing }

type EmptyStateProps = {
  kind: keyof typeof DRAWINGS
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Small print, such as the id of the failed request. */
  detail?: ReactNode
  className?: string
}

/** In the place of a list: what it is for and how to begin, that the filters are too narrow, or what failed. */
export function EmptyState({ kind, title, text, action, detail, className }: EmptyStateProps) {
  const Drawing = DRAWINGS[kind]

  return (
    <div
      role={kind === 'failed' ? 'alert' : undefined}
      className={joinClasses('mx-auto flex max-w-md flex-col items-center gap-1.5 px-4 py-10 text-center', className)}
    >
      <Drawing />
      <p className="mt-3 text-lg font-semibold text-balance">{title}</p>
      {text && <p className="text-balance text-ink-muted">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
      {detail && <p className="mt-3 text-xs break-all text-ink-muted">{detail}</p>}
    </div>
  )
}
