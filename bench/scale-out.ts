import { availableParallelism } from 'node:os'
import type { TestMember } from '#testing/make.ts'
import { findFreePort } from '#testing/free-port.ts'
import { runProduct, type RunningProduct } from '#testing/running-product.ts'
import { startStandAloneApp } from '#testing/stand-alone-app.ts'
import { AS_IN_PRODUCTION, authorise, CONNECTIONS } from './floor.ts'
import { measureLoad, type Load } from './load.ts'
import { writeReviewsOf } from './million-reviews.ts'
import { median, type BenchRow } from './table.ts'

/** Two processes, the database, what makes the load: with fewer they would only take each other's. */
const LEAST_CORES = 6
const REVIEWS = 2000
const WARM_UP_ROUNDS = 6
const ROUNDS = 5

/** Two web processes beside one of them, for the inbox and for who one is. The same people ask, as many at a time. */
export async function benchScaleOut(dataDir: string): Promise<BenchRow[]> {
  const cores = availableParallelism()
  if (cores < LEAST_CORES) {
    console.log(`two web processes beside one: not measured, for that takes ${LEAST_CORES} cores and here are ${cores}`)
    return []
  }
  const environment = { ...AS_IN_PRODUCTION, DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000', PORT: '0' }
  const app = await startStandAloneApp(environment)
  const processes: RunningProduct[] = []
  try {
    const people: TestMember[] = []
    while (people.length < 2 * CONNECTIONS) people.push(await app.make.member())
    for (const person of people) await writeReviewsOf(app.superuser, person, REVIEWS)
    await app.superuser.query('vacuum analyze')
    const urls: string[] = []
    while (processes.length < 2) {
      const port = String(await findFreePort())
      processes.push(await runProduct({ ...environment, PORT: port }))
      urls.push(`http://127.0.0.1:${port}`)
    }
    const headers = people.map(({ token }) => authorise(token))
    const rows: BenchRow[] = []
    for (const path of ['/reviews', '/me']) rows.push(await compareOneAndTwo(path, urls, headers))
    return rows
  } finally {
    for (const each of processes) await each.signal('SIGTERM')
    await app.stop()
  }
}

async function compareOneAndTwo(
  path: string,
  urls: readonly string[],
  headers: Record<string, string>[],
): Promise<BenchRow> {
  const both = urls.map((url) => `${url}/api/v1${path}`)
  const measure = (url: string[]) => measureLoad({ url, headers }, headers.length)
  const loads = { one: [] as Load[], two: [] as Load[] }
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await measure(both)
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.one.push(await measure(both.slice(0, 1)))
    loads.two.push(await measure(both))
  }
  const perSecond = (side: keyof typeof loads) => median(loads[side].map((load) => load.perSecond))
  return {
    work: `${path} of two web processes beside one`,
    ours: perSecond('two'),
    floor: perSecond('one'),
    unit: 'requests/s',
    goal: '1.8',
  }
}
