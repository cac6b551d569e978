import { SETTINGS_TABS } from '#shared/contracts/addresses.ts'
import type { Me } from '#shared/contracts/session.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import { can } from '#web/kernel/session/me.ts'

export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** For the others one need not be allowed anything. */
const NEEDED: Partial<Record<SettingsTab, Permission>> = {
  general: 'settings.manage',
  integrations: 'integrations.view',
  assistant: 'reviews.view',
}

/** Parts of the integrations that people look for by their own names. */
export const INTEGRATION_PARTS = { locations: 'locations', import: 'import' } as const

/** The tabs the person may open, in their order. */
export function listSettingsTabs(me: Me): SettingsTab[] {
  return SETTINGS_TABS.filter((tab) => {
    const needed = NEEDED[tab]
    return needed === undefined || can(me, needed)
  })
}
