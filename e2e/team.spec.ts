import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, findMail, inventPerson, linkIn, makePerson } from './people.ts'

const rowOf = (page: Page, name: string | RegExp): Locator => page.getByRole('article', { name })

async function accept(page: Page, link: string, guest: { name: string; password: string }) {
  await page.goto(link)
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await page.getByLabel('Full Name').fill(guest.name)
  await page.getByLabel('Password', { exact: true }).fill(guest.password)
  await page.getByLabel('Confirm Password').fill(guest.password)
  await page.getByRole('button', { name: /^Join/ }).click()
  await expect(page).toHaveURL('/dashboard')
}

test('a member is invited with less, sees only that, is given more before their eyes, and is removed', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const guest = inventPerson('Kim Newcomer')
  await arriveAs(page, await makePerson(request), '/team')
  await expect(page.getByRole('heading', { name: 'Team Management', level: 1 })).toBeVisible()
  await expect(page.getByText('Manage your team members and their permissions.')).toBeVisible()
  const own = rowOf(page, /\(you\)$/)
  await expect(own.getByText('Owner')).toBeVisible()
  await expect(own.getByText('No specific permissions')).toBeVisible()
  await expect(own.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Invite Member' }).click()
  const dialog = openDialog(page)
  await expect(dialog.getByRole('heading', { name: 'Invite Team Member' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByText('Email address is required')).toBeVisible()
  await dialog.getByLabel('Email addresses').fill(guest.email)
  await dialog.getByLabel('Role').selectOption('Team Member')
  await dialog.getByLabel('See QR codes and pages').click()
  // Closed by mistake, and after a reload: what was typed is still there.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Invite Member' }).click()
  await expect(dialog.getByLabel('Email addresses')).toHaveValue(guest.email)
  await expect(dialog.getByLabel('See QR codes and pages')).not.toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Discard' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  const invited = rowOf(page, guest.email.split('@')[0] ?? '')
  await expect(invited.getByText('Invited', { exact: true })).toBeVisible()
  await expect(invited.getByText('Without: See QR codes and pages')).toBeVisible()
  await page.getByRole('button', { name: 'Invite Member' }).click()
  await expect(dialog.getByLabel('Email addresses')).toHaveValue('')
  await page.keyboard.press('Escape')

  const mail = await findMail(request, guest.email, { subject: /invite|join/i })
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } })
  const other = await context.newPage()
  await accept(other, linkIn(mail), guest)
  const menu = other.getByRole('navigation').first()
  await expect(menu.getByRole('link', { name: 'Reviews' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'QR Codes' })).toHaveCount(0)
  for (const width of [1440, 768, 360]) {
    await other.setViewportSize({ width, height: 800 })
    await other.goto('/team')
    await expect(rowOf(other, 'Kim Newcomer (you)')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Invite Member' })).toHaveCount(0)
    await expect(other.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0)
    await expectNoOverflow(other)
  }
  await expectAccessible(other)

  await other.setViewportSize({ width: 1280, height: 800 })
  await page.bringToFront()
  await rowOf(page, 'Kim Newcomer').getByRole('button', { name: 'Edit Kim Newcomer' }).click()
  await dialog.getByLabel('Manage QR codes and pages').click()
  await expect(dialog.getByLabel('See QR codes and pages')).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(rowOf(page, 'Kim Newcomer').getByText('Manage QR codes and pages', { exact: true })).toBeVisible()
  await other.bringToFront()
  await expect(menu.getByRole('link', { name: 'QR Codes' })).toBeVisible()

  await page.bringToFront()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await rowOf(page, 'Kim Newcomer').getByRole('button', { name: 'Delete Kim Newcomer' }).click()
  await expect(dialog.getByRole('heading', { name: 'Delete this team member?' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(rowOf(page, 'Kim Newcomer')).toHaveCount(0)
  await other.bringToFront()
  await expect(other).toHaveURL(/\/login/)
  await context.close()
})

test('a member is limited to a location, and sees only what belongs to it', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const guest = inventPerson('Kim Newcomer')
  await arriveAs(page, await makePerson(request), '/team')
  for (const name of ['Halifax', 'Toronto']) {
    const { id } = await ask<{ id: string }>(page, 'post', '/api/v1/locations', { name })
    const review = { platform: 'google', locationId: id, author: 'Ann', rating: 2, content: `Cold soup in ${name}` }
    await ask(page, 'post', '/api/v1/manual-reviews', { ...review, day: '2026-01-05' })
  }
  await page.getByRole('button', { name: 'Invite Member' }).click()
  const dialog = openDialog(page)
  await dialog.getByLabel('Email addresses').fill(guest.email)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  const mail = await findMail(request, guest.email, { subject: /invite|join/i })
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await accept(other, linkIn(mail), guest)
  await other.goto('/reviews')
  await expect(other.getByRole('article')).toHaveCount(2)

  await page.bringToFront()
  await rowOf(page, 'Kim Newcomer').getByRole('button', { name: 'Edit Kim Newcomer' }).click()
  await dialog.getByLabel('Locations').selectOption('Only some')
  await dialog.getByLabel('Halifax').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toHaveCount(0)

  await other.bringToFront()
  await other.reload()
  await expect(other.getByRole('article')).toHaveText([/Cold soup in Halifax/])
  await context.close()
})

test.describe('ownership', () => {
  test.use({ expectedComplaints: [/status of 403/] })

  test('is handed over by the owner, by keyboard, who shows that it is them', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const guest = inventPerson('Kim Newcomer')
    const owner = await makePerson(request)
    await arriveAs(page, owner, '/team')
    await page.getByRole('button', { name: 'Invite Member' }).press('Enter')
    await openDialog(page).getByLabel('Email addresses').fill(guest.email)
    await page.keyboard.press('Tab')
    await openDialog(page).getByRole('button', { name: 'Send Invitation' }).press('Enter')
    await expect(rowOf(page, guest.email.split('@')[0] ?? '').getByText('Invited', { exact: true })).toBeVisible()
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await accept(
      await context.newPage(),
      linkIn(await findMail(request, guest.email, { subject: /invite|join/i })),
      guest,
    )
    await context.close()

    await page.bringToFront()
    await rowOf(page, 'Kim Newcomer').getByRole('button', { name: 'More for Kim Newcomer' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Transfer ownership' }).press('Enter')
    // As after ten minutes of work.
    const stale = { status: 403, code: 'permission-denied', reason: 'reauthentication-needed', detail: 'Who are you?' }
    await page.route('**/transfer-ownership', (route) => route.fulfill({ status: 403, json: stale }), { times: 1 })
    await openDialog(page).getByRole('button', { name: 'Transfer ownership' }).press('Enter')
    const proof = openDialog(page).getByRole('region', { name: 'Confirm that it’s you' })
    await expect(proof.getByLabel('Current password')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type(owner.password)
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Kim Newcomer').getByText('Owner', { exact: true })).toBeVisible()
    await expect(rowOf(page, /\(you\)$/).getByText('Administrator')).toBeVisible()
    await expect(rowOf(page, 'Kim Newcomer').getByRole('button')).toHaveCount(0)
  })
})
