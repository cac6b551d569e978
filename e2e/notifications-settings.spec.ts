import { type Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from './journey.ts'
import { arriveAs, makePerson } from './people.ts'

const SETTINGS = '/settings?tab=notifications'
const TURN_ON = { name: 'Turn on in this browser' } as const

const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

/** The journeys' browser shows no notifications and has no push service; this one has the sandbox's. */
const WITH_PUSH = `{
  Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  Notification.requestPermission = async () => 'granted'
  let subscription = null
  const endpoint = location.origin + '/sandbox/push/' + crypto.randomUUID()
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  PushManager.prototype.getSubscription = async () => subscription
  PushManager.prototype.subscribe = async () =>
    (subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => !(subscription = null) })
}`

test('every choice is saved by itself and is there on the next visit', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), SETTINGS)
  await expect(page.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true')
  const newByMail = toggle(page, 'New reviews: Email')
  await expect(newByMail).not.toBeChecked()
  await expect(page.getByRole('row', { name: /Security notices/ })).toContainText('Always')
  await expect(toggle(page, 'Security notices: Email')).toHaveCount(0)
  await expectAccessible(page)

  await newByMail.click()
  await toggle(page, 'Bad reviews: Push').click()
  await toggle(page, 'Use quiet hours').click()
  await page.getByLabel('From', { exact: true }).selectOption('21:30')
  await page.getByLabel('Until').selectOption('21:30')
  await expect(page.getByText('Choose two different times.')).toBeVisible()
  await page.getByLabel('Until').selectOption('06:30')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Berlin')
  await page.getByRole('option', { name: 'Europe/Berlin' }).click()
  await expect(page.getByText('Central European Time (Europe/Berlin)').first()).toBeVisible()
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('"hour":7') ?? false)
  await page.getByLabel('Time', { exact: true }).selectOption('07:00')
  expect((await saved).ok()).toBe(true)
  await page.reload()

  await expect(newByMail).toBeChecked()
  await expect(toggle(page, 'Bad reviews: Push')).not.toBeChecked()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30')
  await expect(page.getByLabel('Until')).toHaveValue('06:30')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin')
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('07:00')

  const isSwitchedOff = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await toggle(page, 'Use quiet hours').click()
  await expect(page.getByLabel('Until')).toHaveCount(0)
  await isSwitchedOff
  await page.reload()
  await toggle(page, 'Use quiet hours').click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30')
})

test('a time zone is found by its country, in one’s own language', async ({ page, request }) => {
  await arriveAs(page, await makePerson(request), SETTINGS)
  await toggle(page, 'Use quiet hours').click()
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await page.keyboard.press('Escape')
  const zone = page.getByRole('combobox', { name: 'Zeitzone' })
  await zone.fill('Indien')
  await page.getByRole('option', { name: /^Asia\/(Kolkata|Calcutta)/ }).click()
  await expect(zone).toHaveValue(/^Asia\/(Kolkata|Calcutta)$/)
  await expect(page.getByText(/Indische (Normal)?zeit/i).first()).toBeVisible()
})

test('fits a phone, and a change shows in another tab', async ({ page, request, context }) => {
  await arriveAs(page, await makePerson(request), SETTINGS)
  const other = await context.newPage()
  await other.goto(SETTINGS)
  await expect(toggle(other, 'Send me the daily summary')).toBeChecked()

  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await expectAccessible(page)
  await toggle(page, 'Send me the daily summary').click()

  await expect(toggle(other, 'Send me the daily summary')).not.toBeChecked()
})

test('what is turned off for the whole workspace says so, and keeps the person’s choices', async ({
  page,
  request,
}) => {
  await page.route('**/api/v1/me/notification-preferences', async (route) => {
    const response = await route.fetch()
    const preferences = (await response.json()) as object
    await route.fulfill({ response, json: { ...preferences, workspace: { email: false, push: true } } })
  })
  await arriveAs(page, await makePerson(request), SETTINGS)

  await expect(page.getByText('Email is turned off for the whole workspace', { exact: true })).toBeVisible()
  await expect(page.getByText('Push is turned off for the whole workspace')).toHaveCount(0)
  await expect(toggle(page, 'Bad reviews: Email')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Security notices/ })).toContainText('Always')
  await expect(toggle(page, 'Send me the daily summary')).toHaveCount(0)
  await toggle(page, 'Bad reviews: Push').click()
  await expect(toggle(page, 'Bad reviews: Push')).not.toBeChecked()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
})

