import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { Platform } from '#shared/domain/platforms.ts'
import { arriveAs, makePerson, type Person } from './people.ts'

export interface Business {
  vendor: Platform
  owner: string
  account: string
  listings: { id: string; name: string }[]
}

const SANDBOX_KEY = 'sandbox-key'
let made = 0

/** Plays the customers and the platform: see the sandbox's page of the platforms. */
export async function tellSandbox<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(`/sandbox/platforms/${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Answer
}

interface Wanted {
  listings?: number
  /** On the first of them. */
  reviews?: number
}

/** A business of its own on a platform, so that no journey meets the reviews of another. */
export async function makeBusiness(
  request: APIRequestContext,
  vendor: Platform,
  { listings = 1, reviews = 3 }: Wanted = {},
): Promise<Business> {
  made += 1
  const owner = `Owner ${Date.now()}-${made}`
  const business: Business = { vendor, owner, account: '', listings: [] }
  for (let index = 0; index < listings; index += 1) {
    const name = `${owner} Café ${index + 1}`
    const who = business.account ? { account: business.account } : { owner }
    const { listing } = await tellSandbox<{ listing: { id: string; account: string } }>(request, 'listings', {
      vendor,
      name,
      address: `${index + 1} Quay Street`,
      ...who,
    })
    business.account = listing.account
    business.listings.push({ id: listing.id, name })
  }
  await writeReviews(request, business, reviews)
  return business
}

export async function writeReviews(request: APIRequestContext, business: Business, count: number): Promise<void> {
  const { vendor, listings } = business
  const verdict = vendor === 'facebook' ? { recommends: 'yes' } : { stars: 4 }
  for (let index = 0; index < count; index += 1) {
    await tellSandbox(request, 'reviews', { vendor, listing: listings[0]?.id, text: `Good soup ${index}`, ...verdict })
  }
}

export async function openIntegrations(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await makePerson(request)
  await arriveAs(page, person, '/settings?tab=integrations')
  return person
}

/** As far as the platform's own page. */
export async function startConnecting(page: Page, platformName: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Integration', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a Platform' })
  await dialog.getByRole('button', { name: new RegExp(`^${platformName}`) }).click()
  await expect(page).toHaveURL(/\/(sandbox|connect)\//)
}

/** Keeps what people are shown who come back from a platform: it goes by itself, and a slow machine misses it. */
const REMEMBER_RETURN = `addEventListener('DOMContentLoaded', () => {
  const remember = () => {
    const words = document.querySelector('main')?.innerText
    if (location.pathname === '/settings' && /(success|error)=true/.test(location.search)) {
      const told = sessionStorage.getItem('told-after-return') ?? ''
      const now = [location.search, words].join(' / ')
      if (!told.includes(now)) sessionStorage.setItem('told-after-return', told + now)
    }
    if (!location.pathname.startsWith('/oauth/callback/')) return
    const title = document.querySelector('h1')?.textContent ?? ''
    sessionStorage.setItem('shown-on-return', [title, words].join(' / '))
    const titles = (sessionStorage.getItem('titles-on-return') ?? '').split('|')
    if (title && titles.at(-1) !== title) sessionStorage.setItem('titles-on-return', [...titles, title].join('|'))
  }
  new MutationObserver(remember).observe(document.body, { childList: true, subtree: true, characterData: true })
})`

/** That page, for as long as a journey has something to do there. */
export async function lingerOnReturn(page: Page): Promise<void> {
  await page.addInitScript(`if (location.pathname.startsWith('/oauth/callback/')) {
    const wait = globalThis.setTimeout
    globalThis.setTimeout = (work, ms, ...rest) => wait(work, ms === 2000 || ms === 3000 ? 120_000 : ms, ...rest)
  }`)
}

export async function rememberReturn(page: Page): Promise<void> {
  // They may still be on their way there, by more than one address.
  await expect(page).toHaveURL(/\/(sandbox|connect)\//)
  await expect(() => page.evaluate(`sessionStorage.removeItem('told-after-return')`)).toPass()
  await page.addInitScript(REMEMBER_RETURN)
}

/** Says yes there, for everything that is ticked. */
export async function consent(page: Page, { vendor, owner, listings }: Business): Promise<void> {
  await rememberReturn(page)
  if (vendor === 'google') {
    const account = page.getByRole('article').filter({ hasText: owner })
    await account.getByRole('button', { name: 'Allow' }).click()
  } else if (vendor === 'facebook') {
    await page.getByRole('button', { name: `Continue as ${owner}`, exact: true }).click()
  } else if (vendor === 'yelp') {
    await page.getByRole('button', { name: `Allow as ${owner}`, exact: true }).click()
  } else {
    await page.getByLabel('Your listing').fill(listings[0]?.id ?? '')
    await page.getByLabel('API key').fill(SANDBOX_KEY)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
}

export async function expectConnected(page: Page): Promise<void> {
  await expect.poll(() => toldAfterReturn(page)).toMatch(/^\?tab=integrations&success=true \/ /)
  const shown = await shownOnReturn(page)
  expect(shown).toMatch(/^Connection Successful \/ /)
  expect(shown).toContain("You'll be redirected to the settings page in a moment...")
  expect(await titlesOnReturn(page)).not.toContain('Connection Failed')
}

/** What the page said to which the platform sent them back. */
export async function shownOnReturn(page: Page): Promise<string> {
  return String(await page.evaluate(`sessionStorage.getItem('shown-on-return')`))
}

/** Where they were led then, and what they were told there; nothing while they are still on their way. */
export async function toldAfterReturn(page: Page): Promise<string> {
  const told = await page.evaluate(`sessionStorage.getItem('told-after-return')`).catch(() => null)
  return String(told)
}

/** In the order they were seen. */
export async function titlesOnReturn(page: Page): Promise<string> {
  return String(await page.evaluate(`sessionStorage.getItem('titles-on-return')`))
}

export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name })
}
