import { expect, expectAccessible, test } from './journey.ts'

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
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

  test('tells after eight seconds that it takes long, and what was thrown meanwhile', async ({ page }) => {
    await page.clock.install()
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
    await page.route(/\/assets\/login-page.*\.js/, (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'App is loading...' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
