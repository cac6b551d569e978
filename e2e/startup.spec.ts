import type { Page } from '@playwright/test'
import { expect, expectAccessible, OWNER, signIn, test } from './journey.ts'

test.use({ expectedComplaints: [/./] })

test.describe('starting up', () => {
  test('says what is wrong when the server does not answer, and goes on when it does', async ({ page }) => {
    await page.route('**/readyz', (route) => route.abort())
    await page.goto('/login')

    await expect(page.getByRole('heading', { name: 'App is loading...' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('check your credentials and network connection')
    await expect(page.getByText('Connection: failed')).toBeVisible()
    await expectAccessible(page)

    await page.unroute('**/readyz')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  })

  test('tells after eight seconds that it takes long, and what was thrown meanwhile', async ({ page }) => {
    await stopClock(page)
    await page.route('**/readyz', () => undefined)
    await page.goto('/login')
    await page.evaluate(() => void Promise.reject(new Error('something broke')))
    await page.clock.fastForward(6000)
    await expect(page.getByText('App is loading...')).toBeHidden()

    await page.clock.fastForward(2500)

    await expect(page.getByRole('heading', { name: 'App is loading...' })).toBeVisible()
    await expect(page.getByText('Unhandled error: something broke')).toBeVisible()
    await expect(page.getByText('Connection: checking')).toBeVisible()
  })

  test('says so when a part of the app cannot be loaded', async ({ page }) => {
    await page.route(/\/assets\/doors-.*\.js/, (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'App is loading...' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  test('says inside the app that a page cannot be loaded, and opens it when it can', async ({ page, context }) => {
    await signIn(page, OWNER)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Settings' }).click()

    await expect(page.getByText('This page could not be loaded')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('This page could not be loaded')).toBeVisible()

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

  test('says so at once when the first script cannot be loaded, and starts when it can', async ({ page }) => {
    await page.route(/\/assets\/start-.*\.js/, (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'App is loading...' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('A part of the app could not be loaded.')
    await expect(page.getByText('Connection: connected')).toBeVisible()
    await expectAccessible(page)

    await page.unroute(/\/assets\/start-.*\.js/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(page.getByText('App is loading...')).toBeHidden()
  })

  test('tells after eight seconds that the first script takes long, in the browser’s language', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'de-DE' })
    const page = await context.newPage()
    await stopClock(page)
    let deliver = () => {}
    const isWanted = new Promise<void>((resolve) => (deliver = resolve))
    await page.route(/\/assets\/start-.*\.js/, async (route) => {
      await isWanted
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeAttached()
    await page.clock.fastForward(7000)
    await expect(page.getByRole('heading')).toBeHidden()
    await page.clock.fastForward(1500)
    await expect(page.getByRole('heading', { name: 'Die App wird geladen …' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Das Laden dauert länger als üblich.')

    await page.clock.resume()
    deliver()
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
    await expect(page.getByText('Die App wird geladen …')).toBeHidden()
    await context.close()
  })
})

/** It goes on only as the journey lets it: else a slow machine's own seconds count as well. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('shows a page of its own, which goes away by itself', async ({ page, context }) => {
    await page.goto('/login')
    await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expectAccessible(page)

    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  })
})
