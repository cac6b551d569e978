import { findOnPlatform, openInbox, POSTED_WITHIN_MS, rowOf } from './answering.ts'
import { expect, expectAccessible, expectNoOverflow, test } from './journey.ts'
import { findMail } from './people.ts'
import { tellSandbox } from './platforms.ts'

const WORDS = 'Cold soup, rude waiter'

test.use({ expectedComplaints: [/status of 4(04|09|22)/] })

test('an alert mail leads to a draft that one press sends, once', async ({ page, browser, baseURL, request }) => {
  const { business, owner } = await openInbox(page, request)
  await tellSandbox(request, 'reviews', {
    vendor: business.vendor,
    listing: business.listings[0]?.id,
    author: 'Grim Guest',
    text: WORDS,
    stars: 1,
  })
  const mail = await findMail(request, owner.email, { subject: /^1-star review/ })
  const link = /\S+\/r\/\S+\?edit=1/.exec(mail.text)?.[0] ?? ''

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  const phone = await elsewhere.newPage()
  const answer = await phone.goto(link)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  await expect(phone.getByRole('heading', { level: 1, name: 'Reply to a review' })).toBeVisible()
  await expect(phone.getByRole('region', { name: 'The review' })).toContainText(WORDS)
  const reply = phone.getByLabel('Your reply')
  await expect(reply).toBeFocused()
  await expect(phone.getByText('Template draft')).toBeVisible()
  await expectNoOverflow(phone)
  await expectAccessible(phone)

  await reply.fill('')
  await phone.getByRole('button', { name: 'Approve and send' }).click()
  await expect(phone.getByText('Write a reply first.')).toBeVisible()
  await reply.fill('Marco will ring tomorrow.')
  await expect(phone.getByText('Your text', { exact: true })).toBeVisible()
  await phone.reload()
  await expect(reply).toHaveValue('Marco will ring tomorrow.')
  expect((await findOnPlatform(request, business, WORDS)).reply).toBeNull()

  await phone.getByRole('button', { name: 'Approve and send' }).click()
  await expect(phone.getByText('Your reply is on its way')).toBeVisible()
  await phone.getByRole('button', { name: 'Take back' }).click()
  await expect(reply).toHaveValue('Marco will ring tomorrow.')
  const FOLLOWING = '**/api/v1/reply-links/follow'
  await phone.route(FOLLOWING, (route) => route.fulfill({ status: 404, json: {} }))
  await phone.getByRole('button', { name: 'Approve and send' }).click()
  await expect(phone.getByText('Your reply was sent, but its progress could not be loaded')).toBeVisible()
  await expect(reply).toHaveCount(0)
  await phone.unroute(FOLLOWING)
  await phone.getByRole('button', { name: 'Try again' }).click()
  await expect(phone.getByText(/^Your reply is (on its way|live)/)).toBeVisible()
  await expectAccessible(phone)
  await page.getByRole('button', { name: '1 new review' }).click()
  await expect(rowOf(page, WORDS)).toContainText('Marco will ring tomorrow.', { timeout: POSTED_WITHIN_MS })
  await expect
    .poll(async () => (await findOnPlatform(request, business, WORDS)).reply?.text, { timeout: POSTED_WITHIN_MS })
    .toBe('Marco will ring tomorrow.')

  await expect(phone.getByText('Your reply is live')).toBeVisible({ timeout: POSTED_WITHIN_MS })
  await phone.goto(link)
  await expect(phone.getByText('Your reply is live')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await expectAccessible(phone)
  await phone.goto('/r/a-word-that-was-never-given-to-anybody')
  await expect(phone.getByText('This link does not work. Part of it may be missing.')).toBeVisible()
  await phone.goto('/r/short')
  await expect(phone.getByText('This link does not work. Part of it may be missing.')).toBeVisible()
  await phone.getByRole('link', { name: 'Open your reviews' }).click()
  await expect(phone).toHaveURL('/login?redirect=%2Freviews')

  await phone.goto(mail.unsubscribeUrl ?? '')
  await expect(phone.getByRole('heading', { level: 1, name: 'Email notifications' })).toBeVisible()
  await expect(phone.getByRole('listitem').filter({ hasText: 'Bad reviews' })).toBeVisible()
  await expectNoOverflow(phone)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(phone.getByText('Done. You no longer get emails about:')).toBeVisible()
  await phone.getByRole('button', { name: 'Undo' }).click()
  await expect(phone.getByRole('button', { name: 'Stop these emails' })).toBeVisible()
  await elsewhere.close()
})
