import { useFormatter, useTranslations } from 'use-intl'
import type { CampaignAnalytics } from '#shared/contracts/campaign-analytics.ts'
import { slotsFor } from '#web/components/charts/chart-slots.ts'
import { listTicks } from '#web/components/charts/count-scale.ts'
import { Plot } from '#web/components/charts/plot.tsx'
import { useStepWords } from '#web/components/charts/use-step-words.ts'
import { Disclosure } from '#web/components/disclosure.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Card, joinClasses, Table } from '#web/ui/index.ts'

type Counts = CampaignAnalytics['inRange']
type Series = keyof Counts

interface Step {
  key: string
  name: string
  /** Under the chart, where there is little room. */
  shortName: string
  counts: Partial<Counts>
}

const FILLS = { opens: 'fill-line-strong', clicks: 'fill-accent', sent: 'fill-accent' } as const
const SWATCHES = { opens: 'bg-line-strong', clicks: 'bg-accent' } as const

/** When it was sent, opened and clicked, and at which time of the day; the tables say it in numbers. */
export function CampaignCourse({ shown }: { shown: CampaignAnalytics }) {
  const t = useTranslations('campaignAnalytics')
  const steps = useSteps(shown)
  const { sent, opens, clicks, responses } = shown.inRange
  const isEmpty = sent + opens + clicks + responses === 0
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card title={t('course.title')}>
        {isEmpty ? (
          <p className="text-ink-muted">{t('course.none')}</p>
        ) : (
          <div className="flex flex-col gap-4">
            <Bars title={t('course.opensAndClicks')} steps={steps} series={['opens', 'clicks']} />
            <Legend />
            <Bars title={t('course.sent')} steps={steps} series={['sent']} />
            <Disclosure summary={t('course.table')}>
              <StepTable
                caption={t('course.inNumbers')}
                header={t(`course.grains.${shown.grain}`)}
                steps={steps.toReversed()}
                series={['sent', 'opens', 'clicks', 'responses']}
              />
            </Disclosure>
          </div>
        )}
      </Card>
      <BestHour shown={shown} />
    </div>
  )
}

function useSteps({ grain, overTime }: CampaignAnalytics): Step[] {
  const t = useTranslations('campaignAnalytics.course')
  const format = useFormatter()
  const timeZone = useMe().customer?.timezone ?? 'UTC'
  const words = useStepWords(grain === 'hour' ? 'day' : grain, (day) => t('week', { day }))
  const hour = (first: string, options: object) =>
    format.dateTime(new Date(first), { hour: 'numeric', minute: '2-digit', timeZone, ...options })
  return overTime.map(({ first, ...counts }) => ({
    key: first,
    name: grain === 'hour' ? hour(first, { day: 'numeric', month: 'short' }) : words.whole(first),
    shortName: grain === 'hour' ? hour(first, {}) : words.short(first),
    counts,
  }))
}

function BestHour({ shown: { byHour, bestHour } }: { shown: CampaignAnalytics }) {
  const t = useTranslations('campaignAnalytics.hours')
  const table = useTranslations('campaignAnalytics.course')
  const format = useFormatter()
  const timezone = useMe().customer?.timezone ?? 'UTC'
  const nameOf = (hour: number) =>
    format.dateTime(new Date(Date.UTC(2000, 0, 1, hour)), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const steps = byHour.map(({ hour, ...counts }) => ({
    key: String(hour),
    name: nameOf(hour),
    shortName: nameOf(hour),
    counts,
  }))
  if (bestHour === null) {
    return (
      <Card title={t('title')}>
        <p className="text-ink-muted">{t('none')}</p>
      </Card>
    )
  }
  const best = t('best', { from: nameOf(bestHour), to: nameOf((bestHour + 1) % 24) })
  return (
    <Card title={t('title')} subtitle={`${best} ${t('zone', { timezone })}`}>
      <div className="flex flex-col gap-4">
        <Bars title={t('perHour')} steps={steps} series={['opens', 'clicks']} />
        <Legend />
        <Disclosure summary={table('table')}>
          <StepTable caption={t('perHour')} header={t('hour')} steps={steps} series={['opens', 'clicks']} />
        </Disclosure>
      </div>
    </Card>
  )
}

const BAR_WIDTH = 0.72

interface BarsProps {
  title: string
  steps: readonly Step[]
  /** The first stands widest, behind the others. */
  series: readonly (keyof typeof FILLS)[]
}

function Bars({ title, steps, series }: BarsProps) {
  const formatting = useFormatting()
  const slots = slotsFor(steps.length)
  const ticks = listTicks(Math.max(...steps.flatMap(({ counts }) => series.map((each) => counts[each] ?? 0))))
  const middle = steps[Math.floor((steps.length - 1) / 2)]
  const named = new Set([steps[0], middle, steps.at(-1)])
  return (
    <div>
      <Plot
        title={title}
        ticks={ticks}
        nameTick={(tick) => formatting.number(tick)}
        slots={slots}
        active={null}
        className="h-32"
      >
        {(toY) =>
          steps.map(({ key, counts }, index) =>
            series.map((each, place) => {
              const width = BAR_WIDTH / (place + 1)
              const y = toY(counts[each] ?? 0)
              const x = index + slots.offset + (1 - width) / 2
              return <rect key={`${key} ${each}`} {...{ x, y, width }} height={toY(0) - y} className={FILLS[each]} />
            }),
          )
        }
      </Plot>
      <div
        aria-hidden
        className={joinClasses(
          'mt-1.5 ml-9 flex text-xs text-ink-muted',
          named.size === 1 ? 'justify-center' : 'justify-between',
        )}
      >
        {[...named].map((each) => (
          <span key={each?.key}>{each?.shortName}</span>
        ))}
      </div>
    </div>
  )
}

function Legend() {
  const t = useTranslations('campaignAnalytics.columns')
  return (
    <ul aria-hidden className="ml-9 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {(['opens', 'clicks'] as const).map((each) => (
        <li key={each} className="flex items-center gap-1.5">
          <span className={joinClasses('size-2.5 rounded-full', SWATCHES[each])} />
          {t(each)}
        </li>
      ))}
    </ul>
  )
}

interface StepTableProps {
  caption: string
  header: string
  steps: readonly Step[]
  series: readonly Series[]
}

/** Without those in which nothing happened. */
function StepTable({ caption, header, steps, series }: StepTableProps) {
  const t = useTranslations('campaignAnalytics.cards')
  const formatting = useFormatting()
  const isFull = ({ counts }: Step) => series.some((each) => (counts[each] ?? 0) > 0)
  return (
    <Table
      caption={caption}
      phoneLayout="scroll"
      isDense
      rowKey={({ key }) => key}
      rows={steps.filter(isFull)}
      columns={[
        { key: 'name', header, cell: ({ name }) => name, isRowHeader: true },
        ...series.map((each) => ({
          key: each,
          header: t(each),
          cell: ({ counts }: Step) => formatting.number(counts[each] ?? 0),
          align: 'end' as const,
        })),
      ]}
    />
  )
}
