import type { Catalogue } from '#web/kernel/i18n/catalogue.ts'
import { admin } from './admin.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { navigation } from './navigation.ts'
import { notifications } from './notifications.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { startup } from './startup.ts'
import { validation } from './validation.ts'

export const messages = {
  admin,
  common,
  dashboard,
  errors,
  navigation,
  notifications,
  session,
  shell,
  startup,
  validation,
} satisfies Catalogue
