import { Outlet } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { IdleWatch } from '#web/features/session/idle/idle-watch.tsx'
import { createFormatting } from '#web/kernel/formatting/formatting.ts'
import { FormattingContext } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { useShortcut } from '#web/kernel/shortcuts/use-shortcut.ts'
import { SkipLink } from '#web/ui/index.ts'
import { KeyboardSheet } from './keyboard-sheet.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PhoneBar } from './navigation/phone-bar.tsx'
import { SearchPalette } from './search/search-palette.tsx'
import { Drawer, Sidebar } from './navigation/sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useLiveEvents } from './use-live-events.ts'
import { usePush } from './use-push.ts'
import { NoWorkspacePage } from './workspace/no-workspace-page.tsx'
import { WorkspaceMarks } from './workspace/workspace-marks.tsx'

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
            <aside aria-label={t('workspace')} className="px-4 pt-4 sm:px-6">
              <WorkspaceMarks />
            </aside>
          )}
          <OfflineNotice />
          <main
            id={CONTENT_ID}
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl flex-1 px-4 pt-6 pb-24 outline-none sm:px-6 sm:pb-10"
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
