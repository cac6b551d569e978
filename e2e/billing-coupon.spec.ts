import { expect, expectAccessible, expectNoOverflow, test } from './journey.ts'
import { CARDS, enterCard, history, letTimePass, makeCoupon, planCard, planEntry, readInvoice } from './paying.ts'
import { arriveAs, makePerson } from './people.ts'

test.describe('a coupon', () => {
  test.use({ expectedComplaints: [/status of 40[49]/] })

  test('is refused with the reason or taken, and is on the invoice what it was on the screen', async ({
    page,
    request,
    installation: { dataFolder },
  }) => {
    test.slow()
    const owner = await makePerson(request)
    const stamp = Date.now()
    const [third, ten] = [`THIRD${stamp}`, `TEN${stamp}`]
    await makeCoupon(dataFolder, { code: third, type: 'percentage', value: 3333 })
    await makeCoupon(dataFolder, { code: ten, type: 'fixed_amount', value: 1050 })
    await makeCoupon(dataFolder, { code: `OVER${stamp}`, type: 'percentage', value: 5000, isOver: true })
    await makeCoupon(dataFolder, { code: `GONE${stamp}`, type: 'percentage', value: 5000, maxUses: 3 })
    await arriveAs(page, owner, '/subscription')
    const code = page.getByLabel('Coupon code')
    const enter = async (text: string) => {
      await code.fill(text)
      await page.getByRole('button', { name: 'Apply' }).click()
    }

    await test.step('is refused in words', async () => {
      await enter(`NONE${stamp}`)
      await expect(page.getByText('There is no such coupon. Please check the code.')).toBeVisible()
      await enter(`OVER${stamp}`)
      await expect(page.getByText('This coupon has expired.')).toBeVisible()
      await enter(`GONE${stamp}`)
      await expect(page.getByText('This coupon has been used up.')).toBeVisible()
      await expect(code).toHaveValue(`GONE${stamp}`)
      await expectAccessible(page)
    })

    await test.step('is taken however it is written, one at a time', async () => {
      await enter(` ${third.toLowerCase()} `)
      await expect(page.getByText(`${third} takes 33.33% off your next invoice.`)).toBeVisible()
      await expect(code).toHaveValue('')
      await enter(ten)
      await expect(page.getByText('Another coupon is waiting for your next invoice.')).toBeVisible()
    })

    await test.step('waits for the end of the trial, in which nothing is paid', async () => {
      await page.getByRole('radio', { name: 'Yearly, two months free' }).click()
      await planEntry(page, 'Starter').getByRole('button', { name: 'Choose Starter' }).click()
      await expect(page.getByText('Discount: −$96.66')).toBeVisible()
      await expect(page.getByText('Due today: $0.00')).toBeVisible()
      await enterCard(page, CARDS.pays, 'Subscribe')
      await expect(planCard(page).getByText('$290/year')).toBeVisible()
      await expect(planCard(page).getByText('Trial', { exact: true })).toBeVisible()
      await expect(planEntry(page, 'Starter').getByRole('button', { name: 'Current Plan' })).toBeDisabled()
      await expect(page.getByText(`${third} takes 33.33% off your next invoice.`)).toBeVisible()

      await letTimePass(page, 'two weeks')
      await expect(planCard(page).getByText('Active', { exact: true })).toBeVisible()
      await expect(page.getByText(`${third} takes`)).toHaveCount(0)
      const row = history(page).getByRole('row').filter({ hasText: '$193.34' })
      expect(await readInvoice(page, row)).toContain('(Discount -$96.66)')
    })

    await test.step('is taken off what a switch will cost', async () => {
      await enter(ten)
      await expect(page.getByText(`${ten} takes $10.50 off your next invoice.`)).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectNoOverflow(page)
      await planEntry(page, 'Enterprise').getByRole('button', { name: 'Switch to Enterprise' }).click()
      await expect(page.getByText(/you pay \$1,979\.50\.$/)).toBeVisible()
      await expect(page.getByText('Your coupon already takes off $10.50.')).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Switch plan' }).click()
      await letTimePass(page, 'a year')
      const row = history(page).getByRole('row').filter({ hasText: '$1,979.50' })
      expect(await readInvoice(page, row)).toContain('(Discount -$10.50)')
    })
  })
})
