import type { Platform } from './platforms.ts'
import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/** Every address of the product. Screens and menus name these, never a string of their own. */
export const paths = {
  home: '/',
  pricing: '/pricing',
  about: '/about',
  careers: '/careers',
  contact: '/contact',
  privacy: '/privacy',
  developers: '/developers',
  terms: '/terms',
  security: '/security',
  compliance: '/compliance',

  login: '/login',
  ssoLogin: '/login/sso',
  demo: '/demo',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verify: '/verify',
  twoFactor: '/two-factor',
  welcome: '/welcome',
  acceptInvitation: '/accept-invitation',
  replyLink: '/r/$word',
  unsubscribe: '/unsubscribe/$word',
  oauthCallback: '/oauth/callback/$platform',

  dashboard: '/dashboard',
  campaigns: '/campaigns',
  analytics: '/analytics',
  campaignAnalytics: '/campaign-analytics/$campaignId',
  chat: '/chat',
  calendar: '/calendar',
  reviews: '/reviews',
  disputes: '/disputes',
  qrCodes: '/qr-codes',
  contacts: '/contacts',
  hostedPages: '/qr-codes/pages',
  hostedPage: '/qr-codes/pages/$pageId',
  team: '/team',
  subscription: '/subscription',
  settings: '/settings',
  releaseWhitelist: '/settings/whitelist-off/$word',

  adminLogin: '/admin/login',
  admin: '/admin',
  adminCustomers: '/admin/customers',
  adminNewCustomer: '/admin/customers/new',
  adminCoupons: '/admin/coupons',
  adminSubscriptions: '/admin/subscriptions',
  adminCustomer: '/admin/customers/$customerId',
  adminMessages: '/admin/messages',
  adminNotices: '/admin/notices',
  adminJobs: '/admin/jobs',
  administrators: '/admin/administrators',
  adminAudit: '/admin/audit',
  adminSecurity: '/admin/security',
} as const

/** A page of the website in one language. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === paths.home ? `/${locale}` : `/${locale}${path}`
}

/** Where the link of an alert mail leads. */
export const replyLinkPath = (word: string) => paths.replyLink.replace('$word', word)

/** Where the mailed way back in leads. */
export const releasePath = (word: string) => paths.releaseWhitelist.replace('$word', word)

/** Where a mail's way out leads; mail programs post to it. */
export const unsubscribePath = (word: string) => paths.unsubscribe.replace('$word', word)

/** What a QR code holds: no screen of the app, the server leads on from there. */
export const qrCodePath = <Code extends string>(code: Code) => `/q/${code}` as const

/** A page for visitors, made by the server alone; `code` says which print led there. */
export const visitorPagePath = (slug: string, code?: string) => `/p/${slug}${code === undefined ? '' : `?q=${code}`}`

/** What a business shows of its reviews on other websites. */
export const reviewWidgetPath = (word: string) => `/w/${word}`

/** By it a page for visitors knows that a campaign's message led there. */
export const READER_PARAM = 'c'

/** A campaign's link as one reader has it; of several, which one. The server leads on from there. */
export const campaignLinkPath = (word: string, at = 0) => `/c/${word}${at === 0 ? '' : `/${at}`}`

/** What goes out when, for a calendar program; whoever knows the word reads it. */
export const calendarFeedPath = (word: string) => `/ical/${word}.ics`

/** What a person wants to be written, without signing in; mail programs post to it. */
export const preferencesPath = (word: string) => `/u/${word}`

export const oauthCallbackPath = (platform: Platform) => paths.oauthCallback.replace('$platform', platform)

/** Where an address comes from outside, by mail or push, it says which of the reader's customers it is for. */
export const CUSTOMER_PARAM = 'customer'

export const forCustomer = (link: string, customerId: string) =>
  `${link}${link.includes('?') ? '&' : '?'}${CUSTOMER_PARAM}=${customerId}`
