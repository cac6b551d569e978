import { expect, it } from 'vitest'
import type { HostedPageSummary } from '#shared/contracts/hosted-pages.ts'
import type { PageResults } from '#shared/contracts/page-responses.ts'
import type { QrCode } from '#shared/contracts/qr-codes.ts'
import { createTestClient } from '#testing/http-client.ts'
import { startTestApp } from '#testing/test-app.ts'
import { DEMO_SIGN_INS } from './demo-workspace.ts'

const app = await startTestApp()
const { email, password } = DEMO_SIGN_INS.owner
const signedIn = await app.anonymous.post('/auth/v1/token?grant_type=password', { email, password })
const owner = createTestClient(app.url, signedIn.body.access_token as string)
await app.product.services.features.demo.request()
for (const name of ['demo.furnish', 'demo.connect-listing', 'demo.open-pages']) await app.jobs.run(name)
const codes = (await owner.get('/api/v1/qr-codes')).body.items as QrCode[]
const pages = (await owner.get('/api/v1/hosted-pages')).body.items as HostedPageSummary[]

it('the demo has four codes that people scan, some of them twice, at lunch and dinner', async () => {
  expect(codes.map(({ name }) => name).toSorted()).toEqual([
    'Feedback',
    'Receipt – Toronto',
    'Survey',
    'Table tent – Halifax',
  ])
  for (const { id, scans, uniqueScans, lastScanAt } of codes) {
    expect(uniqueScans).toBeGreaterThan(15)
    expect(scans).toBeGreaterThan(uniqueScans)
    expect(Date.parse(lastScanAt ?? '')).toBeLessThan(Date.now())
    const { byHour } = (await owner.get(`/api/v1/qr-codes/${id}/statistics`)).body as { byHour: { scans: number }[] }
    expect(byHour.flatMap((counted, hour) => (counted.scans > 0 ? [hour] : [])).length).toBeGreaterThanOrEqual(5)
  }
})

it('whoever scanned a code of the demo has visited its page, and nobody has answered without', async () => {
  const pageIds = codes.flatMap(({ destination }) => (destination.kind === 'page' ? [destination.pageId] : []))
  expect(pageIds.toSorted()).toEqual(pages.map(({ id }) => id).toSorted())
  for (const { id, visitors, name } of pages) {
    const code = codes.find(({ destination }) => destination.kind === 'page' && destination.pageId === id)
    expect([name, visitors]).toEqual([name, code?.uniqueScans])
    const results = (await owner.get(`/api/v1/hosted-pages/${id}/results`)).body as PageResults
    expect(results.overTime.filter((day) => day.responses > day.visitors)).toEqual([])
  }
  expect(pages.map(({ responses }) => responses).toSorted((one, other) => one - other)).toEqual([0, 5, 15])
})
