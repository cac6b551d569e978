import type { ReactNode } from 'react'

interface GuideStepProps {
  number: number
  title: string
  text?: string
  children?: ReactNode
}

/** Belongs in an ordered list, which counts for those who listen. */
export function GuideStep({ number, title, text, children }: GuideStepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 pt-0.5">
        <h3 className="font-semibold">{title}</h3>
        {text && <p className="text-ink-muted">{text}</p>}
        {children}
      </div>
    </li>
  )
}
