import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import type { Me } from '#shared/contracts/session.ts'
import { paths } from '#shared/domain/paths.ts'
import { createAppRouter } from './router.ts'
import { SECOND_FACTOR_DUE, type Viewer } from './guards/viewer.ts'

// The little of a browser that the router asks for.
vi.stubGlobal('window', { origin: 'http://localhost' })

const base = { user: {} as Me['user'], session: {} as Me['session'], customers: [], view: null, isSandbox: false }
const member: Viewer = { ...base, customer: {} as Me['customer'], admin: null }
const administrator: Viewer = { ...base, customer: null, admin: { role: 'owner', owesSecondFactor: false } }

function createTestRouter(address: string, viewer: Viewer, isSessionStored = viewer !== null) {
  const loadedPages: string[] = []
  const router = createAppRouter({
    queryClient: new QueryClient(),
    findViewer: async () => viewer,
    isSessionStored: () => isSessionStored,
    loadPage: (href) => loadedPages.push(href),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return { router, loadedPages }
}

async function open(address: string, viewer: Viewer, isSessionStored?: boolean) {
  const { router, loadedPages } = createTestRouter(address, viewer, isSessionStored)
  await router.load()
  return {
    router,
    loadedPages,
    href: router.state.location.href,
    isBuilt: router.state.matches.at(-1)?.staticData.isBuilt,
  }
}

const STATIC_ADDRESSES = [
  '/pricing',
  '/about',
  '/careers',
  '/contact',
  '/privacy',
  '/developers',
  '/terms',
  '/security',
  '/compliance',
]
const CUSTOMER_ADDRESSES = [
  '/dashboard',
  '/reviews',
  '/disputes',
  '/qr-codes',
  '/contacts',
  '/team',
  '/campaigns',
  '/subscription',
  '/settings',
  '/analytics',
  '/campaign-analytics/7',
  '/chat',
  '/calendar',
]
const ADMIN_ADDRESSES = [
  '/admin',
  '/admin/customers',
  '/admin/coupons',
  '/admin/customers/new',
  '/admin/subscriptions',
  '/admin/customers/7',
  '/admin/messages',
  '/admin/notices',
  '/admin/jobs',
  '/admin/administrators',
  '/admin/audit',
  '/admin/security',
]

describe('signed out', () => {
  it.each([...CUSTOMER_ADDRESSES, '/oauth/callback/google'])('%s leads to sign-in and back', async (address) => {
    const { href } = await open(address, null)

    expect(href).toBe(`/login?redirect=${encodeURIComponent(address)}`)
  })

  it.each(ADMIN_ADDRESSES)('%s leads to the administrators’ sign-in and back', async (address) => {
    const { href } = await open(address, null)

    expect(href).toBe(`/admin/login?redirect=${encodeURIComponent(address)}`)
  })

  it.each(['/nowhere', '/reviews/7/deep', '/admin/nowhere', '/parts', '/pricing', '/'])(
    '%s leads to sign-in, when the server sent the app for it',
    async (address) => {
      const { href } = await open(address, null)

      expect(href).toBe('/login')
    },
  )

  it.each([
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify',
    '/accept-invitation',
    '/r/a-word-of-a-mail',
    '/admin/login',
  ])('%s stays', async (address) => {
    const { href } = await open(address, null)

    expect(href).toBe(address)
  })

  it('keeps filters for the way back, and drops an address of another host', async () => {
    const kept = await open('/reviews?status=pending', null)
    const dropped = await open('/login?redirect=https://evil.example', null)

    expect(kept.href).toBe(`/login?redirect=${encodeURIComponent('/reviews?status=pending')}`)
    expect(dropped.router.state.matches.at(-1)?.search).toEqual({ redirect: undefined })
  })
})

describe('a member', () => {
  it.each(CUSTOMER_ADDRESSES)('may open %s', async (address) => {
    const { href } = await open(address, member)

    expect(href).toBe(address)
  })

  it.each(['/', '/login', '/register', '/forgot-password', '/two-factor', '/admin/login', ...ADMIN_ADDRESSES])(
    'is sent from %s to the dashboard',
    async (address) => {
      const { href } = await open(address, member)

      expect(href).toBe('/dashboard')
    },
  )

  it.each(['/login?redirect=%2Freviews', '/two-factor?redirect=%2Freviews'])(
    'goes on from %s to where they wanted to go',
    async (address) => {
      const { href } = await open(address, member)

      expect(href).toBe('/reviews')
    },
  )

  it.each(['/nowhere'])('finds nothing at %s, inside the shell', async (address) => {
    const { href, isBuilt, router } = await open(address, member)

    expect(href).toBe(address)
    expect(isBuilt).toBe(false)
    expect(router.state.matches.some((match) => match.routeId === '/shell')).toBe(true)
  })
})

describe('a person before their second factor', () => {
  it.each(['/reviews', '/settings?tab=security', '/admin'])(
    'is asked for it at %s, and comes back',
    async (address) => {
      const { href } = await open(address, SECOND_FACTOR_DUE)

      expect(href).toBe(`/two-factor?redirect=${encodeURIComponent(address)}`)
    },
  )

  it('keeps the way back that the form knew', async () => {
    const fromForm = await open('/login?redirect=%2Freviews', SECOND_FACTOR_DUE)
    const fromNowhere = await open('/login', SECOND_FACTOR_DUE)

    expect(fromForm.href).toBe('/two-factor?redirect=%2Freviews')
    expect(fromNowhere.href).toBe('/two-factor')
  })

  it('signs in first where there is no session', async () => {
    const { href } = await open('/two-factor?redirect=%2Freviews', null)

    expect(href).toBe('/login?redirect=%2Freviews')
  })
})

describe('an administrator without a customer', () => {
  it.each(ADMIN_ADDRESSES)('may open %s', async (address) => {
    const { href } = await open(address, administrator)

    expect(href).toBe(address)
  })

  it.each(['/', '/login', '/admin/login', ...CUSTOMER_ADDRESSES])('is sent from %s to /admin', async (address) => {
    const { href } = await open(address, administrator)

    expect(href).toBe('/admin')
  })
})

describe('sent on by the website', () => {
  it('stays, under the plain address, when the session holds', async () => {
    const { href } = await open('/dashboard?from=home', member)

    expect(href).toBe('/dashboard')
  })

  it('gets the website back when the session is over', async () => {
    const { router, loadedPages } = createTestRouter('/dashboard?from=home', null)

    void router.load()

    await expect.poll(() => loadedPages).toEqual(['/'])
  })

  it('gets the form when the website would only send the person here again', async () => {
    const { href, loadedPages } = await open('/dashboard?from=home', null, true)

    expect(loadedPages).toEqual([])
    expect(href).toMatch(/^\/login/)
  })
})

describe('the table of routes', () => {
  it('has every path of the product', async () => {
    const { router } = await open('/login', null)

    expect(Object.keys(router.routesByPath)).toEqual(expect.arrayContaining(Object.values(paths)))
  })

  it.each(STATIC_ADDRESSES)('leaves %s to the server when a link in the app leads there', async (address) => {
    const { router, loadedPages } = await open('/login', null)

    void router.navigate({ to: address })
    await expect.poll(() => loadedPages).toEqual([address])
  })
})

describe('a plan chosen on the pricing page', () => {
  const newcomer: Viewer = {
    ...base,
    customer: { isNamed: false, status: 'trialing', permissions: ['settings.manage'] } as unknown as Me['customer'],
    admin: null,
  }

  it.each(['/register?plan=starter', '/login?plan=starter'])('%s is kept for who has just come in', async (address) => {
    expect((await open(address, null)).href).toBe(address)
    expect((await open(address, newcomer)).href).toBe('/welcome?plan=starter')
  })

  it('holds up nobody who has a business already', async () => {
    expect(
      (await open('/register?plan=starter', { ...member, customer: { isNamed: true } as Me['customer'] })).href,
    ).toBe('/dashboard')
  })
})
