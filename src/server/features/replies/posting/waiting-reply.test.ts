import { describe, expect, it } from 'vitest'
import { revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createReplyFixture(app)

/** Tried once, and the platform did not take it. */
async function startWaiting(fault: 'rate-limit' | 'down' = 'down') {
  const started = await fixture.startWith()
  const { reply } = (await fixture.submit(started.owner, started.reviewId)).body
  await setFault(fixture.db, 'google', { kind: fault, remaining: null })
  await fixture.post()
  await clearFaults(fixture.db, 'google')
  const act = (action: string) => fixture.act(started.owner, started.reviewId, { replyId: reply.id, action })
  return { ...started, replyId: reply.id as string, act }
}

describe('a reply that waits for its next try', () => {
  it.each([
    ['down', 'platform-down'],
    ['rate-limit', 'rate-limited'],
  ] as const)('says why and until when, after %s', async (fault, kind) => {
    const { owner, reviewId } = await startWaiting(fault)
    const { reply } = await fixture.get(owner, reviewId)
    expect(reply).toMatchObject({ state: 'queued', fault: { kind }, undoUntil: null })
    expect(Date.parse(reply?.nextTryAt ?? '')).toBeGreaterThan(Date.now())
  })

  it('does not wait when it is told to be tried now, and the try it waited for sends nothing more', async () => {
    const { owner, reviewId, platformId, act } = await startWaiting()
    const before = await fixture.countCalls('PUT', platformId)
    const { body } = await act('retry')
    expect(body.reply).toMatchObject({ state: 'queued', fault: null, nextTryAt: null })
    await app.jobs.tryAll('replies.post')
    await fixture.post()
    await fixture.check()

    expect((await fixture.countCalls('PUT', platformId)) - before).toBe(1)
    expect(await fixture.get(owner, reviewId)).toMatchObject({ reply: { state: 'live', fault: null } })
    expect((await act('retry')).status).toBe(409)
  })

  it('leaves the one that is being sent alone, where the try it waited for comes at the same time', async () => {
    const { owner, reviewId, platformId, act, replyId } = await startWaiting()
    await act('retry')
    await app.superuser.query(
      `update replies set state = 'sending', attempts = attempts + 1, post_after = now() + interval '1 minute' where id = $1`,
      [replyId],
    )
    const before = await fixture.countCalls('PUT', platformId)
    await app.jobs.tryAll('replies.post')

    expect((await fixture.countCalls('PUT', platformId)) - before).toBe(0)
    expect(await fixture.get(owner, reviewId)).toMatchObject({ reply: { state: 'sending' } })
  })

  it('is taken back as a draft, and is not sent any more', async () => {
    const { owner, reviewId, platformId, act } = await startWaiting()
    expect((await act('undo')).body).toMatchObject({ status: 'pending', response: null, reply: null })
    await fixture.post()

    expect((await app.as(owner).get(`/api/v1/reviews/${reviewId}/draft`)).body).toMatchObject({ text: 'Thank you!' })
    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: null })
  })

  it('is not there for another customer', async () => {
    const { reviewId, replyId } = await startWaiting()
    const stranger = await app.make.member()
    expect((await fixture.act(stranger, reviewId, { replyId, action: 'retry' })).status).toBe(404)
    expect((await fixture.act(stranger, reviewId, { replyId, action: 'undo' })).status).toBe(404)
  })
})

describe('a broken connection', () => {
  it('shows on the reply and on the review, until it is made anew', async () => {
    const { owner, reviewId } = await fixture.startWith()
    expect(await fixture.get(owner, reviewId)).toMatchObject({ replyWay: 'api', needsReconnect: false })
    await fixture.submit(owner, reviewId)
    await revokeEverything(fixture.db, 'google')
    await fixture.post()

    expect(await fixture.get(owner, reviewId)).toMatchObject({
      needsReconnect: true,
      reply: { state: 'failed', fault: { kind: 'reconnect' } },
    })
  })
})
