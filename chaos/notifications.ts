import { setTimeout as sleep } from 'node:timers/promises'
import { createTestClient } from '#testing/http-client.ts'
import type { TestMember } from '#testing/make.ts'
import { runProduct } from '#testing/running-product.ts'
import { startStandAloneApp } from '#testing/stand-alone-app.ts'

const PORT = '29115'
const A_ROUND = 40
const LONGEST_ROUND_MS = 8000
const LOOK_EVERY_MS = 500
const PATIENCE_MS = 900_000

interface Stage {
  owner: TestMember
  mate: TestMember
  /** Not assigned yet. */
  waiting: string[]
}

/** Kills server and worker again and again while people are mailed, then reads what came. */
export async function killDuringNotifications(dataDir: string, kills: number): Promise<boolean> {
  const environment = { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000' }
  const stage = await prepare(environment, kills * A_ROUND)
  const assigned = new Set<string>()
  for (let round = 1; round <= kills; round += 1) {
    const product = await runProduct({ ...environment, PORT })
    const assigning = assign(product.url, stage, { assigned, reviewIds: stage.waiting.slice(0, A_ROUND) })
    await sleep(Math.random() * LONGEST_ROUND_MS)
    await product.signal('SIGKILL')
    await assigning
    stage.waiting = stage.waiting.filter((reviewId) => !assigned.has(reviewId))
    console.log(`notifications, kill ${round}: ${assigned.size} told of`)
  }
  const survivor = await runProduct({ ...environment, PORT })
  await assign(survivor.url, stage, { assigned, reviewIds: stage.waiting })
  const told = await waitForMails(survivor.url, stage.mate, assigned.size)
  await survivor.signal('SIGTERM')
  const lost = [...assigned].filter((reviewId) => !told.includes(reviewId))
  const doubled = told.length - new Set(told).size
  console.log(`notifications: ${assigned.size} told of, ${lost.length} lost, ${doubled} doubled, over ${kills} kills.`)
  return lost.length === 0 && doubled === 0
}

async function prepare(environment: Record<string, string>, reviews: number): Promise<Stage> {
  const app = await startStandAloneApp(environment)
  try {
    const owner = await app.make.member()
    const { customerId } = owner
    const mate = await app.make.member({ customerId, role: 'manager' })
    const waiting: string[] = []
    for (let turn = 0; turn < reviews; turn += 1) waiting.push(await app.make.review({ customerId }))
    return { owner, mate, waiting }
  } finally {
    await app.stop()
  }
}

/** Each tells the mate; one that got no answer is asked for again under the same key. */
async function assign(
  url: string,
  { owner, mate }: Stage,
  { assigned, reviewIds }: { assigned: Set<string>; reviewIds: readonly string[] },
): Promise<void> {
  const client = createTestClient(url, owner.token)
  for (const reviewId of reviewIds) {
    const key = { 'idempotency-key': `assign ${reviewId}` }
    const body = { assigneeId: mate.userId }
    const response = await client.patch(`/api/v1/reviews/${reviewId}`, body, key).catch(() => null)
    if (!response) return
    if (response.status !== 200) throw new Error(`Assigning was answered with ${response.status}.`)
    assigned.add(reviewId)
  }
}

/** The reviews that mails lead to, one for each time. */
async function waitForMails(url: string, { email }: TestMember, count: number): Promise<string[]> {
  const client = createTestClient(url, null)
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const { body } = await client.get(`/sandbox/mailbox?to=${email}&limit=10000`)
    const texts = (body.messages as { text: string }[]).map(({ text }) => text).join('\n')
    const told = [...texts.matchAll(/\/reviews\?review=([0-9a-f-]{36})/g)].map((match) => match[1] ?? '')
    if (new Set(told).size >= count || Date.now() > until) return told
    await sleep(LOOK_EVERY_MS)
  }
}
