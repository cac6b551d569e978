import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, findMail, makePerson } from './people.ts'

const TABS = [
  'General',
  'Notifications',
  'Integrations',
  'Marketing',
  'Security',
  'Branding',
  'Automation',
  'Assistant',
]

const showTab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()

test.describe('the settings', () => {
  test.use({ expectedComplaints: [/status of (4(00|03|09)|500)/] })

  test('begin with General, keep what is typed from tab to tab, and ask before it is left', async ({
    page,
    request,
  }) => {
    await arriveAs(page, await makePerson(request), '/settings')
    await expect(page.getByRole('tab')).toHaveText(TABS)
    await expect(page.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true')
    const name = page.getByLabel('Company Name')
    await name.fill('Harbour Bistro')

    await showTab(page, 'Security')
    await page.getByLabel('Session timeout (minutes)').fill('45')
    await expect(page).toHaveURL('/settings?tab=security')
    await expect(page.getByRole('tab', { name: /unsaved changes/ })).toHaveCount(2)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 720 })

    const reviews = page.getByRole('link', { name: 'Reviews', exact: true })
    await reviews.click()
    await expect(openDialog(page)).toContainText('Your changes are not saved yet: General, Security.')
    await expectAccessible(page)
    await openDialog(page).getByRole('button', { name: 'Stay here' }).click()
    await expect(page).toHaveURL('/settings?tab=security')

    await showTab(page, /^General/)
    await expect(name).toHaveValue('Harbour Bistro')
    await expectMeanwhile(page.getByText('Settings saved successfully!'), () =>
      page.getByRole('button', { name: 'Save Changes' }).click(),
    )
    await expect(page.getByRole('tab', { name: /unsaved changes/ })).toHaveText([/^Security/])

    await reviews.click()
    await openDialog(page).getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL(/\/reviews/)
    await page.goto('/settings?tab=security')
    await expect(page.getByLabel('Session timeout (minutes)')).toHaveValue('30')
  })

  test('tell the whole team in Slack, once an address is tried out and saved', async ({ page, request }) => {
    await arriveAs(page, await makePerson(request), '/settings?tab=notifications')
    const card = page.getByRole('region', { name: 'For your whole team' })
    await card.getByRole('switch', { name: 'Slack' }).click()
    const address = card.getByLabel('Webhook address')
    await address.fill('https://example.com/hook')
    const test = card.getByRole('button', { name: 'Send a test message' })
    await test.click()
    await expect(card.getByText('Enter the webhook address from Slack.')).toBeVisible()
    const path = `services/T1/B1/${Date.now()}`
    await address.fill(`https://hooks.slack.com/${path}`)
    await test.click()
    await expect(card.getByText('Sent. Look at your Slack channel.')).toBeVisible()
    expect((await (await request.get(`/sandbox/slack/${path}`)).json()).messages).toHaveLength(1)
    await card.getByLabel('Campaign Status').click()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await expectAccessible(page)

    await expectMeanwhile(page.getByText('Settings saved successfully!'), () =>
      page.getByRole('button', { name: 'Save Changes' }).click(),
    )
    await page.reload()
    await expect(card.getByText(`The saved address ends with ${path.slice(-4)}.`)).toBeVisible()
    await expect(address).toHaveValue('')
    await expect(card.getByLabel('Campaign Status')).not.toBeChecked()
    await request.post(`/sandbox/slack/${path}/fault`, { data: { status: 404 } })
    await test.click()
    await expect(card.getByText('Slack no longer knows this webhook')).toBeVisible()
  })

  test('write amounts in the currency that is chosen, also in one without cents', async ({ page, request }) => {
    await arriveAs(page, await makePerson(request), '/settings')
    await page.getByLabel('Currency').selectOption('JPY')
    await expectMeanwhile(page.getByText('Settings saved successfully!'), () =>
      page.getByRole('button', { name: 'Save Changes' }).click(),
    )
    const campaign = { name: 'Spring menu', type: 'promotion', message: 'Asparagus!', channels: ['email'], cost: 1200 }
    await ask(page, 'post', '/api/v1/campaigns', campaign)
    await page.goto('/campaigns')
    await expect(page.getByText('¥1,200')).toBeVisible()
    await page.getByRole('button', { name: 'Create New Campaign' }).first().click()
    await expect(openDialog(page).getByLabel('Cost in JPY (optional)')).toBeAttached()
  })

  test('hand everything over, close the workspace and open it again', async ({ page, request }) => {
    const owner = await makePerson(request)
    await arriveAs(page, owner, '/settings')
    const data = page.getByRole('region', { name: 'Export your data' })
    await data.getByRole('button', { name: 'Export everything' }).click()
    await expect(data.getByText('Ready to download until')).toBeVisible({ timeout: 150_000 })
    await findMail(request, owner.email, { subject: /Your data is ready/ })
    const saved = page.waitForEvent('download')
    await data.getByRole('button', { name: 'Download' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.zip$/)

    const closing = page.getByRole('region', { name: 'Close the workspace' })
    const name = await page.getByLabel('Company Name').inputValue()
    await closing.getByRole('button', { name: 'Close workspace' }).click()
    const typed = openDialog(page).getByRole('textbox')
    await typed.fill('Another business')
    await openDialog(page).getByRole('button', { name: 'Close workspace' }).click()
    await expect(openDialog(page).getByText('This is not the name of your business.').first()).toBeVisible()
    await expectAccessible(page)
    await typed.fill(name)
    await openDialog(page).getByRole('button', { name: 'Close workspace' }).click()
    const told = page.getByText('The workspace is closed and will be erased on')
    await expect(told).toBeVisible()
    await expect(page.getByLabel('Company Name')).toBeDisabled()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reopen workspace' }).click()
    await expect(told).toHaveCount(0)
    await page.getByLabel('Company Name').fill('Corner Bakery')
    await expectMeanwhile(page.getByText('Settings saved successfully!'), () =>
      page.getByRole('button', { name: 'Save Changes' }).click(),
    )
    await expect(closing.getByRole('button', { name: 'Close workspace' })).toBeVisible()
  })

  test('tell of two people who change them at once', async ({ page, request }) => {
    await arriveAs(page, await makePerson(request), '/settings')
    const name = page.getByLabel('Company Name')
    await name.fill('Harbour Bistro')

    const theirs = { companyName: 'Corner Bakery', country: null, timezone: 'UTC', language: 'en' }
    await ask(page, 'put', '/api/v1/settings/general', theirs)

    await expect(page.getByText('Someone else has changed these settings in the meantime.')).toBeVisible()
    await expect(name).toHaveValue('Harbour Bistro')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert')).toContainText('Error:')
    await page.getByRole('button', { name: 'Show the current settings' }).click()
    await expect(name).toHaveValue('Corner Bakery')
    await expect(page.getByRole('tab', { name: /unsaved changes/ })).toHaveCount(0)
  })

  test('say while they are saved and when that fails, and keep what was typed', async ({ page, request }) => {
    await arriveAs(page, await makePerson(request), '/settings')
    const answering = Promise.withResolvers<void>()
    await page.route('**/api/v1/settings/general', async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      await answering.promise
      return route.fulfill({ status: 500, json: {} })
    })
    await page.getByLabel('Company Name').fill('Harbour Bistro')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
    answering.resolve()
    await expect(page.getByRole('alert')).toHaveText('Error: Failed to save settings')
    await expect(page.getByLabel('Company Name')).toHaveValue('Harbour Bistro')
  })
})
