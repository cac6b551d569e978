import { joinClasses } from '#web/ui/index.ts'
import { centreOf, type Slots } from './chart-slots.ts'
import type { CourseStep } from '../course-steps.ts'

const MOST_LABELS = 6
const EDGE = 0.08

interface TimeAxisProps {
  steps: readonly CourseStep[]
  slots: Slots
  nameTime: (first: string) => string
}

/** Some times by name, the last always; on a phone half of them. */
export function TimeAxis({ steps, slots, nameTime }: TimeAxisProps) {
  const every = Math.ceil(steps.length / MOST_LABELS)
  const labelled = steps.flatMap(({ first }, index) => {
    const turn = (steps.length - 1 - index) / every
    return Number.isInteger(turn) ? [{ first, turn, centre: centreOf(slots, index) }] : []
  })
  return (
    <div aria-hidden className="relative mt-2 ml-9 h-5 text-xs text-ink-muted">
      {labelled.map(({ first, turn, centre }) => (
        <span
          key={first}
          style={{ left: `${centre * 100}%` }}
          className={joinClasses(
            'absolute whitespace-nowrap',
            centre < EDGE ? '-translate-x-3' : centre > 1 - EDGE ? '-translate-x-full pl-3' : '-translate-x-1/2',
            turn % 2 === 1 && 'max-sm:hidden',
          )}
        >
          {nameTime(first)}
        </span>
      ))}
    </div>
  )
}
