import { expect, type Locator, type Page } from '@playwright/test'
import { ask } from './people.ts'

interface Disputed {
  id: string
  updatedAt: string
}

/** A dispute about the review that says so, opened beside the list. */
export async function openCase(page: Page, words: string, description: string): Promise<Disputed> {
  const found = await ask<{ items: { id: string }[] }>(page, 'get', `/api/v1/reviews?search=${encodeURI(words)}`)
  const dispute = await ask<Disputed>(page, 'post', '/api/v1/disputes', {
    reviewId: found.items[0]?.id ?? null,
    reason: 'fake',
    description,
    evidence: ['No booking under that name'],
  })
  await page.goto(`/disputes?dispute=${dispute.id}`)
  await expect(caseSheet(page).getByText('No booking under that name')).toBeVisible()
  return dispute
}

export const caseSheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Dispute: / })

export const sectionOf = (sheet: Locator, name: string | RegExp): Locator => sheet.getByRole('region', { name })
