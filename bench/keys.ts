import { randomUUID } from 'node:crypto'
import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { receiveResponse } from '#server/features/hosted-pages/submit-response.ts'
import { tellPrograms } from '#server/features/webhooks/webhooks.service.ts'
import { AS_IN_PRODUCTION, authorise, compare } from './floor.ts'
import { writeReviewsOf } from './million-reviews.ts'
import { median, type BenchRow } from './table.ts'

const REVIEWS = 20_000
const ANSWERS = 200
const ROUNDS = 7

/** The same page of reviews, asked for by a program with its key and by a person with a session; and what it costs to tell programs. */
export async function benchKeys(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ ...AS_IN_PRODUCTION, DATA_DIR: dataDir })
  try {
    const owner = await app.make.member({ tier: 'enterprise' })
    await writeReviewsOf(app.superuser, owner, REVIEWS)
    await app.superuser.query('vacuum analyze')
    const secret = await app.make.apiKey({ customerId: owner.customerId, permissions: ['reviews.view'] })
    const url = `${app.url}/api/v1/reviews`
    const [byKey, bySession] = [authorise(secret), authorise(owner.token)].map((headers) => ({ url, headers }))
    if (!byKey || !bySession) return []
    const rows = await compare('/reviews by a key beside a session', { ours: byKey, floor: bySession }, '0.95')
    return [...rows, await benchTelling(app, 'nobody'), await benchTelling(app, 'one')]
  } finally {
    await app.stop()
  }
}

/** An answer to a survey, which tells programs anyway, and one that tells them once more: what is between them is the telling. */
async function benchTelling(app: StandAloneApp, who: 'nobody' | 'one'): Promise<BenchRow> {
  const owner = await app.make.member({ tier: 'enterprise' })
  const { body: page } = await app.as(owner).post('/api/v1/hosted-pages', { kind: 'feedback', name: 'Visit' })
  if (who === 'one') {
    const told = { address: 'https://hooks.example.com/till', events: ['survey.answered'] }
    await app.as(owner).post('/api/v1/webhooks', told)
  }
  const answer = (tx: CustomerTx) =>
    receiveResponse(
      tx,
      {
        id: randomUUID(),
        page,
        version: 1,
        locationId: null,
        qrCodeId: null,
        language: 'en',
        asked: [],
        answers: {},
        consent: null,
        photo: null,
      },
      new Date(),
    )
  const data = { responseId: randomUUID(), pageId: page.id, locationId: null, stars: 5, nps: null }
  const works = {
    floor: answer,
    ours: async (tx: CustomerTx) => (await answer(tx), tellPrograms(tx, 'survey.answered', () => [data])),
  }
  const took = { floor: [] as number[], ours: [] as number[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const side of ['floor', 'ours'] as const) {
      const ms = await timeAnswers(app, owner, works[side])
      // The first round warms up.
      if (round > 0) took[side].push(ms)
    }
  }
  return {
    work: `a survey’s answer told once more, ${who} listening`,
    ours: median(took.ours),
    floor: median(took.floor),
    unit: 'ms',
    goal: 'under 1.25',
  }
}

async function timeAnswers(
  app: StandAloneApp,
  { customerId }: TestMember,
  work: (tx: CustomerTx) => Promise<unknown>,
): Promise<number> {
  const from = performance.now()
  for (let count = 0; count < ANSWERS; count += 1) await app.product.base.transactions.step(customerId, work)
  return (performance.now() - from) / ANSWERS
}
