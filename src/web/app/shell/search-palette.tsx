import { useTranslations } from 'use-intl'
import { useState } from 'react'
import { CommandPalette } from '#web/ui/index.ts'
import { useSearchResults } from './use-search-results.ts'
import { useActionSource, usePageSource } from './search-sources.tsx'

interface SearchPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onKeyboardSheet: () => void
}

/** Everything one can go to or do, by typing. */
export function SearchPalette({ isOpen, onOpenChange, onKeyboardSheet }: SearchPaletteProps) {
  const t = useTranslations('shell')
  const [query, setQuery] = useState('')
  const sources = [usePageSource(), useActionSource(onKeyboardSheet)]
  const groups = useSearchResults(sources, query, isOpen)

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      emptyText={t('searchEmpty', { query })}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      isFilteredByCaller
    />
  )
}
