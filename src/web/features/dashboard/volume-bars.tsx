import type { Platform } from '#shared/domain/platforms.ts'
import type { Slots } from '#web/components/charts/chart-slots.ts'
import type { TrendStep } from './trend-steps.ts'
import { SERIES_FILL } from './series-colours.ts'

const BAR_WIDTH = 0.72

interface VolumeBarsProps {
  steps: readonly TrendStep[]
  platforms: readonly Platform[]
  slots: Slots
  toY: (value: number) => number
}

export function VolumeBars({ steps, platforms, slots, toY }: VolumeBarsProps) {
  return steps.map((step, index) => (
    <g key={step.first} transform={`translate(${index + slots.offset + (1 - BAR_WIDTH) / 2} 0)`}>
      {stack(step, platforms).map(({ platform, from, to }) => (
        <rect
          key={platform}
          y={toY(to)}
          width={BAR_WIDTH}
          height={toY(from) - toY(to)}
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
          className={`stroke-card ${SERIES_FILL[platform]}`}
        />
      ))}
    </g>
  ))
}

interface Part {
  platform: Platform
  from: number
  to: number
}

/** One upon the other. */
function stack({ sums }: TrendStep, platforms: readonly Platform[]): Part[] {
  const parts: Part[] = []
  for (const platform of platforms) {
    const from = parts.at(-1)?.to ?? 0
    const count = sums.get(platform)?.reviewCount ?? 0
    if (count > 0) parts.push({ platform, from, to: from + count })
  }
  return parts
}
