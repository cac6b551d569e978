import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { LocationReputation } from '#shared/contracts/reputation.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { findOutlier, findRating, findResponseRate, type ReputationCounts } from '#shared/domain/reputation.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Badge, Card, joinClasses, Table } from '#web/ui/index.ts'
import { locationsQuery } from './reputation.queries.ts'
import { type Counted, ReviewCount } from './reviews-link.tsx'
import { Sparkline } from './sparkline.tsx'
import { useFigureWords } from './use-figure-words.ts'

interface LeagueProps {
  filter: ReputationFilter
  /** Of all of them together. */
  all: ReputationCounts
}

/** The locations side by side; whoever has one place has nothing to compare. */
export function Locations({ filter, all }: LeagueProps) {
  const t = useTranslations('reputation.locations')
  const query = useQuery(locationsQuery(filter))
  if (query.data && query.data.items.length < 2) return null
  return (
    <Card title={t('title')} subtitle={t('explained')} isFlush>
      <div className={joinClasses('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
        <QueryState query={query} failedTitle={t('failed')}>
          {({ items, days }) => <League items={items} all={all} counted={{ days, platform: filter.platform }} />}
        </QueryState>
      </div>
    </Card>
  )
}

interface LeagueTableProps {
  items: readonly LocationReputation[]
  all: ReputationCounts
  counted: Counted
}

function League({ items, all, counted }: LeagueTableProps) {
  const t = useTranslations('reputation.locations')
  const words = useFigureWords()
  return (
    <Table
      caption={words.tableOf(t('title'))}
      rows={items}
      rowKey={({ locationId }) => locationId}
      phoneLayout="scroll"
      isDense
      columns={[
        {
          key: 'location',
          header: t('location'),
          cell: ({ name, now }) => <NameAndMark name={name} outlier={findOutlier(now, all)} />,
          isRowHeader: true,
        },
        { key: 'rating', header: t('rating'), cell: ({ now }) => words.rating(findRating(now)), align: 'end' },
        {
          key: 'before',
          header: t('before'),
          cell: ({ before }) => words.rating(before && findRating(before)),
          align: 'end',
        },
        { key: 'course', header: t('course'), cell: ({ points }) => <Sparkline values={toShares(points)} /> },
        {
          key: 'reviews',
          header: t('reviews'),
          cell: ({ locationId, now }) => (
            <ReviewCount count={now.reviewCount} counted={{ ...counted, location: locationId }} />
          ),
          align: 'end',
        },
        {
          key: 'answered',
          header: t('responseRate'),
          cell: ({ now }) => words.percent(findResponseRate(now)),
          align: 'end',
        },
      ]}
    />
  )
}

function NameAndMark({ name, outlier }: { name: string; outlier: ReturnType<typeof findOutlier> }) {
  const t = useTranslations('reputation.locations')
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="break-words">{name}</span>
      {outlier !== null && <Badge tone={outlier === 'above' ? 'good' : 'bad'}>{t(outlier)}</Badge>}
    </span>
  )
}

/** Of one star to five. */
const toShares = (points: LocationReputation['points']) => points.map((point) => ((findRating(point) ?? 1) - 1) / 4)
