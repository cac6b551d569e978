import { type APIRequestContext, expect, type Page } from '@playwright/test'

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

export async function requestSession(request: APIRequestContext, person: DemoPerson): Promise<string> {
  const response = await request.post('/auth/v1/token?grant_type=password', { data: person })
  expect(response.status()).toBe(200)
  return response.text()
}

const sessions = new Map<DemoPerson, Promise<string>>()

/**
 * Opens a page signed in, without the form: sign-in attempts are limited, and most journeys are about something else.
 * All of them share one session, so a journey that signs out uses the form.
 */
async function openAs(page: Page, person: DemoPerson, address: string): Promise<void> {
  const session = sessions.get(person) ?? requestSession(page.request, person)
  sessions.set(person, session)
  await page.context().addInitScript(`localStorage.setItem('goodword-session', ${JSON.stringify(await session)})`)
  await page.goto(address)
}

export async function openDashboard(page: Page): Promise<void> {
  await openAs(page, OWNER, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

export async function openAdministration(page: Page): Promise<void> {
  await openAs(page, ADMINISTRATOR, '/admin')
  await expect(page.getByRole('heading', { name: 'Contact messages' })).toBeVisible()
}
