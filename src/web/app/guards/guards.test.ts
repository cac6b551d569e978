import { describe, expect, it } from 'vitest'
import type { Me } from '#shared/contracts/session.ts'
import { findRedirection, type RouteAccess } from './guards.ts'
import type { Viewer } from './viewer.ts'

const customer = {} as Me['customer']
const admin = { role: 'superadmin' }
const base = { user: {} as Me['user'], isSandbox: false }

const viewers: Record<string, Viewer> = {
  nobody: null,
  member: { ...base, customer, admin: null },
  administrator: { ...base, customer: null, admin },
  both: { ...base, customer, admin },
}

/** access | nobody | member | administrator | both. A dot stays. */
const table: Record<RouteAccess, [string, string, string, string]> = {
  home: ['.', '/dashboard', '/dashboard', '/dashboard'],
  visitor: ['.', '/dashboard', '/dashboard', '/dashboard'],
  'admin-visitor': ['.', '/dashboard', '/admin', '/admin'],
  'signed-in': ['/login', '.', '.', '.'],
  customer: ['/login', '.', '/admin', '.'],
  admin: ['/admin/login', '/admin/login', '.', '.'],
  unknown: ['/login', '.', '.', '.'],
}

describe.each(Object.entries(table))('a route for %s', (access, expected) => {
  it.each(Object.keys(viewers).map((name, index) => [name, expected[index]]))('sends %s to %s', (name, to) => {
    const redirection = findRedirection(access as RouteAccess, viewers[name ?? ''] ?? null)

    expect(redirection?.to ?? '.').toBe(to)
  })
})
