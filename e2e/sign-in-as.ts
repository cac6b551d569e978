import { expect, type Page } from '@playwright/test'

interface DemoPerson {
  email: string
  password: string
}

export const OWNER: DemoPerson = { email: 'demo@goodword.test', password: 'goodword-demo' }
export const ADMINISTRATOR: DemoPerson = { email: 'admin@goodword.test', password: 'goodword-admin' }

/** Fills in the sign-in form the page shows and sends it. */
export async function fillSignIn(page: Page, person: DemoPerson): Promise<void> {
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function signInAsOwner(page: Page): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, OWNER)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

export async function signInAsAdministrator(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await fillSignIn(page, ADMINISTRATOR)
  await expect(page.getByRole('heading', { name: 'Contact messages' })).toBeVisible()
}
