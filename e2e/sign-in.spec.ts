import type { APIRequestContext, Page } from '@playwright/test'
import { ADMIN, expect, expectAccessible, fillSignIn, OWNER, signIn, test } from './journey.ts'
import { giveBusinessName } from './people.ts'

const keptSession = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('goodword-session')`)

test.describe('signing in', () => {
  test('leads to the dashboard, and signing out back to the door', async ({ page }) => {
    await page.goto('/login')
    await expect(page).toHaveTitle(/Sign in/)
    await expectAccessible(page)
    await fillSignIn(page, OWNER)

    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
    await page.goto('/login')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/')
    await expect(page).toHaveURL('/dashboard')

    await page.getByRole('button', { name: /Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/^[^?]*\/login/)
  })

  test('opens the demo with one press on the website or at the door', async ({ page, browser }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Try the demo' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('What is happening at Harbour Bistro')).toBeVisible()

    const other = await (await browser.newContext()).newPage()
    await other.goto('/login')
    await other.getByRole('link', { name: 'Try the demo' }).click()
    await expect(other).toHaveURL('/dashboard')
  })

  test('returns to where one wanted to go', async ({ page }) => {
    await page.goto('/dashboard?from=mail')
    await expect(page).toHaveURL(/\/login/)
    await fillSignIn(page, OWNER)
    await expect(page).toHaveURL('/dashboard?from=mail')
  })

  test('never sends anybody to another site', async ({ page }) => {
    await page.goto('/login?redirect=https%3A%2F%2Fevil.test%2F')
    await fillSignIn(page, OWNER)
    await expect(page).toHaveURL('/dashboard')
  })

  test.describe('with the wrong password', () => {
    test.use({ expectedComplaints: [/status of 400/] })

    test('says so and keeps what was typed', async ({ page }) => {
      await signIn(page, { ...OWNER, password: 'wrong' })
      await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
      await expect(page.getByLabel('Email address')).toHaveValue(OWNER.email)
      await expect(page).toHaveURL('/login')
    })
  })

  test('lets go of the session in every tab at once', async ({ context, page }) => {
    await signIn(page, OWNER)
    await expect(page).toHaveURL('/dashboard')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()

    await expect(other).toHaveURL(/\/login/)
    await expect(other.getByText('Your session has ended. Sign in to continue.')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has ended.')).toHaveCount(0)
  })

  test.describe('with a server in trouble', () => {
    test.use({ expectedComplaints: [/status of (500|429)/] })

    test('says whose fault it is, with a reference', async ({ page }) => {
      await page.route('**/auth/v1/token*', (route) =>
        route.fulfill({ status: 500, json: {}, headers: { 'x-request-id': 'request-7' } }),
      )
      await signIn(page, OWNER)
      await expect(page.getByRole('alert')).toContainText('Something went wrong on our side. Try again in a moment.')
      await expect(page.getByRole('alert')).toContainText('Reference: request-7')
    })

    test('says how long to wait after too many attempts', async ({ page }) => {
      await page.route('**/auth/v1/token*', (route) =>
        route.fulfill({
          status: 429,
          json: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached.' },
          headers: { 'retry-after': '37' },
        }),
      )
      await signIn(page, OWNER)
      await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 37 seconds.')
    })
  })
})

test.describe('another door', () => {
  test('of a provider leads back to where one wanted to go, and declining back to the form', async ({ page }) => {
    await page.goto('/settings?tab=security')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('alert')).toHaveText('You were not signed in, because access was declined.')
    await expect(page).toHaveURL('/login?redirect=%2Fsettings%3Ftab%3Dsecurity')

    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.getByRole('button', { name: /Continue as Grace/ }).click()
    await giveBusinessName(page)
    await expect(page).toHaveURL('/settings?tab=security')
    await expect(page.getByText('You sign in with grace.tanaka@mail.test.')).toBeVisible()
  })

  test.describe('of a company that has none', () => {
    test.use({ expectedComplaints: [/status of 404/] })

    test('says so', async ({ page }) => {
      await page.goto('/login')
      await page.getByLabel('Email address').fill('ada@no-such-company.test')
      await page.getByRole('link', { name: 'Sign in with SSO' }).click()
      await expect(page).toHaveURL('/login/sso')
      await page.reload()
      await expect(page.getByLabel('Work email address')).toBeFocused()
      await expectAccessible(page)
      await expect(page.getByLabel('Work email address')).toHaveValue('ada@no-such-company.test')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('No SSO is set up for this address.')
      await page.getByRole('link', { name: 'Back to sign in' }).click()
      await expect(page.getByLabel('Email address')).toHaveValue('ada@no-such-company.test')
    })
  })
})

test.describe('a session of somebody else', () => {
  test('signed in by another tab shows nothing of the person before', async ({ context, page }) => {
    const other = await context.newPage()
    await other.goto('/admin/login')
    await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await signIn(page, OWNER)
    await expect(page.getByText('Harbour Bistro').first()).toBeVisible()

    await fillSignIn(other, ADMIN)
    await expect(other).toHaveURL('/admin')

    await expect(page).toHaveURL('/admin')
    const frame = page.getByRole('complementary')
    await expect(frame.getByText('Administration').first()).toBeVisible()
    await expect(frame.getByText('Harbour Bistro')).toHaveCount(0)
  })

  test('is not taken over from a link', async ({ page, request }) => {
    const answer = await request.post('/auth/v1/token?grant_type=password', { data: OWNER })
    const { access_token, refresh_token } = await answer.json()

    await page.goto(
      `/login#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer`,
    )

    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await keptSession(page)).toBeNull()
  })

  test('leaves nothing of itself in any address', async ({ page }) => {
    await page.goto('/dashboard#access_token=x')
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard')

    await page.goto('/pricing#refresh_token=x&access_token=y')
    await expect(page).toHaveURL('/pricing')
  })
})

