import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/index.ts'
import type { Slots } from './chart-slots.ts'

/** As wide as there are slots and a hundred high, stretched to the room there is. */
const HEIGHT = 100

interface PlotProps {
  title: string
  /** From the lowest to the highest. */
  ticks: readonly number[]
  nameTick: (tick: number) => string
  slots: Slots
  /** The step that is pointed at. */
  active: number | null
  className: string
  children?: (toY: (value: number) => number) => ReactNode
  /** The same, in a picture that is not stretched: its places are in percent. */
  drawOver?: (toY: (value: number) => number) => ReactNode
}

/** One of the two pictures: a light grid with its numbers at the left. What it shows is said by the slider and the table. */
export function Plot({ title, ticks, nameTick, slots, active, className, children, drawOver }: PlotProps) {
  const lowest = ticks[0] ?? 0
  const highest = ticks.at(-1) ?? 1
  const toY = (value: number) => HEIGHT - ((value - lowest) / (highest - lowest)) * HEIGHT
  return (
    <div>
      <p className="pb-2 text-sm font-medium text-ink-muted">{title}</p>
      <div aria-hidden className={joinClasses('relative ml-9', className)}>
        {ticks.map((tick) => (
          <span
            key={tick}
            style={{ top: `${toY(tick)}%` }}
            className="absolute right-full mr-2 -translate-y-1/2 text-xs whitespace-nowrap text-ink-muted tabular-nums"
          >
            {nameTick(tick)}
          </span>
        ))}
        <svg
          viewBox={`0 0 ${slots.count} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {active !== null && <rect x={active + slots.offset} y={0} width={1} height={HEIGHT} className="fill-inset" />}
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${toY(tick)}H${slots.count}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {children?.(toY)}
        </svg>
        {drawOver && <svg className="absolute inset-0 size-full overflow-visible">{drawOver(toY)}</svg>}
      </div>
    </div>
  )
}
