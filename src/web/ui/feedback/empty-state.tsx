import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

const FRAME = {
  'aria-hidden': true,
  viewBox: '0 0 96 72',
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'h-18 w-24 stroke-line-strong',
} as const

/** A tray waiting for its first letter. */
function FirstUseDrawing() {
  return (
    <svg {...FRAME}>
      <path d="M14 40 22 22h52l8 18v18a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4Z" />
      <path d="M14 40h20c1 6 6 10 14 10s13-4 14-10h20" />
      <path className="stroke-accent" d="M48 8v22m-8-8 8 8 8-8" />
    </svg>
  )
}

/** A lens over lines, none of which is meant. */
function NothingMatchesDrawing() {
  return (
    <svg {...FRAME}>
      <path d="M12 18h34M12 32h22M12 46h24M12 60h38" />
      <circle className="fill-card" cx="60" cy="36" r="18" />
      <path d="m73 49 12 12" />
      <path className="stroke-accent" d="M53 36h14" />
    </svg>
  )
}

/** A line that was cut between two ends. */
function FailedDrawing() {
  return (
    <svg {...FRAME}>
      <path d="M8 38h18m44 0h18" />
      <rect x="26" y="28" width="12" height="20" rx="3" />
      <rect x="58" y="28" width="12" height="20" rx="3" />
      <path className="stroke-bad" d="m44 33 8 10m0-10-8 10" />
      <path d="M40 16l3 6m13-6-3 6m-5-10v8" />
    </svg>
  )
}

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
