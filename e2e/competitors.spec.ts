import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

test('a competitor is added, its entered figure grows old, and the stand-in tells a new one', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, await makePerson(request), '/analytics?tab=competitors')
  await expect(page.getByText('No competitors yet')).toBeVisible()
  await expectAccessible(page)

  await ask(page, 'post', '/api/v1/manual-reviews', {
    platform: 'google',
    day: new Date().toISOString().slice(0, 10),
    rating: 4,
    author: 'Ann',
    content: 'Good bread.',
  })
  await page.getByRole('button', { name: 'Add Competitor' }).click()
  const adding = openDialog(page)
  await adding.getByLabel('Name').fill('Blue Heron')
  await adding.getByLabel('Town or address').fill('Halifax')
  await adding.getByRole('button', { name: 'Look on Google and Yelp' }).click()
  await adding.getByLabel('Google profile').selectOption({ label: 'Blue Heron Halifax' })
  await adding.getByLabel('Yelp profile').selectOption({ label: 'Blue Heron, Halifax' })
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Blue Heron' }) })
  await expect(row.getByText('No figures yet.')).toBeVisible()

  await row.getByRole('button', { name: 'More for Blue Heron' }).click()
  await page.getByRole('menuitem', { name: 'Enter figures' }).click()
  const entering = openDialog(page)
  await entering.getByLabel('Platform').selectOption('yelp')
  await entering.getByRole('textbox', { name: 'Day' }).fill('01/05/2026')
  await entering.getByLabel('Rating').fill('4.2')
  await entering.getByLabel('Number of reviews').fill('17')
  await entering.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText(/^Entered, \d+ days ago/)).toBeVisible()
  await expect(row.getByText('Old', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: 'Refresh Blue Heron' }).click()
  await expect(row.getByText(/^Read from Google Maps/)).toBeVisible()
  await expect(row.getByText(/^Read from Yelp/)).toBeVisible()
  await expect(row.getByText('Old', { exact: true })).toBeHidden()
  await expectNoOverflow(page)
  await expectAccessible(page)

  // What Google told is gone with the page; what Yelp told is here for a day.
  await page.reload()
  await expect(row.getByText(/^Read from Yelp/)).toBeVisible()
  await expect(row.getByText(/^Read from Google Maps/)).toBeHidden()

  await row.getByRole('button', { name: 'History of Blue Heron' }).click()
  const history = page.getByRole('dialog', { name: 'History of Blue Heron' })
  await history.getByText('As a table').click()
  await expect(history.getByRole('table').getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: 'More for Blue Heron' }).click()
  await expectMeanwhile(page.getByText('Blue Heron is no longer followed'), () =>
    page.getByRole('menuitem', { name: 'Remove' }).click(),
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()

  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'You', exact: true }) })
  await expect(own.getByText('4.0', { exact: true })).toBeVisible()
  await own.getByRole('link', { name: '1 review' }).click()
  await expect(page).toHaveURL(/\/reviews\?platform=/)
  await expect(page.getByText('Good bread.').first()).toBeVisible()
})
