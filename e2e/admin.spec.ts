import type { PlatformOverview } from '#shared/contracts/platform-overview.ts'
import { askDatabase } from './enterprise.ts'
import { ADMIN, expect, expectAccessible, expectNoOverflow, openDialog, signIn, test } from './journey.ts'
import { arriveAs, ask, findMail, makePerson } from './people.ts'

test('administrators see contact messages and mark them as handled', async ({ page, request }) => {
  await request.post('/api/v1/contact-messages', {
    data: { name: 'Zoe Admin-Journey', email: 'zoe@journey.test', topic: 'sales', message: 'We run twelve shops.' },
  })
  await signIn(page, ADMIN, '/admin/login')
  await expect(page).toHaveURL('/admin')
  const message = page.getByRole('listitem').filter({ hasText: 'Zoe Admin-Journey' })
  await expect(message).toContainText('We run twelve shops.')
  await expect(message).toContainText('Sales')
  await expectAccessible(page)

  await expect(message.getByRole('link', { name: 'Reply by email: Zoe Admin-Journey' })).toHaveAttribute(
    'href',
    /^mailto:zoe@journey\.test\?subject=/,
  )
  await expect(page.getByRole('button', { name: 'Sandbox' })).toBeVisible()

  const requests: string[] = []
  page.on('request', (sent) => sent.url().endsWith('/handle') && requests.push(sent.url()))
  await message.getByRole('button', { name: 'Mark as handled: Zoe Admin-Journey' }).dblclick()

  await expect(message).toContainText('Handled by Platform administrator')
  expect(requests).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await message.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(message).toContainText('Handled by Platform administrator')
  await page.reload()
  await expect(message).toContainText('Handled by Platform administrator')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
})

test('the admin area has its own sidebar and no customer’s', async ({ page }) => {
  await signIn(page, ADMIN, '/admin/login')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first()).toHaveAttribute(
    'href',
    '/admin',
  )
  await page.goto('/admin/customers')
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Reviews' })).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to fetch/] })

  test('marking a message as handled is taken back and said', async ({ page, request }) => {
    await request.post('/api/v1/contact-messages', {
      data: {
        name: 'Olaf Offline',
        email: 'olaf@journey.test',
        topic: 'support',
        message: 'Wort. '.repeat(200),
        language: 'de',
      },
    })
    await signIn(page, ADMIN, '/admin/login')
    const message = page.getByRole('listitem').filter({ hasText: 'Olaf Offline' })
    await expect(message).toContainText('Wrote in German')
    await message.getByRole('button', { name: 'Show more' }).click()
    await expect(message.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')

    await page.route('**/api/v1/admin/**', (route) => route.abort())
    await message.getByRole('button', { name: 'Mark as handled' }).click()

    await expect(page.getByText('The message could not be marked as handled.').first()).toBeVisible()
    await expect(message.getByRole('button', { name: 'Mark as handled' })).toBeVisible()
  })
})

test('a coupon is created, used at the checkout, and its count moves', async ({ page, request, installation }) => {
  test.slow()
  const owner = await makePerson(request)
  await askDatabase(
    installation.dataFolder,
    `update customers set status = 'read-only', trial_ends_at = now() - interval '1 hour'
     where user_id = (select id from auth.users where email = $1)`,
    [owner.email],
  )
  const code = `SPRING${Date.now()}`
  await arriveAs(page, ADMIN, '/admin/coupons')
  await page.getByRole('button', { name: 'Create Coupon' }).first().click()
  const dialog = openDialog(page)
  await dialog.getByRole('button', { name: 'Create Coupon' }).click()
  await expect(dialog.getByText('Fill this in.').first()).toBeVisible()
  await dialog.getByLabel('Code').fill(code.toLowerCase())
  await expect(dialog.getByLabel('Code')).toHaveValue(code)
  await dialog.getByLabel('Percent (1 to 100)').fill('101')
  await expect(dialog.getByText('Enter 1 to 100.')).toBeVisible()
  await dialog.getByLabel('Percent (1 to 100)').fill('50')
  await dialog.getByLabel('Max uses').fill('3')
  await dialog.getByLabel('Expiry date').fill('2099-12-31')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create Coupon' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('0 of 3')
  await expectAccessible(page)

  await arriveAs(page, owner, '/subscription')
  await page.getByLabel('Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(`${code} takes 50% off your next invoice.`)).toBeVisible()
  await page.getByRole('button', { name: 'Choose Professional' }).click()
  await expect(page.getByText('Due today: $39.50')).toBeVisible()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('region', { name: 'Current plan' }).getByText('Active', { exact: true })).toBeVisible()

  await arriveAs(page, ADMIN, `/admin/coupons?search=${code}`)
  await row.getByRole('button', { name: `Who used ${code}: 1 of 3` }).click()
  await expect(openDialog(page).getByText(owner.name)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: `Expire ${code}` }).click()
  await openDialog(page).getByRole('button', { name: 'Expire', exact: true }).click()
  await expect(row).toContainText('Expired')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
})

