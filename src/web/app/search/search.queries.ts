import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import { LONGEST_SEARCH, search } from '#shared/contracts/search.ts'
import { findSought, isEnoughToSearch, parseSearch } from '#shared/domain/search-words.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'

export type FoundGroup = OutputOf<typeof search>['groups'][number]

/** Whoever types on does not ask for every letter. */
const PAUSE_MS = 150

/** Words that nobody waits for any more end the request for them. */
const searchQuery = (words: string) => ({
  ...endpointQuery([...queryKeys.search, words], search, { query: words }),
  staleTime: 10_000,
  gcTime: 60_000,
  retry: false,
  placeholderData: keepPreviousData,
})

export interface FoundWords {
  groups: readonly FoundGroup[]
  /** `resting`: there is too little to look for. */
  state: 'resting' | 'searching' | 'found' | 'failed' | 'offline'
  tryAgain: () => void
}

/** What the server finds for what is typed. */
export function useFoundWords(typed: string, isOn: boolean): FoundWords {
  const words = cutToLongest(typed.trim())
  const settled = useSettled(words)
  const isEnough = isOn && isEnoughToSearch(words)
  const query = useQuery({ ...searchQuery(settled), enabled: isEnough && isEnoughToSearch(settled) })
  const isCurrent = settled === words && !query.isPlaceholderData
  const groups = isEnough ? (query.data?.groups ?? []) : []
  return {
    groups: isCurrent ? groups : groups.flatMap((group) => keepMatching(group, words)),
    state: isEnough ? findState(query, isCurrent) : 'resting',
    tryAgain: () => void query.refetch(),
  }
}

/** Half of a character is none. */
const cutToLongest = (words: string) =>
  words
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

function findState(
  { isFetching, isError, isSuccess }: Pick<ReturnType<typeof useQuery>, 'isFetching' | 'isError' | 'isSuccess'>,
  isCurrent: boolean,
): FoundWords['state'] {
  if (isError && !isFetching) return navigator.onLine ? 'failed' : 'offline'
  return isCurrent && isSuccess ? 'found' : 'searching'
}

/** Of what was found for fewer letters, what shows the new ones as well stays until the answer comes. */
function keepMatching(group: FoundGroup, words: string): FoundGroup[] {
  const sought = parseSearch(words)
  const hits = group.hits.filter(
    ({ title, excerpt }) => findSought([title, excerpt ?? ''].join('\n'), sought).matches.length > 0,
  )
  return hits.length > 0 ? [{ ...group, hits, hasMore: false }] : []
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
