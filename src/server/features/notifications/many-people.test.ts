import { expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import type { NoticeOf } from './notice.ts'
import { notifyEveryone, notifyEveryoneOfEach } from './notify.ts'

const app = await startTestApp()
const { transactions } = app.product.base

const MEMBERS = 700
const REVIEWS = 10

async function makeCrowd(): Promise<string> {
  const customerId = await app.make.customer()
  await app.superuser.query(
    `with people as (
       insert into auth.users (email) select n || '@crowd.test' from generate_series(1, $2::int) n returning id, email),
     entered as (insert into directory.memberships (customer_id, user_id) select $1, id from people)
     insert into team_members (customer_id, user_id, name, email, role, status)
     select $1, id, email, email, 'member', 'active' from people`,
    [customerId, MEMBERS],
  )
  return customerId
}

it('tells a crowd of many reviews at once, each of each', async () => {
  const customerId = await makeCrowd()
  const stranger = await app.make.member()
  const params = { platform: 'google', author: 'Zoe', rating: 1, recommended: null } as const
  const bad = Array.from({ length: REVIEWS }, (_, turn): NoticeOf<'review.bad'> => ({
    kind: 'review.bad',
    params,
    link: `/reviews?review=${turn}`,
  }))
  const count = async (table: 'notifications' | 'notification_deliveries' | 'notification_habits') =>
    (await app.superuser.query(`select from ${table} where customer_id = $1`, [customerId])).rowCount

  await transactions.step(customerId, (tx) => notifyEveryoneOfEach(tx, bad))
  for (const amount of [REVIEWS, 1]) {
    await transactions.step(customerId, (tx) =>
      notifyEveryone(tx, { kind: 'review.new', params, link: '/reviews', amount }),
    )
  }

  expect(await count('notifications')).toBe(MEMBERS * (REVIEWS + 1))
  expect(await count('notification_deliveries')).toBe(MEMBERS * REVIEWS)
  expect(await count('notification_habits')).toBe(MEMBERS)
  const { rows } = await app.superuser.query(
    `select distinct amount from notifications where customer_id = $1 and kind = 'review.new'`,
    [customerId],
  )
  expect(rows).toEqual([{ amount: REVIEWS + 1 }])
  expect((await app.as(stranger).get('/api/v1/notifications')).body.items).toEqual([])
})
