import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'

type PaginationProps = {
  /** Names the navigation. */
  label: string
  previousLabel: string
  nextLabel: string
  /** Left out on the first page. */
  onPrevious?: () => void
  /** Left out on the last page. */
  onNext?: () => void
  isBusy?: boolean
  summary?: ReactNode
}

/** Page by page through a list that knows only its neighbours. */
export function Pagination({ label, previousLabel, nextLabel, onPrevious, onNext, isBusy, summary }: PaginationProps) {
  return (
    <nav aria-label={label} aria-busy={isBusy} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-muted tabular-nums">{summary}</p>
      <div className="flex gap-2">
        <Button size="small" icon={<ChevronLeft aria-hidden />} disabled={!onPrevious} onClick={onPrevious}>
          {previousLabel}
        </Button>
        <Button size="small" disabled={!onNext} onClick={onNext}>
          {nextLabel}
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </nav>
  )
}

type LoadMoreProps = {
  label: string
  busyLabel: string
  isBusy?: boolean
  onLoadMore: () => void
  /** Why the last attempt failed. */
  problem?: string | undefined
  summary?: ReactNode
}

/** Adds the next part below; what is on screen stays where it is. */
export function LoadMore({ label, busyLabel, isBusy = false, onLoadMore, problem, summary }: LoadMoreProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-3">
      <Button isBusy={isBusy} busyLabel={busyLabel} onClick={onLoadMore}>
        {label}
      </Button>
      <p role="alert" className="text-center text-sm text-bad empty:hidden">
        {problem}
      </p>
      {summary && <p className="text-sm text-ink-muted tabular-nums">{summary}</p>}
    </div>
  )
}
