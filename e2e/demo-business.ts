import { expect, type APIRequestContext } from '@playwright/test'
import { OWNER } from './journey.ts'

const CONNECTIONS = 8

/** The demo connects its platforms and fetches their reviews in the first moments; what counts on quiet waits here. */
export async function waitForDemoReviews(request: APIRequestContext): Promise<void> {
  const signedIn = await request.post('/auth/v1/token?grant_type=password', { data: OWNER })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const countFetched = async () => {
    const answer = await request.get('/api/v1/integrations', { headers: { authorization: `Bearer ${token}` } })
    const { items } = (await answer.json()) as { items: { lastRun: { state: string } | null }[] }
    return items.filter(({ lastRun }) => lastRun?.state === 'done').length
  }
  await expect.poll(countFetched, { timeout: 50_000 }).toBeGreaterThanOrEqual(CONNECTIONS)
}
