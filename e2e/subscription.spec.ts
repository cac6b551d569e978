import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { choosePlan, history, letTimePass, planCard, planEntry, switchPlan } from './paying.ts'
import { arriveAs, findMail, inventPerson, makePerson } from './people.ts'
import { moveToEnterprise } from './enterprise.ts'

test('a subscription is switched up and down, canceled, taken back, and canceled to its end', async ({
  page,
  request,
}) => {
  test.slow()
  const owner = await makePerson(request)
  await arriveAs(page, owner, '/subscription')
  await letTimePass(page, 'two weeks')
  await expect(planCard(page).getByText('Read-only', { exact: true })).toBeVisible()
  await choosePlan(page, 'Professional')

  await test.step('up at once, down from the next cycle, and back', async () => {
    await switchPlan(page, 'Enterprise', ['Enterprise is yours at once.', /you pay \$199\.00\.$/])
    await expect(
      planCard(page).getByText(/^Enterprise is already yours\. From .+ you pay \$199\/month\.$/),
    ).toBeVisible()
    await expect(planEntry(page, 'Enterprise').getByRole('button', { name: /^From \d/ })).toBeDisabled()
    await expect(page.getByRole('region', { name: 'Priority support' })).toBeVisible()
    await switchPlan(page, 'Starter', [/^Starter starts on /, /you pay \$29\.00\.$/])
    await expect(planCard(page).getByText(/^Starter at \$29\/month from /)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Priority support' })).toHaveCount(0)
    await planCard(page).getByRole('button', { name: 'Keep my current plan' }).click()
    await expect(planCard(page).getByText(/^Starter at /)).toHaveCount(0)
    await switchPlan(page, 'Starter', [/^Starter starts on /])
    await letTimePass(page, 'a month')
    await expect(planCard(page).getByText('$29/month', { exact: true })).toBeVisible()
    await expect(history(page).getByRole('row').filter({ hasText: '$29.00' })).toHaveCount(1)
    await expect(page.getByText('1 of 1')).toBeVisible()
  })

  await test.step('canceled in two clicks, with an offer to export, and undone', async () => {
    await planCard(page).getByRole('button', { name: 'Cancel Subscription' }).click()
    await expect(openDialog(page).getByText(/^Everything works until \d/)).toBeVisible()
    await expect(openDialog(page).getByRole('link', { name: 'download all your data' })).toBeVisible()
    await expectAccessible(page)
    await openDialog(page).getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByText('Your subscription is canceled')).toBeVisible()
    await planEntry(page, 'Enterprise').getByRole('button', { name: 'Switch to Enterprise' }).click()
    await expect(openDialog(page).getByText('With this, your cancellation is undone.')).toBeVisible()
    await openDialog(page).getByRole('button', { name: 'Not now' }).click()
    await planCard(page).getByRole('button', { name: 'Undo cancellation' }).click()
    await expect(page.getByText('Your subscription is canceled')).toHaveCount(0)
  })

  await test.step('to its end: everything can be read, and a plan can be chosen again', async () => {
    await planCard(page).getByRole('button', { name: 'Cancel Subscription' }).click()
    await openDialog(page).getByLabel('What is the reason?').fill('We close for the winter.')
    await openDialog(page).getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByText('Your subscription is canceled')).toBeVisible()
    await letTimePass(page, 'a month')
    await expect(page.getByText('Your subscription has ended')).toBeVisible()
    await expect(planEntry(page, 'Starter').getByRole('button', { name: 'Choose Starter' })).toBeVisible()
    await findMail(request, owner.email, { subject: /^Your subscription has ended$/ })
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
  })
})

test('who has priority support writes from the page of the plan, and what was begun stays', async ({
  page,
  request,
  installation,
}) => {
  const owner = await makePerson(request, inventPerson('Paula Priority'))
  await moveToEnterprise(installation.dataFolder, owner.email)
  await arriveAs(page, owner, '/subscription')
  const card = page.getByRole('region', { name: 'Priority support' })
  await card.getByLabel('Your message').fill('The QR codes of our stand do not open.')
  await expectAccessible(page)
  await page.reload()
  await expect(card.getByLabel('Your message')).toHaveValue('The QR codes of our stand do not open.')
  await expectMeanwhile(page.getByText('Sent. We will answer by email.', { exact: true }), () =>
    card.getByRole('button', { name: 'Send' }).click(),
  )
  await expect(card.getByLabel('Your message')).toHaveValue('')
  await findMail(request, 'contact@goodword.test', { subject: /^Contact form: Priority support, from Paula Priority$/ })
})
