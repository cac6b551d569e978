import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import { sendEvent } from '#sandbox/stripe/stripe-call.ts'
import { createTestClient } from '#testing/http-client.ts'
import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp } from '#testing/stand-alone-app.ts'
import { killInRounds } from './kill-rounds.ts'

const PORT = '29118'
/** Businesses that pay in a round, all at once. */
const EACH_ROUND = 8
const LONGEST_ROUND_MS = 60_000
/** Where an end hits hardest: what was done there is done, and nobody here knows it yet. */
const PLACES = ['account made', 'charge made', 'charge not noted'] as const
type Place = (typeof PLACES)[number]
const TRIES = 20
const PRICE = { tier: 'professional', interval: 'month' } as const
const CARD = new URLSearchParams({ number: '4242424242424242', month: '12', year: '2040' })

interface Stage {
  owners: TestMember[]
  address: DatabaseAddress
}

interface Fate {
  accounts: number
  subscriptions: number
  paid: number
  status: string
}

/**
 * Ends everything between what was done at who collects the money and its note here, while reports are lost, doubled and late; then
 * counts what each business pays for.
 */
export async function killDuringBilling(dataDir: string, kills: number): Promise<boolean> {
  const environment = { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000', SANDBOX_DELAYS: 'off', PORT }
  const stage = await prepare(environment, kills * EACH_ROUND)
  const survivor = await killInRounds({ name: 'billing', environment, kills }, async (product, round) => {
    const place = PLACES[round % PLACES.length] ?? 'charge made'
    const database = await connect(stage.address)
    await hold(database, place)
    const before = await countCharged(database)
    const paying = stage.owners.slice((round - 1) * EACH_ROUND, round * EACH_ROUND)
    const attempts = Promise.allSettled(paying.map((owner) => payOnce(product.url, owner)))
    const messenger = reportBadly(stage.address, product.url)
    const isHit = await waitFor(database, place, before)
    const charged = (await countCharged(database)) - before
    await database.end()
    return async () => {
      await Promise.all([attempts, messenger.stop()])
      return `${place}${isHit ? '' : ' (missed)'}, ${charged} of ${EACH_ROUND} charged`
    }
  })
  const database = await connect(stage.address)
  await hold(database, null)
  await reportShuffled(database, survivor.url)
  for (const owner of stage.owners) await payInTheEnd(survivor.url, owner)
  const fates = await tellFates(database, stage.owners)
  await database.end()
  await survivor.signal('SIGTERM')
  return judge(fates, kills)
}

const HOLDING = `
  create table if not exists sandbox.held (place text);
  create or replace function sandbox.hold() returns trigger language plpgsql security definer as $$
    begin
      if exists (select from sandbox.held h where h.place = tg_argv[0]) and (tg_argv[0] = 'account made' or exists (
        select from sandbox.billing_objects o
        where o.kind = 'invoice' and o.parent = new.account_ref and o.body ->> 'status' = 'paid'))
      then perform pg_sleep(60); end if;
      return new;
    end $$;
  create or replace trigger hold_account before update of account_ref on subscriptions
    for each row execute function sandbox.hold('account made');
  create or replace trigger hold_note before update of read_kept on subscriptions
    for each row execute function sandbox.hold('charge not noted');`
const SLEEPING = `from pg_stat_activity where wait_event = 'PgSleep'`

/** Whoever comes to note this waits until the end; whoever waited at the last one is let go, with nothing noted. */
async function hold(database: Client, place: Place | null): Promise<void> {
  await database.query(HOLDING)
  await database.query('delete from sandbox.held')
  await database.query(`select pg_terminate_backend(pid) ${SLEEPING}`)
  if (place) await database.query('insert into sandbox.held values ($1)', [place])
}

/** Whether it has come to it in time. */
async function waitFor(database: Client, place: Place, before: number): Promise<boolean> {
  const isHeld = async () => (await database.query(`select ${SLEEPING}`)).rows.length > 0
  const isCharged = async () => (await countCharged(database)) > before
  const isThere = async () =>
    (place === 'account made' || (await isCharged())) && (place === 'charge made' || (await isHeld()))
  const until = Date.now() + LONGEST_ROUND_MS
  while (Date.now() < until) {
    if (await isThere()) return true
    await sleep(2)
  }
  return false
}

/** Of what is reported meanwhile, some comes again, twice, late and in any order; what is sent at the end is lost. */
function reportBadly(address: DatabaseAddress, url: string) {
  let isOver = false
  const work = async () => {
    const database = await connect(address)
    try {
      while (!isOver) {
        const { rows } = await database.query<{ body: Record<string, unknown> }>(
          `select body from sandbox.billing_objects where kind = 'event' order by random() limit 3`,
        )
        for (const { body } of [...rows, ...rows]) await sendEvent(url, body)
        await sleep(Math.random() * 50)
      }
    } finally {
      await database.end()
    }
  }
  const running = work().catch(() => undefined)
  return {
    async stop(): Promise<void> {
      isOver = true
      await running
    },
  }
}

async function prepare(environment: Record<string, string>, count: number): Promise<Stage> {
  const app = await startStandAloneApp({ ...environment, PORT: '0' })
  try {
    const owners: TestMember[] = []
    while (owners.length < count) owners.push(await app.make.member({ tier: 'starter', customerStatus: 'read-only' }))
    return { owners, address: app.product.base.app.address }
  } finally {
    await app.stop()
  }
}

async function connect(address: DatabaseAddress): Promise<Client> {
  const client = new Client({ ...address, user: 'postgres', password: '' })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** As a person does: to the checkout, the card, and back. */
async function payOnce(url: string, owner: TestMember): Promise<string | undefined> {
  const client = createTestClient(url, owner.token)
  const checkout = await client.post('/api/v1/billing/checkout', PRICE)
  if (checkout.body.url) await fetch(checkout.body.url, { method: 'POST', body: CARD, redirect: 'manual' })
  const { body } = await client.post('/api/v1/billing/refresh')
  return body.state
}

/** Whoever is not sure presses again. */
async function payInTheEnd(url: string, owner: TestMember): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if ((await payOnce(url, owner).catch(() => undefined)) === 'active') return
    await sleep(500)
  }
}

