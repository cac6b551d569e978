import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './app-accessibility.ts'
import { OWNER, signInAsAdministrator, signInAsOwner } from './sign-in-as.ts'

const UNBUILT = ['/reviews', '/settings', '/campaign-analytics/7', '/oauth/callback/google', '/nowhere/at/all']

function violationsOfPolicy(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) found.push(message.text())
  })
  return found
}

test('the shell names the person, marks demo and sandbox, and links only what is built', async ({ page }) => {
  const violations = violationsOfPolicy(page)
  await signInAsOwner(page)

  await expect(page).toHaveTitle('Dashboard · Goodword')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused()
  await expect(page.getByText('Demo data').first()).toBeVisible()
  await expect(page.getByText('Sandbox').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link')).toHaveText(['Dashboard'])
  await page.getByRole('button', { name: `Account of ${OWNER.email}` }).click()
  await expect(page.getByRole('menu')).toContainText(OWNER.email)
  await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  expect(violations).toEqual([])
})

test('an unbuilt or unknown address is Not found inside the shell', async ({ page }) => {
  await signInAsOwner(page)

  for (const address of UNBUILT) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused()
})

test('what happens shows in every open tab without a reload', async ({ page, context, browser }) => {
  await signInAsOwner(page)
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  const rows = (tab: Page) => tab.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
  const before = await rows(page).count()
  await expect(rows(otherTab)).toHaveCount(before)

  const elsewhere = await browser.newPage()
  await signInAsOwner(elsewhere)

  await expect(rows(page)).toHaveCount(before + 1)
  await expect(rows(otherTab)).toHaveCount(before + 1)
  await page.close()
  await signInAsOwner(elsewhere.context() === context ? otherTab : await browser.newPage())
  await expect(rows(otherTab)).toHaveCount(before + 2)
})

test('the search opens by keyboard, finds pages and actions, and gives the focus back', async ({ page }) => {
  await signInAsOwner(page)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('theme dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.keyboard.press('/')
  await expect(page.getByPlaceholder('Search reviews, disputes or campaigns...')).toBeFocused()
  await page.keyboard.type('nothing like this')
  await expect(page.getByText('Nothing found for "nothing like this".')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByPlaceholder('Search reviews, disputes or campaigns...')).toBeFocused()
})

test('single keys can be switched off', async ({ page }) => {
  await signInAsOwner(page)
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })

  await page.keyboard.press('?')
  await sheet.getByRole('switch').click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.keyboard.press('?')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

test('the language follows the person to another browser', async ({ page, browser }) => {
  await signInAsAdministrator(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  const saved = page.waitForResponse('**/api/v1/me/language')
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Kontaktanfragen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await saved

  const elsewhere = await browser.newPage()
  await elsewhere.goto('/admin/login')
  await elsewhere.getByLabel('Email address').fill('admin@goodword.test')
  await elsewhere.getByLabel('Password', { exact: true }).fill('goodword-admin')
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Kontaktanfragen' })).toBeVisible()

  const savedAgain = page.waitForResponse('**/api/v1/me/language')
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await savedAgain
})

test('a phone has the drawer and the bar within reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAsOwner(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)

  expect(width).toBe(360)
  await expect(page.getByText('Demo data').last()).toBeVisible()
  await page.getByRole('navigation', { name: 'Main places' }).getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Goodword' })
  await expectAccessible(page)
  await drawer.getByRole('link', { name: 'Dashboard' }).click()
  await expect(drawer).toBeHidden()
})
