import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const strict = await startTestApp({
  AUTH_EMAIL_AUTOCONFIRM: 'off',
  AUTH_RATE_SIGNUP: '100000',
  AUTH_MAIL_INTERVAL_SECONDS: '0',
})

const insertMessage = (name: string, age: string) =>
  app.superuser.query(
    `insert into contact_messages (name, email, topic, message, language, created_at)
     values ($1, 'a@x.test', 'other', 'Hello', 'en', now() - $2::interval)`,
    [name, age],
  )
const insertMail = (subject: string, age: string, state: string) =>
  app.superuser.query(
    `insert into mail_outbox (to_address, subject, text_body, html_body, state, settled_at)
     values ('a@x.test', $1, '', '', $2, case when $2 = 'queued' then null else now() - $3::interval end)`,
    [subject, state, age],
  )
const insertText = (text: string, age: string) =>
  app.superuser.query(
    `insert into sms_outbox (to_number, text_body, state, settled_at)
     values ('15550100', $1, 'sent', now() - $2::interval)`,
    [text, age],
  )

describe('housekeeping', () => {
  it('lets go of what has been kept long enough, of every customer, and of nothing else', async () => {
    const people = [await app.make.member(), await app.make.member()]
    for (const { customerId } of people) {
      await app.superuser.query(
        `insert into live_events (customer_id, id, type, created_at)
         values ($1, 900, 'old', now() - interval '3 days'), ($1, 901, 'fresh', now())`,
        [customerId],
      )
    }
    for (const { customerId } of people) {
      await app.superuser.query(
        `insert into ai_usage (customer_id, day, feature, model) values
           ($1, current_date - 401, 'response_generation', 'old'), ($1, current_date - 399, 'response_generation', 'fresh')`,
        [customerId],
      )
    }
    for (const { customerId, userId } of people) {
      await app.superuser.query(
        `insert into notification_deliveries (customer_id, user_id, channel, kind, state, due_at, settled_at, failure) values
           ($1, $2, 'email', 'review.bad', 'sent', now(), now() - interval '31 days', 'old'),
           ($1, $2, 'email', 'review.bad', 'sent', now(), now() - interval '29 days', 'fresh')`,
        [customerId, userId],
      )
    }
    for (const { customerId, userId } of people) {
      await app.superuser.query(
        `insert into notifications (customer_id, user_id, type, message, created_at, read_at) values
           ($1, $2, 'review', 'old', now() - interval '100 days', now() - interval '91 days'),
           ($1, $2, 'review', 'read lately', now() - interval '170 days', now() - interval '89 days'),
           ($1, $2, 'review', 'old', now() - interval '181 days', null),
           ($1, $2, 'review', 'unread', now() - interval '179 days', null)`,
        [customerId, userId],
      )
    }
    for (const { customerId } of people) {
      for (const [state, age] of [
        ['failed', '25 hours'],
        ['writing', '23 hours'],
      ]) {
        await app.superuser.query(
          `insert into alert_drafts (customer_id, review_id, state, begun_at) values ($1, $2, $3, now() - $4::interval)`,
          [customerId, await app.make.review({ customerId }), state, age],
        )
      }
    }
    for (const { customerId } of people) {
      await app.superuser.query(
        `with made as (
           insert into qr_codes (customer_id, code, name, type, destination)
           values ($1, 'made up', 'Bar', 'review', 'https://example.com') returning id),
         seen as (
           insert into qr_code_visitors select $1, id, current_date - age, decode(repeat('00', 16), 'hex')
           from made, unnest('{2,3}'::int[]) age)
         insert into qr_code_events (customer_id, qr_code_id, event_type, amount, created_at)
         select $1, id, 'scan', age, now() - age * interval '1 day' from made, unnest('{368,401}'::int[]) age`,
        [customerId],
      )
    }
    await insertMessage('old', '366 days')
    await insertMessage('fresh', '364 days')
    await insertMail('old', '31 days', 'sent')
    await insertMail('fresh', '29 days', 'sent')
    await insertMail('waiting', '0', 'queued')
    await insertText('old', '31 days')
    await insertText('fresh', '29 days')
    await app.superuser.query(`update auth.sessions set refreshed_at = now() - interval '31 days' where user_id = $1`, [
      people[0]?.userId,
    ])

    const [prune] = app.product.services.jobHandlers.filter(
      (handler) => handler.definition.name === 'housekeeping.prune',
    )
    await prune?.run({}, { jobId: 'x', retryCount: 0, isLastTry: false })

    const values = async (sql: string) =>
      (await app.superuser.query<{ value: string }>(sql)).rows.map((row) => row.value).toSorted()
    expect(await values('select type as value from live_events where id >= 900')).toEqual(['fresh', 'fresh'])
    expect(await values('select failure as value from notification_deliveries')).toEqual(['fresh', 'fresh'])
    expect(await values('select message as value from notifications')).toEqual([
      'read lately',
      'read lately',
      'unread',
      'unread',
    ])
    expect(await values('select state as value from alert_drafts')).toEqual(['writing', 'writing'])
    expect(await values('select model as value from ai_usage')).toEqual(['fresh', 'fresh'])
    expect(await values('select (current_date - day)::text as value from qr_code_visitors')).toEqual(['2', '2'])
    expect(await values('select amount::text as value from qr_code_events')).toEqual(['368', '368'])
    expect(await values('select name as value from contact_messages')).toEqual(['fresh'])
    expect(await values('select user_id as value from auth.sessions')).toEqual([people[1]?.userId])
    expect(await values('select subject as value from mail_outbox')).toEqual(['fresh', 'waiting'])
    expect(await values('select text_body as value from sms_outbox')).toEqual(['fresh'])
  })

  it('goes on with all other tables where the partitions of one cannot be kept, and says so in the end', async () => {
    const change = (sql: string) => app.superuser.query(sql)
    const countPartitions = async (table: string) =>
      (await change(`select from partitions_of('${table}') where ends_at > now()`)).rows.length
    const dropPartitions = async (table: string) => {
      const { rows } = await change(`select name from partitions_of('${table}') where ends_at is not null`)
      for (const { name } of rows) await change(`drop table ${name}`)
    }
    await dropPartitions('live_events')
    await dropPartitions('page_visitors')
    const inTheWay = `live_events_${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`
    await change(`create table ${inTheWay} ()`)
    await change(`insert into rate_limits values ('long ago', now() - interval '2 hours', 1)`)

    const [prune] = app.product.services.jobHandlers.filter(
      (handler) => handler.definition.name === 'housekeeping.prune',
    )
    await expect(prune?.run({}, { jobId: 'x', retryCount: 0, isLastTry: false })).rejects.toThrow('partitions')
    expect(await countPartitions('live_events')).toBe(0)
    expect(await countPartitions('page_visitors')).toBe(3)
    expect((await change(`select from rate_limits where key = 'long ago'`)).rows).toEqual([])

    await change(`drop table ${inTheWay}`)
    await prune?.run({}, { jobId: 'x', retryCount: 0, isLastTry: false })
    expect(await countPartitions('live_events')).toBe(3)
  })
})

