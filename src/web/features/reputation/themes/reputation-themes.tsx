import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { SearchOf } from '#shared/contracts/addresses.ts'
import type { LanguageFigures, Theme, ThemeFigures } from '#shared/contracts/reputation-themes.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { findRating } from '#shared/domain/reputation.ts'
import type { Aspect } from '#shared/domain/sentiment.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import { findPraiseShare } from '#shared/domain/themes.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Badge, Card, joinClasses, Table, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { languagesQuery, themesQuery } from '../reputation.queries.ts'
import { type Counted, ReviewCount } from '../reviews-link.tsx'
import { Sparkline } from '../sparkline.tsx'
import { useFigureWords } from '../use-figure-words.ts'

/** As the customer calls it, else by its usual name. */
export function useThemeName() {
  const locale = useLocale()
  return ({ aspect, name }: Pick<Theme, 'aspect' | 'name'>) => name ?? nameAspect(aspect, locale)
}

interface ThemesProps {
  filter: ReputationFilter
  onOpen: (aspect: Aspect) => void
}

/** What people speak of, and whether they praise it; each leads to the quotes behind it. */
export function Themes({ filter, onOpen }: ThemesProps) {
  const t = useTranslations('reputation.themes')
  const query = useQuery(themesQuery(filter))
  if (query.data?.items.length === 0) return null
  return (
    <Card title={t('title')} subtitle={t('explained')} isFlush>
      <div className={joinClasses('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
        <QueryState query={query} failedTitle={t('failed')}>
          {({ items, days }) => (
            <ThemeTable
              themes={items}
              counted={{ days, location: filter.location, platform: filter.platform }}
              onOpen={onOpen}
            />
          )}
        </QueryState>
      </div>
    </Card>
  )
}

interface ThemeTableProps {
  themes: readonly ThemeFigures[]
  counted: Counted
  onOpen: (aspect: Aspect) => void
}

function ThemeTable({ themes, counted, onOpen }: ThemeTableProps) {
  const t = useTranslations('reputation.themes')
  const words = useFigureWords()
  type Key = 'praise' | 'criticism' | 'reviews' | 'praiseShare' | 'before'
  const figure = (key: Key, cell: (theme: ThemeFigures) => ReactNode) => ({
    key,
    header: t(key),
    cell,
    align: 'end' as const,
  })
  const linked = (search: SearchOf<'/reviews'>, count: number) => <ReviewCount {...{ count, counted, search }} />
  return (
    <Table
      caption={words.tableOf(t('title'))}
      rows={themes}
      rowKey={({ aspect }) => aspect}
      phoneLayout="scroll"
      isDense
      columns={[
        {
          key: 'theme',
          header: t('theme'),
          cell: (theme) => <NameAndMarks theme={theme} onOpen={onOpen} />,
          isRowHeader: true,
          className: 'min-w-28',
        },
        { key: 'tone', header: t('tone'), cell: ({ now }) => <ToneBar {...now} />, className: 'min-w-20' },
        figure('praise', ({ aspect, now }) => linked({ theme: aspect, said: 'praise' }, now.positiveCount)),
        figure('criticism', ({ aspect, now }) => linked({ theme: aspect, said: 'criticism' }, now.negativeCount)),
        figure('reviews', ({ aspect, now }) => linked({ theme: aspect }, now.reviewCount)),
        figure('praiseShare', ({ now }) => words.percent(findPraiseShare(now))),
        figure('before', ({ before }) => words.percent(before && findPraiseShare(before))),
        { key: 'course', header: t('course'), cell: ({ points }) => <Sparkline values={toShares(points)} /> },
      ]}
    />
  )
}

const toShares = (points: ThemeFigures['points']) =>
  points.flatMap((point) => {
    const share = findPraiseShare(point)
    return share === null ? [] : [share]
  })

function NameAndMarks({ theme, onOpen }: { theme: ThemeFigures; onOpen: (aspect: Aspect) => void }) {
  const t = useTranslations('reputation.themes')
  const nameOf = useThemeName()
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <button
        type="button"
        onClick={() => onOpen(theme.aspect)}
        className={joinClasses(TEXT_LINK_CLASSES, 'text-start break-words pointer-coarse:min-h-11')}
      >
        {nameOf(theme)}
      </button>
      {theme.isFollowed && (
        <span className="text-ink-muted">
          <Bell aria-hidden className="size-3.5" />
          <span className="sr-only">{t('followed')}</span>
        </span>
      )}
      {theme.move !== null && <Badge tone={theme.move === 'better' ? 'good' : 'bad'}>{t(theme.move)}</Badge>}
    </span>
  )
}

/** Praise from the left, criticism from the right; the numbers stand beside it. */
function ToneBar({ positiveCount, negativeCount }: ThemeFigures['now']) {
  const judged = positiveCount + negativeCount
  const toWidth = (count: number) => ({ width: judged === 0 ? '0' : `${(count / judged) * 100}%` })
  return (
    <span aria-hidden className="flex h-2.5 min-w-16 overflow-hidden rounded-full bg-line-strong">
      <span style={toWidth(positiveCount)} className="bg-good" />
      <span style={toWidth(negativeCount)} className="ml-auto bg-bad" />
    </span>
  )
}

/** Which languages people write in, and how content they are. */
export function Languages({ filter }: { filter: ReputationFilter }) {
  const t = useTranslations('reputation.languages')
  const query = useQuery(languagesQuery(filter))
  if (query.data && query.data.items.length < 2) return null
  return (
    <Card title={t('title')} subtitle={t('explained')} isFlush>
      <QueryState query={query} failedTitle={t('failed')}>
        {({ items, days }) => (
          <LanguageTable languages={items} counted={{ days, location: filter.location, platform: filter.platform }} />
        )}
      </QueryState>
    </Card>
  )
}

function LanguageTable({ languages, counted }: { languages: readonly LanguageFigures[]; counted: Counted }) {
  const t = useTranslations('reputation.languages')
  const words = useFigureWords()
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  type Key = 'reviews' | 'rating' | 'ratingBefore' | 'positive' | 'positiveBefore'
  const figure = (key: Key, cell: (figures: LanguageFigures) => ReactNode) => ({
    key,
    header: t(key),
    cell,
    align: 'end' as const,
  })
  const shareOf = ({ positiveCount, reviewCount }: LanguageFigures['now']) =>
    words.percent(reviewCount === 0 ? null : positiveCount / reviewCount)
  return (
    <Table
      caption={words.tableOf(t('title'))}
      rows={languages}
      rowKey={({ language }) => language}
      phoneLayout="scroll"
      isDense
      columns={[
        {
          key: 'language',
          header: t('language'),
          cell: ({ language }) => (
            <span className="inline-block first-letter:uppercase">{names.of(language) ?? language}</span>
          ),
          isRowHeader: true,
        },
        figure('reviews', ({ language, now }) => (
          <ReviewCount count={now.reviewCount} counted={counted} search={{ language }} />
        )),
        figure('rating', ({ now }) => words.rating(findRating(now))),
        figure('ratingBefore', ({ before }) => words.rating(before && findRating(before))),
        figure('positive', ({ now }) => shareOf(now)),
        figure('positiveBefore', ({ before }) => (before ? shareOf(before) : words.percent(null))),
      ]}
    />
  )
}
