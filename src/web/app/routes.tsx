import { paths } from '#shared/domain/paths.ts'
import type * as adminPages from './admin/admin-pages.ts'
import { doorPage, firstPage, lazyPage } from './lazy-page.ts'
import { form, landing, root, screen, served, shell, unbuilt } from './route-kinds.ts'

const adminPage = (name: keyof typeof adminPages) => lazyPage(() => import('./admin/admin-pages.ts'), name)

/** Every address of the product, who it is for, and what it shows. */
export const routeTree = root.addChildren([
  served(paths.home),
  served(paths.pricing),
  served(paths.about),
  served(paths.careers),
  served(paths.contact),
  served(paths.privacy),
  served(paths.developers),
  served(paths.terms),
  served(paths.security),
  served(paths.compliance),

  form(
    paths.login,
    'visitor',
    doorPage(() => import('#web/features/session/login-page.tsx'), 'LoginPage'),
  ),
  form(
    paths.ssoLogin,
    'visitor',
    doorPage(() => import('#web/features/session/login-page.tsx'), 'SsoLoginPage'),
  ),
  form(
    paths.demo,
    'visitor',
    doorPage(() => import('#web/features/session/demo-page.tsx'), 'DemoPage'),
  ),
  form(
    paths.register,
    'visitor',
    doorPage(() => import('#web/features/session/register-page.tsx'), 'RegisterPage'),
  ),
  form(
    paths.forgotPassword,
    'visitor',
    doorPage(() => import('#web/features/session/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  ),
  landing(
    paths.resetPassword,
    lazyPage(() => import('#web/features/session/reset-password-page.tsx'), 'ResetPasswordPage'),
  ),
  landing(
    paths.verify,
    lazyPage(() => import('#web/features/session/verify-page.tsx'), 'VerifyPage'),
  ),
  form(
    paths.twoFactor,
    'second-factor',
    lazyPage(() => import('#web/features/session/second-factor/two-factor-page.tsx'), 'TwoFactorPage'),
  ),
  form(
    paths.welcome,
    'newcomer',
    lazyPage(() => import('#web/features/settings/welcome-page.tsx'), 'WelcomePage'),
  ),
  landing(
    paths.acceptInvitation,
    lazyPage(() => import('#web/features/team/accept-invitation-page.tsx'), 'AcceptInvitationPage'),
  ),
  landing(
    paths.replyLink,
    lazyPage(() => import('#web/features/reply-links/reply-link-page.tsx'), 'ReplyLinkPage'),
  ),
  landing(
    paths.releaseWhitelist,
    lazyPage(() => import('#web/features/security/rules/release-page.tsx'), 'ReleasePage'),
  ),
  landing(
    paths.unsubscribe,
    lazyPage(() => import('#web/features/notifications/unsubscribe-page.tsx'), 'UnsubscribePage'),
  ),
  form(
    paths.adminLogin,
    'admin-visitor',
    lazyPage(() => import('#web/features/session/admin-login-page.tsx'), 'AdminLoginPage'),
  ),

  shell.addChildren([
    screen(
      paths.oauthCallback,
      'signed-in',
      lazyPage(() => import('./platform-callback.tsx'), 'PlatformCallback'),
    ),

    screen(
      paths.dashboard,
      'customer',
      firstPage(() => import('#web/features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
      async (queryClient) =>
        (await import('#web/features/dashboard/dashboard.queries.ts')).askForDashboard(queryClient),
    ),
    screen(
      paths.campaigns,
      'customer',
      lazyPage(() => import('#web/features/campaigns/campaigns-page.tsx'), 'CampaignsPage'),
    ),
    screen(
      paths.analytics,
      'customer',
      lazyPage(() => import('./analytics-screen.tsx'), 'AnalyticsScreen'),
    ),
    screen(
      paths.campaignAnalytics,
      'customer',
      lazyPage(() => import('#web/features/campaigns/analytics/campaign-analytics-page.tsx'), 'CampaignAnalyticsPage'),
    ),
    screen(
      paths.chat,
      'customer',
      lazyPage(() => import('#web/features/chat/chat-page.tsx'), 'ChatPage'),
    ),
    screen(
      paths.calendar,
      'customer',
      lazyPage(() => import('#web/features/calendar/calendar-page.tsx'), 'CalendarPage'),
    ),
    screen(
      paths.reviews,
      'customer',
      lazyPage(() => import('./reviews-screen.tsx'), 'ReviewsScreen'),
    ),
    screen(
      paths.disputes,
      'customer',
      lazyPage(() => import('./disputes-screen.tsx'), 'DisputesScreen'),
    ),
    screen(
      paths.qrCodes,
      'customer',
      lazyPage(() => import('#web/features/qr-codes/qr-codes-page.tsx'), 'QrCodesPage'),
    ),
    screen(
      paths.hostedPages,
      'customer',
      lazyPage(() => import('#web/features/hosted-pages/hosted-pages-page.tsx'), 'HostedPagesPage'),
    ),
    screen(
      paths.hostedPage,
      'customer',
      lazyPage(() => import('./hosted-page-screen.tsx'), 'HostedPageScreen'),
    ),
    screen(
      paths.contacts,
      'customer',
      lazyPage(() => import('#web/features/contacts/contacts-page.tsx'), 'ContactsPage'),
    ),
    screen(
      paths.team,
      'customer',
      lazyPage(() => import('./team-screen.tsx'), 'TeamScreen'),
    ),
    screen(
      paths.subscription,
      'customer',
      lazyPage(() => import('#web/features/billing/subscription-page.tsx'), 'SubscriptionPage'),
    ),
    screen(
      paths.settings,
      'customer',
      lazyPage(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
    ),

    screen(paths.admin, 'admin', adminPage('AdminPage')),
    screen(paths.adminCustomers, 'admin', adminPage('CustomersPage')),
    screen(paths.adminNewCustomer, 'admin', adminPage('NewCustomerPage')),
    screen(paths.adminCustomer, 'admin', adminPage('AdminCustomerPage')),
    screen(paths.adminSubscriptions, 'admin', adminPage('SubscriptionsPage')),
    screen(paths.adminCoupons, 'admin', adminPage('CouponsPage')),
    screen(paths.adminMessages, 'admin', adminPage('MessagesPage')),
    screen(paths.adminNotices, 'admin', adminPage('NoticesPage')),
    screen(paths.adminJobs, 'admin', adminPage('JobsPage')),
    screen(paths.administrators, 'admin', adminPage('AdministratorsPage')),
    screen(paths.adminAudit, 'admin', adminPage('AuditPage')),
    screen(
      paths.adminSecurity,
      'admin',
      lazyPage(() => import('./settings/personal-security-page.tsx'), 'PersonalSecurityPage'),
    ),

    unbuilt('$', 'unknown'),
  ]),
])
