import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { HostedPage } from '#shared/contracts/hosted-pages.ts'
import type { PageResults as Results } from '#shared/contracts/page-responses.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Button, Card, EmptyState, joinClasses, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { pageQuery, resultsQuery } from './page-responses.queries.ts'
import { PlaceTables } from './place-tables.tsx'
import { QuestionResults } from './question-results.tsx'
import { ResponseList } from './response-list.tsx'
import { OpenResponse } from './response-sheet.tsx'
import { type ResponsesControl, useResultsAddress } from './responses-address.ts'
import { ResultsFigures } from './results-figures.tsx'
import { ResultsFilters } from './results-filters.tsx'
import { ResultsOverTime } from './results-over-time.tsx'
import { ResultsThemes } from './results-themes.tsx'

/** What visitors of a page answered: added up, and one by one. */
export function PageResults({ pageId }: { pageId: string }) {
  const t = useTranslations('pageResponses')
  const address = useResultsAddress(pageId)
  const page = useQuery(pageQuery(pageId))
  const results = useQuery(resultsQuery(pageId, address.filter))
  const isUnused = page.data?.visitors === 0 && page.data.responses === 0
  return (
    <QueryState query={results} failedTitle={t('failed')} skeleton={<ResultsSkeleton />}>
      {(shown) =>
        page.data && isUnused && shown.visitors === 0 && shown.responses === 0 ? (
          <FirstUse page={page.data} />
        ) : (
          <div className={joinClasses('flex flex-col gap-4', results.isPlaceholderData && 'opacity-60')}>
            <ResultsFilters pageId={pageId} address={address} results={shown} />
            <Shown page={page.data} results={shown} address={address} />
          </div>
        )
      }
    </QueryState>
  )
}

interface ShownProps {
  page: HostedPage | undefined
  results: Results
  address: ResponsesControl
}

function Shown({ page, results, address }: ShownProps) {
  const isAsking = page?.kind !== 'review'
  if (results.visitors === 0 && results.responses === 0) return <NothingMatches address={address} />
  return (
    <>
      <ResultsFigures results={results} isAsking={isAsking} />
      <ResultsOverTime results={results} isAsking={isAsking} />
      {isAsking && <QuestionResults results={results} address={address} />}
      <PlaceTables results={results} isAsking={isAsking} />
      {isAsking && <ResultsThemes analysis={results.analysis} />}
      {isAsking && page && <Answers page={page} results={results} address={address} />}
    </>
  )
}

function Answers({ page, results: { from, to }, address }: ShownProps & { page: HostedPage }) {
  const filter = { ...address.filter, from, to, page: page.id }
  return (
    <>
      <ResponseList page={page} filter={filter} address={address} />
      <OpenResponse filter={filter} address={address} />
    </>
  )
}

function FirstUse({ page }: { page: HostedPage }) {
  const t = useTranslations('pageResponses.empty')
  const isDraft = page.status === 'draft'
  return (
    <Card>
      <EmptyState kind="first-use" title={t('first')} text={t(isDraft ? 'firstDraft' : 'firstPublished')} />
    </Card>
  )
}

/** An answer that is open by its address is shown, whatever the period. */
function NothingMatches({ address }: { address: ResponsesControl }) {
  const t = useTranslations('pageResponses.empty')
  return (
    <Card>
      <EmptyState
        kind="nothing-matches"
        title={t('nothing')}
        text={t('nothingText')}
        action={address.isFiltering && <Button onClick={address.clearFilter}>{t('clear')}</Button>}
      />
      <OpenResponse filter={null} address={address} />
    </Card>
  )
}

function ResultsSkeleton() {
  const t = useTranslations('pageResponses')
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-4">
      <Skeleton className="h-9 w-64" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {Array.from({ length: 5 }, (_, card) => (
          <Skeleton key={card} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-64" />
    </SkeletonGroup>
  )
}
