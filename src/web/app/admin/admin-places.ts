import {
  BellRing,
  Building2,
  CreditCard,
  LayoutDashboard,
  ListChecks,
  MessagesSquare,
  ScrollText,
  TicketPercent,
  UserCog,
} from 'lucide-react'
import { paths } from '#shared/domain/paths.ts'
import type { AdminPlace } from '#web/app/shell/places.ts'

/** Every page of the administrators' side that has a place in its sidebar, in that order. Those not built are left out. */
export const ADMIN_PLACES: readonly AdminPlace[] = [
  { to: paths.admin, name: 'dashboard', icon: LayoutDashboard, isMain: true },
  { to: paths.adminCustomers, name: 'customers', icon: Building2, isMain: true },
  { to: paths.adminSubscriptions, name: 'subscriptions', icon: CreditCard },
  { to: paths.adminCoupons, name: 'coupons', icon: TicketPercent },
  { to: paths.adminMessages, name: 'messages', icon: MessagesSquare, isMain: true },
  { to: paths.adminNotices, name: 'notices', icon: BellRing },
  { to: paths.adminJobs, name: 'jobs', icon: ListChecks },
  { to: paths.administrators, name: 'administrators', icon: UserCog },
  { to: paths.adminAudit, name: 'audit', icon: ScrollText },
]
