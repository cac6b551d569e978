import { startStandAloneApp } from '#testing/stand-alone-app.ts'
import { AS_IN_PRODUCTION, authorise, compare } from './floor.ts'
import { writeReviewsOf } from './million-reviews.ts'
import type { BenchRow } from './table.ts'

const REVIEWS = 20_000

/** The same page of reviews, asked for by a program with its key and by a person with a session. */
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
    return await compare('/reviews by a key beside a session', { ours: byKey, floor: bySession }, '0.95')
  } finally {
    await app.stop()
  }
}
