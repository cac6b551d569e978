import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { startTestApp } from '#testing/test-app.ts'
import { fireResponseJob } from './scheduled-responses.jobs.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'

const app = await startTestApp({ ROLES: 'web,worker' })

const AHEAD_MS = 1500

it('a plan is sent within five seconds of its time, and not before', async () => {
  const owner = await app.make.member()
  const reviewId = await app.make.review({ customerId: owner.customerId, platform: 'yelp', source: 'import' })
  const plan = { responseText: 'Thank you!', date: `${NEXT_YEAR}-06-01`, time: '09:00' }
  const { body } = await app.as(owner).post(`/api/v1/reviews/${reviewId}/scheduled-response`, plan)
  const due = new Date(Date.now() + AHEAD_MS)
  await app.superuser.query('update scheduled_responses set scheduled_time = $2 where id = $1', [body.id, due])
  const firing = { customerId: owner.customerId, scheduledId: body.id as string }
  await app.product.base.transactions.step(owner.customerId, (tx) =>
    enqueue(tx, fireResponseJob, firing, { startAfter: due }),
  )

  let sentAt: Date | null = null
  while (!sentAt && Date.now() < due.getTime() + 10_000) {
    const { rows } = await app.superuser.query<{ created_at: Date }>(
      'select created_at from replies where review_id = $1',
      [reviewId],
    )
    sentAt = rows[0]?.created_at ?? null
    if (!sentAt) await sleep(25)
  }

  const lateMs = (sentAt?.getTime() ?? Infinity) - due.getTime()
  expect(lateMs).toBeGreaterThanOrEqual(0)
  expect(lateMs).toBeLessThan(5000)
})
