import type { Page } from '@playwright/test'
import { moveToEnterprise } from './enterprise.ts'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, makePerson } from './people.ts'

/** Calls and objects are made of the same parts: those that show none that others do not are left out, for axe takes a minute over all. */
async function leaveOneOfEachKind(page: Page): Promise<void> {
  await page.evaluate(`{
    const seen = new Set()
    const kindOf = (part) => [part.tagName, part.parentElement.tagName, part.className, part.getAttribute('type'), part.open].join()
    for (const article of document.querySelectorAll('article')) {
      const kinds = [...article.querySelectorAll('*')].map(kindOf)
      if (kinds.every((kind) => seen.has(kind))) article.remove()
      for (const kind of kinds) seen.add(kind)
    }
  }`)
}

test.describe('API keys', () => {
  test('are created, shown once, rotated and revoked', async ({ page, request, installation }) => {
    test.slow()
    const owner = await makePerson(request)
    const card = page.getByRole('region', { name: 'API keys' })
    const dialog = openDialog(page)
    const reach = async (secret: string) =>
      (await request.get('/api/v1/reviews', { headers: { authorization: `Bearer ${secret}` } })).status()
    await arriveAs(page, owner, '/settings?tab=security')
    await expect(card).toContainText('API access comes with the Enterprise plan.')
    await expect(card.getByRole('button')).toHaveCount(0)
    await moveToEnterprise(installation.dataFolder, owner.email)
    await page.reload()

    await card.getByRole('button', { name: 'Create key' }).click()
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await dialog.getByLabel('Name').fill('Booking system')
    await dialog.getByLabel('Only from these IP addresses').fill('nowhere')
    await dialog.getByRole('checkbox').first().click()
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expect(dialog.getByText(/^Enter an IP address/)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await dialog.getByLabel('Only from these IP addresses').fill('')
    await dialog.getByRole('button', { name: 'Create key' }).click()

    await expect(dialog.getByLabel('Secret key')).toHaveValue(/^gw_test_/)
    const secret = await dialog.getByLabel('Secret key').inputValue()
    await expectAccessible(page)
    expect(await reach(secret)).toBe(200)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(card.getByRole('button', { name: 'Create key' })).toBeFocused()
    await expect(card.getByRole('listitem')).toContainText(`gw_test_…${secret.slice(-4)}`)
    await expect(page.getByText(secret)).toHaveCount(0)

    await card.getByRole('button', { name: 'Rotate: Booking system' }).click()
    await dialog.getByRole('button', { name: 'Rotate' }).click()
    const rotated = await dialog.getByLabel('Secret key').inputValue()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(card.getByRole('listitem')).toContainText(/The previous secret gw_test_….{4} works until/)
    expect([await reach(secret), await reach(rotated)]).toEqual([200, 200])
    await expectAccessible(page)

    await card.getByRole('link', { name: 'guides and reference' }).click()
    await page.getByRole('link', { name: 'All calls, with every field' }).click()
    const call = page.getByRole('article', { name: 'Reviews that match, page by page' })
    await expect(call.locator('[data-code]')).toContainText(`gw_test_…${rotated.slice(-4)}`)
    await call.getByText('Try it').click()
    await call.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('alert')).toHaveText('Paste an API key first.')
    await expect(page.getByLabel('API key')).toBeFocused()
    await page.getByLabel('API key').fill(rotated)
    await call.getByRole('button', { name: 'Send request' }).click()
    await expect(call.getByRole('status')).toContainText('200')
    await expect(call.locator('[data-answer]')).toContainText('"items": []')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await leaveOneOfEachKind(page)
    await expectAccessible(page)
    await page.goto('/settings?tab=security')

    await card.getByRole('button', { name: 'Revoke: Booking system' }).click()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card).toContainText('No keys yet.')
    expect([await reach(secret), await reach(rotated)]).toEqual([401, 401])
  })
})

test.describe('Where the locations could not be loaded', () => {
  test.use({ expectedComplaints: [/status of 500/] })

  test('an API key is made only once it is known which there are', async ({ page, request, installation }) => {
    const owner = await makePerson(request)
    await moveToEnterprise(installation.dataFolder, owner.email)
    const dialog = openDialog(page)
    await page.route('**/api/v1/locations*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await arriveAs(page, owner, '/settings?tab=security')
    await page.getByRole('region', { name: 'API keys' }).getByRole('button', { name: 'Create key' }).click()
    await expect(dialog.getByText('Failed to load locations')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create key' })).toBeDisabled()
    await expectAccessible(page)

    await page.unroute('**/api/v1/locations*')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('Failed to load locations')).toHaveCount(0)
    await dialog.getByLabel('Name').fill('Booking system')
    await dialog.getByRole('checkbox').first().click()
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expect(dialog.getByLabel('Secret key')).toHaveValue(/^gw_test_/)
  })
})
