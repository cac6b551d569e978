import { useTranslations } from 'use-intl'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Table, VisuallyHidden } from '#web/ui/index.ts'
import { Disclosure } from '#web/components/disclosure.tsx'
import type { DayCalls } from './sum-usage.ts'

const HEIGHT = 40
const STEP = 10
const BAR = 8
/** A day with little shall still be seen. */
const LEAST = 1

/** Noon: the day is the same in whichever timezone it is written. */
function useDayWords(): (day: string) => string {
  const formatting = useFormatting()
  return (day) => formatting.date(`${day}T12:00:00Z`)
}

/** Calls a day as bars, and the same as a table. */
export function UsageChart({ days }: { days: readonly DayCalls[] }) {
  const t = useTranslations('assistant.usage')
  const formatting = useFormatting()
  const dayOf = useDayWords()
  const most = Math.max(1, ...days.map(({ calls }) => calls))
  const from = dayOf(days[0]?.day ?? '')
  const to = dayOf(days.at(-1)?.day ?? '')
  const calls = days.reduce((sum, day) => sum + day.calls, 0)
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{t('chart')}</span>
        <span aria-hidden className="text-sm text-ink-muted tabular-nums">
          {formatting.number(most)}
        </span>
      </figcaption>
      <VisuallyHidden>{t('chartText', { calls, from, to, most })}</VisuallyHidden>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-y border-line fill-accent"
      >
        {days.map((day, index) => {
          const height = day.calls === 0 ? 0 : Math.max(LEAST, (day.calls / most) * HEIGHT)
          return (
            <rect key={day.day} x={index * STEP + 1} y={HEIGHT - height} width={BAR} height={height}>
              <title>{t('ofDay', { day: dayOf(day.day), calls: day.calls })}</title>
            </rect>
          )
        })}
      </svg>
      <div aria-hidden className="flex justify-between text-xs text-ink-muted tabular-nums">
        <span>{from}</span>
        <span>{to}</span>
      </div>
      <Disclosure summary={t('asTable')}>
        <DayTable days={days} />
      </Disclosure>
    </figure>
  )
}

function DayTable({ days }: { days: readonly DayCalls[] }) {
  const t = useTranslations('assistant.usage')
  const formatting = useFormatting()
  const dayOf = useDayWords()
  return (
    <Table
      caption={t('asTable')}
      rows={days.filter(({ calls }) => calls > 0).toReversed()}
      rowKey={(row) => row.day}
      columns={[
        { key: 'day', header: t('day'), isRowHeader: true, cell: (row) => dayOf(row.day) },
        { key: 'calls', header: t('calls'), align: 'end', cell: (row) => formatting.number(row.calls) },
        { key: 'tokens', header: t('tokens'), align: 'end', cell: (row) => formatting.number(row.tokens) },
      ]}
    />
  )
}
