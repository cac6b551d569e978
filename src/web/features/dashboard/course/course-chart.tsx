import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { centreOf, slotsFor } from './chart/chart-slots.ts'
import { listTicks } from './chart/count-scale.ts'
import { type Course, type CourseStep, sumOver } from './course-steps.ts'
import { Plot } from './chart/plot.tsx'
import { RatingLine } from './chart/rating-line.tsx'
import { Readout } from './chart/readout.tsx'
import { TimeAxis } from './chart/time-axis.tsx'
import { TimeSlider } from './chart/time-slider.tsx'
import { useCourseWords } from './use-course-words.ts'
import { VolumeBars } from './chart/volume-bars.tsx'

const STARS = [1, 3, 5]

interface CourseChartProps {
  course: Course
  /** Those that are shown. */
  platforms: readonly Platform[]
}

/** The rating above, how many there were below; both share their times. */
export function CourseChart({ course: { grain, steps }, platforms }: CourseChartProps) {
  const t = useTranslations('dashboardOverview.course')
  const words = useCourseWords(grain)
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

function useDescription(platforms: readonly Platform[], words: ReturnType<typeof useCourseWords>) {
  const t = useTranslations('dashboardOverview.course')
  return (step: CourseStep | undefined): string => {
    if (!step) return ''
    const present = platforms.filter((platform) => step.sums.has(platform))
    const all = t('readout', { when: words.whole(step.first), summary: words.summary(sumOver(step, platforms)) })
    const each = present.map((platform) =>
      t('readoutOf', { platform: PLATFORM_NAMES[platform], summary: words.summary(sumOver(step, [platform])) }),
    )
    return (present.length > 1 ? [all, ...each] : [all]).join('; ')
  }
}
