import { expect, expectAccessible, fillSignIn, OWNER, signIn, test } from './journey.ts'

test('the sign-in form says at the field what is missing', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByText('Fill this in.')).toHaveCount(2)

  await page.getByLabel('Email address').fill('nobody')
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible()
})

test('a session that is not remembered ends with the browser, a remembered one does not', async ({ page, context }) => {
  // What closing the browser does to its pages and to its cookies without an expiry date; storage stays.
  const closeBrowser = async () => {
    await page.goto('about:blank')
    await context.clearCookies()
  }

  await signIn(page, OWNER)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await closeBrowser()
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard')

  await page.getByLabel('Remember me').check()
  await fillSignIn(page, OWNER)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await closeBrowser()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('the language of the website is that of the app, and the other way round', async ({ page }) => {
  await page.goto('/fr')
  await page.getByRole('link', { name: 'Se connecter' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'Zurück zur Website' }).click()
  await expect(page).toHaveURL('/de')
})

test('a browser that blocks storage still shows the app', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new Error('blocked')
      },
    })
  })
  await signIn(page, OWNER)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a person of no workspace is told so and can leave', async ({ page }) => {
  await page.route('**/api/v1/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), customer: null, customers: [], admin: null } })
  })
  await signIn(page, OWNER)
  await expect(page.getByText('This account does not belong to a workspace')).toBeVisible()
  await expect(page.getByText('Administration')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
})

test('a page over plain HTTP works without what browsers keep for secure ones', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined })
    Object.defineProperty(crypto, 'randomUUID', { value: undefined })
  })
  const stream = page.waitForResponse('**/api/v1/events')
  await signIn(page, OWNER)
  expect((await stream).status()).toBe(200)

  await page.getByRole('button', { name: /Account of/ }).click()
  const saved = page.waitForResponse('**/api/v1/me/language')
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const savedBack = page.waitForResponse('**/api/v1/me/language')
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  expect((await savedBack).status()).toBe(200)
})
