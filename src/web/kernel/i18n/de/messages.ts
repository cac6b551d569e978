import type { Catalogue } from '#web/kernel/i18n/catalogue.ts'
import { admin } from './admin.ts'
import { common } from './common.ts'
import { dashboardOverview } from './dashboard-overview.ts'
import { dashboard } from './dashboard.ts'
import { disputeCare } from './dispute-care.ts'
import { disputeFiling } from './dispute-filing.ts'
import { disputePolicies } from './dispute-policies.ts'
import { disputesDetail } from './disputes-detail.ts'
import { disputes } from './disputes.ts'
import { doubts } from './doubts.ts'
import { errors } from './errors.ts'
import { incidents } from './incidents.ts'
import { invitations } from './invitations.ts'
import { navigation } from './navigation.ts'
import { notifications } from './notifications.ts'
import { refusals } from './refusals/refusals.ts'
import { replyLink } from './reply-link.ts'
import { reviewsAnalysis } from './reviews-analysis.ts'
import { reviewsDetail } from './reviews-detail.ts'
import { reviewsRespond } from './reviews-respond.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { authFailures } from './session-failures.ts'
import { mailStep, recovery } from './session-mail.ts'
import { idle, secondFactor } from './session-second-factor.ts'
import { session } from './session.ts'
import { securityEvents } from './settings-events.ts'
import { integrations, platformCallback } from './settings-integrations.ts'
import { assistant } from './settings-assistant.ts'
import { reviewImport } from './settings-import.ts'
import { locations } from './settings-locations.ts'
import { notificationSettings } from './settings-notifications.ts'
import { sso } from './settings-sso.ts'
import { twoFactor } from './settings-two-factor.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { startup } from './startup.ts'
import { validation } from './validation.ts'

export const messages = {
  admin,
  assistant,
  authFailures,
  common,
  dashboard,
  dashboardOverview,
  disputeCare,
  disputeFiling,
  disputePolicies,
  disputes,
  disputesDetail,
  doubts,
  errors,
  idle,
  incidents,
  integrations,
  invitations,
  locations,
  mailStep,
  navigation,
  notifications,
  notificationSettings,
  platformCallback,
  recovery,
  refusals,
  replyLink,
  reviewImport,
  reviews,
  reviewsAnalysis,
  reviewsDetail,
  reviewsRespond,
  search,
  secondFactor,
  securityEvents,
  session,
  settings,
  shell,
  sso,
  startup,
  twoFactor,
  validation,
} satisfies Catalogue
