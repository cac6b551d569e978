import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { AS_IN_PRODUCTION } from './floor.ts'
import { median, type BenchRow } from './table.ts'

const CAMPAIGNS = 5000
/** `--events=`: fewer, where filling takes too long. */
const EVENTS = Number(/--events=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 10_000_000)
const HOURS_EACH = 100
const RECIPIENTS = 100_000
const ROUNDS = 200
/** A server that has just started is slow for seconds, and on any of these alike; people meet one that has run for days. */
const WARMING = 100
const LONGEST_MS = 15

/** What a customer with ten million events in as many campaigns as there may be waits for their figures. */
export async function benchCampaignAnalytics(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ ...AS_IN_PRODUCTION, DATA_DIR: dataDir })
  try {
    const owner = await app.make.member()
    const largest = await writeEvents(app, owner)
    const paths = {
      'the list': '/api/v1/campaign-analytics?range=all',
      'the averages': '/api/v1/campaign-analytics/summary?range=all',
      'the averages of some days': '/api/v1/campaign-analytics/summary?range=90d&type=email',
      'one campaign': `/api/v1/campaigns/${largest}/analytics?range=all`,
      'its timeline': `/api/v1/campaigns/${largest}/events`,
      'its recipients by state': `/api/v1/campaigns/${largest}/recipients?state=bounced`,
    }
    for (const path of Object.values(paths)) await timeInTurns(app, owner, [path, '/api/v1/me'], WARMING)
    const rows: BenchRow[] = []
    for (const [name, path] of Object.entries(paths)) {
      const work = `campaign analytics, ${name}`
      // In turns: what else the machine does meanwhile should weigh on both alike.
      const [waits, least] = await timeInTurns(app, owner, [path, '/api/v1/me'], ROUNDS)
      rows.push(
        {
          work: `${work}, 95 of 100, beside 15 ms`,
          ours: findP95(waits),
          floor: LONGEST_MS,
          unit: 'ms',
          goal: 'under 1',
        },
        { work: `${work}, beside who one is`, ours: median(waits), floor: median(least), unit: 'ms', goal: 'under 4' },
      )
    }
    return rows
  } finally {
    await app.stop()
  }
}

/** Half of all events are of one campaign, and everybody who got anything; answers which. */
async function writeEvents({ superuser }: StandAloneApp, { customerId }: TestMember): Promise<string> {
  const client = await superuser.connect()
  try {
    // What is filled in here is not what is measured: no triggers, and no log of it.
    await client.query(`set session_replication_role = replica`)
    await client.query('alter table campaign_events_before set unlogged')
    await client.query(
      `create temp table numbered as select n, derive_uuid('campaign ' || n) as id from generate_series(1, ${CAMPAIGNS}) n`,
    )
    await client.query(
      `insert into campaigns (customer_id, id, name, type, message, delivery_channels, last_sent_at)
       select $1, id, 'Campaign ' || n, 'promotion', 'Come in', '{email}', now() - make_interval(hours => n) from numbered`,
      [customerId],
    )
    await client.query(
      `insert into campaign_metrics (customer_id, campaign_id, sent, opens, clicks, last_sent_at, delivery_channels)
       select customer_id, id, 1000, 300, 40, last_sent_at, delivery_channels from campaigns where customer_id = $1`,
      [customerId],
    )
    await client.query(
      `insert into campaign_hours (customer_id, campaign_id, hour, sent, opens, clicks)
       select $1, id, date_trunc('hour', now()) - make_interval(hours => h), 10, 3, 1 from numbered, generate_series(1, ${HOURS_EACH}) h`,
      [customerId],
    )
    await client.query(
      `insert into campaign_recipients (customer_id, id, campaign_id, channel, message_key, address_key, state, handed_over_at)
       select $1, key, derive_uuid('campaign 1'), 'email', key, uuid_send(key), case when n % 100 = 0 then 'bounced' else 'delivered' end, now()
       from (select n, derive_uuid('recipient ' || n) as key from generate_series(1, ${RECIPIENTS}) n) r`,
      [customerId],
    )
    // Their names in order, which an index takes in several times as fast.
    await client.query(
      `insert into campaign_events (customer_id, id, campaign_id, event_type, status, metadata, created_at)
       select $1, lpad(to_hex(e), 32, '0')::uuid, c.id, 'email_opened', 'success', '{"channel":"email"}', now() - make_interval(secs => e)
       from generate_series(1, ${EVENTS}) e join numbered c on c.n = case when e % 2 = 0 then 1 else e % ${CAMPAIGNS} + 1 end`,
      [customerId],
    )
    // Else the database tidies up ten million rows, and writes them to the disk, while it is measured.
    await client.query(
      'vacuum (analyze) campaigns, campaign_metrics, campaign_hours, campaign_recipients, campaign_events',
    )
    await client.query('checkpoint')
    const { rows } = await client.query<{ id: string }>(`select derive_uuid('campaign 1') as id`)
    return rows[0]?.id ?? ''
  } finally {
    client.release(true)
  }
}

async function timeInTurns(
  app: StandAloneApp,
  { token }: TestMember,
  paths: readonly [string, string],
  rounds: number,
): Promise<[number[], number[]]> {
  const waits: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const [turn, path] of paths.entries()) {
      const from = performance.now()
      const response = await fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      waits[turn]?.push(performance.now() - from)
    }
  }
  return waits
}

const findP95 = (waits: readonly number[]) =>
  waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? Number.NaN
