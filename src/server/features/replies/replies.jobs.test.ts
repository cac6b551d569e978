import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const replies = await createReplyFixture(app)
let answered: Pick<Awaited<ReturnType<typeof replies.startWith>>, 'owner' | 'reviewId' | 'platformId'> | null = null

describeJobsRunTwice(app, 'replies', {
  'replies.post': {
    arrange: async () => {
      const { owner, reviewId, platformId } = await replies.startWith()
      answered = { owner, reviewId, platformId }
      await replies.submit(owner, reviewId)
      await replies.endUndo()
    },
    effect: () => replies.countCalls('PUT', answered?.platformId ?? ''),
    done: 1,
  },
  'replies.check': {
    // The platform decides when it has been asked once.
    arrange: () => app.jobs.run('replies.check'),
    effect: async () =>
      (await app.superuser.query(`select count(*)::int as told from review_events where kind = 'reply-live'`)).rows,
    done: [{ told: 1 }],
  },
  'replies.remove': {
    arrange: async () => {
      if (!answered) return
      const { rows } = await app.superuser.query<{ id: string }>(`select id from replies where state = 'live'`)
      await replies.act(answered.owner, answered.reviewId, { replyId: rows[0]?.id ?? '', action: 'delete' })
    },
    effect: () => replies.countCalls('DELETE', answered?.platformId ?? ''),
    done: 1,
  },
  'replies.resume': {
    arrange: async () => {
      const { owner, reviewId } = await replies.startWith()
      await replies.submit(owner, reviewId)
      await app.superuser.query(`delete from pgboss.job where name = 'replies.post'`)
      await app.superuser.query(`update replies set state = 'sending', attempts = 1,
        post_after = null, updated_at = now() - interval '1 hour' where state = 'queued'`)
      await app.superuser.query(`insert into pgboss.job (name, data, retry_limit) values ('replies.resume', '{}', 0)`)
    },
    effect: async () =>
      (await app.superuser.query(`select count(*)::int as jobs from pgboss.job where name = 'replies.post'`)).rows,
    done: [{ jobs: 1 }],
  },
})