const CHARGED = `select count(*)::int as total from sandbox.billing_objects where kind = 'invoice' and body ->> 'status' = 'paid'`

const countCharged = async (database: Client) => (await database.query<{ total: number }>(CHARGED)).rows[0]?.total ?? 0

/** What was reported while nobody listened: half of it is lost for good, the rest comes twice and in any order. */
async function reportShuffled(database: Client, url: string): Promise<void> {
  const { rows } = await database.query<{ body: Record<string, unknown> }>(
    `select body from sandbox.billing_objects where kind = 'event' order by random()`,
  )
  const kept = rows.slice(0, Math.ceil(rows.length / 2))
  for (const { body } of [...kept, ...kept.toReversed()]) await sendEvent(url, body)
}

async function tellFates(database: Client, owners: readonly TestMember[]): Promise<Fate[]> {
  const { rows } = await database.query<Fate>(
    `select c.status,
       (select count(*)::int from sandbox.billing_objects o where o.kind = 'customer' and o.body -> 'metadata' ->> 'customer' = c.id::text) as accounts,
       (select count(*)::int from sandbox.billing_objects o where o.kind = 'subscription' and o.parent = s.account_ref) as subscriptions,
       (select count(*)::int from sandbox.billing_objects o where o.kind = 'invoice' and o.parent = s.account_ref and o.body ->> 'status' = 'paid') as paid
     from customers c left join subscriptions s on s.customer_id = c.id where c.id = any ($1)`,
    [owners.map(({ customerId }) => customerId)],
  )
  return rows
}

function judge(fates: readonly Fate[], kills: number): boolean {
  const count = (matches: (fate: Fate) => boolean) => fates.filter(matches).length
  const lost = count(({ status, subscriptions, paid }) => status !== 'active' || subscriptions === 0 || paid === 0)
  const doubled = count(({ accounts, subscriptions, paid }) => accounts > 1 || subscriptions > 1 || paid > 1)
  console.log(
    `billing: ${fates.length} businesses, ${lost} without what they paid for, ${doubled} with more than one account, subscription or charge, over ${kills} ends.`,
  )
  return lost === 0 && doubled === 0 && fates.length > 0
}
