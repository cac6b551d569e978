import { useTranslations } from 'use-intl'
import { CommandPalette } from '#web/ui/index.ts'
import { useActionCommands, usePageCommands } from './search-commands.tsx'

export interface Search {
  isOpen: boolean
  query: string
}

interface SearchPaletteProps {
  search: Search
  onSearchChange: (search: Search) => void
  onKeyboardSheet: () => void
}

/** Everything one can go to or do, by typing. */
export function SearchPalette({ search, onSearchChange, onKeyboardSheet }: SearchPaletteProps) {
  const t = useTranslations('shell')
  const { isOpen, query } = search

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(willOpen) => onSearchChange({ isOpen: willOpen, query: '' })}
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      emptyText={t('searchEmpty', { query })}
      query={query}
      onQueryChange={(typed) => onSearchChange({ isOpen, query: typed })}
      groups={[usePageCommands(), useActionCommands(onKeyboardSheet)]}
    />
  )
}
