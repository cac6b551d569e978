// What readers do with a campaign: services report of it, and links are followed.
import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import { listHooks } from '#sandbox/providers/provider-messages.repository.ts'
import { gatherAll, setTheStage, type CampaignStage } from './campaign-stage.ts'
import { compare } from './floor.ts'
import { median, type BenchRow } from './table.ts'

const PEOPLE = 20_000
const BATCH = 100
const ROUNDS = 12
const BATCHES_A_ROUND = 8
/** Batches that are on their way at the same time. */
const AT_ONCE = 2
const WARMING = 2
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

/** Reports that are checked, kept and counted beside a loop that only inserts; clicks beside bare node:http that knows nothing. */
export async function benchCampaignReaders(dataDir: string): Promise<BenchRow[]> {
  const stage = await setTheStage(dataDir, PEOPLE)
  try {
    await gatherAll(stage)
    const readers = await handAllOver(stage)
    return [await timeReports(stage, readers), ...(await timeClicks(stage, readers))]
  } finally {
    await stage.app.stop()
  }
}

interface Reader {
  key: string
  email: string
  word: string
}

/** As if all had gone out a moment ago. */
async function handAllOver({ app, campaignId, connection }: CampaignStage): Promise<Reader[]> {
  await app.superuser.query(
    `with gone as (
       update campaign_recipients set state = 'accepted', handed_over_at = now(), connection_id = $2,
         click_word = substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)
       where campaign_id = $1 returning click_word, customer_id, id)
     insert into directory.campaign_links (word, customer_id, recipient_id) select * from gone`,
    [campaignId, connection.id],
  )
  await app.superuser.query('analyze campaign_recipients, directory.campaign_links')
  const { rows } = await app.superuser.query<Reader>(
    `select r.message_key as key, c.email, r.click_word as word from campaign_recipients r
     join contacts c on c.customer_id = r.customer_id and c.id = r.contact_id where r.campaign_id = $1`,
    [campaignId],
  )
  return rows
}

/** A batch as the service sends it; the first time it tells that they have it, then that they opened it. */
async function timeReports(stage: CampaignStage, readers: readonly Reader[]): Promise<BenchRow> {
  const send = await openHook(stage)
  const floor = await openInsertLoop(stage)
  const speeds = { ours: [] as number[], floor: [] as number[] }
  let next = 0
  const takeBatch = () => {
    const first = (next * BATCH) % readers.length
    const event = next * BATCH < readers.length ? 'delivered' : 'open'
    next += 1
    return readers.slice(first, first + BATCH).map(({ key, email }) => ({
      event,
      email,
      timestamp: Math.floor(Date.now() / 1000),
      sg_event_id: randomUUID(),
      sg_message_id: `${key}.recvd-1`,
      goodword_id: key,
    }))
  }
  const time = async (work: (batch: readonly Told[]) => Promise<void>) => {
    const batches = Array.from({ length: BATCHES_A_ROUND }, takeBatch)
    const startedAt = performance.now()
    const waiting = batches.values()
    const workOn = async () => {
      for (const batch of waiting) await work(batch)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, workOn))
    return (BATCHES_A_ROUND * BATCH) / ((performance.now() - startedAt) / 1000)
  }
  try {
    for (let round = 0; round < WARMING + ROUNDS; round += 1) {
      const [loop, ours] = [await time(floor.insert), await time(send)]
      if (round < WARMING) continue
      speeds.floor.push(loop)
      speeds.ours.push(ours)
    }
  } finally {
    await floor.close()
  }
  const [ours, least] = [median(speeds.ours), median(speeds.floor)]
  return { work: `reports, ${BATCH} a batch, beside an insert loop`, ours, floor: least, unit: 'events/s', goal: '0.4' }
}

interface Told {
  event: string
  email: string
  timestamp: number
  sg_event_id: string
  goodword_id: string
}

async function openHook({ app, connection }: CampaignStage) {
  const [hook] = await listHooks(app.product.base.sandbox.db, 'sendgrid', 'SG.sandbox-bench')
  if (!hook) throw new Error('Nobody asked for reports.')
  const privateKey = createPrivateKey({ key: Buffer.from(hook.signed_by, 'base64'), format: 'der', type: 'pkcs8' })
  const url = app.url + new URL(connection.hookUrl).pathname
  return async (batch: readonly Told[]): Promise<void> => {
    const body = JSON.stringify(batch)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), privateKey).toString(
        'base64',
      ),
      'x-twilio-email-event-webhook-timestamp': timestamp,
    }
    const { status } = await fetch(url, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`A report was answered ${status}.`)
  }
}

/** A batch is a transaction, and each event of it one prepared insert. */
async function openInsertLoop({ app }: CampaignStage) {
  const pool = new Pool({ ...app.product.base.app.address, user: 'postgres', password: '', max: AT_ONCE })
  await pool.query(
    'create table bare_events (event_key text primary key, kind text, reference text, address text, occurred_at timestamptz)',
  )
  const text = 'insert into bare_events values ($1, $2, $3, $4, to_timestamp($5)) on conflict do nothing'
  return {
    insert: async (batch: readonly Told[]): Promise<void> => {
      const client = await pool.connect()
      await client.query('begin')
      for (const { sg_event_id: key, event, goodword_id: reference, email, timestamp } of batch) {
        await client.query({ name: 'insert-event', text, values: [key, event, reference, email, timestamp] })
      }
      await client.query('commit')
      client.release()
    },
    async close() {
      await pool.query('drop table bare_events')
      await pool.end()
    },
  }
}

async function timeClicks({ app }: CampaignStage, readers: readonly Reader[]): Promise<BenchRow[]> {
  const bare = createServer((_request, response) => {
    response.writeHead(302, { location: 'https://example.com/menu', 'cache-control': 'no-store' }).end()
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  try {
    const headers = { 'user-agent': PHONE }
    const { port } = bare.address() as AddressInfo
    const ours = { url: readers.map(({ word }) => `${app.url}/c/${word}`), headers }
    const floor = { url: `http://127.0.0.1:${port}/c/x`, headers }
    return await compare('a click beside a bare node 302', { ours, floor }, '0.5')
  } finally {
    bare.close()
  }
}
