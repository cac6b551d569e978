import { Kysely } from 'kysely'
import { Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createSystemResolver } from '#server/adapters/dns/dns-resolver.ts'
import { PreparingClient } from '#server/database/preparing-client.ts'
import { ScopedPostgresDialect } from '#server/database/scoped-dialect.ts'
import type { Tables } from '#server/database/tables.ts'
import { createTransactions } from '#server/database/transactions.ts'
import { connectQueue } from '#server/kernel/jobs/job-queue.ts'
import { buildMarketing } from '#server/product/marketing.ts'
import { deliverCampaign } from './deliver-campaign.ts'
import type { SendingDeps } from './sending-jobs.ts'

const app = await startTestApp()
const { start } = createCampaigns(app)
const { base } = app.product
const MANY = 3000
const isSpread = (await app.superuser.query(`select from pg_extension where extname = 'citus'`)).rowCount === 1

const AS_THE_PRODUCT = {
  role: 'goodword_app',
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_level': 'notice',
}

/** A connection that tells how each statement was carried out, and a service that takes whatever it gets. */
function prepareWatched() {
  const plans: string[] = []
  const options = Object.entries(AS_THE_PRODUCT).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new Pool({ ...app.database.superuser, Client: PreparingClient, max: 1, options: options.join(' ') })
  pool.on('connect', (client) => client.on('notice', ({ message }) => plans.push(message ?? '')))
  onTestFinished(() => pool.end())
  const db = new Kysely<Tables>({ dialect: new ScopedPostgresDialect({ pool, isSpread }) })
  connectQueue(db, base.boss)
  const marketing = buildMarketing(base)
  const { sendgrid } = marketing.providers
  if (sendgrid?.channel !== 'email') throw new Error('There is no service that mails.')
  const takesAll = { ...sendgrid, perSecond: Infinity, send: async () => ({ messageId: 'taken' }) }
  const providers = { ...marketing.providers, sendgrid: takesAll }
  const transactions = createTransactions(db)
  const deps: SendingDeps = { ...base, ...marketing, transactions, providers, dns: createSystemResolver() }
  return { plans, deps }
}

/** By the part of a plan that read most. */
function countRowsRead(plan: string): number {
  const counts = plan.matchAll(/Rows Removed by (?:Join )?Filter: (\d+)|rows=([\d.]+) loops=(\d+)/g)
  return Math.max(
    0,
    ...Array.from(counts, ([, removed, kept, loops]) => Number(removed ?? Number(kept) * Number(loops))),
  )
}

it('hands over a few without reading all who wait, however little the database knows of them', async () => {
  await app.superuser.query('alter table campaign_recipients set (autovacuum_enabled = off)')
  const { plans, deps } = prepareWatched()
  // The second customer comes when everything that is known is of the first.
  for (const name of ['first', 'second']) {
    const { owner, id, send, read } = await start()
    await app.superuser.query(
      `insert into contacts (customer_id, name, email, source, email_state)
       select $1, 'Guest ' || n, $2 || n || '@guests.test', 'import', 'granted' from generate_series(1, $3::int) n`,
      [owner.customerId, name, MANY],
    )
    await app.superuser.query('analyze contacts')
    await send()
    await app.jobs.run('campaigns.gather')
    plans.length = 0

    await deliverCampaign(deps, { customerId: owner.customerId, campaignId: id, channel: 'email' })

    expect((await read()).progress.handedOver).toBeGreaterThan(0)
    expect(plans.filter((plan) => countRowsRead(plan) >= 500)).toEqual([])
  }
}, 120_000)
