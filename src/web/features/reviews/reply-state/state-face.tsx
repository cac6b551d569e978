import { CircleAlert, CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses, Spinner } from '#web/ui/index.ts'

const TONES = {
  good: { Icon: CircleCheck, colour: 'text-good' },
  warn: { Icon: TriangleAlert, colour: 'text-warn' },
  bad: { Icon: CircleAlert, colour: 'text-bad' },
  info: { Icon: Info, colour: 'text-info' },
  waiting: { Icon: Clock, colour: 'text-ink-muted' },
  busy: { Icon: Spinner, colour: 'text-ink-muted' },
} as const

interface StateFaceProps {
  tone: keyof typeof TONES
  title: string
  actions?: ReactNode
  children?: ReactNode
}

/** One line of truth about a reply; what it means and what can be done follow below it. */
export function StateFace({ tone, title, actions, children }: StateFaceProps) {
  const { Icon, colour } = TONES[tone]
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
      <div className="flex min-w-0 flex-1 basis-60 gap-2 py-1.5">
        <span aria-hidden className={joinClasses('flex h-5 shrink-0 items-center [&_svg]:size-4', colour)}>
          <Icon />
        </span>
        <div className="flex min-w-0 flex-col gap-0.5 break-words">
          <p className="font-medium">{title}</p>
          {children}
        </div>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}
