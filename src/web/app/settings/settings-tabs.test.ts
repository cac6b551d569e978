import { describe, expect, it } from 'vitest'
import type { Me } from '#shared/contracts/session.ts'
import { presetOf } from '#shared/domain/permission-rules.ts'
import { findMissingRight, listSettingsParts, listSettingsTabs } from './settings-tabs.ts'

describe('the tabs of the settings', () => {
  it.each([
    [
      'owner',
      ['general', 'notifications', 'integrations', 'marketing', 'security', 'branding', 'automation', 'assistant'],
    ],
    ['member', ['notifications', 'security', 'assistant']],
  ] as const)('are for a person who is %s what they may open', (role, tabs) => {
    const me = { customer: { permissions: presetOf(role) } } as unknown as Me
    expect(listSettingsTabs(me)).toEqual(tabs)
  })

  it('are one’s own alone where nothing is allowed', () => {
    const me = { customer: { permissions: [] } } as unknown as Me
    expect(listSettingsTabs(me)).toEqual(['notifications', 'security'])
  })
})

describe('whoever is limited to some locations', () => {
  const me = { customer: { role: 'admin', isLimited: true, permissions: presetOf('admin') } } as unknown as Me

  it('has no tab that concerns the whole business, and hears what is missing there', () => {
    expect(listSettingsTabs(me)).toEqual(['notifications', 'integrations', 'marketing', 'security', 'assistant'])
    expect(findMissingRight(me, 'branding')).toBe('settings.manage')
    expect(findMissingRight(me, 'integrations')).toBeNull()
    expect(findMissingRight(me, undefined)).toBeNull()
    expect(listSettingsParts(me, 'security')).not.toContain('timeout')
  })
})

describe('the parts of a tab', () => {
  it.each([
    [
      'owner',
      'security',
      [
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
    ],
    ['member', 'security', ['two-factor', 'sessions', 'methods', 'password', 'email']],
    ['owner', 'integrations', ['locations', 'import']],
    ['member', 'assistant', ['voice']],
    ['owner', 'general', ['data']],
  ] as const)('are for a person who is %s in %s what they find there', (role, tab, parts) => {
    const me = { view: null, customer: { role, permissions: presetOf(role) } } as unknown as Me
    expect(listSettingsParts(me, tab)).toEqual(parts)
  })
})
