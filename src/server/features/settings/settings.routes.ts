import { changeSecuritySettings, getSecuritySettings } from '#shared/contracts/settings.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { SettingsService } from './settings.service.ts'

export const settingsRoutes = (settings: SettingsService) => [
  implement(getSecuritySettings, ({ actor }) => settings.getSecurity(actor)),
  implement(changeSecuritySettings, ({ actor, input }) => settings.changeSecurity(actor, input)),
]
