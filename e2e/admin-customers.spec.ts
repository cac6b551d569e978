import { ADMIN, expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, findMail, inventPerson, linkIn, makePerson } from './people.ts'

test('an administrator finds a customer and suspends it: its open browser is told and ends, until it is let in again', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const owner = await makePerson(request, inventPerson('Walnut Terrace'))
  const theirs = await (await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })).newPage()
  await arriveAs(theirs, owner, '/contacts')
  await expect(theirs.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible()

  await test.step('find', async () => {
    await arriveAs(page, ADMIN, '/admin/customers')
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(owner.email)
    const row = page.getByRole('row').filter({ hasText: owner.email })
    await expect(row).toContainText('Walnut Terrace')
    await expect(row).toContainText('Trial')
    await expectAccessible(page)
    await page.getByLabel('Status', { exact: true }).selectOption('suspended')
    await expect(page.getByText('No customers found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(owner.email)
    await row.getByRole('link', { name: 'Walnut Terrace' }).click()
    await expect(page.getByRole('heading', { name: 'Walnut Terrace', level: 1 })).toBeVisible()
    await page.getByLabel('New note').fill('Disputes every payment')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Disputes every payment' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('give credit', async () => {
    await page.getByRole('button', { name: 'Give credit' }).click()
    const dialog = openDialog(page)
    await dialog.getByRole('button', { name: 'Give credit' }).click()
    await expect(dialog.getByText('Enter an amount above 0, up to 10,000.')).toBeVisible()
    await dialog.getByLabel('Amount in US dollars').fill('25,50')
    await dialog.getByLabel('Reason').fill('A bad week')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Give credit' }).click()
    await expect(page.getByText('$25.50 left for invoices to come')).toBeVisible()
    await expectAccessible(page)
    await findMail(request, owner.email, { subject: /credit from Goodword/ })
    const plan = await theirs.context().newPage()
    await plan.goto('/subscription')
    await expect(plan.getByText('Credit: $25.50.')).toBeVisible()
    await plan.close()
  })

  await test.step('suspend', async () => {
    await page.getByRole('button', { name: 'Suspend' }).click()
    const dialog = openDialog(page)
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expect(dialog.getByText('Fill this in.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Three payments were taken back')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    // Until it has closed, the words stand in its field, too.
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Three payments were taken back')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('their open browser is told, and shows nothing else', async () => {
    await theirs.bringToFront()
    await expect(theirs.getByRole('heading', { name: 'Walnut Terrace is suspended' })).toBeVisible()
    await expect(theirs.getByText('Why: Three payments were taken back')).toBeVisible()
    await expect(theirs.getByRole('heading', { name: 'Contacts' })).toHaveCount(0)
    await findMail(request, owner.email, { subject: /is suspended/ })
  })

  await test.step('reactivate', async () => {
    await page.bringToFront()
    await page.getByRole('button', { name: 'Reactivate' }).click()
    await openDialog(page).getByLabel('Reason').fill('All paid')
    await openDialog(page).getByRole('button', { name: 'Reactivate' }).click()
    await expect(page.getByText('Three payments were taken back')).toHaveCount(0)
    await theirs.bringToFront()
    // As the browser says it to a page that somebody comes back to.
    await theirs.evaluate("window.dispatchEvent(new Event('visibilitychange'))")
    await expect(theirs.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible()
  })
  await theirs.context().close()
})

test('somebody is invited to a workspace made for them, and arrives there as its owner', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const person = inventPerson('Nora Newcomer')
  await arriveAs(page, ADMIN, '/admin/customers')
  await page.getByRole('link', { name: 'Add Customer' }).click()
  await expect(page.getByRole('heading', { name: 'Add customer', level: 1 })).toBeVisible()
  await page.getByLabel('Company').fill('Lantern Hotel')
  await page.getByLabel('Owner’s email').fill('nobody')
  await page.getByLabel('Trial days').fill('0')
  await page.getByRole('button', { name: 'Create and invite' }).click()
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible()
  await expect(page.getByText('Enter 1 to 365 days.')).toBeVisible()
  await expect(page.getByLabel('Company')).toHaveValue('Lantern Hotel')
  await expectAccessible(page)
  await page.getByLabel('Owner’s email').fill(person.email)
  await page.getByLabel('Trial days').fill('30')
  await page.getByRole('button', { name: 'Create and invite' }).click()
  await expect(page.getByRole('heading', { name: 'Lantern Hotel', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Invited until /)).toBeVisible()

  const theirs = await (await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })).newPage()
  await theirs.goto(linkIn(await findMail(request, person.email, { subject: /Lantern Hotel/ })))
  await theirs.getByRole('button', { name: 'Accept invitation' }).click()
  await theirs.getByLabel('Full Name').fill(person.name)
  await theirs.getByLabel('Password', { exact: true }).fill(person.password)
  await theirs.getByLabel('Confirm Password').fill(person.password)
  await theirs.getByRole('button', { name: /^Join / }).click()
  await expect(theirs).toHaveURL('/dashboard')
  await theirs.context().close()

  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: 'Nora Newcomer' })).toBeVisible()
  await expect(page.getByText(/^Invited until /)).toHaveCount(0)
  await page.getByRole('button', { name: 'Extend trial' }).click()
  await openDialog(page).getByRole('button', { name: 'Extend trial' }).click()
  await expect(openDialog(page)).toHaveCount(0)
  await findMail(request, person.email, { subject: /trial goes on/ })
})
