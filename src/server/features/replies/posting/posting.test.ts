import { describe, expect, it } from 'vitest'
import { expireAccess, revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { changeReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createReplyFixture(app)

const stateOf = async (...[owner, reviewId]: Parameters<typeof fixture.get>) =>
  (await fixture.get(owner, reviewId)).reply

describe('posting a reply', () => {
  it('is checked by the platform first, then live', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await fixture.submit(owner, reviewId)
    await fixture.post()
    expect(await stateOf(owner, reviewId)).toMatchObject({ state: 'checking', fault: null, undoUntil: null })
    await fixture.check()

    expect(await fixture.get(owner, reviewId)).toMatchObject({ status: 'responded', reply: { state: 'live' } })
    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: 'Thank you!' })
    const { events } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body
    expect(events.map((event: { kind: string }) => event.kind)).toEqual(['reply-live', 'reply-submitted'])
    const { items } = (await app.as(owner).get('/api/v1/notifications')).body
    expect(items[0]).toMatchObject({ type: 'review', message: expect.stringContaining('Your reply is live') })
  })

  it('is rejected with the reason, and goes out when it is mended', async () => {
    const { owner, reviewId } = await fixture.startWith()
    await setFault(fixture.db, 'google', { kind: 'reject-replies', remaining: 1 })
    await fixture.submit(owner, reviewId, { text: 'Buy now' })
    await fixture.post()
    await fixture.check()
    const rejected = await stateOf(owner, reviewId)
    expect(rejected).toMatchObject({
      state: 'rejected',
      fault: { kind: 'rejected', reason: 'OFF_TOPIC', words: null },
    })

    await fixture.submit(owner, reviewId, { text: 'Thank you', basedOn: rejected?.id })
    await fixture.post()
    await fixture.check()
    expect(await stateOf(owner, reviewId)).toMatchObject({ state: 'live', text: 'Thank you' })
  })

  it('is looked at anew when a rejected one is sent once more as it is', async () => {
    const { owner, reviewId } = await fixture.startWith()
    await setFault(fixture.db, 'google', { kind: 'reject-replies', remaining: 1 })
    const { reply } = (await fixture.submit(owner, reviewId)).body
    await fixture.post()
    await fixture.check()
    await fixture.act(owner, reviewId, { replyId: reply.id, action: 'retry' })
    await fixture.post()
    await fixture.check()

    expect(await stateOf(owner, reviewId)).toMatchObject({ id: reply.id, state: 'live', fault: null })
  })

  it('happens once, however often the job runs', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await fixture.submit(owner, reviewId)
    for (let turn = 0; turn < 3; turn += 1) await fixture.post()
    await fixture.check()

    expect(await fixture.countCalls('PUT', platformId)).toBe(1)
    expect(await stateOf(owner, reviewId)).toMatchObject({ state: 'live' })
  })

  it('happens once when the worker dies between the platform’s yes and our note of it', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await fixture.submit(owner, reviewId)
    await app.superuser.query(`create function die() returns trigger language plpgsql as $$
      begin raise exception 'killed'; end $$`)
    await app.superuser.query(`create trigger die before update on replies for each row
      when (old.state = 'sending' and new.state <> 'sending') execute function die()`)
    expect(await fixture.post()).toContainEqual(expect.stringContaining('killed'))
    expect(await stateOf(owner, reviewId)).toMatchObject({ state: 'sending' })
    await app.superuser.query('drop trigger die on replies')

    await fixture.post()
    await fixture.check()

    expect(await fixture.countCalls('PUT', platformId)).toBe(1)
    expect(await stateOf(owner, reviewId)).toMatchObject({ state: 'live' })
  })

  it('comes back when the platform is down, and says so meanwhile', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await fixture.submit(owner, reviewId)
    await setFault(fixture.db, 'google', { kind: 'rate-limit', remaining: 1 })
    await fixture.post()
    const waiting = await stateOf(owner, reviewId)
    expect(waiting).toMatchObject({ state: 'queued', undoUntil: null, fault: { kind: 'rate-limited', words: null } })
    await clearFaults(fixture.db, 'google')

    await fixture.post()
    expect(await stateOf(owner, reviewId)).toMatchObject({ state: 'checking', fault: null })
    expect((await fixture.onPlatform(platformId))?.reply_text).toBe('Thank you!')
  })

  it('is given up when the platform stays away, and can be tried once more', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const { reply } = (await fixture.submit(owner, reviewId)).body
    await setFault(fixture.db, 'google', { kind: 'down', remaining: null })
    for (let turn = 0; turn <= 8; turn += 1) await fixture.post()
    await clearFaults(fixture.db, 'google')
    const failed = await stateOf(owner, reviewId)
    expect(failed).toMatchObject({ state: 'failed', fault: { kind: 'platform-down' } })

    const { body } = await fixture.act(owner, reviewId, { replyId: reply.id, action: 'retry' })
    expect(body.reply).toMatchObject({ state: 'queued', undoUntil: null, fault: null })
    await fixture.post()
    await fixture.check()
    expect(await stateOf(owner, reviewId)).toMatchObject({ state: 'live' })
    expect((await fixture.act(owner, reviewId, { replyId: reply.id, action: 'retry' })).status).toBe(409)
  })

  it('fails when the consent was taken back, and the connection says so', async () => {
    const { owner, reviewId } = await fixture.startWith()
    await fixture.submit(owner, reviewId)
    await revokeEverything(fixture.db, 'google')
    await fixture.post()

    expect(await stateOf(owner, reviewId)).toMatchObject({ state: 'failed' })
    const [integration] = (await app.as(owner).get('/api/v1/integrations')).body.items
    expect(integration).toMatchObject({ needsReconnect: true })
  })

  it('is blocked by a token that ran out and cannot be renewed', async () => {
    const facebook = await createReplyFixture(app, 'facebook')
    const { owner, reviewId } = await facebook.startWith({ isRecommended: true, rating: null })
    await facebook.submit(owner, reviewId)
    await app.superuser.query(`update integrations set token_expires_at = now() - interval '1 hour'
      where type = 'facebook'`)
    await expireAccess(facebook.db, 'facebook')
    await facebook.post()

    expect((await facebook.get(owner, reviewId)).reply?.fault).toEqual({
      kind: 'reconnect',
      reason: 'token-expired',
      words: null,
    })
  })

  it('fails when the review is gone, and says so', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await fixture.submit(owner, reviewId)
    await changeReview(fixture.db, 'google', platformId, { deleted_at: new Date() })
    await fixture.post()

    const failed = await stateOf(owner, reviewId)
    expect(failed).toMatchObject({ state: 'failed', fault: { kind: 'gone' } })
    expect(await fixture.get(owner, reviewId)).toMatchObject({ vanishedAt: expect.any(String) })
  })

  it('fails without hiding the review where the platform says as much of what it does not let us see', async () => {
    const facebook = await createReplyFixture(app, 'facebook')
    const { owner, reviewId, platformId } = await facebook.startWith({ isRecommended: true, rating: null })
    await facebook.submit(owner, reviewId)
    await changeReview(facebook.db, 'facebook', platformId, { deleted_at: new Date() })
    await facebook.post()

    expect(await facebook.get(owner, reviewId)).toMatchObject({ vanishedAt: null, reply: { state: 'failed' } })
  })

  it('is saved when the platform was disconnected before it left', async () => {
    const { owner, reviewId } = await fixture.startWith()
    await fixture.submit(owner, reviewId)
    const [integration] = (await app.as(owner).get('/api/v1/integrations')).body.items
    await app.as(owner).post(`/api/v1/integrations/${integration.id}/disconnect`)
    await fixture.post()

    expect(await stateOf(owner, reviewId)).toMatchObject({
      state: 'saved',
      fault: { kind: 'not-connected' },
    })
  })
})

