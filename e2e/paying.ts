import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { askDatabase } from './enterprise.ts'
import { openDialog } from './journey.ts'

/** Stripe's own test cards, as its stand-in knows them. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
  asks: '4000 0000 0000 3220',
}

export const planCard = (page: Page) => page.getByRole('region', { name: 'Current plan' })
export const planEntry = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Available plans' }).getByRole('listitem').filter({ hasText: name }).first()
export const history = (page: Page) => page.getByRole('table', { name: 'Billing history' })

/** At the stand-in of who collects the money. */
export async function enterCard(page: Page, card: string, button: 'Subscribe' | 'Use this card'): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: button }).click()
}

/** Trials and payments are so much further, by the button that a person would press. */
export async function letTimePass(page: Page, time: 'two weeks' | 'a month' | 'a year'): Promise<void> {
  const sandbox = await page.context().newPage()
  await sandbox.goto('/sandbox')
  await sandbox.getByLabel('Put the clock of trials and payments forward by').selectOption({ label: time })
  const hasPassed = sandbox.waitForResponse((response) => response.url().endsWith('/sandbox/stripe/clock'))
  await sandbox.getByRole('button', { name: 'Let time pass' }).click()
  expect((await hasPassed).status()).toBe(303)
  // Not closed: a page that is closed on its way to another one can keep the journey waiting for ever.
  await page.bringToFront()
}

/** From the page of payments, by a card that pays at once. */
export async function choosePlan(page: Page, plan: string): Promise<void> {
  await planEntry(page, plan)
    .getByRole('button', { name: `Choose ${plan}` })
    .click()
  await enterCard(page, CARDS.pays, 'Subscribe')
  await expect(planCard(page).getByText('Active', { exact: true })).toBeVisible()
}

export async function replaceCard(page: Page, card: string): Promise<void> {
  await planCard(page).getByRole('button', { name: 'Update Payment Method' }).click()
  await enterCard(page, card, 'Use this card')
  await expect(page.getByText(`Visa ending in ${card.slice(-4)}`)).toBeVisible()
}

/** What stands in the file of an invoice, and that it asks for what the screen says. */
export async function readInvoice(page: Page, row: Locator): Promise<string> {
  const amount = /\$[\d,]+\.\d\d/.exec((await row.textContent()) ?? '')?.[0] ?? 'nothing'
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Download invoice / }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/)
  const text = readFileSync(await file.path(), 'latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text).toContain(`(Total ${amount.replaceAll(',', '')})`)
  return text
}

/** As the dialog says it before it is so. */
export async function switchPlan(page: Page, plan: string, sentences: readonly (string | RegExp)[]): Promise<void> {
  await planEntry(page, plan)
    .getByRole('button', { name: `Switch to ${plan}` })
    .click()
  for (const sentence of sentences) await expect(openDialog(page).getByText(sentence)).toBeVisible()
  await openDialog(page).getByRole('button', { name: 'Switch plan' }).click()
  await expect(openDialog(page)).toHaveCount(0)
}

interface NewCoupon {
  code: string
  type: 'percentage' | 'fixed_amount'
  /** Hundredths of a percent, or cents. */
  value: number
  maxUses?: number
  isOver?: boolean
}

export async function makeCoupon(dataFolder: string, coupon: NewCoupon): Promise<void> {
  const { code, type, value, maxUses, isOver = false } = coupon
  await askDatabase(
    dataFolder,
    `insert into coupons (code, type, value_hundredths, max_uses, uses, expires_at)
     values ($1, $2, $3, nullif($4, '')::integer, coalesce(nullif($4, '')::integer, 0), now() + $5::interval)`,
    [code, type, String(value), String(maxUses ?? ''), isOver ? '-1 day' : '1 day'],
  )
}
