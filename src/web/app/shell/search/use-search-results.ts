import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import type { SearchSource } from '#web/kernel/search/search-source.ts'
import type { CommandGroup } from '#web/ui/index.ts'

async function askSource(source: SearchSource, query: string, signal: AbortSignal): Promise<CommandGroup> {
  const hits = await source.find(query, signal)
  const items = hits.map(({ detail, open, ...hit }) => ({ ...hit, ...(detail && { hint: detail }), onSelect: open }))
  return { id: source.id, label: source.label, items }
}

/** Asks every source by itself; one that fails leaves only its own group out. Old hits stay until the new are there. */
export function useSearchResults(sources: readonly SearchSource[], query: string, isOpen: boolean): CommandGroup[] {
  const locale = useLocale()
  const wanted = query.trim()
  const answers = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['search', source.id, locale, wanted],
      queryFn: ({ signal }: { signal: AbortSignal }) => askSource(source, wanted, signal),
      enabled: isOpen,
      placeholderData: keepPreviousData,
      // Hits carry what to do when chosen, which is of this moment.
      staleTime: 0,
      structuralSharing: false,
    })),
  })
  return answers.flatMap(({ data }) => (data && data.items.length > 0 ? [data] : []))
}