test('a job that was given up is tried again, and a queue is paused and goes on', async ({ page, installation }) => {
  await askDatabase(
    installation.dataFolder,
    `insert into pgboss.job (name, source_name, source_retry_count, source_output, data)
     values ('dead-letters', 'coupons.keep', 8, $1, '{}')`,
    [JSON.stringify({ reason: 'The payment service was away, access_token=EAAGm0PX4ZCpsBAKZC' })],
  )
  await arriveAs(page, ADMIN, '/admin/jobs')
  const failed = page.getByRole('listitem').filter({ hasText: 'The payment service was away' })
  await expect(failed).toContainText('9 tries')
  await expect(failed).toContainText('access_token=[removed]')
  await expectAccessible(page)
  await failed.getByRole('button', { name: 'Try again: coupons.keep' }).click()
  await expect(failed).toHaveCount(0)
  await expect
    .poll(async () => {
      const { rows } = await askDatabase(
        installation.dataFolder,
        `select state from pgboss.job where name = $1 and source_root_id is null order by created_on desc limit 1`,
        ['coupons.keep'],
      )
      return (rows[0] as { state: string } | undefined)?.state
    })
    .toBe('completed')

  const queue = page.getByRole('row').filter({ hasText: 'coupons.keep' })
  await page.getByRole('button', { name: /^Show all \d+ queues$/ }).click()
  await queue.getByRole('button', { name: 'Pause coupons.keep' }).click()
  await expect(queue).toContainText('Paused by Platform administrator')
  await queue.getByRole('button', { name: 'Resume coupons.keep' }).click()
  await expect(queue.getByRole('button', { name: 'Pause coupons.keep' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
})

test.describe('at the administrators’ door', () => {
  test.use({ expectedComplaints: [/status of 418/] })

  test('what cannot be told apart reads as refused credentials', async ({ page }) => {
    await page.route('**/auth/v1/token**', (route) =>
      route.fulfill({ status: 418, json: { code: 'something_new', message: 'Not known' } }),
    )
    await signIn(page, ADMIN, '/admin/login')
    await expect(page.getByText('Invalid login credentials')).toBeVisible()
  })
})

test('administrators answer a message where they read it', async ({ page, request }) => {
  await request.post('/api/v1/contact-messages', {
    data: { name: 'Yara Answered', email: 'yara@journey.test', topic: 'sales', message: 'Do you have a plan for two?' },
  })
  await arriveAs(page, ADMIN, '/admin/messages')
  const message = page.getByRole('listitem').filter({ hasText: 'Yara Answered' })
  await message.getByRole('button', { name: 'Answer here: Yara Answered' }).click()
  await message.getByRole('button', { name: 'Send answer' }).click()
  await expect(message.getByText('Fill this in.')).toBeVisible()
  await message.getByLabel('Your answer to Yara Answered').fill('We do: Starter.')
  await expectAccessible(page)
  await message.getByRole('button', { name: 'Send answer' }).click()
  await expect(message).toHaveCount(0)
  await page.getByLabel('Status').selectOption('All messages')
  await expect(message).toContainText('Answered by Platform administrator')
  const mail = await findMail(request, 'yara@journey.test', { subject: /^Our answer to your message$/ })
  expect(mail.text).toContain('We do: Starter.')
})

test('a notice is told to everybody from its start, put away by whoever read it, and ended', async ({
  page,
  request,
}) => {
  const owner = await makePerson(request)
  const text = `We move to a larger house tonight (${Date.now()}).`
  await arriveAs(page, ADMIN, '/admin/notices')
  await page.getByRole('button', { name: 'New notice' }).click()
  const dialog = openDialog(page)
  for (const language of ['English', 'Spanish', 'French', 'German']) {
    await dialog.getByLabel(`Text in ${language}`).fill(text)
  }
  await dialog.getByLabel('Last day').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Save notice' }).click()
  await expect(dialog.getByText('The end must be after the start.')).toBeVisible()
  await dialog.getByLabel('Last day').fill('2099-12-31')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save notice' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ hasText: text })
  await expect(row).toContainText('Shown now')
  await expectAccessible(page)

  await arriveAs(page, owner, '/dashboard')
  const banner = page.getByRole('status').filter({ hasText: text })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)

  await arriveAs(page, ADMIN, '/admin/notices')
  await row.getByRole('button', { name: `End now: ${text}` }).click()
  await openDialog(page).getByRole('button', { name: 'End now' }).click()
  await expect(row).toContainText('Over')
})

test('a payment is given back in part, with a reason', async ({ page, request, installation }) => {
  test.slow()
  const owner = await makePerson(request)
  await askDatabase(
    installation.dataFolder,
    `update customers set status = 'read-only', trial_ends_at = now() - interval '1 hour'
     where user_id = (select id from auth.users where email = $1)`,
    [owner.email],
  )
  await arriveAs(page, owner, '/subscription')
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('region', { name: 'Current plan' }).getByText('Active', { exact: true })).toBeVisible()

  await arriveAs(page, ADMIN, '/admin/subscriptions')
  await page.getByLabel('Plan').selectOption('Starter')
  await expect(page).toHaveURL(/tier=starter/)
  const row = page.getByRole('row').filter({ hasText: owner.name }).first()
  await expect(row).toContainText('$29.00/month')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Payments of/ }).click()
  const sheet = openDialog(page)
  await sheet.getByRole('button', { name: /^Refund / }).click()
  await sheet.getByLabel('Amount in US dollars').fill('10')
  await sheet.getByRole('button', { name: 'Refund now' }).click()
  await expect(sheet.getByText('Fill this in.')).toBeVisible()
  await sheet.getByLabel('Reason').fill('We were away for a week')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Refund now' }).click()
  await expect(sheet.getByLabel('Reason')).toHaveCount(0)
  await expect(sheet.getByText('We were away for a week')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await row.getByRole('button', { name: /^Payments of/ }).click()
    await expect(sheet.getByText('$10.00 refunded')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.keyboard.press('Escape')
  await row.getByRole('link', { name: owner.name }).click()
  await expect(page.getByText(/^Renews /)).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await sheet.getByLabel('Reason').fill('They closed')
  await sheet.getByRole('button', { name: 'Deactivate' }).click()
  // The payment service is told by a job, and the page follows by itself.
  await expect(page.getByText(/^Ends /)).toBeVisible()
})

test('the dashboard tells how the installation does, how that is counted, and who came last', async ({
  page,
  request,
  installation,
}) => {
  const owner = await makePerson(request)
  await askDatabase(
    installation.dataFolder,
    `insert into subscriptions (customer_id, subscription_ref, state, tier, billing_interval, monthly_cents, updated_at)
     select id, 'sub_journey_' || id, 'active', 'professional', 'month', 7900, now() - interval '70 days' from customers
     where user_id = (select id from auth.users where email = $1)`,
    [owner.email],
  )
  await arriveAs(page, ADMIN, '/admin')
  const figures = page.getByRole('list', { name: 'At a glance' })
  for (const figure of ['Customers', 'Monthly Revenue', 'Active Subscriptions', 'Trial Conversion', 'Churn']) {
    await expect(figures.getByRole('heading', { name: figure, exact: true })).toBeVisible()
  }
  const { revenue } = await ask<PlatformOverview>(page, 'get', '/api/v1/admin/overview')
  const monthly = ((revenue[0]?.monthlyCents.now ?? 0) / 100).toLocaleString('en', {
    style: 'currency',
    currency: 'USD',
  })
  await expect(figures.getByText(monthly, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await figures.getByRole('button', { name: 'How is Monthly Revenue counted?' }).click()
  await expect(page.getByText('A yearly plan counts one twelfth.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByText('Show as table').click()
  const table = page.getByRole('table', { name: 'Monthly revenue at the end of each month' })
  await expect(table.getByRole('row')).toHaveCount(13)
  await expect(table.getByRole('row').nth(1)).toContainText(monthly)
  await expect(page.getByRole('table', { name: 'Recent customers' })).toContainText(owner.email)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  // What a row says begins at one edge and ends at the other.
  const row = page.getByRole('table', { name: 'Recent customers' }).getByRole('row').nth(1)
  await expect(row.getByRole('rowheader')).toHaveCSS('padding-left', '0px')
  await expect(row.getByRole('cell').last()).toHaveCSS('padding-right', '0px')
  await page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: 'Coupons' }).click()
  await expect(page).toHaveURL('/admin/coupons')
})

test.describe('a feature that is switched off', () => {
  test.use({ expectedComplaints: [/status of 409/] })
  test.afterEach(async ({ installation }) => {
    await askDatabase(installation.dataFolder, 'delete from switched_off', [])
  })

  test('is refused to everybody with a word, and is there again once it is on', async ({ page, request }) => {
    const owner = await makePerson(request)
    await arriveAs(page, ADMIN, '/admin/notices')
    const importing = page.getByRole('switch', { name: 'Importing contacts' })
    await importing.click()
    await expect(page.getByText(/^Off since .*, by Platform administrator/)).toBeVisible()
    await expect(importing).not.toBeChecked()
    await expectAccessible(page)

    await arriveAs(page, owner, '/contacts')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const dialog = openDialog(page)
    const file = {
      name: 'guests.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name,Email\nAnn Lee,ann@example.com'),
    }
    await dialog.getByLabel('CSV file').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('button', { name: 'Check all rows' }).click()
    await expect(dialog.getByText('This is switched off for everybody at the moment.').first()).toBeVisible()
    await expectAccessible(page)

    await arriveAs(page, ADMIN, '/admin/notices')
    await importing.click()
    await expect(importing).toBeChecked()
    await expect(page.getByText(/^Off since/)).toHaveCount(0)
  })
})
