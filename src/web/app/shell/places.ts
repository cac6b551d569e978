import {
  CalendarDays,
  ChartNoAxesColumn,
  ContactRound,
  CreditCard,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  QrCode,
  Scale,
  Settings,
  Users,
} from 'lucide-react'
import type { Me } from '#shared/contracts/session.ts'
import type { adminNavigation } from '#web/i18n/administration/en.ts'
import type { navigation } from '#web/i18n/shell/en.ts'
import { paths } from '#shared/domain/paths.ts'
import { permissionNeededAt } from '#web/app/guards/needed-permissions.ts'
import { language } from '#web/kernel/i18n/language.ts'
import { createChunk } from '#web/kernel/load-chunk.ts'
import { can } from '#web/kernel/session/me.ts'

interface AnyPlace {
  icon: LucideIcon
  /** One of the few in the bar at the bottom of a phone. */
  isMain?: boolean
}

export interface CustomerPlace extends AnyPlace {
  to: (typeof paths)[
    | 'dashboard'
    | 'campaigns'
    | 'analytics'
    | 'chat'
    | 'calendar'
    | 'reviews'
    | 'disputes'
    | 'qrCodes'
    | 'contacts'
    | 'team'
    | 'subscription'
    | 'settings']
  label: keyof typeof navigation
}

export interface AdminPlace extends AnyPlace {
  to: (typeof paths)[
    | 'admin'
    | 'adminCustomers'
    | 'adminSubscriptions'
    | 'adminCoupons'
    | 'adminMessages'
    | 'adminNotices'
    | 'adminJobs'
    | 'administrators'
    | 'adminAudit']
  /** What it is called, among texts that only administrators load. */
  name: keyof typeof adminNavigation
}

export type Place = CustomerPlace | AdminPlace

const CUSTOMER_PLACES: readonly CustomerPlace[] = [
  { to: paths.dashboard, label: 'dashboard', icon: LayoutDashboard, isMain: true },
  { to: paths.campaigns, label: 'campaigns', icon: Megaphone, isMain: true },
  { to: paths.contacts, label: 'contacts', icon: ContactRound },
  { to: paths.analytics, label: 'analytics', icon: ChartNoAxesColumn },
  { to: paths.chat, label: 'chat', icon: MessageCircle },
  { to: paths.calendar, label: 'calendar', icon: CalendarDays },
  { to: paths.reviews, label: 'reviews', icon: MessageSquareText, isMain: true },
  { to: paths.disputes, label: 'disputes', icon: Scale, isMain: true },
  { to: paths.qrCodes, label: 'qrCodes', icon: QrCode },
  { to: paths.team, label: 'team', icon: Users },
  { to: paths.subscription, label: 'subscription', icon: CreditCard },
  // Everybody has settings of their own there, such as their password.
  { to: paths.settings, label: 'settings', icon: Settings },
]

/** The administrators' places come with their texts, to administrators alone. */
export const adminPlaces = createChunk(async () => {
  const [{ ADMIN_PLACES }] = await Promise.all([import('#web/app/admin/admin-places.ts'), language.complete()])
  return ADMIN_PLACES
})

export function isAdminArea(me: Me, pathname: string): boolean {
  if (!me.admin) return false
  return !me.customer || pathname === paths.admin || pathname.startsWith(`${paths.admin}/`)
}

/** The places of one area that are built and that the person may open, in the order of the sidebar. */
export function listPlaces(me: Me, isAdmin: boolean, isBuilt: (to: Place['to']) => boolean): Place[] {
  const places = isAdmin ? (adminPlaces.get() ?? []) : CUSTOMER_PLACES
  return places.filter(({ to }) => {
    const permission = permissionNeededAt(to)
    return isBuilt(to) && (!permission || can(me, permission))
  })
}

/** Pages that have no place of their own and belong to one: people come back from a platform to the settings. */
export function isWithin(to: Place['to'], pathname: string): boolean {
  if (to === paths.qrCodes) return pathname.startsWith(paths.hostedPages)
  if (to === paths.analytics) return pathname.startsWith(paths.campaignAnalytics.replace('$campaignId', ''))
  if (to === paths.adminCustomers) return pathname.startsWith(`${to}/`)
  return to === paths.settings && pathname.startsWith('/oauth/callback/')
}