describe('accounts that nobody confirmed', () => {
  const DAYS_OLD = `set created_at = now() - interval '8 days', confirmation_sent_at = now() - interval '8 days'`

  async function signUp(): Promise<{ email: string; userId: string; customerId: string }> {
    const email = `${randomUUID()}@people.test`
    const { body } = await strict.anonymous.post('/auth/v1/signup', { email, password: 'correct horse battery' })
    await strict.superuser.query(`update auth.users ${DAYS_OLD} where id = $1`, [body.id])
    const { rows } = await strict.superuser.query<{ id: string }>('select id from customers where user_id = $1', [
      body.id,
    ])
    return { email, userId: body.id, customerId: rows[0]?.id ?? '' }
  }
  const change = (sql: string, ...values: string[]) => strict.superuser.query(sql, values)

  it('go after a week, with the workspace that was made for them', async () => {
    const gone = await signUp()
    const kept = {
      confirmed: await signUp(),
      signedIn: await signUp(),
      askedLately: await signUp(),
      invited: await signUp(),
      atWork: await signUp(),
      withColleague: await signUp(),
      paying: await signUp(),
    }
    await change('update auth.users set email_confirmed_at = now() where id = $1', kept.confirmed.userId)
    await change('update auth.users set last_sign_in_at = now() where id = $1', kept.signedIn.userId)
    await change('update auth.users set confirmation_sent_at = now() where id = $1', kept.askedLately.userId)
    await change('update auth.users set invited_at = now() where id = $1', kept.invited.userId)
    await strict.make.review({ customerId: kept.atWork.customerId })
    await strict.make.member({ customerId: kept.withColleague.customerId, role: 'member' })
    await change(`update customers set status = 'active' where id = $1`, kept.paying.customerId)

    await strict.superuser.query(`insert into pgboss.job (name, data) values ('housekeeping.prune-unconfirmed', '{}')`)
    await strict.jobs.run('housekeeping.prune-unconfirmed')

    const { rows } = await strict.superuser.query<{ email: string }>(
      `select email from auth.users where email like '%@people.test' order by 1`,
    )
    expect(rows.map(({ email }) => email)).toEqual(
      Object.values(kept)
        .map(({ email }) => email)
        .toSorted(),
    )
    const customers = await strict.superuser.query('select id from customers where id = $1', [gone.customerId])
    expect(customers.rows).toEqual([])
    const again = { email: gone.email, password: 'another good password' }
    expect((await strict.anonymous.post('/auth/v1/signup', again)).status).toBe(200)
  })
})

describeJobsRunTwice(app, 'housekeeping', {
  'housekeeping.prune-unconfirmed': {
    arrange: async () => {
      await app.superuser.query(
        `insert into auth.users (email, created_at, confirmation_sent_at)
         values ('old@pruned.test', now() - interval '8 days', now() - interval '8 days'), ('fresh@pruned.test', now(), now())`,
      )
      await app.superuser.query(
        `insert into pgboss.job (name, data, retry_limit) values ('housekeeping.prune-unconfirmed', '{}', 0)`,
      )
    },
    effect: async () =>
      (await app.superuser.query(`select email from auth.users where email like '%@pruned.test'`)).rows,
    done: [{ email: 'fresh@pruned.test' }],
  },
  'housekeeping.prune': {
    arrange: async () => {
      await app.superuser.query(
        `insert into rate_limits values ('old', now() - interval '2 hours', 1), ('fresh', now(), 1)`,
      )
      await app.superuser.query(
        `insert into pgboss.job (name, data, retry_limit) values ('housekeeping.prune', '{}', 0)`,
      )
    },
    effect: async () => (await app.superuser.query(`select key from rate_limits where key in ('old', 'fresh')`)).rows,
    done: [{ key: 'fresh' }],
  },
})
