import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { LoadMore } from '#web/ui/index.ts'
import { useErrorSentence } from './use-error-sentence.ts'

/** Below a list that is loaded page by page; nothing after the last page. */
export function NextPage({ query }: { query: UseInfiniteQueryResult<InfiniteData<unknown>> }) {
  const t = useTranslations('common')
  const sentenceFor = useErrorSentence()
  if (!query.hasNextPage) return null
  return (
    <LoadMore
      label={t('loadMore')}
      busyLabel={t('loadingMore')}
      isBusy={query.isFetchingNextPage}
      onLoadMore={() => void query.fetchNextPage()}
      problem={query.isFetchNextPageError ? sentenceFor(query.error) : undefined}
    />
  )
}