test.describe('a change that cannot be saved', () => {
  test.use({ expectedComplaints: [/status of 503/] })

  test('takes itself back and says so, and others stay', async ({ page, request }) => {
    await arriveAs(page, await makePerson(request), SETTINGS)
    await page.route('**/api/v1/me/notification-preferences', (route) =>
      route.request().postData()?.includes('review.new')
        ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' })
        : route.continue(),
    )

    await toggle(page, 'New reviews: Email').click()
    await toggle(page, 'Bad reviews: Email').click()

    await expect(page.getByText('The change could not be saved').first()).toBeVisible()
    await expect(toggle(page, 'New reviews: Email')).not.toBeChecked()
    await expect(toggle(page, 'Bad reviews: Email')).not.toBeChecked()
  })
})

test.describe('push', () => {
  test.use({ expectedComplaints: [/does not support the Push API in incognito mode/], serviceWorkers: 'allow' })

  test('is asked for on a press only, and an unreachable push service is told in words', async ({ page, request }) => {
    await page.addInitScript(`Object.defineProperty(Notification, 'permission', { get: () => 'default' })`)
    await page.context().grantPermissions(['notifications'])
    await arriveAs(page, await makePerson(request), SETTINGS)
    await expect(page.getByText('Push is on for some of the above, but not in any browser yet.')).toBeVisible()
    const subscription = 'navigator.serviceWorker.ready.then(({ pushManager }) => pushManager.getSubscription())'
    expect(await page.evaluate(subscription)).toBeNull()

    await page.getByRole('button', TURN_ON).click()

    await expect(page.getByText('The browser’s push service could not be reached')).toBeVisible()
    await expect(page.getByRole('button', TURN_ON)).toBeEnabled()
    await expectAccessible(page)
  })

  test('that is blocked says where to allow it', async ({ page, request }) => {
    // Some browsers without a window block it by themselves, others do not.
    const browser = await page.context().newCDPSession(page)
    const { browserContextId } = (await browser.send('Target.getTargetInfo')).targetInfo
    const permission = { permission: { name: 'notifications' }, setting: 'denied' } as const
    await browser.send('Browser.setPermission', { ...permission, ...(browserContextId && { browserContextId }) })
    await arriveAs(page, await makePerson(request), SETTINGS)

    await expect(page.getByText('Notifications are blocked in this browser')).toBeVisible()
    await expect(page.getByRole('button', TURN_ON)).toHaveCount(0)
  })

  test('is turned on for this browser, shown, followed and turned off again', async ({ page, request }) => {
    await page.addInitScript(WITH_PUSH)
    await arriveAs(page, await makePerson(request), SETTINGS)

    await page.getByRole('button', TURN_ON).click()
    const device = page.getByRole('list', { name: 'Browsers with push' }).getByRole('listitem')
    await expect(device).toContainText('This browser')
    await expect(page.getByText('Push is on in this browser.')).toBeVisible()
    await expectAccessible(page)

    await page.evaluate('globalThis.isSamePage = true')
    expect(
      await receivePush(page, { id: '1', title: 'Bad review', body: '1 star', link: '/reviews?status=flagged' }),
    ).toBe('Bad review: 1 star')
    await expect(page).toHaveURL('/reviews?status=flagged')
    expect(await page.evaluate('globalThis.isSamePage')).toBe(true)

    await page.goBack()
    await device.getByRole('button', { name: /^Turn off/ }).click()
    await expect(device).toHaveCount(0)
    await expect(page.getByRole('button', TURN_ON)).toBeVisible()
  })
})

/** Pushes to the worker, and clicks what it shows: the journeys' browser has no place for it. */
async function receivePush(page: Page, message: Record<string, string>): Promise<string> {
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  await worker.evaluate(`registration.showNotification = async (...shown) => { globalThis.shown = shown }`)
  const browser = await page.context().newCDPSession(page)
  const isRegistered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await isRegistered
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  await expect.poll(() => worker.evaluate('globalThis.shown?.length')).toBe(2)
  await worker.evaluate(`{
    const click = new Event('notificationclick')
    // Only a real click may bring a window to the front.
    click.waitUntil = (work) => work.catch(() => {})
    click.notification = { close() {}, data: globalThis.shown[1].data }
    dispatchEvent(click)
  }`)
  return worker.evaluate<string>('`${globalThis.shown[0]}: ${globalThis.shown[1].body}`')
}
