import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import { setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { createTestClient } from '#testing/http-client.ts'
import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { killInRounds } from './kill-rounds.ts'

const PORT = '29117'
/** By e-mail to a service that cannot be asked in doubt, and as many text messages by one that can. */
const EACH = 5000
/** Every so many ends it is the database that stops, at once. */
const DATABASE_EVERY = 10
const CUT_A_ROUND = 3
const LONGEST_ROUND_MS = 90_000
const RANDOM_ROUND_MS = 1500
const PATIENCE_MS = 900_000
const LOOK_EVERY_MS = 1000

interface Stage {
  owner: TestMember
  address: DatabaseAddress
  campaignIds: string[]
}

interface Fate {
  channel: 'email' | 'sms'
  state: string
  taken: number
  total: number
}

/** Kills everything again and again while two campaigns go out, then counts what each of their readers was sent. */
export async function killDuringCampaigns(dataDir: string, kills: number): Promise<boolean> {
  const environment = { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000', SANDBOX_DELAYS: 'off', PORT }
  const stage = await prepare(environment)
  const survivor = await killInRounds({ name: 'campaigns', environment, kills }, async (product, round) => {
    if (round === 1) await sendAll(product.url, stage)
    const database = await connect(stage.address)
    await cutWires(database)
    await waitForMessages(database)
    await sleep(Math.random() * RANDOM_ROUND_MS)
    const isDatabaseTurn = round % DATABASE_EVERY === 0
    if (isDatabaseTurn) await stopAtOnce(database)
    const left = await countLeft(stage.address)
    return async () => {
      await database.end().catch(() => undefined)
      return `${left} left to send${isDatabaseTurn ? ', after the database had stopped' : ''}`
    }
  })
  const database = await connect(stage.address)
  await waitForEnd(database, stage.owner)
  const fates = await tellFates(database, stage.owner)
  await database.end()
  await survivor.signal('SIGTERM')
  return judge(fates, kills)
}

async function prepare(environment: Record<string, string>): Promise<Stage> {
  const app = await startStandAloneApp({ ...environment, PORT: '0' })
  try {
    const owner = await app.make.member()
    await connectServices(app, owner)
    await app.superuser.query(
      `insert into contacts (customer_id, name, email, source, email_state)
       select $1, 'Guest ' || n, 'guest' || n || '@guests.test', 'manual', 'granted' from generate_series(1, ${EACH}) n`,
      [owner.customerId],
    )
    // Where it is noon: nobody is woken by a text message.
    const east = ((12 - new Date().getUTCHours() + 36) % 24) - 12
    await app.superuser.query(
      `insert into contacts (customer_id, name, phone, source, sms_state, timezone)
       select $1, 'Guest ' || n, '+1902555' || lpad(n::text, 4, '0'), 'manual', 'granted', $2 from generate_series(1, ${EACH}) n`,
      [owner.customerId, `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`],
    )
    const campaignIds: string[] = []
    for (const channel of ['email', 'sms']) {
      const draft = { name: `By ${channel}`, type: 'promotion', message: 'Fish!', channels: [channel] }
      campaignIds.push((await app.as(owner).post('/api/v1/campaigns', draft)).body.id)
    }
    return { owner, address: app.product.base.app.address, campaignIds }
  } finally {
    await app.stop()
  }
}

async function connectServices(app: StandAloneApp, owner: TestMember): Promise<void> {
  const path = '/api/v1/provider-connections'
  const email = await app.as(owner).post(path, { provider: 'sendgrid', credentials: { apiKey: 'SG.sandbox-chaos' } })
  const sender = { senderAddress: 'hello@bistro.test', senderName: 'Bistro', postalAddress: 'Quay 1, Halifax' }
  await app.as(owner).patch(`${path}/${email.body.id}`, sender)
  const credentials = { accountSid: 'ACchaos', authToken: 'sandbox-chaos', phoneNumber: '+14155550100' }
  await app.as(owner).post(path, { provider: 'twilio', credentials })
  await setFault(app.product.base.sandbox.db, 'sendgrid', { kind: 'cut', remaining: 0 })
  await setFault(app.product.base.sandbox.db, 'twilio', { kind: 'cut', remaining: 0 })
}

async function sendAll(url: string, { owner, campaignIds }: Stage): Promise<void> {
  for (const [at, id] of campaignIds.entries()) {
    const said = { channels: [at === 0 ? 'email' : 'sms'], socialPlatforms: [], at: null }
    const { status, body } = await createTestClient(url, owner.token).post(`/api/v1/campaigns/${id}/send`, said)
    if (status !== 200) throw new Error(`A campaign was not sent: ${JSON.stringify(body)}`)
  }
}

async function connect(address: DatabaseAddress): Promise<Client> {
  const client = new Client({ ...address, user: 'postgres', password: '' })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The service has taken it, and nobody hears its answer. */
const cutWires = (database: Client) =>
  database.query(`update sandbox.vendor_faults set remaining = ${CUT_A_ROUND} where kind = 'cut'`)

/** Until some of this round have left: what the end before broke off is taken up only when its time is over. */
async function waitForMessages(database: Client): Promise<void> {
  const count = async () =>
    (await database.query<{ total: number }>('select count(*)::int as total from sandbox.provider_messages')).rows[0]
      ?.total ?? 0
  const [before, until] = [await count(), Date.now() + LONGEST_ROUND_MS]
  while ((await count()) <= before && Date.now() < until) await sleep(100)
}

/** As `pg_ctl stop -m immediate` does. */
async function stopAtOnce(database: Client): Promise<void> {
  const { rows } = await database.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`)
  process.kill(Number(rows[0]?.file.split('\n')[0]), 'SIGQUIT')
  await sleep(1000)
}

const LEFT = `select count(*)::int as left from campaign_recipients where state in ('queued', 'dispatching')`

/** `?` where the database is away. */
async function countLeft(address: DatabaseAddress): Promise<number | '?'> {
  try {
    const database = await connect(address)
    const { rows } = await database.query<{ left: number }>(LEFT)
    await database.end()
    return rows[0]?.left ?? 0
  } catch {
    return '?'
  }
}

async function waitForEnd(database: Client, { customerId }: TestMember): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const { rows } = await database.query<{ open: number }>(
      `select count(*)::int as open from campaigns where status <> 'completed' and customer_id = $1`,
      [customerId],
    )
    if (rows[0]?.open === 0) return
    await sleep(LOOK_EVERY_MS)
  }
}

/** By channel, what we say of a reader, and how often the service has a message for them. */
async function tellFates(database: Client, { customerId }: TestMember): Promise<Fate[]> {
  const { rows } = await database.query<Fate>(
    `
    select channel, state, taken, count(*)::int as total from (
      select c.channel, coalesce(r.state, 'missing') as state, (
        select count(*)::int from sandbox.provider_messages m where m.to_text = coalesce(c.email, c.phone)) as taken
      from (select id, email, phone, case when email is null then 'sms' else 'email' end as channel from contacts where customer_id = $1) c
      left join campaign_recipients r on r.contact_id = c.id) fates
    group by 1, 2, 3 order by 1, 2, 3`,
    [customerId],
  )
  return rows
}

const ARE_SENT = ['accepted', 'delivered', 'opened', 'clicked']

function judge(fates: readonly Fate[], kills: number): boolean {
  const count = (matches: (fate: Fate) => boolean) => fates.filter(matches).reduce((sum, { total }) => sum + total, 0)
  for (const { channel, state, taken, total } of fates) {
    console.log(`campaigns: ${total} by ${channel} ${state}, taken ${taken} times`)
  }
  const doubled = count(({ taken }) => taken > 1)
  const lost = count(({ state, taken }) => state !== 'unknown' && !(ARE_SENT.includes(state) && taken === 1))
  const unknown = count(({ state }) => state === 'unknown')
  const needless = count(({ channel, state }) => channel === 'sms' && state === 'unknown')
  console.log(
    `campaigns: ${2 * EACH} readers, ${lost} lost, ${doubled} doubled, ${unknown} shown as unknown, ${needless} of them where the service can be asked, over ${kills} ends.`,
  )
  return lost === 0 && doubled === 0 && needless === 0
}
