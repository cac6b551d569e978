import { useTranslations } from 'use-intl'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import type { Reputation } from '#shared/contracts/reputation.ts'
import { findAnswerSeconds, findPositiveShare, findRating, findResponseRate, STARS } from '#shared/domain/reputation.ts'
import { MarkedPlatform } from '#web/components/platform-mark.tsx'
import { Card, Table } from '#web/ui/index.ts'
import { type Counted, ReviewCount } from './reviews-link.tsx'
import { Sparkline } from './sparkline.tsx'
import { useFigureWords } from './use-figure-words.ts'

interface PartProps {
  shown: Reputation
  counted: Counted
}

/** How many of each number of stars, and in what mood; every line leads to its reviews. */
export function Distribution({ shown: { now, before }, counted }: PartProps) {
  const t = useTranslations('reputation.distribution')
  const stars = STARS.toReversed().map((star): ShareRow => ({
    key: String(star),
    name: t('stars', { count: star }),
    count: now.stars[star - 1] ?? 0,
    before: before && (before.stars[star - 1] ?? 0),
    search: { rating: [star], stars: 'yes' },
  }))
  return (
    <Card title={t('title')} isFlush>
      <ShareTable caption={t('title')} header={t('rating')} rows={stars} counted={counted} />
    </Card>
  )
}

export function Moods({ shown: { now, before, series }, counted }: PartProps) {
  const t = useTranslations('reputation.moods')
  const rows = (['positive', 'neutral', 'negative'] as const).map((mood) => ({
    key: mood,
    name: t(mood),
    count: now[`${mood}Count`],
    before: before && before[`${mood}Count`],
    search: { sentiment: [mood] },
  }))
  return (
    <Card title={t('title')} isFlush>
      <ShareTable caption={t('title')} header={t('mood')} rows={rows} counted={counted} />
      <p className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-ink-muted">
        {t('course')}
        <Sparkline
          values={series.points.map(({ counts }) => findPositiveShare(counts)).filter((share) => share !== null)}
        />
      </p>
    </Card>
  )
}

interface ShareRow {
  key: string
  name: string
  count: number
  before: number | null
  search: SearchOf<'/reviews'>
}

interface ShareTableProps {
  caption: string
  header: string
  rows: readonly ShareRow[]
  counted: Counted
}

/** Bars and their numbers in one: nothing has to be looked up elsewhere. */
function ShareTable({ caption, header, rows, counted }: ShareTableProps) {
  const t = useTranslations('reputation.shares')
  const words = useFigureWords()
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const allBefore = rows.reduce((sum, { before }) => sum + (before ?? 0), 0)
  const shareOf = (count: number, of: number) => (of === 0 ? null : count / of)
  return (
    <Table
      caption={words.tableOf(caption)}
      rows={rows}
      rowKey={({ key }) => key}
      phoneLayout="scroll"
      isDense
      columns={[
        { key: 'name', header, cell: ({ name }) => name, isRowHeader: true, className: 'whitespace-nowrap' },
        { key: 'share', header: t('share'), cell: ({ count }) => <Share share={shareOf(count, all)} /> },
        {
          key: 'count',
          header: t('reviews'),
          cell: ({ count, search }) => <ReviewCount {...{ count, counted, search }} />,
          align: 'end',
        },
        {
          key: 'before',
          header: t('before'),
          cell: ({ before }) => words.percent(before === null ? null : shareOf(before, allBefore)),
          align: 'end',
        },
      ]}
    />
  )
}

function Share({ share }: { share: number | null }) {
  const words = useFigureWords()
  return (
    <span className="flex min-w-16 items-center gap-2 sm:min-w-24">
      <svg
        aria-hidden
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-2 w-4 min-w-4 flex-1 fill-accent sm:w-12 sm:min-w-12"
      >
        <rect width="100" height="8" className="fill-inset" />
        <rect width={(share ?? 0) * 100} height="8" />
      </svg>
      <span className="min-w-11 text-right whitespace-nowrap tabular-nums">{words.percent(share)}</span>
    </span>
  )
}

/** Each platform by itself. */
export function Platforms({ shown: { platforms }, counted }: PartProps) {
  const t = useTranslations('reputation.platforms')
  const words = useFigureWords()
  type Row = Reputation['platforms'][number]
  const figure = (
    key: 'rating' | 'before' | 'responseRate' | 'answerTime' | 'positive',
    cell: (row: Row) => string,
  ) => ({
    key,
    header: t(key),
    cell,
    align: 'end' as const,
  })
  return (
    <Card title={t('title')} isFlush>
      <Table
        caption={words.tableOf(t('title'))}
        rows={platforms}
        rowKey={({ platform }) => platform}
        phoneLayout="scroll"
        isDense
        columns={[
          {
            key: 'platform',
            header: t('platform'),
            cell: ({ platform }) => <MarkedPlatform platform={platform} />,
            isRowHeader: true,
          },
          figure('rating', ({ now }) => words.rating(findRating(now))),
          figure('before', ({ before }) => words.rating(before && findRating(before))),
          {
            key: 'reviews',
            header: t('reviews'),
            cell: ({ platform, now }) => <ReviewCount count={now.reviewCount} counted={{ ...counted, platform }} />,
            align: 'end',
          },
          figure('responseRate', ({ now }) => words.percent(findResponseRate(now))),
          figure('answerTime', ({ now }) => words.duration(findAnswerSeconds(now))),
          figure('positive', ({ now }) => words.percent(findPositiveShare(now))),
        ]}
      />
    </Card>
  )
}
