import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

/** A grey shape where content will be; `className` gives it the content's size. */
export function Skeleton({ className, isRound = false }: { className: string; isRound?: boolean }) {
  const shape = isRound ? 'rounded-full' : 'rounded-control'
  return <div aria-hidden className={joinClasses('animate-breathe bg-inset', shape, className)} />
}

/** Wraps the skeletons of one loading part: shown only after 150 ms, and said in words to those who listen. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <div aria-busy className={joinClasses('animate-appear-late', className)}>
        {children}
      </div>
    </>
  )
}

/** Rows as a list will show them: a portrait, two lines of text, something at the end. */
export function SkeletonRows({ label, count = 5 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    </SkeletonGroup>
  )
}

/** Items as a list of things people wrote will show them: a mark, a heading, lines of text, something to press. */
export function SkeletonItems({ label, count = 5 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label}>
      <p aria-hidden className="px-5 pt-4 text-sm text-ink-muted">
        {label}
      </p>
      {Array.from({ length: count }, (_, item) => (
        <div key={item} className="flex gap-3 border-b border-line px-5 py-4 last:border-b-0">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-8 w-40" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

export function SkeletonRow() {
  return (
    <div className="flex h-16 items-center gap-3 border-b border-line last:border-b-0">
      <Skeleton isRound className="size-9 shrink-0" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3 w-4/5" />
      </div>
      <Skeleton className="h-3 w-12 shrink-0" />
    </div>
  )
}
