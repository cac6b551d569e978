import type { Catalogue } from '#web/kernel/i18n/catalogue.ts'
import { admin } from './admin.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { invitations } from './invitations.ts'
import { navigation } from './navigation.ts'
import { notifications } from './notifications.ts'
import { reviewsDetail } from './reviews-detail.ts'
import { reviewsRespond } from './reviews-respond.ts'
import { reviews } from './reviews.ts'
import { authFailures } from './session-failures.ts'
import { mailStep, recovery } from './session-mail.ts'
import { idle, secondFactor } from './session-second-factor.ts'
import { session } from './session.ts'
import { securityEvents } from './settings-events.ts'
import { integrations, platformCallback } from './settings-integrations.ts'
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
  authFailures,
  common,
  dashboard,
  errors,
  idle,
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
