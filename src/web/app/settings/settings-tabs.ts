import { SETTINGS_TABS } from '#shared/contracts/addresses.ts'
import type { Me } from '#shared/contracts/session.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import { can, mayOpen } from '#web/kernel/session/me.ts'

export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** For the others one need not be allowed anything. */
const NEEDED: Partial<Record<SettingsTab, Permission>> = {
  general: 'settings.manage',
  integrations: 'integrations.view',
  marketing: 'integrations.view',
  branding: 'settings.manage',
  automation: 'settings.manage',
  assistant: 'reviews.view',
}

/** Parts of the tabs that people look for by their own names; each stands under its name in the address. */
const PARTS = {
  general: ['data'],
  integrations: ['locations', 'import'],
  security: [
    'two-factor',
    'timeout',
    'whitelist',
    'sessions',
    'methods',
    'password',
    'email',
    'sso',
    'api-keys',
    'webhooks',
    'visit-hooks',
  ],
  automation: ['targets'],
  assistant: ['voice'],
} as const satisfies Partial<Record<SettingsTab, readonly string[]>>
export type SettingsPart = (typeof PARTS)[keyof typeof PARTS][number]

/** What of a tab the person finds there; their own are everybody's. */
export function listSettingsParts(me: Me, tab: SettingsTab): SettingsPart[] {
  const parts: readonly SettingsPart[] = Object.entries(PARTS).find(([name]) => name === tab)?.[1] ?? []
  return parts.filter((part) => {
    if (part === 'sso') return me.customer?.role === 'owner'
    if (
      part === 'timeout' ||
      part === 'whitelist' ||
      part === 'api-keys' ||
      part === 'webhooks' ||
      part === 'visit-hooks'
    )
      return can(me, 'settings.manage')
    return part !== 'voice' || can(me, 'replies.draft')
  })
}

/** What the person lacks for a tab that an address names. */
export function findMissingRight(me: Me, tab: SettingsTab | undefined): Permission | null {
  const needed = tab && NEEDED[tab]
  return needed === undefined || mayOpen(me, needed) ? null : needed
}

/** The tabs the person may open, in their order. */
export function listSettingsTabs(me: Me): SettingsTab[] {
  return SETTINGS_TABS.filter((tab) => findMissingRight(me, tab) === null)
}
