import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Check, FileDown, Image, Mail } from 'lucide-react'
import { useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { HostedPage } from '#shared/contracts/hosted-pages.ts'
import type { PageResponse } from '#shared/contracts/page-responses.ts'
import { SCORE_BANDS } from '#shared/domain/hosted-page-kinds.ts'
import { bandOf, isScored, pickText, SCORES } from '#shared/domain/hosted-pages.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterRow, FilterSelect } from '#web/components/forms/filter-row.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useRowKeys } from '#web/components/sheet/use-row-keys.ts'
import { Badge, Button, Card, EmptyState, joinClasses, SkeletonRows, Stars } from '#web/ui/index.ts'
import { type ListedFilter, responseCountQuery, responseListQuery, useExport } from './page-responses.queries.ts'
import type { ResponsesControl } from './responses-address.ts'

const HAS_TEXT = ['yes', 'no'] as const
const STATES = ['open', 'done'] as const

interface ResponseListProps {
  page: HostedPage
  filter: ListedFilter
  address: ResponsesControl
}

/** One by one, as a page's results show them; the file holds what the list does. */
export function ResponseList({ page, filter, address }: ResponseListProps) {
  const t = useTranslations('pageResponses.list')
  const exporting = useExport(t('exportFailed'))
  const { data: count } = useQuery(responseCountQuery(filter))
  const { page: _page, ...wanted } = filter
  return (
    <Card
      title={t('title')}
      {...(count && { subtitle: t('count', { count: count.count, isMore: String(count.isMore) }) })}
      isFlush
      actions={
        <Button
          icon={<FileDown aria-hidden />}
          isBusy={exporting.isBusy}
          busyLabel={t('exporting')}
          onClick={() => exporting.start(page, wanted)}
        >
          {t('export')}
        </Button>
      }
    >
      <div className="border-b border-line px-5 pb-3">
        <FilterRow
          search={{
            label: t('search'),
            placeholder: t('searchPlaceholder'),
            searched: address.filter.search,
            onSearch: (search) => address.changeFilter({ search }),
          }}
        >
          <ScoreAndState address={address} />
          <FilterSelect
            label={t('hasText')}
            all={t('anyText')}
            options={HAS_TEXT}
            nameOf={(value) => t(`hasTexts.${value}`)}
            value={address.filter.hasText}
            onChoose={(hasText) => address.changeFilter({ hasText })}
          />
        </FilterRow>
      </div>
      <ResponseRows filter={filter} address={address} />
    </Card>
  )
}

export function ScoreAndState({ address: { filter, changeFilter } }: { address: ResponsesControl }) {
  const t = useTranslations('pageResponses.list')
  return (
    <>
      <FilterSelect
        label={t('score')}
        all={t('anyScore')}
        options={SCORE_BANDS}
        nameOf={(band) => t(`bands.${band}`)}
        value={filter.band}
        onChoose={(band) => changeFilter({ band })}
      />
      <FilterSelect
        label={t('state')}
        all={t('anyState')}
        options={STATES}
        nameOf={(state) => t(`states.${state}`)}
        value={filter.state}
        onChoose={(state) => changeFilter({ state })}
      />
    </>
  )
}

interface ResponseRowsProps {
  filter: ListedFilter
  address: ResponsesControl
  /** Among the answers of one page it goes without saying which. */
  isNamingPage?: boolean
  /** Where nothing has come yet, or nothing waits. */
  empty?: { title: string; text: string }
}

export function ResponseRows({ filter, address, isNamingPage = false, empty }: ResponseRowsProps) {
  const t = useTranslations('pageResponses')
  const list = useInfiniteQuery(responseListQuery(filter))
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys({
    rows,
    opener: 'button',
    title: t('list.title'),
    labels: { next: t('sheet.next'), previous: t('sheet.previous') },
  })
  return (
    <div className={joinClasses('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
      <QueryState
        query={list}
        failedTitle={t('list.failed')}
        skeleton={<SkeletonRows label={t('list.loading')} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          empty && !address.isFiltering ? (
            <EmptyState kind="first-use" {...empty} />
          ) : (
            <EmptyState
              kind="nothing-matches"
              title={t('list.nothing')}
              text={t('list.nothingText')}
              action={address.isFiltering && <Button onClick={address.clearFilter}>{t('empty.clear')}</Button>}
            />
          )
        }
      >
        {({ pages }) => (
          <>
            <ul ref={rows} aria-label={t('list.title')}>
              {pages
                .flatMap(({ items }) => items)
                .map((response) => (
                  <li key={response.id} className="border-b border-line last:border-b-0">
                    <ResponseRow response={response} isNamingPage={isNamingPage} onOpen={address.open} />
                  </li>
                ))}
            </ul>
            <NextPage query={list} />
          </>
        )}
      </QueryState>
    </div>
  )
}

interface ResponseRowProps {
  response: PageResponse
  isNamingPage: boolean
  onOpen: (responseId: string) => void
}

function ResponseRow({ response, isNamingPage, onOpen }: ResponseRowProps) {
  const t = useTranslations('pageResponses.list')
  const text = useFirstWords(response)
  const { page, location, qrCode, replies, photoUrl, isDone } = response
  const places = [isNamingPage && page.name, location?.name, qrCode?.name].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      onClick={() => onOpen(response.id)}
      className="flex w-full min-w-0 flex-col gap-1 px-5 py-3 text-left hover:bg-inset focus-visible:-outline-offset-2"
    >
      <span className="flex w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <ResponseScore response={response} />
        {isDone && (
          <Badge tone="good" icon={<Check aria-hidden />}>
            {t('states.done')}
          </Badge>
        )}
        {replies.length > 0 && <Badge icon={<Mail aria-hidden />}>{t('replied')}</Badge>}
        {photoUrl !== null && <Badge icon={<Image aria-hidden />}>{t('photo')}</Badge>}
        <RelativeTime at={response.submittedAt} className="ml-auto text-sm text-ink-muted" />
      </span>
      <span className={joinClasses('line-clamp-2 max-w-full break-words', text === null && 'text-ink-muted')}>
        {text ?? t('noText')}
      </span>
      {places && <span className="max-w-full truncate text-sm text-ink-muted">{places}</span>}
    </button>
  )
}

/** What was written, else what was chosen. */
function useFirstWords({ answers, page }: PageResponse): string | null {
  const locale = useLocale()
  const written = answers.find(({ kind }) => kind === 'text')
  if (written) return String(written.value)
  const chosen = answers.flatMap(({ options, value }) =>
    options.filter(({ id }) => [value].flat().includes(id)).map(({ label }) => pickText(label, locale, page.language)),
  )
  return chosen.length > 0 ? chosen.join(', ') : null
}

/** The lowest there is, as the band goes by it. */
export function ResponseScore({ response: { answers } }: { response: PageResponse }) {
  const t = useTranslations('pageResponses.list')
  const scores = answers.flatMap(({ kind, value }) =>
    isScored(kind) && typeof value === 'number' ? [{ kind, value, band: bandOf(kind, value) }] : [],
  )
  const lowest = SCORE_BANDS.flatMap((band) => scores.filter((each) => each.band === band))[0]
  if (!lowest) return <span className="text-sm font-medium text-ink-muted">{t('noScore')}</span>
  return <Score {...lowest} />
}

const BAND_TONES = { low: 'bad', middle: 'warn', high: 'good' } as const

export function Score({ kind, value }: { kind: 'stars' | 'nps'; value: number }) {
  const t = useTranslations('pageResponses.list')
  const common = useTranslations('common.rating')
  if (kind === 'stars')
    return <Stars value={value} label={common('stars', { rating: String(value) })} text={String(value)} />
  return <Badge tone={BAND_TONES[bandOf(kind, value)]}>{t('outOf', { score: value, most: SCORES.nps.most })}</Badge>
}
