import type { Platform } from '#shared/domain/platforms.ts'
import type { Slots } from './chart-slots.ts'
import { averageOf, type CourseStep, sumOver } from './course-steps.ts'

/** More of them would be a line by themselves. */
const MOST_DOTS = 40

interface RatingLineProps {
  steps: readonly CourseStep[]
  platforms: readonly Platform[]
  slots: Slots
  active: number | null
  toY: (value: number) => number
}

/** Goes from one step with stars to the next; those between have none. */
export function RatingLine({ steps, platforms, slots, active, toY }: RatingLineProps) {
  const points = steps.flatMap((step, index) => {
    const average = averageOf(sumOver(step, platforms))
    return average === null ? [] : [{ index, x: index + slots.offset + 0.5, y: toY(average) }]
  })
  const dots = points.filter(({ index }) => points.length <= MOST_DOTS || index === active)
  return (
    <g className="fill-none stroke-accent" strokeLinecap="round" strokeLinejoin="round">
      <path
        d={points.map(({ x, y }, turn) => `${turn === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      {/* A stroke of no length is a dot that stays round, however the picture is stretched. */}
      {dots.map(({ index, x, y }) => (
        <path
          key={index}
          d={`M${x} ${y}h0.001`}
          strokeWidth={index === active ? 10 : 6}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  )
}
