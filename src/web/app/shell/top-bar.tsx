import { Menu as MenuIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx'
import { IconButton } from '#web/ui/index.ts'
import { SearchBox } from './search/search-box.tsx'
import { UserMenu } from './user-menu.tsx'
import { WorkspaceName } from './workspace/workspace-name.tsx'

interface TopBarProps {
  onSearch: (query: string) => void
  onMenu: () => void
  onKeyboardSheet: () => void
}

export function TopBar({ onSearch, onMenu, onKeyboardSheet }: TopBarProps) {
  const t = useTranslations('shell')
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-card px-4 sm:gap-3 sm:px-6">
      <IconButton
        label={t('openMenu')}
        icon={<MenuIcon aria-hidden />}
        onClick={onMenu}
        className="-ml-1.5 max-sm:hidden lg:hidden"
      />
      <div className="min-w-0 sm:max-w-48 lg:hidden">
        <WorkspaceName />
      </div>
      <SearchBox onSearch={onSearch} />
      <div className="flex items-center gap-1 sm:ml-auto sm:gap-2">
        <NotificationBell />
        <UserMenu onKeyboardSheet={onKeyboardSheet} />
      </div>
    </header>
  )
}
