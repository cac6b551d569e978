import type { Catalogue } from '#web/kernel/i18n/catalogue.ts'
import { admin } from './admin.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { disputeFiling } from './dispute-filing.ts'
import { disputePolicies } from './dispute-policies.ts'
import { disputesDetail } from './disputes-detail.ts'
import { disputes } from './disputes.ts'
import { errors } from './errors.ts'
import { incidents } from './incidents.ts'
import { invitations } from './invitations.ts'
import { navigation } from './navigation.ts'
import { notifications } from './notifications.ts'
import { reviewsAnalysis } from './reviews-analysis.ts'
import { reviewsDetail } from './reviews-detail.ts'
import { reviewsRespond } from './reviews-respond.ts'
import { reviews } from './reviews.ts'
import { authFailures } from './session-failures.ts'
import { mailStep, recovery } from './session-mail.ts'
import { idle, secondFactor } from './session-second-factor.ts'
import { session } from './session.ts'
import { securityEvents } from './settings-events.ts'
import { integrations, platformCallback } from './settings-integrations.ts'
import { assistant } from './settings-assistant.ts'
import { reviewImport } from './settings-import.ts'
import { locations } from './settings-locations.ts'
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
  disputeFiling,
  disputePolicies,
  disputes,
  disputesDetail,
  errors,
  idle,
  incidents,
  integrations,
  invitations,
  locations,
  mailStep,
  navigation,
  notifications,
  platformCallback,
  recovery,
  reviewImport,
  reviews,
  reviewsAnalysis,
  reviewsDetail,
  reviewsRespond,
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
