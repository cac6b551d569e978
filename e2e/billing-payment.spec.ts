import { expect, expectAccessible, expectNoOverflow, test } from './journey.ts'
import { CARDS, choosePlan, enterCard, history, letTimePass, planCard, replaceCard } from './paying.ts'
import { arriveAs, findMail, hire, makePerson } from './people.ts'

test('a payment that fails is told with its day, is mended by another card, and else leaves everything to read', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const owner = await makePerson(request)
  await arriveAs(page, owner, '/subscription')
  const theirs = await (await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })).newPage()
  await hire(page, theirs, 'member')
  await letTimePass(page, 'two weeks')
  await expect(page.getByText('Your trial has ended. Choose a plan, and everything goes on at once.')).toBeVisible()
  await choosePlan(page, 'Professional')

  await test.step('is told, and mended', async () => {
    await replaceCard(page, CARDS.failsLater)
    await letTimePass(page, 'a month')
    await expect(page.getByText('Your last payment did not go through')).toBeVisible()
    await expect(page.getByText(/^We keep trying\. Everything works until \w.+20\d\d\./)).toBeVisible()
    await expect(planCard(page).getByText('Payment missing')).toBeVisible()
    await expect(history(page).getByText('Open', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await findMail(request, owner.email, { subject: /^Your payment did not go through$/ })

    await page.goto('/reviews')
    await expect(page.getByText(/^Everything works for 1[34] more days\./)).toBeVisible()
    await page.goBack()

    await replaceCard(page, CARDS.pays)
    await expect(planCard(page).getByText('Active', { exact: true })).toBeVisible()
    await expect(page.getByText('Your last payment did not go through')).toHaveCount(0)
    await expect(history(page).getByText('Open', { exact: true })).toHaveCount(0)
  })

  await test.step('is not mended: two weeks later everything can be read, and nothing more', async () => {
    await replaceCard(page, CARDS.failsLater)
    await letTimePass(page, 'a month')
    await expect(page.getByText('Your last payment did not go through')).toBeVisible()
    await letTimePass(page, 'two weeks')
    await expect(page.getByText('A payment is missing. Update your payment method, and everything')).toBeVisible()
    await expect(planCard(page).getByText('Read-only', { exact: true })).toBeVisible()
    await findMail(request, owner.email, { subject: /^Your workspace is read-only$/ })
    await theirs.bringToFront()
    await expect(theirs.getByText('A payment is missing')).toBeVisible()
    await expect(theirs.getByText(`Please ask ${owner.name} to update the payment method.`)).toBeVisible()
    await expectAccessible(theirs)
    await page.bringToFront()
    await page.goto('/reviews')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Update payment method' }).click()
    await planCard(page).getByRole('button', { name: 'Update Payment Method' }).click()
    await enterCard(page, CARDS.pays, 'Use this card')
    await expect(planCard(page).getByText('Active', { exact: true })).toBeVisible()
    await theirs.bringToFront()
    await expect(theirs.getByText('A payment is missing')).toHaveCount(0)
    await theirs.context().close()
  })
})
