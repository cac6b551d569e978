import { expect, expectAccessible, expectMeanwhile, expectNoOverflow, openDialog, test } from './journey.ts'
import { arriveAs, makePerson } from './people.ts'

test('a flow is made, tried, switched off, deleted and brought back; what it said is there on the next visit', async ({
  page,
  request,
}) => {
  await arriveAs(page, await makePerson(request), '/chat')
  await expect(page.getByRole('heading', { name: 'Marketing Chatbot', level: 1 })).toBeVisible()
  const flows = page.getByRole('list', { name: 'Chat Flows' })
  await expect(flows.getByRole('button', { name: /^Test Flow/ })).toHaveCount(3)
  const log = page.getByRole('log')
  await expect(log).toContainText('How can I help you today?')
  await expect(page.getByRole('button', { name: 'How did we do last week?' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create Chat Flow' }).click()
  const dialog = openDialog(page)
  await expect(dialog.getByLabel('Flow Name')).toHaveValue('New Chat Flow')
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Create Flow' }).click()
  await expect(dialog.getByLabel('Trigger 1', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Flow Name').fill('Opening hours')
  await dialog.getByLabel('Trigger 1', { exact: true }).fill('opening hours')
  for (const [number, words] of ['when are you open', 'closed', 'holidays', ''].entries()) {
    await dialog.getByRole('button', { name: 'Add trigger' }).click()
    await dialog.getByLabel(`Trigger ${number + 2}`, { exact: true }).fill(words)
  }
  await dialog.getByLabel('Response 1', { exact: true }).fill('We open at nine.')
  await dialog.getByLabel('Next questions after response 1').fill('Are you closed on Sundays?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create Flow' }).click()
  const card = flows
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Opening hours', exact: true }) })
  await expect(card).toContainText('+1 more')

  await card.getByRole('button', { name: 'Opening hours', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Are you closed on Sundays?' })).toBeVisible()
  await card.getByRole('button', { name: /^Test Flow/ }).click()
  await expect(page.getByLabel('Your message')).toHaveValue('opening hours')
  const askedAt = Date.now()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log).toContainText('The chatbot is typing')
  await expect(log).toContainText('We open at nine.')
  expect(Date.now() - askedAt).toBeGreaterThanOrEqual(1000)
  await expect(log).toContainText('Answered by “Opening hours”, because of “opening hours”')
  await expectAccessible(page)

  await card.getByRole('switch').click()
  await expect(card.getByRole('switch')).not.toBeChecked()
  await expectMeanwhile(page.getByText('“Opening hours” deleted'), () =>
    card.getByRole('button', { name: 'Delete “Opening hours”' }).click(),
  )
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()

  await page.goto('/chat')
  await expect(log).toContainText('We open at nine.')
  await page.getByRole('button', { name: 'Hide Chat Flows' }).click()
  await expect(flows).toHaveCount(0)
  await page.getByRole('button', { name: 'New chat' }).click()
  await expect(log).not.toContainText('We open at nine.')
})

test.describe('where sending fails', () => {
  test.use({ expectedComplaints: [/503/] })

  test('by keyboard on a phone: lines, what was typed stays where sending fails or is stopped, flows in a sheet, a conversation is deleted', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await arriveAs(page, await makePerson(request), '/chat')
    const input = page.getByLabel('Your message')
    const log = page.getByRole('log')
    await expect(input).toBeInViewport()
    await input.focus()
    await page.keyboard.type('   ')
    await page.keyboard.press('Enter')
    await expect(log).not.toContainText('typing')
    await input.fill('')
    await page.keyboard.type('zebra')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('quagga')
    await expect(input).toHaveValue('zebra\nquagga')
    await page.route('**/api/v1/chat/messages', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: '{"code":"unavailable","status":503}',
      }),
    )
    await page.keyboard.press('Enter')
    await expect(page.getByText('Failed to send your message')).toBeVisible()
    await expect(input).toHaveValue('zebra\nquagga')
    await page.unroute('**/api/v1/chat/messages')
    // Nobody answers.
    await page.route('**/api/v1/chat/messages', () => {})
    await input.press('Enter')
    await expect(log).toContainText('typing')
    await page.getByRole('button', { name: 'Stop' }).press('Enter')
    await expect(input).toHaveValue('zebra\nquagga')
    await expect(input).toBeFocused()
    await expect(log).not.toContainText('typing')
    await expect(page.getByText('Failed to send your message')).toHaveCount(0)
    await page.unroute('**/api/v1/chat/messages')
    await input.press('Enter')
    await expect(log).toContainText("I don't have a specific response for that.")
    await expect(input).toHaveValue('')
    await expectNoOverflow(page)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Show Chat Flows' }).press('Enter')
    await expect(openDialog(page).getByRole('button', { name: /^Test Flow/ })).toHaveCount(3)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Conversations' }).press('Enter')
    await page.getByRole('button', { name: /^Delete “zebra/ }).press('Enter')
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(page.getByText('You have no conversations yet.')).toBeVisible()
    await expect(log).not.toContainText('zebra')
  })
})
