import { setTimeout as sleep } from 'node:timers/promises'
import { createTestClient } from '#testing/http-client.ts'
import type { TestMember } from '#testing/make.ts'
import { runProduct } from '#testing/running-product.ts'
import { makeOwner } from './make-owner.ts'

const PORT = '29116'
const VISITORS = 8
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
/** What a kill may take along. */
const GRACE_MS = 100
const LEFT_SCANS_MS = 150_000

interface Round {
  qrCodeId: string
  signal: 'SIGTERM' | 'SIGKILL'
  /** Scans that were led on, and those of them that no signal may lose. */
  answered: number
  safe: number
}

/** Ends the product again and again while people scan, by turns politely and roughly, and counts what was written down. */
export async function killDuringScans(dataDir: string, kills: number): Promise<boolean> {
  const environment = { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000', SHUTDOWN_DELAY_MS: '200' }
  const owner = await makeOwner(environment)
  const rounds: Round[] = []
  for (let turn = 1; turn <= kills; turn += 1) {
    const round = await endDuringScans({ ...environment, PORT }, owner, turn % 2 === 0 ? 'SIGTERM' : 'SIGKILL')
    rounds.push(round)
    console.log(`scans, ${round.signal} ${turn}: ${round.answered} led on`)
  }
  const survivor = await runProduct({ ...environment, PORT })
  await waitForLeftScans(survivor.url, owner, rounds)
  const lost = { SIGTERM: 0, SIGKILL: 0 }
  let invented = 0
  for (const { qrCodeId, signal, answered, safe } of rounds) {
    const { body } = await createTestClient(survivor.url, owner.token).get(`/api/v1/qr-codes/${qrCodeId}`)
    lost[signal] += Math.max(0, safe - body.scans)
    // Whoever was on the way when it ended may have been counted and got no answer.
    invented += Math.max(0, body.scans - answered - VISITORS)
  }
  await survivor.signal('SIGTERM')
  const total = rounds.reduce((sum, { answered }) => sum + answered, 0)
  console.log(
    `scans: ${total} led on, ${lost.SIGTERM} lost on SIGTERM, ${lost.SIGKILL} older than ${GRACE_MS} ms on SIGKILL, ${invented} invented, over ${kills} ends.`,
  )
  return lost.SIGTERM === 0 && lost.SIGKILL === 0 && invented === 0
}

/** What was written down and not yet added up when a process was killed is added up within a minute or so. */
async function waitForLeftScans(url: string, owner: TestMember, rounds: readonly Round[]): Promise<void> {
  const client = createTestClient(url, owner.token)
  const until = performance.now() + LEFT_SCANS_MS
  for (const { qrCodeId, safe } of rounds) {
    while (performance.now() < until) {
      const { body } = await client.get(`/api/v1/qr-codes/${qrCodeId}`)
      if (body.scans >= safe) break
      await sleep(1000)
    }
  }
}

async function endDuringScans(
  environment: Record<string, string>,
  owner: TestMember,
  signal: Round['signal'],
): Promise<Round> {
  const product = await runProduct(environment)
  const made = { name: signal, destination: { kind: 'url', url: 'https://example.com' } }
  const { body } = await createTestClient(product.url, owner.token).post('/api/v1/qr-codes', made)
  const answeredAt: number[] = []
  const visiting = Array.from({ length: VISITORS }, () => scanUntilDead(`${product.url}/q/${body.code}`, answeredAt))
  await sleep(500 + Math.random() * 1500)
  const endedAt = performance.now()
  await product.signal(signal)
  await Promise.all(visiting)
  const safe = answeredAt.filter((at) => signal === 'SIGTERM' || at < endedAt - GRACE_MS)
  return { qrCodeId: body.id, signal, answered: answeredAt.length, safe: safe.length }
}

async function scanUntilDead(url: string, answeredAt: number[]): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { redirect: 'manual', headers: { 'user-agent': PHONE } }).catch(() => null)
    if (!answer) return
    if (answer.status !== 302) throw new Error(`A scan was answered with ${answer.status}.`)
    answeredAt.push(performance.now())
  }
}