test.describe('a session that the server has ended', () => {
  test.use({ expectedComplaints: [/status of 40[013]/] })

  const endEverywhere = async (page: Page, request: APIRequestContext) => {
    const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('goodword-session')).access_token`)
    await request.post('/auth/v1/logout?scope=global', { headers: { authorization: `Bearer ${token}` } })
  }

  test('ends in the open tab, which leads back to where one was', async ({ page, request }) => {
    await signIn(page, OWNER)
    await expect(page.getByText('signed in').first()).toBeVisible()

    await endEverywhere(page, request)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Español')
    // Whatever the page asks of itself may have led to the door before.
    const door = page.getByRole('button', { name: 'Sign in', exact: true })
    await expect(
      page
        .getByRole('option', { name: /Español/ })
        .or(door)
        .first(),
    ).toBeVisible()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/login?redirect=%2Fdashboard')
    await expect.poll(() => keptSession(page)).toBeNull()
  })

  test('leads administrators to their own door', async ({ page, request }) => {
    await signIn(page, ADMIN, '/admin/login')
    await expect(page).toHaveURL('/admin')

    await endEverywhere(page, request)
    await page.reload()

    await expect(page).toHaveURL('/admin/login?redirect=%2Fadmin')
  })

  test('does not keep anybody from the website', async ({ page, request }) => {
    await signIn(page, OWNER)
    await expect(page).toHaveURL('/dashboard')

    await endEverywhere(page, request)
    await page.goto('/')

    await expect(page.getByRole('heading', { name: 'Review Monitoring' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test.describe('the administrators’ door', () => {
  test('lets administrators in', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
    await expectAccessible(page)
    await fillSignIn(page, ADMIN)
    await expect(page).toHaveURL('/admin')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/admin')
  })

  test('refuses everybody else with the reason, and signs them out again', async ({ page }) => {
    await signIn(page, OWNER, '/admin/login')
    await expect(page.getByRole('alert')).toHaveText('Unauthorized access. Admin privileges required.')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })

  test.describe('when nobody can tell who it is', () => {
    test.use({ expectedComplaints: [/status of 503/] })

    test('stays shut, and says why', async ({ page }) => {
      await page.route('**/api/v1/me', (route) =>
        route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
      )
      await signIn(page, ADMIN, '/admin/login')

      await expect(page.getByRole('alert')).toHaveText(/not available at the moment/)
      await expect.poll(() => keptSession(page)).toBeNull()
    })
  })

  test('leads administrators of no workspace to what is theirs alone', async ({ page }) => {
    await signIn(page, ADMIN, '/admin/login')
    await expect(page).toHaveURL('/admin')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click()
    await expect(page).toHaveURL('/admin/security')
    for (const title of ['Two-factor authentication', 'Your sessions', 'Password', 'Email address']) {
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
    }
    await expect(page.getByText(`You sign in with ${ADMIN.email}.`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Recent security events' })).toContainText('You signed in')
    await expectAccessible(page)
  })

  test('sends a customer who is signed in to their dashboard', async ({ page }) => {
    await signIn(page, OWNER)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/admin/login')
    await expect(page).toHaveURL('/dashboard')
  })
})
