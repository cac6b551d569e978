/** Every screen of the administrators' side: they come together, to the few who see any of them. */
export { AdminPage } from './admin-page.tsx'
export { AuditPage } from '#web/features/audit/audit-page.tsx'
export { CouponsPage } from '#web/features/coupons/coupons-page.tsx'
export { CustomersPage } from '#web/features/customers/customers-page.tsx'
export { JobsPage } from '#web/features/jobs/jobs-page.tsx'
export { MessagesPage } from '#web/features/contact-messages/contact-messages.tsx'
export { SubscriptionsPage } from '#web/features/subscriptions/subscriptions-page.tsx'
export { NoticesPage } from '#web/features/notices/notices-page.tsx'
