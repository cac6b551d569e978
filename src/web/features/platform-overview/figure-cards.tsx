import { CircleHelp, Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { OVERVIEW_DAYS, type PlatformOverview } from '#shared/contracts/platform-overview.ts'
import { PAST_DUE_DAYS } from '#shared/domain/billing.ts'
import { IconButton, joinClasses, Popover, VisuallyHidden } from '#web/ui/index.ts'

type Key = 'customers' | 'monthlyRevenue' | 'subscriptions' | 'trialConversion' | 'churn'

interface Figure {
  key: Key
  /** Several where there are several currencies; none where there is nothing to count from. */
  values: readonly string[]
  note: string
  /** Above zero it grew. Without one, the note says why. */
  change: number | null
  /** Less of it is better. */
  isInverse?: boolean
  explanation: string
}

const DAYS = OVERVIEW_DAYS

/** What there is, what it was, and how it is counted. */
export function FigureCards({ overview }: { overview: PlatformOverview }) {
  const t = useTranslations('platformOverview.figures')
  const figures = [...useCounts(overview), ...useShares(overview)]
  return (
    <ul aria-label={t('title')} className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-5">
      {figures.map((figure) => (
        <FigureCard key={figure.key} figure={figure} />
      ))}
    </ul>
  )
}

/** Customers, what they bring a month, and how many pay. */
function useCounts({ customers, subscriptions, revenue }: PlatformOverview): Figure[] {
  const t = useTranslations('platformOverview.figures')
  const format = useFormatter()
  const count = (key: Key, { now, before }: PlatformOverview['customers'], explanation: string): Figure => ({
    key,
    values: [format.number(now)],
    change: now - before,
    note: sayChange(now - before, (change) => format.number(change, { signDisplay: 'always' })),
    explanation,
  })
  const sayChange = (change: number, say: (change: number) => string) =>
    change === 0 ? t('same', { days: DAYS }) : t('changed', { change: say(change), days: DAYS })
  const [main] = revenue
  const change = main ? main.monthlyCents.now - main.monthlyCents.before : 0
  return [
    count('customers', customers, t('counted.customers')),
    {
      key: 'monthlyRevenue',
      values: revenue.map(({ currency, monthlyCents }) =>
        format.number(monthlyCents.now / 100, { style: 'currency', currency }),
      ),
      change,
      note: sayChange(change, (cents) =>
        format.number(cents / 100, {
          style: 'currency',
          currency: main?.currency ?? 'USD',
          signDisplay: 'always',
        }),
      ),
      explanation: t('counted.monthlyRevenue'),
    },
    count('subscriptions', subscriptions, t('counted.subscriptions', { days: PAST_DUE_DAYS })),
  ]
}

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** How many trials are won, and how many subscriptions are lost. */
function useShares({ trials, churn, revenue }: PlatformOverview): Figure[] {
  const t = useTranslations('platformOverview.figures')
  const format = useFormatter()
  const describe = (share: number | null, before: number | null, none: string) => {
    if (share === null) return { values: [], note: none, change: null }
    const values = [format.number(share, { style: 'percent', maximumFractionDigits: 1 })]
    if (before === null) return { values, note: t('nothingBefore', { days: DAYS }), change: null }
    const points = Math.round((share - before) * 1000) / 10
    const change = format.number(points, { signDisplay: 'always', maximumFractionDigits: 1 })
    const note = points === 0 ? t('sameBefore', { days: DAYS }) : t('points', { change, days: DAYS })
    return { values, note, change: points }
  }
  const { ended, converted } = trials
  const lost = revenue
    .map(({ currency, lostCents }) => format.number(lostCents.now / 100, { style: 'currency', currency }))
    .join(' + ')
  return [
    {
      key: 'trialConversion',
      ...describe(
        shareOf(converted.now, ended.now),
        shareOf(converted.before, ended.before),
        t('noTrials', { days: DAYS }),
      ),
      explanation: t('counted.trialConversion', { days: DAYS, converted: converted.now, ended: ended.now }),
    },
    {
      key: 'churn',
      isInverse: true,
      ...describe(
        shareOf(churn.ended.now, churn.ran.now),
        shareOf(churn.ended.before, churn.ran.before),
        t('noSubscriptions', { days: DAYS }),
      ),
      explanation: t('counted.churn', { days: DAYS, ended: churn.ended.now, ran: churn.ran.now, lost }),
    },
  ]
}

function FigureCard({ figure: { key, values, note, change, isInverse = false, explanation } }: { figure: Figure }) {
  const t = useTranslations('platformOverview.figures')
  const [value, ...others] = values
  const how = t('how', { figure: t(key) })
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-1 pb-2">
        <h2 className="min-w-0 font-medium text-ink-muted">{t(key)}</h2>
        <Popover
          title={how}
          isTitleShown
          className="max-w-76 px-4 pt-1 pb-4 text-ink-muted"
          trigger={
            <IconButton
              size="small"
              label={how}
              icon={<CircleHelp aria-hidden />}
              className="-mt-1.5 -mr-2 text-ink-muted"
            />
          }
        >
          <p>{explanation}</p>
        </Popover>
      </div>
      <p className="text-2xl leading-tight font-semibold tracking-tight tabular-nums wrap-anywhere">{value ?? '–'}</p>
      {others.map((each) => (
        <p key={each} className="font-medium tabular-nums wrap-anywhere">
          {each}
        </p>
      ))}
      <Change change={change} isInverse={isInverse} note={note} />
    </li>
  )
}

interface ChangeProps {
  change: number | null
  isInverse: boolean
  note: string
}

function Change({ change, isInverse, note }: ChangeProps) {
  const t = useTranslations('platformOverview.figures')
  if (change === null) return <p className="mt-1 text-sm text-ink-muted">{note}</p>
  const Icon = change === 0 ? Minus : change > 0 ? TrendingUp : TrendingDown
  const isBetter = change > 0 !== isInverse
  return (
    <p
      className={joinClasses(
        'mt-1 flex gap-1.5 text-sm',
        change === 0 ? 'text-ink-muted' : isBetter ? 'text-good' : 'text-bad',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {change !== 0 && <VisuallyHidden>{t(isBetter ? 'better' : 'worse')} </VisuallyHidden>}
        {note}
      </span>
    </p>
  )
}
