import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { askDatabase } from './enterprise.ts'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

const passDays = (request: APIRequestContext, days: number) =>
  request.post('/sandbox/stripe/clock', { form: { days: String(days) } })

/** At the stand-in of who collects the money. */
async function pay(page: Page, card: string, button: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: button }).click()
}

const planCard = (page: Page) => page.getByRole('region', { name: 'Current plan' })
const planEntry = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Available plans' }).getByRole('listitem').filter({ hasText: name }).first()

test.describe('a subscription', () => {
  test.use({ expectedComplaints: [/status of 402/] })

  test('is chosen after the trial, switched, mended after a failed payment, canceled and taken back', async ({
    page,
    request,
    installation,
  }) => {
    test.slow()
    const owner = await makePerson(request)
    await askDatabase(
      installation.dataFolder,
      `update customers set status = 'read-only', trial_ends_at = now() - interval '1 hour'
       where user_id = (select id from auth.users where email = $1)`,
      [owner.email],
    )
    const coupon = `HALF${Date.now()}`
    await askDatabase(
      installation.dataFolder,
      `insert into coupons (code, type, value_hundredths, expires_at) values ($1, 'percentage', 5000, now() + interval '1 day')`,
      [coupon],
    )
    await arriveAs(page, owner, '/reviews')
    await expect(page.getByText('Your trial has ended')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Choose a plan' }).click()
    await expect(page.getByText('Your trial has ended. Choose a plan, and everything goes on at once.')).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel('Coupon code').fill(coupon)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText(`${coupon} takes 50% off your next invoice.`)).toBeVisible()
    await planEntry(page, 'Professional').getByRole('button', { name: 'Choose Professional' }).click()
    await expect(page.getByText('Due today: $39.50')).toBeVisible()
    await pay(page, '4000 0000 0000 0002', 'Subscribe')
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await pay(page, '4242 4242 4242 4242', 'Subscribe')
    await expect(planCard(page).getByText('Active', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/subscription')
    await expect(planCard(page).getByText('$79/month')).toBeVisible()
    await expect(planCard(page).getByText(/^Next billing date: /)).toBeVisible()
    await expect(page.getByText('Visa ending in 4242')).toBeVisible()
    await expect(planEntry(page, 'Professional').getByRole('button', { name: 'Current Plan' })).toBeDisabled()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download invoice / }).click()
    const file = readFileSync(await (await download).path(), 'latin1')
    expect(file).toContain('Total $39.50')

    await planEntry(page, 'Enterprise').getByRole('button', { name: 'Switch to Enterprise' }).click()
    await expect(openDialog(page).getByText('Enterprise is yours at once.')).toBeVisible()
    await expect(openDialog(page).getByText(/you pay \$199\.00\.$/)).toBeVisible()
    await openDialog(page).getByRole('button', { name: 'Switch plan' }).click()
    await expect(planCard(page).getByText(/^Enterprise at \$199\/month from /)).toBeVisible()
    await planEntry(page, 'Starter').getByRole('button', { name: 'Switch to Starter' }).click()
    await expect(openDialog(page).getByText(/^Starter starts on /)).toBeVisible()
    await openDialog(page).getByRole('button', { name: 'Switch plan' }).click()
    await expect(planCard(page).getByText(/^Starter at \$29\/month from /)).toBeVisible()

    await planCard(page).getByRole('button', { name: 'Update Payment Method' }).click()
    await pay(page, '4000 0000 0000 0341', 'Use this card')
    await expect(page.getByText('Visa ending in 0341')).toBeVisible()
    await passDays(request, 31)
    await ask(page, 'post', '/api/v1/billing/refresh', {})
    await page.reload()
    await expect(page.getByText('Your last payment did not go through')).toBeVisible()
    await planCard(page).getByRole('button', { name: 'Update Payment Method' }).click()
    await pay(page, '4242 4242 4242 4242', 'Use this card')
    await expect(planCard(page).getByText('Active', { exact: true })).toBeVisible()
    await expect(planCard(page).getByText('$29/month')).toBeVisible()

    await planCard(page).getByRole('button', { name: 'Cancel Subscription' }).click()
    await expect(openDialog(page).getByRole('link', { name: 'download all your data' })).toBeVisible()
    await openDialog(page).getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByText('Your subscription is canceled')).toBeVisible()
    await planCard(page).getByRole('button', { name: 'Undo cancellation' }).click()
    await expect(page.getByText('Your subscription is canceled')).toHaveCount(0)
    await expect(planCard(page).getByRole('button', { name: 'Cancel Subscription' })).toBeVisible()
  })
})
