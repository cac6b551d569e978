import { lazyRouteComponent, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { IdleWatch } from '#web/features/session/idle-watch.tsx'
import { createFormatting } from '#web/kernel/formatting/formatting.ts'
import { FormattingContext } from '#web/kernel/formatting/use-formatting.ts'
import { chosenCustomer, readCustomerLink } from '#web/kernel/session/chosen-customer.ts'
import { isReader, useMe } from '#web/kernel/session/me.ts'
import { language } from '#web/kernel/i18n/language.ts'
import { createChunk, loadChunk, whenIdle } from '#web/kernel/load-chunk.ts'
import { useChunk } from '#web/kernel/use-chunk.ts'
import { useShortcut } from '#web/kernel/shortcuts/use-shortcut.ts'
import { loadToasts, SkipLink } from '#web/ui/index.ts'
import { followPushedLinks } from '#web/kernel/push/pushed-links.ts'
import { renewThisBrowser } from '#web/kernel/push/this-browser.ts'
import { PagePending } from '#web/app/page-pending.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { isAdminArea } from './places.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useLiveEvents } from './use-live-events.ts'
import { WorkspaceMarks } from './workspace-marks.tsx'

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

/** For the few who belong nowhere. */
const NoWorkspacePage = lazyRouteComponent(() => loadChunk(() => import('./no-workspace-page.tsx')), 'NoWorkspacePage')

const withTexts = <Parts,>(load: () => Promise<Parts>) =>
  loadChunk(async () => {
    const [parts] = await Promise.all([load(), language.complete()])
    return parts
  })

const OtherWorkspaces = lazyRouteComponent(() => withTexts(() => import('./workspace-choices.tsx')), 'OtherWorkspaces')
const AdminFactorPage = lazyRouteComponent(() => withTexts(() => import('./customer-rule.tsx')), 'AdminFactorPage')
const ViewBanner = lazyRouteComponent(() => withTexts(() => import('./view-banner.tsx')), 'ViewBanner')
const CustomerRule = lazyRouteComponent(() => withTexts(() => import('./customer-rule.tsx')), 'CustomerRule')

/** What opens over the page by key or press. */
const overlays = createChunk(async () => {
  const parts = await Promise.all([
    import('#web/app/search/search-palette.tsx'),
    import('./keyboard-sheet.tsx'),
    import('./drawer.tsx'),
    import('#web/features/notices/notice-banners.tsx'),
    language.complete(),
  ])
  return { ...parts[0], ...parts[1], ...parts[2], ...parts[3] }
})

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

/** What is typed before the palette has the keyboard is meant for it, and for nothing on the page. */
function useTypedAhead(isOpen: boolean, onTyped: (key: string) => void) {
  const tell = useEffectEvent(onTyped)
  useEffect(() => {
    if (!isOpen) return undefined
    const take = (event: KeyboardEvent) => {
      if (document.activeElement?.closest('[role=dialog]')) return
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      tell(event.key)
    }
    addEventListener('keydown', take, { capture: true })
    return () => removeEventListener('keydown', take, { capture: true })
  }, [isOpen])
}

const NO_SEARCH = { isOpen: false, query: '' }

/** Which of them are open, and what they are made of as soon as it is there. */
function useOverlays() {
  const [search, setSearch] = useState(NO_SEARCH)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const loaded = useChunk(overlays, search.isOpen || isSheetOpen || isMenuOpen, () => {
    setSearch(NO_SEARCH)
    setIsSheetOpen(false)
    setIsMenuOpen(false)
  })
  useTypedAhead(search.isOpen, (key) => setSearch(({ query }) => ({ isOpen: true, query: query + key })))
  useShortcut({ key: 'k', isWithCommand: true }, () => setSearch(({ isOpen }) => ({ isOpen: !isOpen, query: '' })))
  useShortcut({ key: '?' }, () => setIsSheetOpen(true))
  return { loaded, search, setSearch, isSheetOpen, setIsSheetOpen, isMenuOpen, setIsMenuOpen }
}

