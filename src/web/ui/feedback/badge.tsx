import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import type { Meaning } from './meaning.tsx'

const TONES: Record<Meaning | 'neutral', string> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  neutral: 'bg-inset text-ink-muted',
}

type BadgeProps = { tone?: Meaning | 'neutral'; icon?: ReactNode; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-5.5 max-w-full shrink-0 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        TONES[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
