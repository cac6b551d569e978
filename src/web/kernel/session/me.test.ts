import { describe, expect, it } from 'vitest'
import type { Me } from '#shared/contracts/session.ts'
import { can, isReader, mayOpen } from './me.ts'

const me = (customer: object, view: Me['view'] = null) =>
  ({
    view,
    customer: { status: 'active', isResting: false, isLimited: false, permissions: ['settings.manage'], ...customer },
  }) as Me

describe('somebody who can only read', () => {
  it.each([
    [{ status: 'active' }, false],
    [{ status: 'trialing' }, false],
    [{ status: 'read-only' }, true],
    [{ isResting: true }, true],
  ])('with %j: %j', (customer, expected) => {
    expect(isReader(me(customer))).toBe(expected)
    // They come in to take their data along, and are offered no change.
    expect([mayOpen(me(customer), 'settings.manage'), can(me(customer), 'settings.manage')]).toEqual([true, !expected])
  })

  it('is also an administrator who looks at what its people see', () => {
    expect(isReader(me({}, { endsAt: '2026-11-18T12:00:00.000Z' }))).toBe(true)
  })
})
