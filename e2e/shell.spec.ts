import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, OWNER, signIn, openDialog, test } from './journey.ts'
import { arriveAs } from './people.ts'

const NOWHERE = ['/chats', '/no/such/page']

/** Answers how to let it through. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(address, async (route) => {
    await isLetThrough
    await route.continue()
  })
  return letThrough
}

/** In the open menu, until the server knows it as well: all these journeys share one person. */
async function chooseLanguage(page: Page, language: string): Promise<void> {
  const isKept = page.waitForResponse(/\/me\/language$/)
  await page.getByRole('menuitemradio', { name: language }).click()
  await isKept
}

test.describe('the shell', () => {
  test.beforeEach(async ({ page }) => {
    await arriveAs(page, OWNER, '/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test('marks the demo workspace and the sandbox', async ({ page }) => {
    await expect(page.getByText('Harbour Bistro').first()).toBeVisible()
    await expect(page.getByText('Demo data')).toBeVisible()
    await expect(page.getByText('Sandbox')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Sandbox' }).press('Enter')
    await expect(page.getByText('Nothing leaves this installation')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the sandbox' })).toHaveAttribute('href', '/sandbox')
    await expectAccessible(page)
  })

  test('answers Not found inside itself at an address that is not there, and links to none', async ({ page }) => {
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first()).toBeVisible()
    const links = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect(links).toContain('/dashboard')
    for (const path of NOWHERE) {
      expect(links).not.toContain(path)
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
      await expect(
        page
          .getByRole('searchbox')
          .or(page.getByRole('combobox'))
          .or(page.getByRole('button', { name: /Search/ }))
          .first(),
      ).toBeVisible()
      await expect(page).toHaveURL(path)
    }
    await expectAccessible(page)
  })

  test('finds pages and does things from the keyboard alone', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('dash')
    await expect(page.getByRole('option', { name: /Dashboard/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')

    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('dark')
    await expect(page.getByRole('option', { name: 'Switch to dark' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('leaves the keyboard where one has taken it while a page was still loading', async ({ page }) => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    const letThrough = await holdBack(page, /\/assets\/dashboard-.*\.js/)

    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    letThrough()
    await expect(page.locator('h1')).toHaveText('Dashboard')

    await page.keyboard.type('dark')
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('dark')
  })

  test('opens what was pressed before its code had come, and keeps the keyboard where it was', async ({ page }) => {
    const letThrough = await holdBack(page, /\/assets\/(?:later|overlays)-.*\.js/)
    await page.reload()
    const account = page.getByRole('button', { name: /Account of/ })
    await account.press('Enter')
    await expect(account).toHaveAttribute('aria-haspopup', 'menu')
    await expect(page.getByRole('menu')).toBeHidden()
    letThrough()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()

    const letThroughAgain = await holdBack(page, /\/assets\/(?:later|overlays)-.*\.js/)
    await page.reload()
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await bell.focus()
    letThroughAgain()
    // Only what opens something has been given a name of its own by then.
    await expect(bell).toHaveAttribute('id', /./)
    await expect(bell).toBeFocused()
  })

  test('keeps an open menu in its place while the page moves beneath it', async ({ page }) => {
    await page.getByRole('button', { name: /Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    // As far as it goes once the figures have come.
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollHeight - innerHeight'))
      .toBeGreaterThanOrEqual(300)
    const moved = await page.evaluate(`(() => {
      const menu = document.querySelector('[role=menu]')
      const before = menu.getBoundingClientRect().top
      scrollTo(0, 300)
      return { by: scrollY, menu: menu.getBoundingClientRect().top - before }
    })()`)
    expect(moved).toEqual({ by: 300, menu: 0 })
  })

  test('speaks the language one chooses, on the next visit too', async ({ page }) => {
    await page.getByRole('button', { name: /Account of/ }).click()
    await chooseLanguage(page, 'Deutsch')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(
      page.getByRole('heading', { name: 'Letzte Aktivitäten' }).or(page.getByText('Aktivität').first()),
    ).toBeVisible()
    await page.evaluate(`localStorage.removeItem('goodword-language')`)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expectAccessible(page)
    await page.getByRole('button', { name: /demo@goodword\.test/ }).click()
    await chooseLanguage(page, 'English')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test.describe('without a connection', () => {
    test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })

    test('still finds pages and keeps the language one chooses', async ({ page, context }) => {
      await page.getByRole('button', { name: /Account of/ }).click()
      await chooseLanguage(page, 'Deutsch')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await chooseLanguage(page, 'English')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.keyboard.press('Escape')
      await context.setOffline(true)

      await page.keyboard.press('Control+k')
      await page.keyboard.type('Deutsch')
      await expect(page.getByRole('option', { name: /Deutsch/ }).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByText(/konnte nicht für Ihre anderen Geräte gespeichert/).first()).toBeVisible()
      await context.setOffline(false)

      await page.getByRole('link', { name: 'Übersicht' }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    })
  })

  test('searches on a low screen with every answer within reach', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 320 })
    await page.keyboard.press('Control+k')
    await openDialog(page).getByRole('combobox').press('ArrowUp')

    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 })
    const findBottom = () => openDialog(page).evaluate((palette) => palette.getBoundingClientRect().bottom)
    await expect.poll(findBottom).toBeLessThanOrEqual(320)
  })

  test('shows its keys, which can be switched off', async ({ page }) => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expect(page.getByRole('definition').first()).toMatchAriaSnapshot('- definition: Ctrl K')
    await expectAccessible(page)
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
    await page.keyboard.press('Escape')
    await expect(openDialog(page)).toBeHidden()
    await page.keyboard.press('?')
    await page.waitForTimeout(200)
    await expect(openDialog(page)).toBeHidden()
  })

  test('lets one skip to the content', async ({ page }) => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })
})

test.describe('the shell on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('keeps everything within reach', async ({ page }) => {
    await signIn(page, OWNER)
    await expect(page).toHaveURL('/dashboard')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: /menu/i }).first().click()
    await expect(openDialog(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.goto('/no/such/page')
    await expectNoOverflow(page)
  })
})
