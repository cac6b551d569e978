import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectNoOverflow, signIn, test } from './journey.ts'
import { makePerson, takeSession } from './people.ts'

test('sign-ins and changes are seen with their device, narrowed and downloaded', async ({ page, request }) => {
  const person = await makePerson(request)
  await signIn(page, person)
  await expect(page).toHaveURL(/\/(dashboard|welcome)/)
  await takeSession(page, person)
  await page.goto('/team?tab=activity')
  const lines = page.getByRole('region', { name: 'Activity' })
  await expect(lines.getByRole('listitem').filter({ hasText: 'signed in' }).first()).toContainText(/Chrome on \w+/)
  await expectAccessible(page)

  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await lines.getByLabel('Area').selectOption({ label: 'Security' })
  await expect(page).toHaveURL(/subject=/)
  await expect(lines.getByText('No matching activity')).toBeVisible()
  await lines.getByRole('button', { name: 'Clear' }).last().click()
  await expect(lines.getByText('signed in').first()).toBeVisible()
  await lines.getByLabel('Area').selectOption({ label: 'Team' })
  const waiting = page.waitForEvent('download')
  await lines.getByRole('button', { name: 'Download CSV' }).click()
  const file = await readFile(await (await waiting).path(), 'utf8')
  expect(file).toContain('Signed in')
})
