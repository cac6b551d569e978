import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { followOnce } from '#testing/identity-walk.ts'
import { ask, hire, makePerson, type Person, takeSession } from './people.ts'
import { type Business, consent, expectConnected, makeBusiness, startConnecting, tellSandbox } from './platforms.ts'
import { actOn } from './reviews.ts'

/** Ten seconds to take it back, the job, and the first look at what became of it. */
export const POSTED_WITHIN_MS = 90_000

export interface Inbox {
  business: Business
  owner: Person
}

/** The screen of a new business with reviews of its own on a platform that is connected. */
export async function openInbox(page: Page, request: APIRequestContext, vendor: Platform = 'google'): Promise<Inbox> {
  const business = await makeBusiness(request, vendor, { reviews: 2 })
  const owner = await makePerson(request)
  await takeSession(page, owner)
  await (vendor === 'google' ? connectGoogle(page, business) : connectByHand(page, business))
  await page.goto('/reviews')
  await expect(rowOf(page, 'Good soup 0')).toBeVisible({ timeout: POSTED_WITHIN_MS })
  return { business, owner }
}

async function connectByHand(page: Page, business: Business): Promise<void> {
  await page.goto('/settings?tab=integrations')
  await startConnecting(page, PLATFORM_NAMES[business.vendor])
  await consent(page, business)
  await expectConnected(page)
}

/** What the person would do on the screens, which have journeys of their own. */
async function connectGoogle(page: Page, { account, listings }: Business): Promise<void> {
  const ticked = Object.fromEntries(listings.map(({ id }) => [`location:${id}`, 'yes']))
  const begun = await ask<{ url: string }>(page, 'post', '/api/v1/integrations/authorizations', { platform: 'google' })
  const { origin, pathname, search } = new URL(begun.url)
  const { searchParams } = await followOnce(`${origin}${pathname}`, { request: search, account, ...ticked })
  await ask(page, 'post', '/api/v1/integrations/authorizations/complete', {
    platform: 'google',
    code: searchParams.get('code'),
    state: searchParams.get('state'),
  })
}

export const rowOf = (page: Page, words: string): Locator => page.getByRole('article').filter({ hasText: words })

export const respondDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Respond to Review' })

export async function compose(page: Page, words: string, text: string): Promise<Locator> {
  await actOn(rowOf(page, words), /^(Compose|Edit) Response$/)
  const dialog = respondDialog(page)
  await dialog.getByLabel('Response', { exact: true }).fill(text)
  return dialog
}

interface SandboxReview {
  id: string
  text: string | null
  reply: { text: string; state: string } | null
}

/** The review as the platform has it. */
export async function findOnPlatform(
  request: APIRequestContext,
  { vendor, listings }: Business,
  words: string,
): Promise<SandboxReview> {
  const answer = await request.get(`/sandbox/platforms/state?vendor=${vendor}&listing=${listings[0]?.id ?? ''}`)
  const { reviews } = (await answer.json()) as { reviews: SandboxReview[] }
  const review = reviews.find(({ text }) => text === words)
  if (!review) throw new Error(`There is no review "${words}" on the platform.`)
  return review
}

export async function decideOnReply(
  request: APIRequestContext,
  business: Business,
  { words, ...decision }: { words: string; decision: 'approve' | 'reject'; reason?: string },
): Promise<void> {
  const { id: review } = await findOnPlatform(request, business, words)
  await tellSandbox(request, 'replies/decide', {
    vendor: business.vendor,
    listing: business.listings[0]?.id,
    review,
    ...decision,
  })
}

/** A colleague, on a page of their own, before the reviews of the business. */
export async function bringIn(page: Page, colleaguePage: Page, role: 'manager' | 'member'): Promise<Person> {
  const person = await hire(page, colleaguePage, role)
  await colleaguePage.goto('/reviews')
  await expect(rowOf(colleaguePage, 'Good soup 0')).toBeVisible()
  return person
}