/** Whom a rule of their customer keeps out sees why, and how to get in, and nothing else asks for anything. */
export function Shell() {
  const me = useMe()
  const { customer, admin } = me
  const isAdmin = useLocation({ select: ({ pathname }) => isAdminArea(me, pathname) })
  const owesFactor = isAdmin && admin?.owesSecondFactor === true
  return (
    <FormattingContext value={useCustomerFormatting()}>
      <Suspense fallback={<PagePending />}>
        {owesFactor && <AdminFactorPage />}
        {!owesFactor && customer?.barredBy && <CustomerRule workspace={customer} />}
      </Suspense>
      {!owesFactor && !customer?.barredBy && <OpenShell />}
    </FormattingContext>
  )
}

/** Between the bar and the page. */
function ToldOnEveryPage({ notices }: { notices: ReactNode }) {
  const me = useMe()
  const { customer } = me
  return (
    <>
      <OfflineNotice />
      {me.view && (
        <Suspense>
          <ViewBanner endsAt={me.view.endsAt} />
        </Suspense>
      )}
      {notices}
      <Suspense>
        {customer && (customer.factorDueAt ?? customer.readOnlyAt ?? isReader(me)) && (
          <CustomerRule workspace={customer} />
        )}
      </Suspense>
    </>
  )
}

/** Everything around a signed-in person's page. */
function OpenShell() {
  const t = useTranslations('shell')
  const { customer, admin } = useMe()
  const isWide = useIsWide()
  const { loaded, search, setSearch, isSheetOpen, setIsSheetOpen, isMenuOpen, setIsMenuOpen } = useOverlays()
  useLiveEvents()
  usePush()
  useEffect(() => whenIdle(loadToasts), [])

  return (
    <>
      <SkipLink label={t('skipToContent')} targetId={CONTENT_ID} />
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        {isWide ? <Sidebar /> : loaded && <loaded.Drawer isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} />}
        <div className="flex min-h-dvh min-w-0 flex-col">
          <TopBar
            onSearch={(typed) => setSearch((before) => ({ isOpen: true, query: before.query + typed }))}
            onMenu={() => setIsMenuOpen(true)}
            onKeyboardSheet={() => setIsSheetOpen(true)}
          />
          {!isWide && (
            <aside aria-label={t('workspace')} className="px-4 pt-2 sm:px-6 sm:pt-4">
              <WorkspaceMarks />
            </aside>
          )}
          <ToldOnEveryPage notices={loaded && <loaded.NoticeBanners />} />
          <main
            id={CONTENT_ID}
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl flex-1 px-4 pt-3 pb-24 outline-none sm:px-6 sm:pt-6 sm:pb-10"
          >
            {customer || admin ? <Outlet /> : <WithoutWorkspace />}
          </main>
        </div>
      </div>
      <PhoneBar onMenu={() => setIsMenuOpen(true)} />
      <IdleWatch />
      {loaded && (
        <>
          <loaded.SearchPalette
            search={search}
            onSearchChange={setSearch}
            onKeyboardSheet={() => setIsSheetOpen(true)}
          />
          <loaded.KeyboardSheet isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} />
        </>
      )}
    </>
  )
}

function WithoutWorkspace() {
  const { customers } = useMe()
  return (
    <Suspense fallback={<PagePending />}>{customers.length > 0 ? <OtherWorkspaces /> : <NoWorkspacePage />}</Suspense>
  )
}

/** Where this browser is told by push: keeps that so for its person, and goes where a clicked push leads. */
function usePush() {
  const router = useRouter()
  const { user, session } = useMe()

  useEffect(
    () =>
      followPushedLinks((path) => {
        const { customerId, rest } = readCustomerLink(path)
        if (customerId === null || customerId === chosenCustomer.get()) void router.navigate({ href: rest })
        else chosenCustomer.change(customerId, rest)
      }),
    [router],
  )
  useEffect(() => {
    renewThisBrowser({ userId: user.id, sessionId: session.id }).catch(() => {
      // Tried again when the product is opened the next time; the settings tell whether it is on.
    })
  }, [user.id, session.id])
}
