// What goes out: an audience that becomes rows, and messages that are handed over.
import { fork, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { createSystemResolver } from '#server/adapters/dns/dns-resolver.ts'
import { createSendGrid } from '#server/adapters/marketing/sendgrid.ts'
import { deliverCampaign } from '#server/features/campaigns/sending/deliver-campaign.ts'
import type { SendingDeps } from '#server/features/campaigns/sending/sending-jobs.ts'
import { buildMarketing } from '#server/product/marketing.ts'
import { gatherAll, setTheStage, type CampaignStage } from './campaign-stage.ts'
import { compareMemory, lookAtMemory } from './memory.ts'
import { median, type BenchRow } from './table.ts'

const PEOPLE = 100_000
const TURNS = 12
/** The first turns wake up what sleeps. */
const WARMING = 2
/** As many as the product hands over at the same time to this service. */
const AT_ONCE = 10
const FLOOR_MS = 2000
const FLAG = '--stand-in'

/** A campaign for a hundred thousand, beside the statement and the loop that one would write by hand for nobody but oneself. */
export async function benchCampaigns(dataDir: string): Promise<BenchRow[]> {
  const stage = await setTheStage(dataDir, PEOPLE)
  const standIn = fork(fileURLToPath(import.meta.url), [FLAG])
  try {
    return [await timeGathering(stage), ...(await timeSending(stage, await findAddress(standIn)))]
  } finally {
    standIn.kill()
    await stage.app.stop()
  }
}

async function timeGathering(stage: CampaignStage): Promise<BenchRow> {
  // Before and after: what else the machine does meanwhile should weigh on both alike.
  const floorsMs = [await timeInsert(stage)]
  const startedAt = performance.now()
  await gatherAll(stage)
  const ours = performance.now() - startedAt
  floorsMs.push(await timeInsert(stage))
  const { rows } = await stage.app.superuser.query<{ total: number }>(
    'select count(*)::int as total from campaign_recipients where campaign_id = $1',
    [stage.campaignId],
  )
  if (rows[0]?.total !== PEOPLE) throw new Error(`${rows[0]?.total} of ${PEOPLE} were gathered.`)
  const floor = floorsMs.reduce((sum, each) => sum + each, 0) / floorsMs.length
  return { work: `an audience of ${PEOPLE} beside INSERT … SELECT`, ours, floor, unit: 'ms', goal: 'under 3' }
}

/** Everybody who agreed, in one statement, into a campaign of their own. */
async function timeInsert({ app, owner }: CampaignStage): Promise<number> {
  const draft = { name: 'Floor', type: 'promotion', message: 'Fish!', channels: ['email'] }
  const { body } = await app.as(owner).post('/api/v1/campaigns', draft)
  const startedAt = performance.now()
  await app.superuser.query(
    `insert into campaign_recipients (customer_id, campaign_id, channel, contact_id, address_key, message_key)
     select customer_id, $2, 'email', id, email_key, gen_random_uuid() from contacts
     where customer_id = $1 and email_state = 'granted' and deleted_at is null`,
    [owner.customerId, body.id],
  )
  const ms = performance.now() - startedAt
  await app.superuser.query('delete from campaign_recipients where campaign_id = $1', [body.id])
  return ms
}

/** By turns: what else the machine does weighs on both alike. The service takes everything at once, and has no pace. */
async function timeSending(stage: CampaignStage, url: string): Promise<BenchRow[]> {
  const { base } = stage.app.product
  const marketing = buildMarketing(base)
  const sendgrid = { ...createSendGrid({ baseUrl: () => url }), perSecond: Infinity }
  const providers = { ...marketing.providers, sendgrid }
  const deps: SendingDeps = { ...base, ...marketing, providers, dns: createSystemResolver() }
  const floor = await openFloor(stage, url)
  const speeds = { ours: [] as number[], floor: [] as number[] }
  const looks: ReturnType<typeof lookAtMemory>[] = []
  try {
    for (let turn = 0; turn < WARMING + TURNS; turn += 1) {
      const loop = await floor.run()
      const ours = await timeTurn(deps, stage)
      if (turn < WARMING) continue
      looks.push(lookAtMemory())
      speeds.floor.push(loop)
      speeds.ours.push(ours)
    }
  } finally {
    await floor.close()
  }
  return [
    {
      work: 'messages handed over beside a bare loop',
      ours: median(speeds.ours),
      floor: median(speeds.floor),
      unit: 'messages/s',
      goal: '0.4',
    },
    ...compareMemory(looks, 'beside its first turn'),
  ]
}

/** One turn of the job; answers how many a second. */
async function timeTurn(deps: SendingDeps, { app, owner, campaignId }: CampaignStage): Promise<number> {
  const count = async () => {
    const { rows } = await app.superuser.query<{ sent: number }>(
      'select sent_count as sent from campaigns where id = $1',
      [campaignId],
    )
    return rows[0]?.sent ?? 0
  }
  const before = await count()
  const startedAt = performance.now()
  await deliverCampaign(deps, { customerId: owner.customerId, campaignId, channel: 'email' })
  const seconds = (performance.now() - startedAt) / 1000
  return ((await count()) - before) / seconds
}

/** Marks, posts and marks again, one message after the other in each of so many hands, in a table of its own. */
async function openFloor({ app, owner }: CampaignStage, url: string) {
  await app.superuser.query(
    `create table bare_messages as
     select row_number() over ()::int as id, name, email, 'queued' as state, null::text as message_id from contacts where customer_id = $1`,
    [owner.customerId],
  )
  await app.superuser.query('alter table bare_messages add primary key (id)')
  const pool = new Pool({ ...app.product.base.app.address, user: 'postgres', password: '', max: AT_ONCE })
  let next = 1
  const sendOne = async (id: number) => {
    const { rows } = await pool.query<{ name: string; email: string }>({
      name: 'mark',
      text: `update bare_messages set state = 'dispatching' where id = $1 and state = 'queued' returning name, email`,
      values: [id],
    })
    const [reader] = rows
    if (!reader) throw new Error('There is nobody left.')
    const text = `Hello ${reader.name}, our spring menu is here. Come by and try it.`
    const response = await fetch(`${url}/v3/mail/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ personalizations: [{ to: [{ email: reader.email }] }], content: [{ value: text }] }),
    })
    await response.arrayBuffer()
    const values = [id, response.headers.get('x-message-id')]
    const done = `update bare_messages set state = 'accepted', message_id = $2 where id = $1`
    await pool.query({ name: 'done', text: done, values })
  }
  return {
    async run(): Promise<number> {
      const [startedAt, from] = [performance.now(), next]
      const work = async () => {
        while (performance.now() - startedAt < FLOOR_MS) await sendOne(next++)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      return (next - from) / ((performance.now() - startedAt) / 1000)
    },
    async close() {
      await pool.end()
      await app.superuser.query('drop table bare_messages')
    },
  }
}

const findAddress = (standIn: ChildProcess): Promise<string> =>
  new Promise((resolve) => standIn.once('message', (url: string) => resolve(url)))

/** In a process of its own: it takes whatever comes, and keeps nothing. */
function standIn(): void {
  let taken = 0
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => {
      taken += 1
      outgoing.writeHead(202, { 'x-message-id': `taken-${taken}` }).end()
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
}

if (process.argv.includes(FLAG)) standIn()
