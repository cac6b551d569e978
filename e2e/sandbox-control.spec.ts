import { expect, expectAccessible, expectNoOverflow, test } from './journey.ts'

test.describe('playing the platforms', () => {
  test.use({ expectedComplaints: [/status of 400/] })

  test('by hand: a business, a review, a change, a fault, and the calls', async ({ page, request }) => {
    await page.goto('/sandbox')
    await page.getByRole('link', { name: 'TripAdvisor' }).click()
    await expect(page.getByRole('heading', { name: 'Sandbox TripAdvisor' })).toBeVisible()

    const name = `Pier ${Date.now()}`
    await page.getByLabel('Name of the business').fill(name)
    await page.getByLabel('Address', { exact: true }).fill('9 Pier Road, Harbour Town')
    await page.getByRole('button', { name: 'Add the business' }).click()
    await expect(page.getByRole('alert')).toHaveText('Choose an owner, or name a new one.')
    await expect(page.getByLabel('Name of the business')).toHaveValue(name)
    await page.getByLabel('Name of the new owner').fill('Ada Brandt')
    await page.getByRole('button', { name: 'Add the business' }).click()
    await expect(page.getByRole('status')).toHaveText('The business is there.')
    await expect(page.getByText('Nobody has written here yet.')).toBeVisible()

    const writing = page.getByRole('region', { name: 'Write a review' })
    await writing.getByLabel('Text').fill('The soup was cold.')
    await writing.getByRole('button', { name: 'Publish the review' }).click()
    await expect(page.getByRole('alert')).toHaveText('Choose one to five stars.')
    await expect(writing.getByLabel('Text')).toHaveValue('The soup was cold.')
    await writing.getByLabel('Stars').selectOption('2 stars')
    await writing.getByLabel('Title').fill('Cold soup')
    await writing.getByRole('button', { name: 'Publish the review' }).click()
    await expect(page.getByRole('status')).toHaveText('The review is written.')

    const review = page.getByRole('article').filter({ hasText: 'The soup was cold.' })
    await expect(review.getByRole('heading', { name: '2 stars: Cold soup' })).toBeVisible()
    await review.getByText('Change or delete it').click()
    await review.getByLabel('Stars').selectOption('5 stars')
    await review.getByRole('button', { name: 'Save the change' }).click()
    await expect(review.getByRole('heading', { name: '5 stars: Cold soup' })).toBeVisible()

    const faults = page.getByRole('region', { name: 'Let something go wrong' })
    await faults.getByLabel('What goes wrong').selectOption('Down (server error)')
    await faults.getByRole('button', { name: 'Let it go wrong' }).click()
    await expect(faults.getByText('until it is switched off', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)

    const path = '/sandbox/tripadvisor/api/allowlist'
    const ask = async () => (await request.get(path, { headers: { 'x-api-key': 'sandbox-key' } })).status()
    expect(await ask()).toBe(500)
    await faults.getByRole('button', { name: 'Switch off: Down (server error)' }).click()
    await expect(page.getByRole('status')).toHaveText('It is switched off.')
    expect(await ask()).toBe(200)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Calls received' }).getByText(path).first()).toContainText('→ 200')
    await expect(faults.getByText('Everything works at the moment.')).toBeVisible()

    await review.getByText('Change or delete it').click()
    await review.getByRole('button', { name: 'Delete the review' }).click()
    await expect(page.getByText('Nobody has written here yet.')).toBeVisible()
  })

  test('by one call, for other journeys', async ({ page, request }) => {
    const owner = `Owner ${Date.now()}`
    const added = await request.post('/sandbox/platforms/listings', { data: { vendor: 'google', name: owner, owner } })
    const { listing } = (await added.json()) as { listing: { id: string } }
    const text = 'Worth the way.'
    const written = await request.post('/sandbox/platforms/reviews', {
      data: { vendor: 'google', listing: listing.id, stars: 5, text, author: 'Noor' },
    })
    expect(written.ok(), await written.text()).toBe(true)

    await page.goto(`/sandbox/platforms?vendor=google&listing=${listing.id}`)

    await expect(page.getByRole('article').filter({ hasText: text })).toContainText('Noor')
  })
})
