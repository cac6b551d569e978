import { Outlet, useRouter, Navigate } from '@tanstack/react-router'
import { useMemo, useState, useSyncExternalStore, useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { IdleWatch } from '#web/features/session/idle-watch.tsx'
import { createFormatting } from '#web/kernel/formatting/formatting.ts'
import { FormattingContext } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { useShortcut } from '#web/kernel/shortcuts/use-shortcut.ts'
import { SkipLink, Button, EmptyState, IconButton } from '#web/ui/index.ts'
import { followPushedLinks } from '#web/kernel/push/pushed-links.ts'
import { renewThisBrowser } from '#web/kernel/push/this-browser.ts'
import { useQuery } from '@tanstack/react-query'
import { PagePending } from '#web/app/page-pending.tsx'
import { Page } from '#web/components/page.tsx'
import { myInvitationsQuery } from '#web/features/team/invitations.queries.ts'
import { paths } from '#shared/domain/paths.ts'
import { session } from '#web/kernel/session/session.ts'
import { Menu as MenuIcon } from 'lucide-react'
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx'
import { KeyboardSheet } from './keyboard-sheet.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SearchPalette } from '#web/app/search/search-palette.tsx'
import { Drawer, Sidebar } from './sidebar.tsx'
import { useLiveEvents } from './use-live-events.ts'
import { WorkspaceMarks } from './workspace-marks.tsx'
import { SearchBox } from '#web/app/search/search-box.tsx'
import { UserMenu } from './user-menu.tsx'
import { WorkspaceName } from './workspace-name.tsx'

/** Where the sidebar stands beside the page: Tailwind's `lg`. */
const WIDE_QUERY = '(min-width: 64rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE_QUERY).matches)
}

const CONTENT_ID = 'content'

/** Dates, numbers and money as the customer wants them; an administrator without a customer gets the browser's zone. */
function useCustomerFormatting() {
  const locale = useLocale()
  const { customer } = useMe()
  return useMemo(
    () =>
      createFormatting({
        locale,
        timezone: customer?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        dateFormat: customer?.dateFormat ?? 'YYYY-MM-DD',
        currency: customer?.currency ?? 'USD',
      }),
    [locale, customer?.timezone, customer?.dateFormat, customer?.currency],
  )
}

/** Everything around a signed-in person's page. */
export function Shell() {
  const t = useTranslations('shell')
  const { customer, admin } = useMe()
  const formatting = useCustomerFormatting()
  const isWide = useIsWide()
  const [search, setSearch] = useState({ isOpen: false, query: '' })
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  useLiveEvents()
  usePush()
  useShortcut({ key: 'k', isWithCommand: true }, () => setSearch(({ isOpen }) => ({ isOpen: !isOpen, query: '' })))
  useShortcut({ key: '?' }, () => setIsSheetOpen(true))

  return (
    <FormattingContext value={formatting}>
      <SkipLink label={t('skipToContent')} targetId={CONTENT_ID} />
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        {isWide ? <Sidebar /> : <Drawer isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} />}
        <div className="flex min-h-dvh min-w-0 flex-col">
          <TopBar
            onSearch={(query) => setSearch({ isOpen: true, query })}
            onMenu={() => setIsMenuOpen(true)}
            onKeyboardSheet={() => setIsSheetOpen(true)}
          />
          {!isWide && (
            <aside aria-label={t('workspace')} className="px-4 pt-2 sm:px-6 sm:pt-4">
              <WorkspaceMarks />
            </aside>
          )}
          <OfflineNotice />
          <main
            id={CONTENT_ID}
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl flex-1 px-4 pt-3 pb-24 outline-none sm:px-6 sm:pt-6 sm:pb-10"
          >
            {customer || admin ? <Outlet /> : <NoWorkspacePage />}
          </main>
        </div>
      </div>
      <PhoneBar onMenu={() => setIsMenuOpen(true)} />
      <SearchPalette search={search} onSearchChange={setSearch} onKeyboardSheet={() => setIsSheetOpen(true)} />
      <IdleWatch />
      <KeyboardSheet isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} />
    </FormattingContext>
  )
}

/** Where this browser is told by push: keeps that so for its person, and goes where a clicked push leads. */
function usePush() {
  const router = useRouter()
  const { user, session } = useMe()

  useEffect(() => followPushedLinks((path) => void router.navigate({ href: path })), [router])
  useEffect(() => {
    renewThisBrowser({ userId: user.id, sessionId: session.id }).catch(() => {
      // Tried again when the product is opened the next time; the settings tell whether it is on.
    })
  }, [user.id, session.id])
}

/**
 * In the place of every page for a person who is neither a member of a customer nor an administrator. Where an
 * invitation waits for them, that is what they came for.
 */
function NoWorkspacePage() {
  const t = useTranslations('shell')
  const { data, isPending } = useQuery(myInvitationsQuery)
  if (isPending) return <PagePending />
  if (data?.invitation) return <Navigate to={paths.acceptInvitation} replace />
  return (
    <Page title={t('noWorkspaceTitle')}>
      <EmptyState
        kind="first-use"
        title={t('noWorkspaceReason')}
        text={t('noWorkspaceText')}
        action={<Button onClick={() => void session.signOut()}>{t('signOut')}</Button>}
      />
    </Page>
  )
}

interface TopBarProps {
  onSearch: (query: string) => void
  onMenu: () => void
  onKeyboardSheet: () => void
}

function TopBar({ onSearch, onMenu, onKeyboardSheet }: TopBarProps) {
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
