import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SkeletonRows } from '#web/ui/index.ts'
import { Failure } from './failure.tsx'

interface QueryStateProps<Data> {
  query: UseQueryResult<Data> | UseInfiniteQueryResult<Data>
  failedTitle: string
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  /** The shape of the content while it loads; rows when left out. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** Loading, failed, empty or there. Old data stays on screen while new data loads, also when that fails. */
export function QueryState<Data>({ query, failedTitle, isEmpty, empty, skeleton, children }: QueryStateProps<Data>) {
  const t = useTranslations('common')

  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data)
  if (query.isError) {
    return <Failure title={failedTitle} error={query.error} onTryAgain={() => void query.refetch()} />
  }
  return skeleton ?? <SkeletonRows label={t('loading')} />
}
