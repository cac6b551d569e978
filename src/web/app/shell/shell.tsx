import { lazyRouteComponent, Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { createFormatting } from '#web/kernel/formatting/formatting.ts'
import { FormattingContext } from '#web/kernel/formatting/use-formatting.ts'
import { isReader, useMe } from '#web/kernel/session/me.ts'
import { language } from '#web/kernel/i18n/language.ts'
import { createChunk, loadChunk, whenIdle } from '#web/kernel/load-chunk.ts'
import { useChunk } from '#web/kernel/use-chunk.ts'
import { loadToasts, SkipLink } from '#web/ui/index.ts'
import { PagePending } from '#web/app/page-pending.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { overlayParts, overlays } from './open-overlays.ts'
import { Overlays } from './overlays.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { isAdminArea } from './places.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
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

const attendants = createChunk(() => import('./attendants.tsx'))
const RETRY_ATTENDANTS_MS = 10_000

/** Asked for beside the page (scripts/web/weight.mjs), and again until they are there: without them nothing is told that happens. */
function useAttendants() {
  const present = useDeferredValue(useSyncExternalStore(attendants.subscribe, attendants.get))
  const isMissing = present === null
  useEffect(() => {
    if (!isMissing) return undefined
    const load = () => void attendants.load().catch(() => {})
    load()
    const timer = setInterval(load, RETRY_ATTENDANTS_MS)
    return () => clearInterval(timer)
  }, [isMissing])
  return present
}

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
function ToldOnEveryPage() {
  const me = useMe()
  const parts = useChunk(overlayParts, false)
  const { customer } = me
  return (
    <>
      <OfflineNotice />
      {me.view && (
        <Suspense>
          <ViewBanner endsAt={me.view.endsAt} />
        </Suspense>
      )}
      {parts && <parts.NoticeBanners />}
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
  const present = useAttendants()
  useEffect(() => whenIdle(loadToasts), [])

  return (
    <>
      <SkipLink label={t('skipToContent')} targetId={CONTENT_ID} />
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        {isWide && <Sidebar />}
        <div className="flex min-h-dvh min-w-0 flex-col">
          <TopBar onSearch={overlays.search} onMenu={overlays.openMenu} onKeyboardSheet={overlays.openSheet} />
          {!isWide && (
            <aside aria-label={t('workspace')} className="px-4 pt-2 sm:px-6 sm:pt-4">
              <WorkspaceMarks />
            </aside>
          )}
          <ToldOnEveryPage />
          <main
            id={CONTENT_ID}
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl flex-1 px-4 pt-3 pb-24 outline-none sm:px-6 sm:pt-6 sm:pb-10"
          >
            {customer || admin ? <Outlet /> : <WithoutWorkspace />}
          </main>
        </div>
      </div>
      <PhoneBar onMenu={overlays.openMenu} />
      {present && <present.Attendants />}
      <Overlays hasDrawer={!isWide} />
    </>
  )
}

function WithoutWorkspace() {
  const { customers } = useMe()
  return (
    <Suspense fallback={<PagePending />}>{customers.length > 0 ? <OtherWorkspaces /> : <NoWorkspacePage />}</Suspense>
  )
}
