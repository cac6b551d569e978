import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Button, EmptyState, SkeletonRows } from '#web/ui/index.ts'
import { Failure } from './failure.tsx'

interface QueryStateProps<Data> {
  query: UseQueryResult<Data> | UseInfiniteQueryResult<Data>
  failedTitle: string
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  /** In the place of one thing that is not there, or not any more; else that is a failure as any other. */
  gone?: { title: string; text: string; close: string; onClose: () => void }
  /** The shape of the content while it loads; rows when left out. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** Loading, failed, empty or there. Old data stays on screen while new data loads, also when that fails. */
export function QueryState<Data>({
  query,
  failedTitle,
  gone,
  isEmpty,
  empty,
  skeleton,
  children,
}: QueryStateProps<Data>) {
  const t = useTranslations('common')

  if (gone && isGone(query.error)) {
    const { title, text, close, onClose } = gone
    return (
      <EmptyState
        kind="nothing-matches"
        title={title}
        text={text}
        action={<Button onClick={onClose}>{close}</Button>}
      />
    )
  }
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data)
  if (query.isError) {
    return <Failure title={failedTitle} error={query.error} onTryAgain={() => void query.refetch()} />
  }
  return skeleton ?? <SkeletonRows label={t('loading')} />
}

/** An address that makes no sense leads nowhere either. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'invalid-input')
}
