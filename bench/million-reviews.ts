import type { Pool, PoolClient } from 'pg'
import { FULL_CAPABILITIES } from '#testing/make-review.ts'
import type { TestMember } from '#testing/make.ts'
import type { StandAloneApp } from '#testing/stand-alone-app.ts'

export const REVIEWS = 1_000_000
const OF_THE_LARGEST = 200_000
const OTHER_CUSTOMERS = 39
const LOCATIONS = 12

/** In one review of this many of the largest customer's, and spread over all its years. */
export const RARE_WORD = { text: 'chandelier', oneIn: 5000 }

export interface LargeCustomer {
  owner: TestMember
  locationId: string
}

/** A million reviews: one customer with a fifth of them, the others with some twenty thousand each. */
export async function writeMillionReviews({ superuser, make }: StandAloneApp): Promise<LargeCustomer> {
  const owner = await make.member()
  const others: string[] = []
  for (let turn = 0; turn < OTHER_CUSTOMERS; turn += 1) others.push(await make.customer())
  const locationIds = await furnish(superuser, [owner.customerId, ...others])
  const each = Math.ceil((REVIEWS - OF_THE_LARGEST) / OTHER_CUSTOMERS)
  await writeQuickly(superuser, async (client) => {
    await write(client, { customerId: owner.customerId, count: OF_THE_LARGEST, assigneeId: owner.userId })
    for (const customerId of others) await write(client, { customerId, count: each, assigneeId: null })
  })
  return { owner, locationId: locationIds[0] ?? '' }
}

/** A million reviews, all of one customer. */
export async function writeMillionReviewsOf({ superuser }: StandAloneApp, owner: TestMember): Promise<LargeCustomer> {
  const locationIds = await furnish(superuser, [owner.customerId])
  await writeQuickly(superuser, (client) =>
    write(client, { customerId: owner.customerId, count: REVIEWS, assigneeId: owner.userId }),
  )
  return { owner, locationId: locationIds[0] ?? '' }
}

/** What is written here holds together; nobody has to look after every row, and the totals are counted at the end. */
async function writeQuickly(superuser: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await superuser.connect()
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
    const putBack = await setIndexesAside(client)
    await work(client)
    await putBack()
    await client.query('select rebuild_review_totals(id) from customers')
    await client.query('vacuum analyze reviews, review_contents, replies, review_totals, review_part_totals')
  } finally {
    client.release(true)
  }
}

/** Places, and a connection that can do everything. Answers the places of the first. */
async function furnish(superuser: Pool, customerIds: readonly string[]): Promise<string[]> {
  const { rows } = await superuser.query<{ id: string }>(
    `insert into locations (customer_id, name) select c, 'Harbour ' || n
     from unnest($1::uuid[]) with ordinality as x (c, o), generate_series(1, $2::int) n order by o, n returning id`,
    [customerIds, LOCATIONS],
  )
  await superuser.query(
    `insert into integrations (customer_id, type, name, status, listing_id, capabilities)
     select c, 'google', 'Harbour', 'connected', '1', $2 from unnest($1::uuid[]) c`,
    [customerIds, JSON.stringify(FULL_CAPABILITIES)],
  )
  return rows.map(({ id }) => id)
}

/** Reviews of one customer alone. */
export async function writeReviewsOf(superuser: Pool, owner: TestMember, count: number): Promise<void> {
  await furnish(superuser, [owner.customerId])
  const client = await superuser.connect()
  try {
    await write(client, { customerId: owner.customerId, count, assigneeId: owner.userId })
  } finally {
    client.release()
  }
}

