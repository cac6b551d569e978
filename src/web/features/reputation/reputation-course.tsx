import { useTranslations } from 'use-intl'
import type { BasicReputation, Reputation } from '#shared/contracts/reputation.ts'
import { findPositiveShare, findRating } from '#shared/domain/reputation.ts'
import { listSteps } from '#shared/domain/time-steps.ts'
import { centreOf, slotsFor, type Slots } from '#web/components/charts/chart-slots.ts'
import { listTicks } from '#web/components/charts/count-scale.ts'
import { Plot } from '#web/components/charts/plot.tsx'
import { PointLine } from '#web/components/charts/point-line.tsx'
import { useStepWords } from '#web/components/charts/use-step-words.ts'
import { Disclosure } from '#web/components/disclosure.tsx'
import { Card, Table } from '#web/ui/index.ts'
import { useFigureWords } from './use-figure-words.ts'

/** Only plans that show the sentiment bring it along. */
type Counts = BasicReputation['now'] & Partial<Pick<Reputation['now'], MoodCount>>
type MoodCount = 'positiveCount' | 'neutralCount' | 'negativeCount'

interface Step {
  first: string
  counts: Counts | undefined
}

interface CourseProps extends Pick<BasicReputation, 'days' | 'today'> {
  series: { grain: Grain; points: readonly { bucket: string; counts: Counts }[] }
}

/** Every step of the period, also those without a review. */
export function listAll({ series: { grain, points }, days, today }: CourseProps): Step[] {
  const counts = new Map(points.map((point) => [point.bucket, point.counts]))
  const from = days?.from ?? points[0]?.bucket ?? today
  return listSteps(grain, from, days?.to ?? today).map((first) => ({ first, counts: counts.get(first) }))
}

const STARS = [1, 3, 5]
const BAR_WIDTH = 0.72

/** Rating above, volume below; the table says both in numbers. */
export function Course(props: CourseProps) {
  const t = useTranslations('reputation.course')
  const words = useFigureWords()
  const steps = listAll(props)
  const slots = slotsFor(steps.length)
  const ticks = listTicks(Math.max(...steps.map(({ counts }) => counts?.reviewCount ?? 0)))
  const frame = { slots, active: null }
  return (
    <Card title={t('title')} subtitle={t(`grains.${props.series.grain}`)}>
      <div className="flex flex-col gap-4">
        <Plot
          title={t('rating')}
          ticks={STARS}
          nameTick={String}
          className="h-24"
          drawOver={(toY) => <RatingLine steps={steps} slots={slots} toY={toY} />}
          {...frame}
        />
        <div>
          <Plot title={t('reviews')} ticks={ticks} nameTick={words.count} className="h-32" {...frame}>
            {(toY) => <VolumeBars steps={steps} slots={slots} toY={toY} />}
          </Plot>
          <TimeAxis steps={steps} grain={props.series.grain} />
        </div>
        <Disclosure summary={t('table')}>
          <StepTable steps={steps} grain={props.series.grain} />
        </Disclosure>
      </div>
    </Card>
  )
}

interface MarksProps {
  steps: readonly Step[]
  slots: Slots
  toY: (value: number) => number
}

/** From one step with stars to the next. */
function RatingLine({ steps, slots, toY }: MarksProps) {
  const points = steps.flatMap(({ counts }, index) => {
    const rating = counts ? findRating(counts) : null
    return rating === null ? [] : [{ x: centreOf(slots, index) * 100, y: toY(rating) }]
  })
  return <PointLine points={points} />
}

function VolumeBars({ steps, slots, toY }: MarksProps) {
  return steps.map(({ first, counts }, index) => {
    const y = toY(counts?.reviewCount ?? 0)
    const x = index + slots.offset + (1 - BAR_WIDTH) / 2
    return <rect key={first} {...{ x, y }} width={BAR_WIDTH} height={toY(0) - y} className="fill-accent" />
  })
}

type Grain = BasicReputation['series']['grain']

function useCourseWords(grain: Grain) {
  const t = useTranslations('reputation.course')
  return useStepWords(grain, (day) => t('week', { day }))
}

/** The first, the middle and the last by name. */
function TimeAxis({ steps, grain }: { steps: readonly Step[]; grain: Grain }) {
  const words = useCourseWords(grain)
  const named = new Set([steps[0], steps[Math.floor((steps.length - 1) / 2)], steps.at(-1)])
  return (
    <div aria-hidden className="mt-1.5 ml-9 flex justify-between text-xs text-ink-muted">
      {[...named].map((step) => step && <span key={step.first}>{words.short(step.first)}</span>)}
    </div>
  )
}

/** Newest first, without those in which nothing happened. */
function StepTable({ steps, grain }: { steps: readonly Step[]; grain: Grain }) {
  const t = useTranslations('reputation.course')
  const names = useCourseWords(grain)
  const words = useFigureWords()
  const positiveOf = ({ counts: { positiveCount = 0, neutralCount = 0, negativeCount = 0 } }: { counts: Counts }) =>
    words.percent(findPositiveShare({ positiveCount, neutralCount, negativeCount }))
  const rows = steps.flatMap(({ first, counts }) => (counts ? [{ first, counts }] : [])).toReversed()
  return (
    <Table
      caption={words.tableOf(t('title'))}
      rows={rows}
      rowKey={({ first }) => first}
      phoneLayout="scroll"
      isDense
      columns={[
        { key: 'when', header: t('when'), cell: ({ first }) => names.whole(first), isRowHeader: true },
        { key: 'rating', header: t('rating'), cell: ({ counts }) => words.rating(findRating(counts)), align: 'end' },
        { key: 'reviews', header: t('reviews'), cell: ({ counts }) => words.count(counts.reviewCount), align: 'end' },
        {
          key: 'answered',
          header: t('answered'),
          cell: ({ counts }) => words.count(counts.answeredCount),
          align: 'end',
        },
        ...(rows.some(({ counts }) => counts.positiveCount !== undefined)
          ? [{ key: 'positive', header: t('positive'), cell: positiveOf, align: 'end' as const }]
          : []),
      ]}
    />
  )
}
