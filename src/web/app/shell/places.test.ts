import { describe, expect, it } from 'vitest'
import type { Me } from '#shared/contracts/session.ts'
import { presetOf } from '#shared/domain/permission-rules.ts'
import { TEAM_ROLES } from '#shared/domain/permissions.ts'
import { paths } from '#shared/domain/paths.ts'
import { listPlaces } from './places.ts'

describe('the places in the sidebar', () => {
  it.each(TEAM_ROLES)('have the settings for a person who is %s: everybody has some of their own', (role) => {
    const me = { customer: { permissions: presetOf(role) } } as unknown as Me
    expect(listPlaces(me, false, () => true).map(({ to }) => to)).toContain(paths.settings)
  })

  it('are only those that the person may open and that are built', () => {
    const me = { customer: { permissions: presetOf('member') } } as unknown as Me
    const places = listPlaces(me, false, (to) => to !== paths.reviews).map(({ to }) => to)
    expect(places).not.toContain(paths.subscription)
    expect(places).not.toContain(paths.reviews)
    expect(places).toContain(paths.disputes)
  })

  it('have the people whom campaigns go to beside the campaigns', () => {
    const me = { customer: { permissions: presetOf('owner') } } as unknown as Me
    const places = listPlaces(me, false, () => true).map(({ to }) => to)
    expect(places.indexOf(paths.contacts)).toBe(places.indexOf(paths.campaigns) + 1)
  })
})
