import { Menu as MenuIcon, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx'
import { IconButton } from '#web/ui/index.ts'
import { CommandKeys } from './command-keys.tsx'
import { UserMenu } from './user-menu.tsx'
import { WorkspaceMarks } from './workspace-marks.tsx'
import { WorkspaceName } from './workspace-name.tsx'

interface TopBarProps {
  onSearch: () => void
  onMenu: () => void
  onKeyboardSheet: () => void
}

export function TopBar({ onSearch, onMenu, onKeyboardSheet }: TopBarProps) {
  const t = useTranslations('shell')
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-card px-3 sm:gap-3 sm:px-6">
      <IconButton
        label={t('openMenu')}
        icon={<MenuIcon aria-hidden />}
        onClick={onMenu}
        className="-ml-1.5 max-sm:hidden lg:hidden"
      />
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <WorkspaceName />
        <div className="hidden shrink-0 md:block">
          <WorkspaceMarks />
        </div>
      </div>
      <SearchBox onSearch={onSearch} />
      <NotificationBell />
      <UserMenu onKeyboardSheet={onKeyboardSheet} />
    </header>
  )
}

/** Looks like a field and opens the palette, which is where one types. */
function SearchBox({ onSearch }: { onSearch: () => void }) {
  const t = useTranslations('shell')
  return (
    <>
      <IconButton label={t('search')} icon={<Search aria-hidden />} onClick={onSearch} className="xl:hidden" />
      <button
        type="button"
        onClick={onSearch}
        className="hidden h-9 w-96 items-center gap-2.5 rounded-control border border-line-strong bg-card px-3 text-ink-muted hover:bg-inset xl:flex"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate text-left">{t('searchPlaceholder')}</span>
        <CommandKeys />
      </button>
    </>
  )
}
