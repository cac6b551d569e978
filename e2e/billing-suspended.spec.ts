import { readFileSync } from 'node:fs'
import { askDatabase } from './enterprise.ts'
import { expect, expectAccessible, expectNoOverflow, signIn, test } from './journey.ts'
import { arriveAs, hire, inventPerson, makePerson, takeSession } from './people.ts'

test('the people of a suspended workspace read why and whom to ask, take along what is theirs, and come no further', async ({
  page,
  request,
  browser,
  installation,
}) => {
  test.slow()
  const owner = await makePerson(request, inventPerson('Harbour Bakery'))
  await takeSession(page, owner)
  const theirs = await (await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })).newPage()
  const colleague = await hire(page, theirs, 'member')
  await theirs.context().close()
  await askDatabase(
    installation.dataFolder,
    `update customers set status = 'suspended' where user_id = (select id from auth.users where email = $1)`,
    [owner.email],
  )

  await test.step('the owner signs in, reads it and exports', async () => {
    await page.evaluate('localStorage.clear()')
    await signIn(page, owner)
    await expect(page.getByRole('heading', { name: 'Harbour Bakery is suspended' })).toBeVisible()
    await expect(page.getByText('Nothing is lost. Write to us')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact?topic=support')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.getByRole('button', { name: 'Export everything' }).click()
    await expect(page.getByText(/^Ready to download until /)).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const archive = readFileSync(await (await download).path())
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    expect(archive.includes('json/customers.json')).toBe(true)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.goto('/subscription')
    await expect(page.getByRole('heading', { name: 'Harbour Bakery is suspended' })).toBeVisible()
  })

  await test.step('a colleague reads it, and exports nothing', async () => {
    await arriveAs(page, colleague, '/reviews')
    await expect(page.getByRole('heading', { name: 'Harbour Bakery is suspended' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export everything' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
  })
})
