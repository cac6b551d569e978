import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

export interface Person {
  name: string
  email: string
  password: string
}

let made = 0

/** Nobody else has this address, in this run or in a repeated one. */
export function inventPerson(name = 'Robin Journey'): Person {
  made += 1
  return { name, email: `robin-${Date.now()}-${made}@journey.test`, password: 'three quiet harbour birds' }
}

/** A person with an account and a workspace of their own, which bears their name where it can be given at once. */
export async function makePerson(request: APIRequestContext, person = inventPerson()): Promise<Person> {
  const { email, password, name } = person
  const answer = await request.post('/auth/v1/signup', { data: { email, password, data: { name } } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (token) await nameBusiness(request, token, name)
  return person
}

async function nameBusiness(request: APIRequestContext, token: string, companyName: string): Promise<void> {
  const answer = await request.put('/api/v1/settings/general', {
    headers: { authorization: `Bearer ${token}` },
    data: { companyName, country: null, timezone: 'UTC', language: 'en' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The first screen of a new workspace. */
export async function giveBusinessName(page: Page, name = 'Corner Bakery'): Promise<void> {
  await expect(page).toHaveURL(/\/welcome/)
  await page.getByLabel('Company Name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

type SignIn = Pick<Person, 'email' | 'password'>

/** By the API. A server with too much to do says to try again, as every client then does. */
export async function askForSession(request: APIRequestContext, { email, password }: SignIn): Promise<string> {
  let session = ''
  await expect(async () => {
    const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } })
    session = await answer.text()
    expect(answer.ok(), session).toBe(true)
  }).toPass({ timeout: 45_000 })
  return session
}

/** Signed in without the form, for journeys about something else. */
export async function takeSession(page: Page, person: SignIn): Promise<void> {
  const session = await askForSession(page.request, person)
  // The lightest page from which the browser's storage is within reach.
  await page.goto('/robots.txt')
  await page.evaluate(`localStorage.setItem('goodword-session', ${JSON.stringify(session)})`)
}

export async function arriveAs(page: Page, person: SignIn, path: string): Promise<void> {
  await takeSession(page, person)
  await page.goto(path)
}

/** As a colleague would elsewhere: by the API, as whoever is signed in on the page. */
export async function ask<Answer>(page: Page, method: 'get' | 'post' | 'put' | 'patch', path: string, data?: object) {
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('goodword-session')).access_token`)
  const answer = await page.request[method](path, { headers: { authorization: `Bearer ${token}` }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Answer
}

interface Mail {
  subject: string
  text: string
  unsubscribeUrl: string | null
}

/** The newest mail to an address whose subject fits, once it has arrived. */
export async function findMail(
  request: APIRequestContext,
  to: string,
  { subject, origin = '' }: { subject: RegExp; origin?: string },
): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const answer = await request.get(`${origin}/sandbox/mailbox?to=${encodeURIComponent(to)}`)
      const { messages } = (await answer.json()) as { messages: Mail[] }
      found = messages.find((mail) => subject.test(mail.subject))
      return found?.subject
    })
    .toMatch(subject)
  if (!found) throw new Error('The mail has gone again.')
  return found
}

export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link in: ${text}`)
  return link
}

export function codeIn({ text }: Mail): string {
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1]
  if (!code) throw new Error(`There is no code in: ${text}`)
  return code
}

/** What an authenticator app shows; `steps` later, because each code works once. */
export function appCode(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
}

/** Asks somebody into the workspace of whoever is signed in, and lets them join on a page of their own. */
export async function hire(page: Page, colleaguePage: Page, role: 'manager' | 'member'): Promise<Person> {
  const person = inventPerson(role === 'member' ? 'Mia Member' : 'Max Manager')
  await ask(page, 'post', '/api/v1/invitations', { email: person.email, role })
  await colleaguePage.goto(linkIn(await findMail(page.request, person.email, { subject: /invite|join/i })))
  await colleaguePage.getByRole('button', { name: 'Accept invitation' }).click()
  await colleaguePage.getByLabel('Full Name').fill(person.name)
  await colleaguePage.getByLabel('Password', { exact: true }).fill(person.password)
  await colleaguePage.getByLabel('Confirm Password').fill(person.password)
  await colleaguePage.getByRole('button', { name: /^Join / }).click()
  await expect(colleaguePage).toHaveURL('/dashboard')
  return person
}
