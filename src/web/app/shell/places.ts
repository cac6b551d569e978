import {
  Building2,
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
  TicketPercent,
  Users,
} from 'lucide-react'
import type { Me } from '#shared/contracts/session.ts'
import type { navigation } from '#web/i18n/shell/en.ts'
import { paths } from '#shared/domain/paths.ts'
import { permissionNeededAt } from '#web/app/guards/needed-permissions.ts'
import { can } from '#web/kernel/session/me.ts'

export interface Place {
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
    | 'settings'
    | 'admin'
    | 'adminCustomers'
    | 'adminCoupons']
  label: keyof typeof navigation
  icon: LucideIcon
  /** Shown beside its name where the places of both areas stand together. */
  isAdminPlace?: boolean
  /** One of the few in the bar at the bottom of a phone. */
  isMain?: boolean
}

const CUSTOMER_PLACES: readonly Place[] = [
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

const ADMIN_PLACES: readonly Place[] = [
  { to: paths.admin, label: 'adminDashboard', icon: LayoutDashboard, isAdminPlace: true, isMain: true },
  { to: paths.adminCustomers, label: 'adminCustomers', icon: Building2, isAdminPlace: true, isMain: true },
  { to: paths.adminCoupons, label: 'adminCoupons', icon: TicketPercent, isAdminPlace: true, isMain: true },
]

export function isAdminArea(me: Me, pathname: string): boolean {
  if (!me.admin) return false
  return !me.customer || pathname === paths.admin || pathname.startsWith(`${paths.admin}/`)
}

/** The places of one area that are built and that the person may open, in the order of the sidebar. */
export function listPlaces(me: Me, isAdmin: boolean, isBuilt: (to: Place['to']) => boolean): Place[] {
  const places = isAdmin ? ADMIN_PLACES : CUSTOMER_PLACES
  return places.filter(({ to }) => {
    const permission = permissionNeededAt(to)
    return isBuilt(to) && (!permission || can(me, permission))
  })
}

/** Pages that have no place of their own and belong to one: people come back from a platform to the settings. */
export function isWithin(to: Place['to'], pathname: string): boolean {
  if (to === paths.qrCodes) return pathname.startsWith(paths.hostedPages)
  if (to === paths.analytics) return pathname.startsWith(paths.campaignAnalytics.replace('$campaignId', ''))
  return to === paths.settings && pathname.startsWith('/oauth/callback/')
}
