import { moveToEnterprise } from './enterprise.ts'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, makePerson } from './people.ts'

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

    await card.getByRole('button', { name: 'Revoke: Booking system' }).click()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card).toContainText('No keys yet.')
    expect([await reach(secret), await reach(rotated)]).toEqual([401, 401])
  })
})
