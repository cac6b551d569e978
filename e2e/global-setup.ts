import { expect, request } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startInstallation, TEMPLATE_VARIABLE } from './installation.ts'
import { OWNER } from './journey.ts'

const CONNECTIONS = 8

/**
 * Makes the product once, demo and all: every worker's installation begins as a copy of it, so that none pays for
 * migrations and the demo's first minute again, and no journey meets a workspace that is still being filled.
 */
export default async function prepareTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-template-'))
  const template = await startInstallation({}, folder)
  await waitForDemo(template.url)
  await template.stop()
  process.env[TEMPLATE_VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The demo connects its platforms, fetches their reviews, and then tells what became of them in one transaction; its campaigns go out. */
async function waitForDemo(url: string): Promise<void> {
  const anybody = await request.newContext({ baseURL: url })
  const signedIn = await anybody.post('/auth/v1/token?grant_type=password', { data: OWNER })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const list = async <Item>(path: string): Promise<Item[]> => {
    const answer = await anybody.get(path, { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { items: Item[] }).items
  }
  const countFetched = async () => {
    const connections = await list<{ lastRun: { state: string } | null }>('/api/v1/integrations')
    return connections.filter(({ lastRun }) => lastRun?.state === 'done').length
  }
  await expect.poll(countFetched, { timeout: 120_000 }).toBeGreaterThanOrEqual(CONNECTIONS)
  await expect.poll(async () => (await list('/api/v1/incidents')).length, { timeout: 60_000 }).toBeGreaterThan(0)
  const hasEnded = async () =>
    (await list<{ status: string }>('/api/v1/campaigns')).some(({ status }) => status === 'completed')
  await expect.poll(hasEnded, { timeout: 60_000 }).toBe(true)
  await anybody.dispose()
}
