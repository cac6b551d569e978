import { expect, type Page, test } from '@playwright/test'
import { signInAsOwner } from './sign-in-as.ts'

const CHECK_TEXT = /check your credentials and network connection/

async function expectFallback(page: Page, connection: 'checking' | 'connected' | 'failed'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'App is loading...' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(`Connection: ${connection}`)
}

test('a server that is not ready is told with a way to retry', async ({ page }) => {
  await page.route('**/readyz', (route) => route.fulfill({ status: 503, json: { status: 'unavailable', checks: {} } }))
  await page.goto('/login')
  await expectFallback(page, 'failed')
  await expect(page.getByRole('alert')).toHaveText(CHECK_TEXT)

  await page.getByRole('button', { name: 'Retry' }).click()
  await expectFallback(page, 'failed')

  await page.unroute('**/readyz')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('after eight seconds the wait is told, with the errors that happened meanwhile', async ({ page }) => {
  await page.clock.install()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/readyz', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/login')
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'the lights went out' })))

  await page.clock.runFor(7900)
  await expect(page.getByText('App is loading...')).toBeHidden()
  await page.clock.runFor(200)
  await expectFallback(page, 'checking')
  await expect(page.getByRole('alert')).toHaveText('Unhandled error: the lights went out')

  answer()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('a page whose code cannot be loaded shows the same screen', async ({ page }) => {
  await signInAsOwner(page)
  await page.route('**/assets/dashboard-page-*.js', (route) => route.abort())
  await page.goto('/dashboard')
  await expectFallback(page, 'connected')
  await expect(page.getByRole('alert')).toHaveText(CHECK_TEXT)

  await page.unroute('**/assets/dashboard-page-*.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
