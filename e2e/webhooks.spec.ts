import { createHmac } from 'node:crypto'
import { moveToEnterprise } from './enterprise.ts'
import { expect, expectAccessible, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, ask, makePerson } from './people.ts'

test.describe('Webhooks', () => {
  // An address that is not on the public internet.
  test.use({ expectedComplaints: [/status of 400/] })

  test('are added, tried, looked through and deleted', async ({ page, request, installation }) => {
    test.slow()
    const owner = await makePerson(request)
    await moveToEnterprise(installation.dataFolder, owner.email)
    const card = page.getByRole('region', { name: 'Webhooks' })
    const dialog = openDialog(page)
    await arriveAs(page, owner, '/settings?tab=security')

    await card.getByRole('button', { name: 'Add webhook' }).click()
    await dialog.getByLabel('Address').fill('https://127.0.0.1/till')
    await dialog.getByRole('checkbox', { name: 'New review' }).click()
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await expect(dialog.getByText('Enter an address on the public internet')).not.toHaveCount(0)
    const address = `${new URL(page.url()).origin}/sandbox/webhooks/${owner.email.replaceAll(/\W/g, '-').slice(0, 50)}`
    await dialog.getByLabel('Address').fill(address)
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await expect(dialog.getByLabel('Signing secret')).toHaveValue(/^whsec_/)
    const secret = await dialog.getByLabel('Signing secret').inputValue()
    await request.put(address, { data: { secret } })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(card.getByRole('listitem')).toContainText('New review')

    await card.getByRole('button', { name: `Log: ${address}` }).click()
    await expect(dialog).toContainText('Nothing has been sent yet.')
    await dialog.getByRole('button', { name: 'Send test event' }).click()
    const delivery = dialog.getByRole('listitem').first()
    await expect(delivery).toContainText('Delivered', { timeout: 30_000 })
    await delivery.getByText('Details').click()
    await expect(delivery).toContainText('"type": "webhook.test"')
    await expect(delivery).toContainText('Answered 200')
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    const { messages } = await (await request.get(address)).json()
    expect(messages).toMatchObject([{ isVerified: true }])
    await dialog.getByRole('button', { name: 'Done' }).click()

    await expectAccessible(page)
    await card.getByRole('button', { name: `Delete: ${address}` }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(card).toContainText('No webhooks yet.')
  })

  test('come in from systems that post JSON of their own', async ({ page, request, installation }) => {
    const owner = await makePerson(request)
    await moveToEnterprise(installation.dataFolder, owner.email)
    const card = page.getByRole('region', { name: 'Visits from other systems' })
    const dialog = openDialog(page)
    const message = JSON.stringify({ guest: { name: 'Ann Lee', email: 'ann@guests.test' } })
    await arriveAs(page, owner, '/profile')
    await ask(page, 'post', '/api/v1/locations', { name: 'Quayside' })
    await page.goto('/settings?tab=security')

    await card.getByRole('button', { name: 'Add system' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('Till')
    await dialog.getByLabel('Location').selectOption('Quayside')
    await dialog.getByLabel('Email').fill('guest.email')
    await dialog.getByLabel('Example message').fill(message)
    await expect(dialog.getByText('In the example: ann@guests.test')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await dialog.getByRole('button', { name: 'Add system' }).click()
    const address = await dialog.getByLabel('Address').inputValue()
    const secret = await dialog.getByLabel('Signing secret').inputValue()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(card.getByRole('listitem')).toContainText('Quayside · Signed · Never used')

    const signature = createHmac('sha256', secret).update(message).digest('hex')
    const headers = { 'content-type': 'application/json', 'goodword-signature': `sha256=${signature}` }
    const answer = await request.post(new URL(address).pathname, { headers, data: message })
    expect(await answer.json()).toMatchObject({ isNew: true })
    await card.getByRole('button', { name: 'New secret: Till' }).click()
    await dialog.getByRole('button', { name: 'New secret' }).click()
    await expect(dialog.getByLabel('Signing secret')).not.toHaveValue(secret)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(card.getByRole('listitem')).toContainText(`The previous secret …${secret.slice(-4)} works until`)
    await expect(card.getByRole('listitem')).toContainText('Last used')
  })
})
