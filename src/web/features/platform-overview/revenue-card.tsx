import { useFormatter, useTranslations } from 'use-intl'
import { OVERVIEW_DAYS, type Revenue } from '#shared/contracts/platform-overview.ts'
import { PLAN_NAMES, SUBSCRIPTION_TIERS, type SubscriptionTier } from '#shared/domain/plans.ts'
import { slotsFor } from '#web/components/charts/chart-slots.ts'
import { listTicks } from '#web/components/charts/count-scale.ts'
import { Plot } from '#web/components/charts/plot.tsx'
import { useStepWords } from '#web/components/charts/use-step-words.ts'
import { Disclosure } from '#web/components/disclosure.tsx'
import { Card, joinClasses, Table, type TableColumn } from '#web/ui/index.ts'

type Month = Revenue['months'][number]

const FILLS: Record<SubscriptionTier, string> = {
  starter: 'fill-series-1',
  professional: 'fill-series-2',
  enterprise: 'fill-series-3',
}
const SWATCHES: Record<SubscriptionTier, string> = {
  starter: 'bg-series-1',
  professional: 'bg-series-2',
  enterprise: 'bg-series-3',
}

const totalOf = ({ monthlyCents }: Month) => SUBSCRIPTION_TIERS.reduce((sum, tier) => sum + monthlyCents[tier], 0)

/** What ran at the end of each month, plan upon plan; the table says it in numbers, with what came in. */
export function RevenueCard({ revenue, isOnly }: { revenue: Revenue; isOnly: boolean }) {
  const t = useTranslations('platformOverview.revenue')
  const format = useFormatter()
  const { currency, months, collectedCents } = revenue
  const collected = format.number(collectedCents.now / 100, { style: 'currency', currency })
  const isEmpty = months.every((month) => totalOf(month) === 0 && month.collectedCents === 0)
  return (
    <Card
      title={isOnly ? t('title') : t('titleIn', { currency })}
      subtitle={t('collected', { collected, days: OVERVIEW_DAYS })}
    >
      {isEmpty ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <Bars revenue={revenue} />
          <ul aria-hidden className="ml-9 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {SUBSCRIPTION_TIERS.map((tier) => (
              <li key={tier} className="flex items-center gap-1.5">
                <span className={joinClasses('size-2.5 rounded-full', SWATCHES[tier])} />
                {PLAN_NAMES[tier]}
              </li>
            ))}
          </ul>
          <Disclosure summary={t('table')}>
            <RevenueTable revenue={revenue} />
          </Disclosure>
        </div>
      )}
    </Card>
  )
}

const BAR_WIDTH = 0.72

function Bars({ revenue: { months, currency } }: { revenue: Revenue }) {
  const t = useTranslations('platformOverview.revenue')
  const format = useFormatter()
  const words = useStepWords('month', (day) => day)
  const slots = slotsFor(months.length)
  const short = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 0 } as const
  return (
    <div>
      <Plot
        title={t('perMonth')}
        ticks={listTicks(Math.max(...months.map(totalOf)) / 100)}
        nameTick={(tick) => format.number(tick, short)}
        slots={slots}
        active={null}
        className="h-44"
      >
        {(toY) =>
          months.map((month, index) => (
            <g key={month.first} transform={`translate(${index + slots.offset + (1 - BAR_WIDTH) / 2} 0)`}>
              {stack(month).map(({ tier, from, to }) => (
                <rect
                  key={tier}
                  y={toY(to / 100)}
                  width={BAR_WIDTH}
                  height={toY(from / 100) - toY(to / 100)}
                  className={`stroke-card ${FILLS[tier]}`}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </g>
          ))
        }
      </Plot>
      <div aria-hidden className="mt-1.5 ml-9 flex justify-between text-xs text-ink-muted">
        <span>{words.short(months[0]?.first ?? '')}</span>
        <span>{words.short(months.at(-1)?.first ?? '')}</span>
      </div>
    </div>
  )
}

/** One upon the other. */
function stack({ monthlyCents }: Month) {
  let from = 0
  return SUBSCRIPTION_TIERS.map((tier) => {
    const part = { tier, from, to: from + monthlyCents[tier] }
    from = part.to
    return part
  })
}

function RevenueTable({ revenue: { months, currency } }: { revenue: Revenue }) {
  const t = useTranslations('platformOverview.revenue')
  const format = useFormatter()
  const words = useStepWords('month', (day) => day)
  const money = (cents: number) => format.number(cents / 100, { style: 'currency', currency })
  const columns: readonly TableColumn<Month>[] = [
    { key: 'month', header: t('month'), cell: ({ first }) => words.whole(first), isRowHeader: true },
    ...SUBSCRIPTION_TIERS.map((tier): TableColumn<Month> => ({
      key: tier,
      header: PLAN_NAMES[tier],
      cell: ({ monthlyCents }) => money(monthlyCents[tier]),
      align: 'end',
    })),
    { key: 'total', header: t('total'), cell: (month) => money(totalOf(month)), align: 'end' },
    { key: 'collected', header: t('cameIn'), cell: ({ collectedCents }) => money(collectedCents), align: 'end' },
  ]
  return (
    <Table
      caption={t('perMonth')}
      columns={columns}
      rows={months.toReversed()}
      rowKey={({ first }) => first}
      phoneLayout="scroll"
      isDense
    />
  )
}
