import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LoadMore } from '#web/ui/index.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'

/** Below a list that is loaded page by page, right after it; nothing after the last page. */
export function NextPage({ query }: { query: UseInfiniteQueryResult<InfiniteData<unknown>> }) {
  const t = useTranslations('common')
  const sentenceFor = useErrorSentence()
  const { hasNextPage } = query
  const place = useRef<HTMLDivElement>(null)
  const asked = useRef<{ list: Element; rowCount: number } | null>(null)

  useEffect(() => {
    if (hasNextPage || !asked.current) return
    const { list, rowCount } = asked.current
    asked.current = null
    focusRow(list.children[rowCount] ?? list.lastElementChild)
  }, [hasNextPage])

  const loadMore = () => {
    const list = place.current?.previousElementSibling
    asked.current = list ? { list, rowCount: list.children.length } : null
    void query.fetchNextPage()
  }

  if (!hasNextPage) return null
  return (
    <div ref={place}>
      <LoadMore
        label={t('loadMore')}
        busyLabel={t('loadingMore')}
        isBusy={query.isFetchingNextPage}
        onLoadMore={loadMore}
        problem={query.isFetchNextPageError ? sentenceFor(query.error) : undefined}
      />
    </div>
  )
}

/** The button is gone after the last page; the keyboard goes on where the new rows begin. */
function focusRow(row: Element | null) {
  if (!(row instanceof HTMLElement) || document.activeElement !== document.body) return
  row.tabIndex = -1
  row.focus()
}
