import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { respondDialog } from './answering.ts'
import { actOn, rowOf } from './reviews.ts'

export const analysisDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Sentiment Analysis' })

export async function analyze(page: Page, author: string): Promise<Locator> {
  await actOn(rowOf(page, author), 'Analyze')
  const dialog = analysisDialog(page)
  await expect(dialog.getByText('Overall sentiment')).toBeVisible()
  return dialog
}

interface Writing {
  dialog: Locator
  text: Locator
}

export async function startResponding(page: Page, author: string): Promise<Writing> {
  await actOn(rowOf(page, author), /^(Compose|Edit) Response$/)
  const dialog = respondDialog(page)
  return { dialog, text: dialog.getByLabel('Response', { exact: true }) }
}

/** A draft of the assistant, whole. */
export async function draftReply(page: Page, author: string): Promise<string> {
  const { dialog, text } = await startResponding(page, author)
  await dialog.getByRole('button', { name: 'Generate AI Response' }).click()
  await expect(dialog.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await expect(text).not.toHaveValue('')
  const draft = await text.inputValue()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  return draft
}

/** How the sandbox's model behaves from now on. */
/** `says`: what it answers where it obeys, whatever it is told. */
export async function tellModel(request: APIRequestContext, mode: string, says?: string): Promise<void> {
  const answer = await request.post('/sandbox/ai/mode', { data: { mode, ...(says !== undefined && { says }) } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
