import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
  useQuery,
} from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Review, ReviewFilter } from '#shared/contracts/reviews.ts'
import { search } from '#shared/contracts/search.ts'
import { isEnoughToSearch } from '#shared/domain/search-words.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import {
  Button,
  buttonClasses,
  Card,
  EmptyState,
  joinClasses,
  SkeletonItems,
  TEXT_LINK_CLASSES,
} from '#web/ui/index.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import { ArrowUp } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#shared/domain/paths.ts'
import { can, isReader, useMe } from '#web/kernel/session/me.ts'
import { integrationsQuery } from '#web/components/options.queries.ts'
import { loadFromTop, reviewListQuery, newReviewCountQuery } from '../reviews.queries.ts'
import { isFiltering } from '../reviews-search.ts'
import { ReviewList } from './review-list.tsx'
import type { RowFocus } from './use-active-review.ts'
import { createRowFreshener } from './row-freshener.ts'

interface ReviewListCardProps {
  filter: ReviewFilter
  reviews: readonly Review[]
  activeId: string | undefined
  focus: RowFocus
  isChosen: (reviewId: string) => boolean
  isSelectable: boolean
  onActive: (reviewId: string) => void
  onClearFilter: () => void
}

export function ReviewListCard({ filter, reviews, onClearFilter, ...rows }: ReviewListCardProps) {
  const t = useTranslations('reviews')
  const list = useInfiniteQuery(reviewListQuery(filter))
  const loadedAt = list.isPlaceholderData ? undefined : list.data?.pages[0]?.loadedAt
  const noteRange = useFreshRows(filter, loadedAt)
  const fetchAhead = useFetchAhead(list)
  const newest = useNewest(filter)
  const listKey = JSON.stringify(filter)

  return (
    <>
      <NewReviewsPill filter={filter} loadedAt={loadedAt} isBusy={newest.isBusy} onShow={newest.show} />
      <Card isFlush className={joinClasses('overflow-clip transition-opacity', list.isPlaceholderData && 'opacity-60')}>
        <h2 className="sr-only">{t('list')}</h2>
        <QueryState
          query={list}
          failedTitle={t('failed')}
          skeleton={<SkeletonItems label={t('loading')} />}
          isEmpty={() => reviews.length === 0}
          empty={<ReviewListEmpty filter={filter} onClear={onClearFilter} />}
        >
          {() => (
            <ReviewList
              {...rows}
              key={listKey}
              listKey={listKey}
              reviews={reviews}
              search={filter.search}
              isWhole={!list.hasNextPage}
              isLoadingMore={list.isFetchingNextPage}
              onRange={noteRange}
              onNearEnd={fetchAhead}
            >
              <NextPage query={list} />
            </ReviewList>
          )}
        </QueryState>
      </Card>
    </>
  )
}

/** After these the list asks before it grows: what stands below it has to be reachable. */
const PAGES_BY_THEMSELVES = 3

function useFetchAhead(list: UseInfiniteQueryResult<InfiniteData<unknown>>) {
  const { hasNextPage, isFetching, fetchNextPage } = list
  const mayGrow = hasNextPage && (list.data?.pages.length ?? 0) < PAGES_BY_THEMSELVES
  return useCallback(() => {
    if (mayGrow && !isFetching) void fetchNextPage()
  }, [mayGrow, isFetching, fetchNextPage])
}

function useNewest(filter: ReviewFilter) {
  const queryClient = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const show = () =>
    void attempt(async () => {
      await loadFromTop(queryClient, filter)
      window.scrollTo({ top: 0 })
    })
  return { show, isBusy }
}

/** Answers whom to tell which rows are on screen. */
function useFreshRows(filter: ReviewFilter, loadedAt: string | undefined) {
  const queryClient = useQueryClient()
  const [freshener] = useState(() => createRowFreshener(queryClient))
  const filterKey = JSON.stringify(filter)
  const watch = useEffectEvent(() => freshener.watch(filter))

  useEffect(() => watch(), [filterKey])
  useEffect(() => freshener.onLoaded(), [freshener, loadedAt])
  useEffect(() => {
    const stopListening = liveEventListeners.add(freshener)
    return () => {
      stopListening()
      freshener.stop()
    }
  }, [freshener])
  return freshener.see
}

interface NewReviewsPillProps {
  filter: ReviewFilter
  loadedAt: string | undefined
  isBusy: boolean
  onShow: () => void
}

/** Says that there is something new, in the line above the list; the list moves only when asked to. */
function NewReviewsPill({ filter, loadedAt, isBusy, onShow }: NewReviewsPillProps) {
  const t = useTranslations('reviews')
  const { data } = useQuery(newReviewCountQuery(filter, loadedAt))
  const count = data?.count ?? 0
  return (
    <output className="pointer-events-none sticky top-16 z-20 flex justify-center max-sm:empty:-mb-2 sm:top-26 sm:-mb-3 sm:h-0 sm:justify-end">
      {count > 0 && (
        <Button
          variant="primary"
          size="small"
          icon={<ArrowUp aria-hidden />}
          isBusy={isBusy}
          onClick={onShow}
          className="pointer-events-auto shadow-float sm:-translate-y-[calc(100%+0.25rem)]"
        >
          {t('newPill', { count })}
        </Button>
      )}
    </output>
  )
}

/** Nothing matches, or nothing has ever come. */
function ReviewListEmpty({ filter, onClear }: { filter: ReviewFilter; onClear: () => void }) {
  const t = useTranslations('reviews')
  const isFiltered = isFiltering(filter)
  const me = useMe()
  const integrations = useQuery({ ...integrationsQuery, enabled: can(me, 'integrations.view') && !isFiltered })
  const isConnected = integrations.data?.items.some(({ status }) => status === 'connected') ?? false
  if (isFiltered) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t('empty')}
        text={filter.search && <CloseMatches search={filter.search} />}
        action={<Button onClick={onClear}>{t('clear')}</Button>}
      />
    )
  }
  if (isConnected) return <EmptyState kind="nothing-matches" title={t('empty')} />
  return <FirstUse />
}

const MOST_CLOSE = 3

/** What the search over everything forgives: reviews that say nearly the same. */
function CloseMatches({ search: words }: { search: string }) {
  const t = useTranslations('reviews')
  const { data } = useQuery({
    ...endpointQuery([...queryKeys.search, words], search, { query: words }),
    enabled: isEnoughToSearch(words),
  })
  const hits = (data?.groups.find(({ subject }) => subject === 'review')?.hits ?? []).slice(0, MOST_CLOSE)
  if (hits.length === 0) return t('checkSpelling')
  return (
    <>
      {t('didYouMean')}
      <span className="mt-2 flex flex-col gap-2">
        {hits.map(({ id, title, excerpt }) => (
          <Link key={id} to={paths.reviews} search={{ review: id }} className={TEXT_LINK_CLASSES}>
            {[title, excerpt].filter(Boolean).join(': ')}
          </Link>
        ))}
      </span>
    </>
  )
}

function FirstUse() {
  const t = useTranslations('reviews')
  const me = useMe()
  const canConnect = can(me, 'integrations.manage')
  return (
    <EmptyState
      kind="first-use"
      title={t('firstTitle')}
      // Where everything can only be read, the banner above says who can change that.
      text={t(canConnect || isReader(me) ? 'firstText' : 'firstTextMember')}
      action={
        canConnect && (
          <Link to={paths.settings} search={{ tab: 'integrations' }} className={buttonClasses({ variant: 'primary' })}>
            {t('connect')}
          </Link>
        )
      }
    />
  )
}
