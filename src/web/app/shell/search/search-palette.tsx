import { useTranslations } from 'use-intl'
import { CommandPalette } from '#web/ui/index.ts'
import { usePlaces } from '#web/app/shell/navigation/use-places.ts'
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
  const { isAdmin } = usePlaces()

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(willOpen) => onSearchChange({ isOpen: willOpen, query: '' })}
      label={t('search')}
      placeholder={t(isAdmin ? 'searchPlaceholderAdmin' : 'searchPlaceholder')}
      emptyText={`${t('searchEmpty', { query })} ${t('searchHint')}`}
      query={query}
      onQueryChange={(typed) => onSearchChange({ isOpen, query: typed })}
      groups={[usePageCommands(), useActionCommands(onKeyboardSheet)]}
    />
  )
}
