import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import type { TargetFigures } from '#shared/contracts/response-targets.ts'
import { paths } from '#shared/domain/paths.ts'
import { findMetShare } from '#shared/domain/response-targets.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Card, Table, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { targetFiguresQuery } from './reputation.queries.ts'
import { type Counted, ReviewCount, ReviewsLink } from './reviews-link.tsx'
import { useFigureWords } from './use-figure-words.ts'

/** How often the business answers as soon as it wants to, and what is late now. */
export function Targets({ filter }: { filter: ReputationFilter }) {
  const t = useTranslations('reputation.targets')
  const query = useQuery(targetFiguresQuery(filter))
  return (
    <Card title={t('title')} subtitle={t('explained')} isFlush>
      <QueryState
        query={query}
        failedTitle={t('failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoTargets />}
      >
        {(figures) => <Figures figures={figures} filter={filter} />}
      </QueryState>
    </Card>
  )
}

const SETTINGS_LINK = `${linkTo(paths.settings, { tab: 'automation' })}#targets`

function NoTargets() {
  const t = useTranslations('reputation.targets')
  return (
    <p className="border-t border-line px-5 py-4 text-ink-muted">
      {t('none')}{' '}
      {can(useMe(), 'settings.manage') && (
        <ProductLink href={SETTINGS_LINK} className={TEXT_LINK_CLASSES}>
          {t('choose')}
        </ProductLink>
      )}
    </p>
  )
}

interface FiguresProps {
  figures: TargetFigures
  filter: ReputationFilter
}

function Figures({ figures, filter: { location, platform } }: FiguresProps) {
  const t = useTranslations('reputation.targets')
  const { items, days, overdueCount } = figures
  const words = t('overdue', { count: overdueCount })
  return (
    <>
      <TargetTable items={items} counted={{ days, location, platform }} />
      <p className="border-t border-line px-5 py-3">
        {overdueCount === 0 ? (
          words
        ) : (
          <ReviewsLink counted={{ days: null, location, platform }} search={{ target: 'overdue' }}>
            {words}
          </ReviewsLink>
        )}
      </p>
    </>
  )
}

function TargetTable({ items, counted }: { items: TargetFigures['items']; counted: Counted }) {
  const t = useTranslations('reputation.targets')
  const words = useFigureWords()
  return (
    <Table
      caption={words.tableOf(t('title'))}
      rows={items}
      rowKey={({ rating }) => String(rating)}
      phoneLayout="scroll"
      isDense
      columns={[
        { key: 'rating', header: t('rating'), cell: ({ rating }) => t('stars', { count: rating }), isRowHeader: true },
        { key: 'target', header: t('target'), cell: ({ hours }) => t('within', { time: words.hours(hours) }) },
        {
          key: 'met',
          header: t('met'),
          cell: ({ rating, now }) => {
            const share = words.percent(findMetShare(now))
            if (now.metCount === 0) return share
            return (
              <ReviewsLink {...{ counted }} search={{ rating: [rating], target: 'met' }}>
                {share}
              </ReviewsLink>
            )
          },
          align: 'end',
        },
        {
          key: 'before',
          header: t('before'),
          cell: ({ before }) => words.percent(before && findMetShare(before)),
          align: 'end',
        },
        {
          key: 'missed',
          header: t('missed'),
          cell: ({ rating, now: { missedCount: count } }) => (
            <ReviewCount {...{ count, counted }} search={{ rating: [rating], target: 'missed' }} />
          ),
          align: 'end',
        },
      ]}
    />
  )
}
