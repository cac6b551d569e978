import { expect, expectAccessible, expectNoOverflow, expectMeanwhile, test } from './journey.ts'
import { CARDS, enterCard, history, letTimePass, planCard, planEntry, readInvoice, switchPlan } from './paying.ts'
import { arriveAs, findMail, hire, inventPerson, linkIn, makePerson } from './people.ts'

test.describe('a trial', () => {
  test.use({ expectedComplaints: [/status of 402/] })

  test('ends, everybody reads why, and a plan makes everything go on: its invoices are what the screen says', async ({
    page,
    request,
    browser,
  }) => {
    test.slow()
    const owner = await makePerson(request, inventPerson('Olive Owner'))
    const invoiceEmail = `books-${Date.now()}@journey.test`
    await arriveAs(page, owner, '/subscription')
    await expect(page.getByText('You are on a free trial')).toBeVisible()
    const theirs = await (await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })).newPage()
    await hire(page, theirs, 'member')
    await page.goto('/reviews')

    await test.step('is over by the clock: open screens are told, each in its own words', async () => {
      await letTimePass(page, 'two weeks')
      await expect(page.getByText('Your trial has ended')).toBeVisible()
      await expect(page.getByText('Ask an owner of your workspace')).toHaveCount(0)
      await expectAccessible(page)
      await theirs.bringToFront()
      await expect(theirs.getByText('Please ask Olive Owner to choose a plan.')).toBeVisible()
      await expect(theirs.getByRole('link', { name: 'Choose a plan' })).toHaveCount(0)
      await expectAccessible(theirs)
      await theirs.setViewportSize({ width: 360, height: 740 })
      await expectNoOverflow(theirs)
      await findMail(request, owner.email, { subject: /^Your trial has ended$/ })
    })

    await test.step('leads to a checkout, where the bank asks', async () => {
      await page.bringToFront()
      await page.getByRole('link', { name: 'Choose a plan' }).click()
      await expect(page.getByText('Your trial has ended. Choose a plan, and everything goes on at once.')).toBeVisible()
      await expect(planCard(page).getByText('No plan yet')).toBeVisible()
      await expectAccessible(page)
      await planEntry(page, 'Professional').getByRole('button', { name: 'Choose Professional' }).click()
      await expect(page.getByText('Due today: $79.00')).toBeVisible()
      await enterCard(page, CARDS.declined, 'Subscribe')
      await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
      await enterCard(page, CARDS.asks, 'Subscribe')
      await page.getByRole('button', { name: 'Fail authentication' }).click()
      await expect(page.getByRole('alert')).toHaveText('We are unable to authenticate your payment method.')
      await enterCard(page, CARDS.asks, 'Subscribe')
      await page.getByRole('button', { name: 'Complete authentication' }).click()
      await expect(planCard(page).getByText('Active', { exact: true })).toBeVisible()
      await expect(page).toHaveURL('/subscription')
      await expect(planCard(page).getByText('$79/month')).toBeVisible()
      await expect(planCard(page).getByText(/^Next billing date: /)).toBeVisible()
      await expect(page.getByText('Visa ending in 3220')).toBeVisible()
      await expect(planEntry(page, 'Professional').getByRole('button', { name: 'Current Plan' })).toBeDisabled()
      const row = history(page).getByRole('row').filter({ hasText: '$79.00' })
      expect(await readInvoice(page, row)).toContain('(Bill to Olive Owner)')
      await theirs.bringToFront()
      await expect(theirs.getByText('Your trial has ended')).toHaveCount(0)
      await theirs.context().close()
    })

    await test.step('is paid by the year from the next cycle, with a VAT ID, and the invoice comes by mail', async () => {
      await page.bringToFront()
      await page.getByRole('radio', { name: 'Yearly, two months free' }).click()
      await expect(planEntry(page, 'Professional').getByText('$790/year')).toBeVisible()
      await switchPlan(page, 'Professional', [/^Professional starts on /, /you pay \$790\.00\.$/])
      await expect(planCard(page).getByText(/^Professional at \$790\/year from /)).toBeVisible()

      await page.getByLabel('Company name').fill('Beispiel GmbH')
      await page.getByLabel('Street and number').fill('Weg 1')
      await page.getByLabel('Postal code').fill('10115')
      await page.getByLabel('City').fill('Berlin')
      await page.getByLabel('Country').selectOption('Germany')
      await page.getByLabel('VAT ID').fill('!')
      await page.getByLabel('Send invoices to').fill(invoiceEmail)
      const save = page.getByRole('button', { name: 'Save', exact: true })
      await save.click()
      await expect(page.getByLabel('VAT ID')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('VAT ID')).toBeFocused()
      await expectAccessible(page)
      await page.getByLabel('VAT ID').fill('de 123 456 789')
      await expectMeanwhile(page.getByText('Invoice details saved', { exact: true }), () => save.click())

      await letTimePass(page, 'a month')
      const row = history(page).getByRole('row').filter({ hasText: '$790.00' })
      await expect(row.getByText('Paid', { exact: true })).toBeVisible()
      const text = await readInvoice(page, row)
      for (const words of ['Bill to Beispiel GmbH', '10115 Berlin', 'VAT ID DE123456789', 'Amount paid $790.00']) {
        expect(text).toContain(`(${words})`)
      }
      await expect(planCard(page).getByText('$790/year')).toBeVisible()
      const mail = await findMail(request, invoiceEmail, { subject: /^Your Goodword invoice$/ })
      await page.goto(linkIn(mail))
      await expect(history(page).getByRole('row')).toHaveCount(3)
      await expect(page.getByLabel('VAT ID')).toHaveValue('DE123456789')
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectNoOverflow(page)
    })
  })
})
