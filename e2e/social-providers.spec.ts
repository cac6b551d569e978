import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, makePerson } from './people.ts'
import { makeBusiness } from './platforms.ts'

const MARKETING = '/settings?tab=marketing'
// What a network says against an account that is not the one that is meant.
test.use({ expectedComplaints: [/status of 409/] })

const cardOf = (page: Page, name: RegExp) => page.getByRole('article', { name })

/** As far as the network's own page. */
async function leaveFor(page: Page, network: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add Provider' }).click()
  await openDialog(page)
    .getByRole('button', { name: /^Social Media/ })
    .click()
  await openDialog(page).getByRole('button', { name: network }).click()
}

test('social networks are connected by a visit, tested, connected anew and disconnected', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), MARKETING)
  await expect(page.getByText('No social network connected')).toBeVisible()
  await page.getByRole('button', { name: 'Add Provider' }).click()
  await openDialog(page)
    .getByRole('button', { name: /^Social Media/ })
    .click()
  await expectAccessible(page)
  await openDialog(page).getByRole('button', { name: 'Back to provider types' }).click()
  await openDialog(page)
    .getByRole('button', { name: /^Social Media/ })
    .click()
  await openDialog(page).getByRole('button', { name: /^X/ }).click()
  await page.getByRole('button', { name: 'Allow as Dana Whitlock' }).click()
  const x = cardOf(page, /^X, @harbourbistro/)
  await expect(x.getByText('Active')).toBeVisible()
  await expect(x.getByText('Default', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/settings\?tab=marketing$/)
  await expectMeanwhile(page.getByText('X lets us post as @harbourbistro. Nothing was published.'), () =>
    x.getByRole('button', { name: /^Test connection/ }).click(),
  )
  await expectAccessible(page)

  await leaveFor(page, /^Instagram/)
  await page.getByRole('button', { name: 'Allow as Marcus Bell' }).click()
  const instagram = cardOf(page, /^Instagram, @tidelinecafe/)
  await expect(instagram.getByText('Active')).toBeVisible()
  await instagram.getByRole('button', { name: /^Make default/ }).click()
  await expect(instagram.getByText('Default', { exact: true })).toBeVisible()
  await expect(x.getByText('Default', { exact: true })).toBeHidden()

  await x.getByRole('button', { name: /^Reconnect/ }).click()
  await expectMeanwhile(page.getByText(/^This account does not manage @harbourbistro/), () =>
    page.getByRole('button', { name: 'Allow as Marcus Bell' }).click(),
  )
  await x.getByRole('button', { name: /^Reconnect/ }).click()
  await page.getByRole('button', { name: 'Allow as Dana Whitlock' }).click()
  await expect(x.getByText('Active')).toBeVisible()

  await x.getByRole('button', { name: /^Disconnect/ }).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(x).toBeHidden()
  await expect(instagram).toBeVisible()
})

test('pages are chosen where a network gives several, on a phone and by keyboard', async ({ page, request }) => {
  const { owner, listings } = await makeBusiness(request, 'facebook', { listings: 2, reviews: 0 })
  const [first, second] = listings.map(({ name }) => name)
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, await makePerson(request), MARKETING)
  await page.getByRole('button', { name: 'Add Provider' }).press('Enter')
  await openDialog(page)
    .getByRole('button', { name: /^Social Media/ })
    .press('Enter')
  await expectNoOverflow(page)
  await openDialog(page)
    .getByRole('button', { name: /^Facebook/ })
    .press('Enter')
  await page.getByRole('button', { name: `Continue as ${owner}` }).click()
  const connect = openDialog(page).getByRole('button', { name: 'Connect Provider' })
  await expect(connect).toBeDisabled()
  // What the network gave waits for the choice, also over a reload.
  await page.reload()
  await openDialog(page)
    .getByLabel(second ?? '')
    .press('Space')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await connect.press('Enter')
  await expect(cardOf(page, new RegExp(`^Facebook, ${second}`)).getByText('Active')).toBeVisible()
  await expect(cardOf(page, new RegExp(`^Facebook, ${first}`))).toBeHidden()
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Add Provider' }).press('Enter')
  await openDialog(page)
    .getByRole('button', { name: /^Social Media/ })
    .press('Enter')
  await openDialog(page)
    .getByRole('button', { name: /^LinkedIn/ })
    .press('Enter')
  await page.getByRole('button', { name: 'Allow as Marcus Bell' }).click()
  await expect(cardOf(page, /^LinkedIn, Tideline Café/).getByText(/^Connected until/)).toBeVisible()
})

test('nothing is connected where the person says no, or gives too little', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), MARKETING)
  for (const network of [/^X/, /^LinkedIn/]) {
    await leaveFor(page, network)
    await expectMeanwhile(page.getByText('You did not allow the connection. Nothing has changed.'), () =>
      page.getByRole('button', { name: 'Deny' }).click(),
    )
    await expect(page).toHaveURL(/\/settings\?tab=marketing$/)
    await expect(page.getByText('No social network connected')).toBeVisible()
  }
  await leaveFor(page, /^Instagram/)
  const dana = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Dana Whitlock' }) })
  await dana.getByLabel('instagram_business_content_publish').uncheck()
  await expectMeanwhile(page.getByText(/^Instagram did not give us the right to post/), () =>
    dana.getByRole('button', { name: 'Allow as Dana Whitlock' }).click(),
  )
  await expectAccessible(page)
  await expect(page.getByText('No social network connected')).toBeVisible()
})
