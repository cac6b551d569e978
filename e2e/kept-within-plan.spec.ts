import type { Page } from '@playwright/test'
import { askDatabase } from './enterprise.ts'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

const cardOf = (page: Page, title: RegExp | string) => page.getByRole('region', { name: title })

test('what a smaller plan has no room for is chosen before and after, by keyboard and on a phone', async ({
  page,
  request,
  installation,
}) => {
  test.slow()
  const owner = await makePerson(request)
  await askDatabase(
    installation.dataFolder,
    `insert into integrations (customer_id, type, name, status, listing_id, is_sandbox, created_at)
     select c.id, type, 'Corner Bakery', 'connected', 'bakery', true, now() + make_interval(secs => place)
     from customers c, unnest(array['google', 'facebook', 'yelp', 'tripadvisor']) with ordinality as one (type, place)
     where c.user_id = (select id from auth.users where email = $1)`,
    [owner.email],
  )
  await arriveAs(page, owner, '/subscription')
  await page.getByRole('button', { name: 'Choose Professional' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Subscribe' }).click()

  await test.step('before: with what it costs', async () => {
    await page.getByRole('button', { name: 'Switch to Starter' }).click()
    const dialog = openDialog(page)
    await expect(dialog.getByText(/1 platform is above the limit/)).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Tripadvisor' })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name: 'Tripadvisor' }).press('Space')
    await expect(dialog.getByText('That is one too many.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Switch plan' })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: 'Yelp' }).press('Space')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Switch plan' }).click()
    const card = cardOf(page, /^What stays with Starter from /)
    await expect(card.getByRole('checkbox', { name: 'Tripadvisor' })).toBeChecked()
    await expect(card.getByRole('checkbox', { name: 'Yelp' })).not.toBeChecked()
  })

  await test.step('after: saved, and used where platforms are', async () => {
    await request.post('/sandbox/stripe/clock', { form: { days: '31' } })
    await ask(page, 'post', '/api/v1/billing/refresh', {})
    await page.reload()
    const card = cardOf(page, 'What stays in your plan')
    await expect(card.getByRole('checkbox', { name: 'Yelp' })).not.toBeChecked()
    await expect(card.getByRole('button', { name: 'Save choice' })).toBeDisabled()
    await card.getByRole('checkbox', { name: 'Facebook' }).press('Space')
    await card.getByRole('checkbox', { name: 'Yelp' }).press('Space')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Save choice' }).click()
    await expect(page.getByText('Choice saved')).toBeVisible()
    await expect(card.getByRole('checkbox', { name: 'Facebook' })).not.toBeChecked()
    await page.goto('/settings?tab=integrations')
    await expect(page.getByText('Beyond your plan')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription')
  })

  await test.step('a payment that failed is told of on every page, with the days that are left', async () => {
    await askDatabase(
      installation.dataFolder,
      `update subscriptions set state = 'past_due', unpaid_since = now() - interval '4 days'
       where customer_id = (select id from customers where user_id = (select id from auth.users where email = $1))`,
      [owner.email],
    )
    await page.goto('/reviews')
    await expect(page.getByText(/^Everything works for 10 more days\./)).toBeVisible()
    await expectNoOverflow(page)
    await page.getByRole('link', { name: 'Update payment method' }).click()
    await expect(page).toHaveURL('/subscription')
  })

  await test.step('who can only read is offered no sync, and no form to change', async () => {
    await askDatabase(
      installation.dataFolder,
      `update customers set status = 'read-only' where user_id = (select id from auth.users where email = $1)`,
      [owner.email],
    )
    await page.goto('/reviews')
    await expect(page.getByText('Nothing is sent, posted or synced for now.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sync Reviews' })).toHaveCount(0)
    await page.goto('/chat')
    await expect(page.getByRole('log')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0)
    await page.goto('/settings?tab=general')
    await expect(page.getByLabel('Company Name')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
    await expectAccessible(page)
  })
})
