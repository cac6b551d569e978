import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'
import { prepareSending } from './sending.ts'

const NEXT_YEAR = new Date().getUTCFullYear() + 1
const JUNE = `/calendar?date=${NEXT_YEAR}-06-15`
const itemOf = (page: Page, name: RegExp): Locator => page.getByRole('button', { name })
const dayOf = (page: Page, day: string): Locator => page.locator(`[data-day="${day}"]`).last()

interface Planned {
  name: string
  at: string
}

const plan = (page: Page, { name, at }: Planned) =>
  ask(page, 'post', '/api/v1/calendar/campaigns', { name, at, channels: ['email'], message: 'Come in' })

test('a campaign is scheduled from a day, dragged, taken back, deleted, brought back and opened', async ({
  page,
  request,
}) => {
  await arriveAs(page, await makePerson(request), JUNE)
  await expect(page.getByRole('heading', { name: 'Campaign Calendar', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: `June ${NEXT_YEAR}` })).toBeVisible()
  await expect(page.getByRole('columnheader').first()).toHaveText('Sun')

  await page.getByRole('button', { name: /Schedule a campaign on .*June 9/ }).click()
  const dialog = openDialog(page)
  await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled()
  await dialog.getByLabel('Campaign Name').fill('Summer menu')
  await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeEnabled()
  await dialog.getByLabel('Time').fill('10:30')
  await expect(dialog.getByLabel('Date')).toHaveValue(`06/09/${NEXT_YEAR}`)
  await dialog.getByLabel('Date').fill(`06/10/${NEXT_YEAR}`)
  await dialog.getByLabel('Date').blur()
  await expect(dialog.getByLabel('Time')).toHaveValue('10:30')
  await dialog.getByLabel('Description (optional)').fill('Ask Ann for the pictures')
  await dialog.getByLabel('SMS', { exact: true }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  const item = itemOf(page, /^10:30\sAM Summer menu/)
  await expect(dayOf(page, `${NEXT_YEAR}-06-10`).locator(item)).toBeVisible()

  const target = dayOf(page, `${NEXT_YEAR}-06-18`)
  await item.hover()
  await page.mouse.down()
  await target.hover({ position: { x: 20, y: 40 } })
  await target.hover({ position: { x: 20, y: 60 } })
  await expectMeanwhile(page.getByText('“Summer menu” moved'), () => page.mouse.up())
  await expect(target.locator(item)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dayOf(page, `${NEXT_YEAR}-06-10`).locator(item)).toBeVisible()

  await item.click()
  await expect(dialog.getByText('Ask Ann for the pictures')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send Now' })).toBeVisible()
  await expectAccessible(page)
  await expectMeanwhile(page.getByText('“Summer menu” deleted'), () =>
    dialog.getByRole('button', { name: 'Delete' }).click(),
  )
  await expect(item).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dayOf(page, `${NEXT_YEAR}-06-10`).locator(item)).toBeVisible()

  await page.getByRole('button', { name: 'Subscribe' }).click()
  await dialog.getByRole('button', { name: 'Create address' }).click()
  const address = await dialog.getByLabel('Your secret address').inputValue()
  expect(await (await request.get(address)).text()).toContain('SUMMARY:Summer menu')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog.getByLabel('Your secret address')).toHaveCount(0)
  expect((await request.get(address)).status()).toBe(404)
  await page.keyboard.press('Escape')

  await item.click()
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/\/campaigns\?campaign=/)
})

test('what is scheduled is sent at once, and then it stays where it is', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/campaigns')
  await prepareSending(page, `ann-${Date.now()}@guests.test`)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await plan(page, { name: 'Oysters', at: `${tomorrow}T10:00` })
  await page.goto(`/calendar?date=${tomorrow}`)
  await itemOf(page, /AM Oysters/).click()
  await expectMeanwhile(page.getByText('Campaign is being sent'), () =>
    openDialog(page).getByRole('button', { name: 'Send Now' }).click(),
  )

  await page.goto('/calendar?view=week')
  await expect(page.locator('[data-now]')).toBeAttached()
  const sent = itemOf(page, /Oysters Sent$/)
  await sent.hover()
  await page.mouse.down()
  await expectMeanwhile(page.getByText('What has been sent cannot move.'), () => page.mouse.move(20, 20, { steps: 4 }))
  await page.mouse.up()
  await sent.click()
  await expect(openDialog(page).getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(openDialog(page).getByRole('button', { name: /Send Now|Move/ })).toHaveCount(0)
})

test('by keyboard an item is carried to another time, in a week whose clocks change', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/campaigns')
  const business = { companyName: 'Corner Bakery', country: 'US', timezone: 'America/New_York', language: 'en' }
  await ask(page, 'put', '/api/v1/settings/general', business)
  // The second Sunday of March, when two o'clock is left out.
  const sunday = [8, 9, 10, 11, 12, 13, 14]
    .map((day) => `${NEXT_YEAR}-03-${String(day).padStart(2, '0')}`)
    .find((day) => new Date(day).getUTCDay() === 0)
  await plan(page, { name: 'Spring', at: `${sunday}T01:30` })
  await page.goto(`/calendar?view=week&date=${sunday}`)
  await expect(page.getByText('Clocks change')).toBeVisible()
  await expect(page.getByText(/New_York/).first()).toBeVisible()
  const item = itemOf(page, /AM Spring/)
  await item.scrollIntoViewIfNeeded()
  await expectAccessible(page)

  await item.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Spring picked up/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  // Half an hour later by the clock on the wall is an hour that does not exist.
  await expect(itemOf(page, /^3:00\sAM Spring/)).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Spring put back.')).toBeAttached()
  await expect(itemOf(page, /^3:00\sAM Spring/)).toBeFocused()

  await page.getByRole('button', { name: 'Month' }).click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('heading', { name: `April ${NEXT_YEAR}` })).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page.locator('[aria-current=date]')).toBeVisible()
})

test('on a phone the days are a list, and an item is moved by a window', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), '/campaigns')
  for (const hour of ['09', '10', '11']) {
    await plan(page, { name: `Offer ${hour}`, at: `${NEXT_YEAR}-06-10T${hour}:00` })
  }
  await page.goto(JUNE)
  const more = page.getByRole('button', { name: '1 more item on' })
  await expect(more).toHaveText('+1 more')
  await more.click()
  await openDialog(page)
    .getByRole('button', { name: /Offer 11/ })
    .press('Space')
  await expect(openDialog(page)).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(dayOf(page, `${NEXT_YEAR}-06-11`).locator(itemOf(page, /Offer 11/))).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(itemOf(page, /Offer 11/)).toBeVisible()
  await expectNoOverflow(page)
  await itemOf(page, /Offer 11/).click()
  await openDialog(page).getByRole('button', { name: 'Move' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to another time' })
  await dialog.getByLabel('Time').fill('15:45')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(itemOf(page, /^3:45\sPM Offer 11/)).toBeVisible()
  await page.getByLabel('Channel').selectOption('reply')
  await expect(page.getByText('Nothing matches these filters in this period.')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
})
