import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, makePerson } from './people.ts'

// What was taken back is not found.
test.use({ expectedComplaints: [/status of 404/] })

test('a widget is made, stands in a frame of another page, and is taken back', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, await makePerson(request), '/settings?tab=branding')
  await page.getByRole('button', { name: 'Add Widget' }).click()
  const adding = openDialog(page)
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByText('Enter a name.')).toBeVisible()
  await adding.getByLabel('Name').fill('Our home page')
  await adding.getByLabel('What it shows').selectOption('average')
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Our home page' })
  const address = await row.getByRole('link').getAttribute('href')
  await expectNoOverflow(page)
  await expectAccessible(page)

  const website = await page.context().newPage()
  const body = `<iframe src="${address}" title="Reviews"></iframe>`
  await website.route('**/a-website', (route) => route.fulfill({ contentType: 'text/html', body }))
  await website.goto('/a-website')
  const frame = website.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Average of all reviews' })).toBeVisible()
  await website.close()

  await page.bringToFront()
  await row.getByRole('button', { name: 'Take back: Our home page' }).click()
  await expectMeanwhile(page.getByText('Our home page shows nothing any more'), () =>
    openDialog(page).getByRole('button', { name: 'Take back' }).click(),
  )
  await page.goto(`${address}?lang=de`)
  await expect(page.getByText('Diese Bewertungen werden hier nicht mehr gezeigt.')).toBeVisible()
})
