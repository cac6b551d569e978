import { findOnPlatform, openInbox, POSTED_WITHIN_MS } from './answering.ts'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { ask } from './people.ts'
import { tellSandbox } from './platforms.ts'

const PRAISE = 'Wonderful soup and the kindest people'

test.describe('automation', () => {
  test.slow()

  test('is tried on the past, switched on with consent, and answers the next review after the delay', async ({
    page,
    request,
  }) => {
    const { business } = await openInbox(page, request)
    await expect
      .poll(async () => (await ask<{ met: number }>(page, 'post', '/api/v1/automation/dry-run', {})).met)
      .toBeGreaterThan(0)
    await page.goto('/settings?tab=automation')
    await page.getByLabel('Response delay (minutes)').fill('0')
    await page.getByLabel('Positive Review Response').fill('Dear {author}, thank you!')

    await page.getByRole('button', { name: 'Try on the last 30 days' }).click()
    await expect(openDialog(page)).toContainText('Nothing was sent.')
    await expect(
      openDialog(page)
        .getByText(/^Dear .*, thank you!$/)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
    await openDialog(page).getByRole('button', { name: 'Close' }).last().click()

    await page.getByLabel('Auto-respond to new reviews').click()
    await page.getByLabel('I agree that these texts are posted in the name of our business').click()
    await expectMeanwhile(page.getByText('Settings saved successfully!'), () =>
      page.getByRole('button', { name: 'Save Changes' }).click(),
    )
    await expect(page.getByText(/agreed to these texts/)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })

    const { vendor, listings } = business
    await tellSandbox(request, 'reviews', { vendor, listing: listings[0]?.id, text: PRAISE, stars: 5 })
    await ask(page, 'post', '/api/v1/sync', {})
    await expect(page.getByRole('list', { name: 'What was done' }).getByText('Reply sent')).toBeVisible({
      timeout: POSTED_WITHIN_MS,
    })
    await expect
      .poll(async () => (await findOnPlatform(request, business, PRAISE)).reply?.text, { timeout: POSTED_WITHIN_MS })
      .toMatch(/^Dear .*, thank you!$/)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)

    await page.getByLabel('Response delay (minutes)').fill('30')
    await page.getByLabel('Stop everything').click()
    await expect
      .poll(async () => await ask<object>(page, 'get', '/api/v1/settings/automation'))
      .toMatchObject({ isStopped: true, responseDelay: 0 })
    await expect(page.getByLabel('Response delay (minutes)')).toHaveValue('30')
    await expectMeanwhile(page.getByText('Settings saved successfully!'), () =>
      page.getByRole('button', { name: 'Save Changes' }).click(),
    )
    await page.reload()
    await expect(page.getByLabel('Stop everything')).toBeChecked()
  })

  test('has rules that are added, put in order by keyboard, and deleted', async ({ page, request }) => {
    await openInbox(page, request)
    await page.goto('/settings?tab=automation')
    const rules = page.getByRole('list', { name: 'Rules' })
    for (const name of ['Soup', 'Bread']) {
      await page.getByRole('button', { name: 'Add rule' }).click()
      await openDialog(page).getByRole('textbox', { name: 'Name' }).fill(name)
      await openDialog(page).getByLabel('1 star', { exact: true }).click()
      await openDialog(page).getByLabel('Open an incident').click()
      if (name === 'Soup') {
        await expectAccessible(page)
        await page.setViewportSize({ width: 360, height: 740 })
        await expectNoOverflow(page)
        await page.setViewportSize({ width: 1280, height: 720 })
      }
      await openDialog(page).getByRole('button', { name: 'Save rule' }).click()
      await expect(openDialog(page)).toHaveCount(0)
      await expect(rules.getByText(name)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Move Bread up' }).press('Enter')
    await expect(rules.getByRole('listitem')).toHaveText([/^Bread/, /^Soup/])
    await page.reload()
    await expect(rules.getByRole('listitem')).toHaveText([/^Bread/, /^Soup/])
    await page.getByRole('button', { name: 'Delete Bread' }).click()
    await openDialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(rules.getByRole('listitem')).toHaveText([/^Soup/])
  })
})
