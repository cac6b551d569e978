import { describe, expect, it } from 'vitest'
import type { Me } from '#shared/contracts/session.ts'
import { findRedirection, type RouteAccess } from './guards.ts'
import { SECOND_FACTOR_DUE, type Viewer } from './viewer.ts'

const customer = {} as Me['customer']
const admin = { role: 'superadmin' }
const base = { user: {} as Me['user'], session: {} as Me['session'], customers: [], isSandbox: false }

const viewers: Record<string, Viewer> = {
  nobody: null,
  'a person before their second factor': SECOND_FACTOR_DUE,
  member: { ...base, customer, admin: null },
  administrator: { ...base, customer: null, admin },
  both: { ...base, customer, admin },
}

/** access | nobody | before the second factor | member | administrator | both. A dot stays. */
const table: Record<RouteAccess, [string, string, string, string, string]> = {
  home: ['.', '/two-factor', '/dashboard', '/dashboard', '/dashboard'],
  visitor: ['.', '/two-factor', '/dashboard', '/dashboard', '/dashboard'],
  'admin-visitor': ['.', '/two-factor', '/dashboard', '/admin', '/admin'],
  'second-factor': ['/login', '.', '/dashboard', '/dashboard', '/dashboard'],
  anybody: ['.', '.', '.', '.', '.'],
  'signed-in': ['/login', '/two-factor', '.', '.', '.'],
  customer: ['/login', '/two-factor', '.', '/admin', '.'],
  admin: ['/admin/login', '/two-factor', '/admin/login', '.', '.'],
  unknown: ['/login', '/two-factor', '.', '.', '.'],
}

describe.each(Object.entries(table))('a route for %s', (access, expected) => {
  it.each(Object.keys(viewers).map((name, index) => [name, expected[index]]))('sends %s to %s', (name, to) => {
    const redirection = findRedirection(access as RouteAccess, viewers[name ?? ''] ?? null)

    expect(redirection?.to ?? '.').toBe(to)
  })
})
