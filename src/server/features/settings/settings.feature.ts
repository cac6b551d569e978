import { changeSecuritySettings, getSecuritySettings } from '#shared/contracts/settings.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createSettingsService } from './settings.service.ts'

export function makeSettings({ transactions }: Foundations) {
  const settings = createSettingsService({ transactions })
  return {
    routes: [
      implement(getSecuritySettings, ({ actor }) => settings.getSecurity(actor)),
      implement(changeSecuritySettings, ({ actor, input }) => settings.changeSecurity(actor, input)),
    ],
  }
}
