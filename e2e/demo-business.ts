import { expect, type APIRequestContext } from '@playwright/test'
import { OWNER } from './journey.ts'

const CONNECTIONS = 8

/**
 * In the first moments the demo connects its platforms, fetches their reviews and tells what became of them; what counts
 * on quiet waits here.
 */
export async function waitForDemoReviews(request: APIRequestContext): Promise<void> {
  const signedIn = await request.post('/auth/v1/token?grant_type=password', { data: OWNER })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const list = async <Item>(path: string): Promise<Item[]> => {
    const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { items: Item[] }).items
  }
  const countFetched = async () => {
    const connections = await list<{ lastRun: { state: string } | null }>('/api/v1/integrations')
    return connections.filter(({ lastRun }) => lastRun?.state === 'done').length
  }
  await expect.poll(countFetched, { timeout: 50_000 }).toBeGreaterThanOrEqual(CONNECTIONS)
  await expect.poll(async () => (await list('/api/v1/incidents')).length, { timeout: 20_000 }).toBeGreaterThan(0)
}
