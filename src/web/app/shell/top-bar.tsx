import { Menu as MenuIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { SearchBox } from '#web/app/search/search-box.tsx'
import { OpensLate } from '#web/components/opens-late.tsx'
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx'
import { language } from '#web/kernel/i18n/language.ts'
import { createChunk } from '#web/kernel/load-chunk.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Avatar, IconButton, iconButtonClasses, VisuallyHidden } from '#web/ui/index.ts'
import type { UserMenu } from './user-menu.tsx'
import { WorkspaceName } from './workspace-name.tsx'

interface TopBarProps {
  onSearch: (query: string) => void
  onMenu: () => void
  onKeyboardSheet: () => void
}

/** Above every page: search, the bell and what is one's own. */
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
        <OwnMenu onKeyboardSheet={onKeyboardSheet} />
      </div>
    </header>
  )
}

interface MenuParts {
  UserMenu: typeof UserMenu
  /** For whoever belongs to several. */
  WorkspaceChoices: ComponentType | null
}

const userMenu = createChunk<MenuParts>(async () => ({
  ...(await import('./user-menu.tsx')),
  WorkspaceChoices: null,
}))

const menuOfSeveral = createChunk<MenuParts>(async () => {
  const [menu, choices] = await Promise.all([
    import('./user-menu.tsx'),
    import('./workspace-choices.tsx'),
    language.complete(),
  ])
  return { ...menu, ...choices }
})

function OwnMenu({ onKeyboardSheet }: Pick<TopBarProps, 'onKeyboardSheet'>) {
  const t = useTranslations('shell')
  const { user, customers } = useMe()
  return (
    <OpensLate
      part={customers.length > 1 ? menuOfSeveral : userMenu}
      kind="menu"
      trigger={
        <button type="button" className={iconButtonClasses()}>
          <Avatar name={user.name || user.email} size="small" />
          <VisuallyHidden>{t('userMenu', { email: user.email })}</VisuallyHidden>
        </button>
      }
    >
      {(late, opening) => (
        <late.UserMenu {...opening} onKeyboardSheet={onKeyboardSheet}>
          {late.WorkspaceChoices && <late.WorkspaceChoices />}
        </late.UserMenu>
      )}
    </OpensLate>
  )
}
