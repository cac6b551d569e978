import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { joinClasses } from '../join-classes.ts'

export type Meaning = 'good' | 'warn' | 'bad' | 'info'

const ICONS = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, info: Info }
const COLOURS: Record<Meaning, string> = { good: 'text-good', warn: 'text-warn', bad: 'text-bad', info: 'text-info' }

/** A shape beside the colour, so that the meaning does not hang on colour alone. */
export function MeaningIcon({ meaning, className }: { meaning: Meaning; className?: string }) {
  const Icon = ICONS[meaning]
  return <Icon aria-hidden className={joinClasses('size-4 shrink-0', COLOURS[meaning], className)} />
}
