import { createCampaigns } from '#testing/campaign-fixture.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const { start, addGuest, goOut } = createCampaigns(app)

const gathered = async () =>
  (await app.superuser.query('select state, round, count(*)::int as total from campaign_recipients group by 1, 2')).rows
const statuses = async () =>
  (await app.superuser.query('select status, run_number as run from campaigns order by created_at')).rows
const handed = async () => (await app.superuser.query('select status from sandbox.provider_messages')).rows.length

describeJobsRunTwice(app, 'campaigns', {
  'campaigns.gather': {
    arrange: async () => {
      const { owner, send } = await start()
      for (const name of ['Ann', 'Bo']) await addGuest(owner, { name })
      await send()
    },
    effect: gathered,
    done: [{ state: 'queued', round: 1, total: 2 }],
  },
  'campaigns.deliver': { arrange: async () => undefined, effect: handed, done: 2 },
  'campaigns.clock': {
    arrange: async () => {
      const { id, owner, send } = await start()
      await addGuest(owner)
      await send({ at: `${new Date().getUTCFullYear() + 1}-06-01T09:00` })
      await app.superuser.query(
        `update campaigns set scheduled_send_time = now() - interval '1 minute', next_at = now() - interval '1 minute' where id = $1`,
        [id],
      )
    },
    effect: statuses,
    done: [
      { status: 'completed', run: 1 },
      { status: 'active', run: 1 },
    ],
  },
  'campaigns.results': {
    arrange: async () => {
      const { rows } = await app.superuser.query<{ id: string; customer_id: string }>(
        'select id, customer_id from campaigns order by created_at limit 1',
      )
      const payload = { customerId: rows[0]?.customer_id, campaignId: rows[0]?.id }
      await app.superuser.query(
        `insert into pgboss.job (name, data, retry_limit) values ('campaigns.results', $1, 0)`,
        [{ ...payload, seenAt: new Date(0).toISOString(), after: null }],
      )
    },
    effect: async () => (await app.jobs.list('campaigns.results')).length,
    // Nobody was mailed as part of an audience.
    done: 1,
  },
  'campaigns.visits': {
    arrange: async () => {
      const automation = { delayHours: 48, reminders: 1, reminderDays: 1 }
      const { owner, post } = await start({ type: 'feedback', automation })
      await post('activate')
      const { id: contactId } = await addGuest(owner)
      await app.as(owner).post('/api/v1/visits', { who: { kind: 'contact', contactId } })
    },
    effect: async () =>
      (await app.superuser.query('select state, turn, reminder from campaign_recipients where visit_id is not null'))
        .rows,
    done: [{ state: 'queued', turn: 0, reminder: 0 }],
  },
  'campaigns.read-posts': {
    arrange: async () => {
      const { rows } = await app.superuser.query<{ id: string; customer_id: string }>(
        'select id, customer_id from campaigns order by created_at limit 1',
      )
      const payload = { customerId: rows[0]?.customer_id, campaignId: rows[0]?.id, at: new Date().toISOString() }
      await app.superuser.query(
        `insert into pgboss.job (name, data, retry_limit) values ('campaigns.read-posts', $1, 0)`,
        [payload],
      )
    },
    effect: async () => (await app.jobs.list('campaigns.read-posts')).length,
    // Nothing was posted.
    done: 1,
  },
  'campaigns.check-links': {
    arrange: async () => {
      const { post } = await start({ link: { kind: 'url', url: 'http://10.0.0.1/' } })
      await post('check-links')
    },
    effect: async () =>
      (await app.superuser.query('select link_checks from campaigns where links_checked_at is not null')).rows,
    done: [{ link_checks: [{ url: 'http://10.0.0.1/', fault: 'not-public' }] }],
  },
  'campaigns.sweep': {
    arrange: async () => undefined,
    effect: statuses,
    done: [
      { status: 'completed', run: 1 },
      { status: 'active', run: 1 },
      { status: 'active', run: 1 },
      { status: 'draft', run: 0 },
    ],
  },
  'campaigns.remind': {
    arrange: async () => {
      const owner = await app.make.member()
      const at = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 16)
      const planned = { name: 'Harbour', channels: ['email'], at, message: '' }
      const { body } = await app.as(owner).post('/api/v1/calendar/campaigns', planned)
      // Its time comes nearer.
      await app.superuser.query(
        `update pgboss.job set start_after = now() where name = 'campaigns.remind' and data ->> 'campaignId' = $1`,
        [body.id],
      )
    },
    effect: async () =>
      (await app.superuser.query(`select kind from notifications where kind = 'campaign.unwritten'`)).rows,
    // A day before, and an hour before.
    done: [{ kind: 'campaign.unwritten' }, { kind: 'campaign.unwritten' }],
  },
  'campaigns.match-reviews': {
    arrange: async () => {
      const { owner, send } = await start({ type: 'review_request' })
      const locationId = await app.make.location(owner.customerId)
      await addGuest(owner, { name: 'Cleo Marsh', locationId })
      await send()
      await goOut()
      const day = new Date().toISOString().slice(0, 10)
      const review = { platform: 'google', locationId, day, author: 'Cleo Marsh', rating: 5 }
      await app.as(owner).post('/api/v1/manual-reviews', review)
    },
    effect: async () =>
      (
        await app.superuser.query(
          'select responses, likely_reviews as likely from campaign_metrics where responses > 0',
        )
      ).rows,
    done: [{ responses: 1, likely: 1 }],
  },
  'campaigns.count-left-clicks': {
    arrange: async () => {
      const [click, other] = [await clickOf('Ann'), await clickOf('Bo')]
      for (const clicks of [[click, click], [other]]) {
        await app.superuser.query(
          `insert into campaign_click_batches (customer_id, clicks, created_at)
           select customer_id, $1, now() - interval '1 minute' from contacts where name = 'Ann'`,
          [JSON.stringify(clicks)],
        )
      }
      await app.superuser.query(
        `insert into pgboss.job (name, data, retry_limit) values ('campaigns.count-left-clicks', '{}', 0)`,
      )
    },
    effect: async () =>
      (await app.superuser.query('select clicks from campaign_metrics where clicks > 0')).rows.map(
        ({ clicks }) => clicks,
      ),
    done: [2],
  },
})

async function clickOf(name: string) {
  const { rows } = await app.superuser.query<{ key: string }>(
    `select r.message_key as key from campaign_recipients r
     join contacts c on c.customer_id = r.customer_id and c.id = r.contact_id where c.name = $1`,
    [name],
  )
  return { key: rows[0]?.key, at: new Date(), url: 'https://example.com/menu' }
}
