import { describe, expect, it } from 'vitest'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createReplyFixture(app)
await app.superuser.query(`insert into pgboss.job (name, data) values ('replies.resume', '{}')`)

const strand = (replyId: string, columns: string) =>
  app.superuser.query(`update replies set ${columns}, updated_at = now() - interval '1 hour' where id = $1`, [replyId])
const loseJobs = (name: string) => app.superuser.query('delete from pgboss.job where name = $1', [name])

async function startQueued() {
  const started = await fixture.startWith()
  const { reply } = (await fixture.submit(started.owner, started.reviewId)).body
  return { ...started, replyId: reply.id as string }
}

describe('a reply whose job got lost', () => {
  it.each([
    ['before it was sent', `state = 'queued', attempts = 0, post_after = now() - interval '1 hour'`],
    ['while it was being sent', `state = 'sending', attempts = 1, post_after = null`],
  ])('%s gets there all the same', async (_when, columns) => {
    const { owner, reviewId, replyId, platformId } = await startQueued()
    await loseJobs('replies.post')
    await strand(replyId, columns)

    await app.jobs.run('replies.resume')
    await app.jobs.tryAll('replies.post')
    await fixture.check()

    expect(await fixture.get(owner, reviewId)).toMatchObject({ reply: { id: replyId, state: 'live' } })
    expect(await fixture.countCalls('PUT', platformId)).toBe(1)
  })

  it('after the platform took it is not sent twice', async () => {
    const { owner, reviewId, replyId, platformId } = await startQueued()
    await fixture.post()
    await loseJobs('replies.post')
    await strand(replyId, `state = 'sending', attempts = 1, post_after = null`)

    await app.jobs.run('replies.resume')
    await app.jobs.tryAll('replies.post')
    await fixture.check()

    expect(await fixture.get(owner, reviewId)).toMatchObject({ reply: { state: 'live' } })
    expect(await fixture.countCalls('PUT', platformId)).toBe(1)
  })

  it('while it was being deleted is deleted', async () => {
    const { owner, reviewId, replyId } = await startQueued()
    await fixture.post()
    await fixture.check()
    await fixture.act(owner, reviewId, { replyId, action: 'delete' })
    await loseJobs('replies.remove')
    await strand(replyId, `state = 'deleting'`)

    await app.jobs.run('replies.resume')
    await app.jobs.tryAll('replies.remove')

    expect(await fixture.get(owner, reviewId)).toMatchObject({ status: 'pending', reply: null })
  })
})

describe('a reply whose sender was killed, and which no job came back for', () => {
  const claimUntil = (replyId: string, ago: string) =>
    app.superuser.query(
      `update replies set state = 'sending', attempts = 1, post_after = now() - $2::interval,
         updated_at = now() - $2::interval - interval '1 minute' where id = $1`,
      [replyId, ago],
    )

  it.each([
    ['is taken up five minutes after its call must have ended', '5 minutes', 'live'],
    ['is left to its job before that', '4 minutes', 'sending'],
  ])('%s', async (_what, ago, state) => {
    const { owner, reviewId, replyId, platformId } = await startQueued()
    await fixture.post()
    await loseJobs('replies.post')
    await claimUntil(replyId, ago)
    await app.superuser.query('update reviews set reply_state = $2 where id = $1', [reviewId, 'sending'])

    await app.jobs.run('replies.resume')
    await app.jobs.tryAll('replies.post')
    await fixture.check()

    expect(await fixture.get(owner, reviewId)).toMatchObject({ reply: { state } })
    expect(await fixture.countCalls('PUT', platformId)).toBe(1)
  })
})

describe('a reply that waits for its next turn', () => {
  it('is left to the job that it has', async () => {
    const { replyId } = await startQueued()
    await strand(replyId, `post_after = null, attempts = 1`)
    const before = await app.jobs.list('replies.post')

    await app.jobs.run('replies.resume')

    expect(await app.jobs.list('replies.post')).toEqual(before)
  })
})
