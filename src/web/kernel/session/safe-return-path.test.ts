import { describe, expect, it } from 'vitest'
import { findEntrance, findSafeReturnPath, readDoorSearch } from './safe-return-path.ts'

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

describe('a plan chosen on the pricing page', () => {
  it('is one that begins with a trial, or none', () => {
    expect(readDoorSearch({ plan: 'starter' }).plan).toBe('starter')
    expect([readDoorSearch({ plan: 'enterprise' }).plan, readDoorSearch({ plan: 'free' }).plan]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('leads by the first screen of a new workspace, and from there where one wanted to go', () => {
    expect(findEntrance({ plan: 'starter' })).toBe('/welcome?plan=starter')
    expect(findEntrance({ plan: 'starter', redirect: '/reviews?status=pending' })).toBe(
      '/welcome?redirect=%2Freviews%3Fstatus%3Dpending&plan=starter',
    )
    expect(findEntrance({ redirect: '/reviews' })).toBe('/reviews')
    expect(findEntrance({})).toBeUndefined()
  })
})
