import { describe, expect, it } from 'vitest'
import { PERMISSIONS, ROLE_PERMISSIONS, TEAM_ROLES, type TeamRole } from '#shared/domain/permissions.ts'
import { admit } from './access.ts'
import type { Principal } from './actor.ts'

const person = (role: TeamRole | null, adminRole: string | null = null): Principal => ({
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
    permissions: ROLE_PERMISSIONS[role],
    customerStatus: 'active',
  },
})

describe('a permission', () => {
  const cells = TEAM_ROLES.flatMap((role) => PERMISSIONS.map((permission) => [role, permission] as const))

  it.each(cells)('lets the %s pass by %s exactly when the role has it', (role, permission) => {
    const isAdmitted = () => {
      try {
        return admit(permission, person(role)) !== null
      } catch {
        return false
      }
    }
    expect(isAdmitted()).toBe(ROLE_PERMISSIONS[role].includes(permission))
  })

  it('is nothing to an administrator without a customer, nor to nobody', () => {
    expect(() => admit('activity.view', person(null, 'owner'))).toThrow('You do not belong to a customer.')
    expect(() => admit('activity.view', null)).toThrow('Sign in to do this.')
  })
})

describe('roles', () => {
  it('differ: each may do less than the one before', () => {
    const counts = TEAM_ROLES.map((role) => ROLE_PERMISSIONS[role].length)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(new Set(counts).size).toBe(TEAM_ROLES.length)
  })
})
