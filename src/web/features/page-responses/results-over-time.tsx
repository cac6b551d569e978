import { useTranslations } from 'use-intl'
import type { PageResults } from '#shared/contracts/page-responses.ts'
import { slotsFor } from '#web/components/charts/chart-slots.ts'
import { listTicks } from '#web/components/charts/count-scale.ts'
import { Plot } from '#web/components/charts/plot.tsx'
import { useStepWords } from '#web/components/charts/use-step-words.ts'
import { Disclosure } from '#web/components/disclosure.tsx'
import { Card, joinClasses } from '#web/ui/index.ts'
import { CountedTable } from './place-tables.tsx'
import { useResultWords } from './results-figures.tsx'

const BAR_WIDTH = 0.72
const SWATCHES = { responses: 'bg-accent', visitors: 'bg-line-strong' } as const

/** Who came and who answered, in days, weeks or months; the table says it in numbers. */
export function ResultsOverTime({ results, isAsking }: { results: PageResults; isAsking: boolean }) {
  const t = useTranslations('pageResponses.time')
  const { grain, overTime } = results
  const words = useStepWords(grain, (day) => t('week', { day }))
  const steps = overTime.filter(({ visitors, responses }) => visitors + responses > 0).toReversed()
  return (
    <Card title={t('title')} subtitle={t(isAsking ? 'text' : 'textVisitors')}>
      <div className="flex flex-col gap-3">
        <StepBars results={results} isAsking={isAsking} />
        <Disclosure summary={t('table')}>
          <CountedTable
            title={t('title')}
            header={t(`grains.${grain}`)}
            rows={steps.map(({ first, ...counted }) => ({ key: first, name: words.whole(first), ...counted }))}
            isAsking={isAsking}
          />
        </Disclosure>
      </div>
    </Card>
  )
}

/** Who only looked stands behind who answered. */
function StepBars({ results: { grain, overTime }, isAsking }: { results: PageResults; isAsking: boolean }) {
  const t = useTranslations('pageResponses.time')
  const figures = useTranslations('pageResponses.figures')
  const { number } = useResultWords()
  const words = useStepWords(grain, (day) => t('week', { day }))
  const slots = slotsFor(overTime.length)
  const ticks = listTicks(Math.max(...overTime.map(({ visitors, responses }) => Math.max(visitors, responses))))
  const middle = overTime[Math.floor((overTime.length - 1) / 2)]
  return (
    <div>
      <Plot title={t(`per.${grain}`)} ticks={ticks} nameTick={number} slots={slots} active={null} className="h-40">
        {(toY) =>
          overTime.map(({ first, visitors, responses }, index) => {
            const x = index + slots.offset + (1 - BAR_WIDTH) / 2
            const bar = (value: number) => ({ x, y: toY(value), width: BAR_WIDTH, height: toY(0) - toY(value) })
            return (
              <g key={first}>
                <rect {...bar(visitors)} className={isAsking ? 'fill-line-strong' : 'fill-accent'} />
                {isAsking && <rect {...bar(responses)} className="fill-accent" />}
              </g>
            )
          })
        }
      </Plot>
      <div aria-hidden className="mt-1.5 ml-9 flex justify-between text-xs text-ink-muted">
        {[overTime[0], middle, overTime.at(-1)].map((each, turn) => (
          <span key={turn}>{each && words.short(each.first)}</span>
        ))}
      </div>
      {isAsking && (
        <ul aria-hidden className="mt-2 ml-9 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {(['responses', 'visitors'] as const).map((each) => (
            <li key={each} className="flex items-center gap-1.5">
              <span className={joinClasses('size-2.5 rounded-full', SWATCHES[each])} />
              {figures(each)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
