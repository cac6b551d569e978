import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { arriveAs, askForSession, makePerson } from './people.ts'

export interface EnteredReview {
  author: string
  rating: number
  content: string
  platform?: string
  day?: string
}

/** Enters reviews by hand as a colleague would elsewhere. */
export type EnterReviews = (reviews: readonly EnteredReview[]) => Promise<void>

export const FOUR_REVIEWS: readonly EnteredReview[] = [
  { author: 'Ada North', rating: 5, content: 'Wonderful SOUP and kind people', platform: 'yelp', day: '2026-01-04' },
  { author: 'Ben South', rating: 1, content: 'Cold soup, slow service', platform: 'tripadvisor', day: '2026-01-03' },
  { author: 'Cleo East', rating: 3, content: 'Fair, but loud', platform: 'yelp', day: '2026-01-02' },
  { author: 'Dan West', rating: 4, content: 'Good cake', platform: 'tripadvisor', day: '2026-01-01' },
]

/** A person with a workspace of their own and these reviews in it, on the screen of reviews. */
export async function openReviews(
  page: Page,
  request: APIRequestContext,
  reviews: readonly EnteredReview[] = FOUR_REVIEWS,
): Promise<EnterReviews> {
  const person = await makePerson(request)
  const { access_token: token } = JSON.parse(await askForSession(request, person)) as { access_token: string }
  const enter: EnterReviews = async (entered) => {
    for (const review of entered) {
      const answer = await request.post('/api/v1/manual-reviews', {
        headers: { authorization: `Bearer ${token}` },
        data: { platform: 'yelp', day: '2026-01-05', ...review },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
  }
  await enter(reviews)
  await arriveAs(page, person, '/reviews')
  await expect(page.getByRole('heading', { level: 1, name: 'Review Management' })).toBeVisible()
  return enter
}

export function rowOf(page: Page, author: string): Locator {
  return page.getByRole('article', { name: author })
}

export async function expectAuthors(page: Page, authors: readonly string[]): Promise<void> {
  await expect(page.getByRole('feed').getByRole('heading', { level: 3 }).getByRole('link')).toHaveText([...authors])
}

/** By its button where there is room for one, else by the row's menu. */
export async function actOn(row: Locator, name: string | RegExp): Promise<void> {
  const [menu, button] = [
    row.getByRole('button', { name: 'Actions for this review' }),
    row.getByRole('button', { name }),
  ]
  await expect(menu.or(button).first()).toBeVisible()
  if (!(await menu.isVisible())) return button.click()
  await menu.click()
  await row.page().getByRole('menuitem', { name }).click()
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Where it stands on the screen, once it does. */
export async function getBox(place: Locator): Promise<Box> {
  await expect(place).toBeVisible()
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}

export const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y
