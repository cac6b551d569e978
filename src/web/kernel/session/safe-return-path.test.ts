import { describe, expect, it } from 'vitest'
import { findSafeReturnPath } from './safe-return-path.ts'

const ORIGIN = 'https://goodword.example'

describe('findSafeReturnPath', () => {
  it.each([
    ['/reviews', '/reviews'],
    ['/reviews?status=pending#top', '/reviews?status=pending#top'],
    ['/settings?tab=integrations&success=true', '/settings?tab=integrations&success=true'],
    ['/a/../reviews', '/reviews'],
    ['/accept-invitation', '/accept-invitation'],
    ['/reviews?next=https://evil.example', '/reviews?next=https://evil.example'],
  ])('lets %s pass', (wanted, expected) => {
    expect(findSafeReturnPath(wanted, ORIGIN)).toBe(expected)
  })

  it.each([
    'https://evil.example/',
    'https://goodword.example/reviews',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/reviews/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'reviews',
    ' /reviews',
    '',
    '/login',
    '/login?redirect=/login',
    '/admin/login',
    '/register',
    '/two-factor?redirect=/reviews',
    '/verify?code=1',
    undefined,
    null,
    42,
    ['/reviews'],
  ])('refuses %j', (wanted) => {
    expect(findSafeReturnPath(wanted, ORIGIN)).toBeNull()
  })
})