describe('a live reply', () => {
  async function startLive() {
    const started = await fixture.startWith()
    const { reply } = (await fixture.submit(started.owner, started.reviewId)).body
    await fixture.post()
    await fixture.check()
    return { ...started, replyId: reply.id as string }
  }

  it('is changed in its place', async () => {
    const { owner, reviewId, platformId, replyId } = await startLive()
    await fixture.submit(owner, reviewId, { text: 'Better', basedOn: replyId })
    await fixture.post()
    await fixture.check()

    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: 'Better' })
    const { items } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}/replies`)).body
    expect(items.map((reply: { state: string }) => reply.state)).toEqual(['live', 'superseded'])
  })

  it('is deleted on the platform, and the review is pending again', async () => {
    const { owner, reviewId, platformId, replyId } = await startLive()
    const { body } = await fixture.act(owner, reviewId, { replyId, action: 'delete' })
    expect(body).toMatchObject({ response: 'Thank you!', reply: { state: 'deleting' } })
    await app.jobs.run('replies.remove')

    expect(await fixture.get(owner, reviewId)).toMatchObject({ status: 'pending', response: null, reply: null })
    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: null })
    expect((await fixture.act(owner, reviewId, { replyId, action: 'delete' })).status).toBe(409)
  })

  it('stays, with the reason, when it cannot be deleted', async () => {
    const { owner, reviewId, replyId } = await startLive()
    await fixture.act(owner, reviewId, { replyId, action: 'delete' })
    await revokeEverything(fixture.db, 'google')
    await app.jobs.tryAll('replies.remove')

    const reply = await stateOf(owner, reviewId)
    expect(reply).toMatchObject({
      state: 'live',
      fault: { kind: 'not-deleted', reason: 'invalid_grant', words: 'Token has been expired or revoked.' },
    })
  })

  it('stays where the platform may only keep it from us', async () => {
    const facebook = await createReplyFixture(app, 'facebook')
    const { owner, reviewId, platformId } = await facebook.startWith({ isRecommended: true, rating: null })
    const { reply } = (await facebook.submit(owner, reviewId)).body
    await facebook.post()
    await facebook.check()
    await facebook.act(owner, reviewId, { replyId: reply.id, action: 'delete' })
    await changeReview(facebook.db, 'facebook', platformId, { deleted_at: new Date() })
    await app.jobs.tryAll('replies.remove')

    expect(await stateOf(owner, reviewId)).toMatchObject({ state: 'live', fault: { kind: 'not-deleted' } })
  })

  it('is not deleted by a member who may not publish', async () => {
    const { owner, reviewId, replyId } = await startLive()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    expect((await fixture.act(member, reviewId, { replyId, action: 'delete' })).status).toBe(403)
  })
})

describe('a reply that never got there', () => {
  it('is forgotten at once', async () => {
    const owner = await app.make.member()
    const reviewId = await app.make.review({ customerId: owner.customerId })
    const { reply } = (await fixture.submit(owner, reviewId)).body
    const { body } = await fixture.act(owner, reviewId, { replyId: reply.id, action: 'delete' })

    expect(body).toMatchObject({ status: 'pending', response: null, reply: null })
  })
})
