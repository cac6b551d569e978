import { describe, expect, it } from 'vitest'
import { presetOf } from '#shared/domain/permission-rules.ts'
import { PERMISSIONS, TEAM_ROLES, type TeamRole } from '#shared/domain/permissions.ts'
import type { BookedPlan } from '#shared/domain/plans.ts'
import { admit, type Door } from './access.ts'
import type { Principal } from './actor.ts'

const ACTIVE: BookedPlan = { tier: 'professional', status: 'active' }
const person = (role: TeamRole | null, adminRole: Principal['adminRole'] = null, plan = ACTIVE): Principal => ({
  userId: 'u',
  sessionId: 's',
  email: 'a@x.test',
  name: 'Ann',
  language: null,
  timeoutMinutes: 30,
  adminRole,
  member: role && {
    customerId: 'c',
    memberId: 'm',
    role,
    permissions: presetOf(role),
    plan,
    isResting: false,
    needsApproval: false,
    locations: null,
  },
})

describe('a permission', () => {
  const cells = TEAM_ROLES.flatMap((role) => PERMISSIONS.map((permission) => [role, permission] as const))

  it.each(cells)('lets the %s pass by %s exactly when the role has it', (role, permission) => {
    const isAdmitted = () => {
      try {
        return admit({ access: permission, method: 'GET' }, person(role)) !== null
      } catch {
        return false
      }
    }
    expect(isAdmitted()).toBe(presetOf(role).includes(permission))
  })

  it('is nothing to an administrator without a customer, nor to nobody', () => {
    expect(() => admit({ access: 'activity.view', method: 'GET' }, person(null, 'owner'))).toThrow(
      'You do not belong to a customer.',
    )
    expect(() => admit({ access: 'activity.view', method: 'GET' }, null)).toThrow('Sign in to do this.')
  })
})

describe('roles', () => {
  it('differ: each may do less than the one before', () => {
    const counts = TEAM_ROLES.map((role) => presetOf(role).length)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(new Set(counts).size).toBe(TEAM_ROLES.length)
  })
})

describe('a plan', () => {
  const door: Door = { access: 'disputes.view', method: 'GET', plan: 'disputes' }

  it.each([
    ['starter', 'active', false],
    ['starter', 'trialing', true],
    ['starter', 'read-only', false],
    ['professional', 'active', true],
    ['professional', 'read-only', true],
  ] as const)('of %s, %s, has what the endpoint needs: %s', (tier, status, isIn) => {
    const enter = () => {
      try {
        return admit(door, person('owner', null, { tier, status }))
      } catch (error) {
        return error
      }
    }
    const refusal = { message: 'Dispute management is part of the Professional plan. Upgrade to dispute reviews.' }
    expect(enter()).toMatchObject(isIn ? { customerId: 'c' } : refusal)
  })

  it('is not spoken of to whoever lacks the permission', () => {
    const starter: BookedPlan = { tier: 'starter', status: 'active' }
    expect(() => admit({ ...door, access: 'settings.manage' }, person('member', null, starter))).toThrow('permission')
  })
})

describe('a customer that can only read', () => {
  const reader = person('owner', null, { tier: 'enterprise', status: 'read-only' })

  it('reads', () => {
    expect(admit({ access: 'reviews.view', method: 'GET' }, reader)).toMatchObject({ customerId: 'c' })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('is refused a %s, in words', (method) => {
    expect(() => admit({ access: 'reviews.manage', method }, reader)).toThrow('is read-only at the moment')
  })

  it('may make the changes that are open to readers, and those of their own account', () => {
    expect(admit({ access: 'reviews.view', method: 'PUT', isOpenToReaders: true }, reader)).not.toBeNull()
    expect(admit({ access: 'signed-in', method: 'PUT' }, reader)).not.toBeNull()
  })
})
