import { useState, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { joinClasses } from '#web/ui/index.ts'
import { centreOf, slotsFor, type Slots } from '#web/components/charts/chart-slots.ts'
import { listTicks } from '#web/components/charts/count-scale.ts'
import { type Trend, type TrendStep, sumOver, averageOf } from './trend-steps.ts'
import { Plot } from '#web/components/charts/plot.tsx'
import { TimeSlider } from './time-slider.tsx'
import { useTrendWords } from './use-trend-words.ts'
import { VolumeBars } from './volume-bars.tsx'
import { SERIES_SWATCH } from './series-colours.ts'

/** More of them would be a line by themselves. */
const MOST_DOTS = 40

interface RatingLineProps {
  steps: readonly TrendStep[]
  platforms: readonly Platform[]
  slots: Slots
  active: number | null
  toY: (value: number) => number
}

/** Goes from one step with stars to the next; those between have none. */
function RatingLine({ steps, platforms, slots, active, toY }: RatingLineProps) {
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

const MOST_LABELS = 6
const EDGE = 0.08

interface TimeAxisProps {
  steps: readonly TrendStep[]
  slots: Slots
  nameTime: (first: string) => string
}

/** Some times by name, the last always; on a phone half of them. */
function TimeAxis({ steps, slots, nameTime }: TimeAxisProps) {
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

const STARS = [1, 3, 5]

interface TrendChartProps {
  trend: Trend
  /** Those that are shown. */
  platforms: readonly Platform[]
}

/** The rating above, how many there were below; both share their times. */
export function TrendChart({ trend: { grain, steps }, platforms }: TrendChartProps) {
  const t = useTranslations('dashboardOverview.trend')
  const words = useTrendWords(grain)
  const [pointed, setPointed] = useState<number | null>(null)
  const describe = useDescription(platforms, words)
  const active = pointed === null ? null : Math.min(pointed, steps.length - 1)
  const activeStep = active === null ? undefined : steps[active]
  const slots = slotsFor(steps.length)
  const ticks = listTicks(Math.max(...steps.map((step) => sumOver(step, platforms).reviewCount)))
  const shared = { steps, platforms, slots }
  return (
    <div className="relative flex flex-col gap-4 select-none">
      <Plot title={t('rating')} ticks={STARS} nameTick={String} slots={slots} active={active} className="h-24">
        {(toY) => <RatingLine {...shared} active={active} toY={toY} />}
      </Plot>
      <div>
        <Plot title={t('reviews')} ticks={ticks} nameTick={words.count} slots={slots} active={active} className="h-40">
          {(toY) => <VolumeBars {...shared} toY={toY} />}
        </Plot>
        <TimeAxis steps={steps} slots={slots} nameTime={words.short} />
      </div>
      <TimeSlider
        slots={slots}
        stepCount={steps.length}
        active={active}
        onActive={setPointed}
        describe={(step) => describe(steps[step])}
      >
        {activeStep && (
          <Readout step={activeStep} platforms={platforms} words={words} centre={centreOf(slots, active ?? 0)} />
        )}
      </TimeSlider>
    </div>
  )
}

function useDescription(platforms: readonly Platform[], words: ReturnType<typeof useTrendWords>) {
  const t = useTranslations('dashboardOverview.trend')
  return (step: TrendStep | undefined): string => {
    if (!step) return ''
    const present = platforms.filter((platform) => step.sums.has(platform))
    const all = t('readout', { when: words.whole(step.first), summary: words.summary(sumOver(step, platforms)) })
    const each = present.map((platform) =>
      t('readoutOf', { platform: PLATFORM_NAMES[platform], summary: words.summary(sumOver(step, [platform])) }),
    )
    return (present.length > 1 ? [all, ...each] : [all]).join('; ')
  }
}

interface ReadoutProps {
  step: TrendStep
  platforms: readonly Platform[]
  words: ReturnType<typeof useTrendWords>
  /** From 0 to 1. */
  centre: number
}

/** Beside what is pointed at, and on a phone below it. Those who listen hear the same from the slider. */
function Readout({ step, platforms, words, centre }: ReadoutProps) {
  const present = platforms.filter((platform) => step.sums.has(platform))
  return (
    <div
      aria-hidden
      data-side={centre > 0.5 ? 'left' : 'right'}
      style={{ '--at': `${centre * 100}%` } as CSSProperties}
      className="absolute z-10 flex w-60 flex-col gap-1 rounded-card border border-line bg-card px-3 py-2 text-sm shadow-float max-sm:top-full max-sm:left-[clamp(-2.25rem,calc(var(--at)-7.5rem),calc(100%-15rem))] sm:top-2 sm:data-[side=left]:right-[calc(100%-var(--at)+1rem)] sm:data-[side=right]:left-[calc(var(--at)+1rem)]"
    >
      <p className="font-semibold">{words.whole(step.first)}</p>
      <p>{words.summary(sumOver(step, platforms))}</p>
      {present.length > 1 &&
        present.map((platform) => (
          <p key={platform} className="flex gap-2 text-ink-muted">
            <span className={`mt-1 size-2.5 shrink-0 rounded-full ${SERIES_SWATCH[platform]}`} />
            <span className="min-w-0">
              {PLATFORM_NAMES[platform]}
              <br />
              {words.summary(sumOver(step, [platform]))}
            </span>
          </p>
        ))}
    </div>
  )
}