/** Rows come in several times as fast without them. */
async function setIndexesAside(client: PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid in ('reviews'::regclass, 'review_contents'::regclass, 'replies'::regclass) and not i.indisunique`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async () => {
    for (const { definition } of rows) await client.query(definition)
  }
}

const PHRASES = [
  [
    'We came for lunch',
    'A birthday dinner for twelve',
    'Stopped by after work',
    'Our third visit this year',
    'First time here',
  ],
  [
    ' and the staff were kind',
    ' and nobody looked at us',
    ' and a table was free at once',
    ' and we waited for an hour',
  ],
  [
    '. The soup was hot',
    '. The bread came warm',
    '. My pasta was cold',
    '. The fish tasted fresh',
    '. The coffee is the best in town',
  ],
  [
    '. The music was far too loud',
    '. Parking is a nightmare',
    '. Clean rooms and a lovely view',
    '. The children loved it',
  ],
  [
    '. We will be back!',
    '. Never again.',
    '. Good value for the money.',
    '. It was fine, nothing more.',
    '. Highly recommended.',
  ],
]

const THANKS = 'Thank you for coming, and for taking the time to write to us. We hope to see you again soon.'

/** Years of reviews, each saying something of its own. Two in five have a live reply, one in fifty is flagged. */
async function write(
  client: PoolClient,
  { customerId, count, assigneeId }: { customerId: string; count: number; assigneeId: string | null },
): Promise<void> {
  const phrase = (list: readonly string[]) =>
    `(array['${list.join("','")}'])[1 + floor(random() * ${list.length})::int]`
  await client.query(
    `with places as (select array_agg(id order by name) as ids from locations where customer_id = $1),
       connection as (select id from integrations where customer_id = $1),
       written as materialized (
         select gen_random_uuid() as id, turn, now() - turn * interval '5 minutes' as at,
           case when turn % 5 < 2 then gen_random_uuid() end as reply_id,
           (array['google','google','google','facebook','tripadvisor','yelp'])[1 + floor(random() * 6)::int] as platform,
           (array[5,5,5,5,4,4,3,2,1,1])[1 + turn % 10] as stars,
           case when turn % 9 > 0 then ${PHRASES.map(phrase).join(' || ')} || ' Table ' || turn
             || case when turn % $4 = 0 then ', under the ${RARE_WORD.text}' else '' end end as content
         from generate_series(1, $2::int) turn),
       reviewed as (
         insert into reviews (customer_id, id, platform, listing_id, platform_review_id, rating, is_recommended, location_id,
           integration_id, sentiment, sentiment_score, has_text, assignee_id, tags, read_at, created_at, updated_at,
           first_seen_at, reply_id, reply_state, response, responded_at, flagged_at, status, themes, written_in)
         select $1, w.id, platform, '1', turn::text,
           case when platform <> 'facebook' then stars end, case when platform = 'facebook' then stars > 3 end,
           places.ids[1 + turn % ${LOCATIONS}], case when platform = 'google' then connection.id end,
           case when stars > 3 then 'positive' when stars = 3 then 'neutral' else 'negative' end, stars / 5.0,
           content is not null, case when turn % 13 = 0 then $3::uuid end,
           case when turn % 20 = 0 then array['late', 'vip'] else '{}' end, case when turn > 200 then at end, at, at, at,
           reply_id, case when reply_id is not null then 'live' end, case when reply_id is not null then $5::text end,
           case when reply_id is not null then at end, case when turn % 50 = 2 then at end,
           case when reply_id is not null then 'responded' when turn % 50 = 2 then 'flagged' else 'pending' end,
           case when content is null then '{}' else array[(array['food+','food-','service+','service-','price-','waiting='])[1 + turn % 6]] end,
           case when content is not null then 'en' end
         from written w, places, connection),
       answered as (
         insert into replies (customer_id, id, review_id, text, state, source, answered_at, posted_at, settled_at, listed_at)
         select $1, reply_id, id, $5, 'live', 'platform', at, at, at, at from written where reply_id is not null)
     insert into review_contents (customer_id, review_id, content, author)
     select $1, id, content, 'Guest ' || turn % 50000 from written`,
    [customerId, count, assigneeId, RARE_WORD.oneIn, THANKS],
  )
}
