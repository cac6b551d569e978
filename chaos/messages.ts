import { setTimeout as sleep } from 'node:timers/promises'
import { createTestClient } from '#testing/http-client.ts'
import { runProduct } from '#testing/running-product.ts'

/** Kills the whole product again and again while messages arrive, then counts. Answers whether all came through, once. */
export async function killDuringMessages(dataDir: string, kills: number): Promise<boolean> {
  const environment = {
    PORT: '29111',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '100000',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const accepted = new Set<string>()
  for (let round = 1; round <= kills; round += 1) {
    const product = await runProduct(environment)
    const sending = sendUntilDead(product.url, { round, accepted })
    await sleep(200 + Math.random() * 1500)
    await product.signal('SIGKILL')
    await sending
    console.log(`messages, kill ${round}: ${accepted.size} accepted so far`)
  }
  const survivor = await runProduct(environment)
  const delivered = await waitForMail(survivor.url, accepted)
  await survivor.signal('SIGTERM')
  const lost = [...accepted].filter((name) => !delivered.includes(name))
  const doubled = delivered.length - new Set(delivered).size
  console.log(`messages: ${accepted.size} accepted, ${lost.length} lost, ${doubled} doubled, over ${kills} kills.`)
  return lost.length === 0 && doubled === 0
}

let address = 0

/** Sends until the product dies under it; what was answered with 200 must not be lost. */
async function sendUntilDead(
  url: string,
  { round, accepted }: { round: number; accepted: Set<string> },
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const name = `round ${round} message ${turn}`
    const from = { 'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${(address += 1) & 255}` }
    const body = { name, email: 'chaos@x.test', message: 'Still there?' }
    const response = await createTestClient(url, null)
      .post('/api/v1/contact-messages', body, { ...from, 'idempotency-key': name })
      .catch(() => null)
    if (!response) return
    if (response.status === 200) accepted.add(name)
  }
}

/** Of which messages a mail has come, as often as it came. */
export async function waitForMail(url: string, accepted: ReadonlySet<string>): Promise<string[]> {
  const client = createTestClient(url, null)
  let names: string[] = []
  // Some arrive whose asking got no answer: those do not count.
  for (let turn = 0; turn < 120 && ![...accepted].every((name) => names.includes(name)); turn += 1) {
    await sleep(1000)
    const { body } = await client.get('/sandbox/mailbox?to=contact@goodword.test&limit=10000')
    names = body.messages.map(({ subject }: { subject: string }) =>
      subject.replace('Contact form: General question, from ', ''),
    )
  }
  return names
}
