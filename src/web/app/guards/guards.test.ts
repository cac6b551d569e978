import { describe, expect, it } from 'vitest'
import type { Me } from '#shared/contracts/session.ts'
import { findRedirection, type RouteAccess } from './guards.ts'
import { SECOND_FACTOR_DUE, type Viewer } from './viewer.ts'

const customer = { isNamed: true } as Me['customer']
const unnamed = { isNamed: false, status: 'trialing', permissions: ['settings.manage'] } as unknown as Me['customer']
const admin = { role: 'owner', owesSecondFactor: false } as const
const base = { user: {} as Me['user'], session: {} as Me['session'], customers: [], view: null, isSandbox: false }

const viewers: Record<string, Viewer> = {
  nobody: null,
  'a person before their second factor': SECOND_FACTOR_DUE,
  member: { ...base, customer, admin: null },
  administrator: { ...base, customer: null, admin },
  both: { ...base, customer, admin },
  'the owner of a business without a name': { ...base, customer: unnamed, admin: null },
}

/** access | nobody | before the second factor | member | administrator | both | owner of a nameless business. A dot stays. */
const table: Record<RouteAccess, [string, string, string, string, string, string]> = {
  home: ['.', '/two-factor', '/dashboard', '/dashboard', '/dashboard', '/dashboard'],
  visitor: ['.', '/two-factor', '/dashboard', '/dashboard', '/dashboard', '/dashboard'],
  'admin-visitor': ['.', '/two-factor', '/dashboard', '/admin', '/admin', '/dashboard'],
  'second-factor': ['/login', '.', '/dashboard', '/dashboard', '/dashboard', '/dashboard'],
  newcomer: ['/login', '/two-factor', '/dashboard', '/dashboard', '/dashboard', '.'],
  anybody: ['.', '.', '.', '.', '.', '.'],
  'signed-in': ['/login', '/two-factor', '.', '.', '.', '.'],
  customer: ['/login', '/two-factor', '.', '/admin', '.', '/welcome'],
  admin: ['/admin/login', '/two-factor', '/admin/login', '.', '.', '/admin/login'],
  unknown: ['/login', '/two-factor', '.', '.', '.', '.'],
}

it('asks nobody for the name of a business who cannot change it', () => {
  const readOnly = { ...unnamed, status: 'read-only' } as Me['customer']
  const member = { ...unnamed, permissions: [] } as unknown as Me['customer']
  const barred = { ...unnamed, barredBy: 'address' } as Me['customer']
  for (const theirs of [readOnly, member, barred]) {
    expect(findRedirection('customer', { ...base, customer: theirs, admin: null })).toBeNull()
  }
})

describe.each(Object.entries(table))('a route for %s', (access, expected) => {
  it.each(Object.keys(viewers).map((name, index) => [name, expected[index]]))('sends %s to %s', (name, to) => {
    const redirection = findRedirection(access as RouteAccess, viewers[name ?? ''] ?? null)

    expect(redirection?.to ?? '.').toBe(to)
  })
})
