import { describe, expect, it } from 'vitest'
import { setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { changeReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createReplyFixture(app)

const say = (platformId: string, text: string | null, at = new Date()) =>
  changeReview(fixture.db, 'google', platformId, {
    reply_text: text,
    reply_state: text === null ? null : 'live',
    reply_reason: null,
    reply_updated_at: text === null ? null : at,
    updated_at: at,
  })

const longAgo = () =>
  app.superuser.query(`update replies set posted_at = seconds_after(posted_at, -86400) where posted_at is not null`)

const historyOf = async (member: { token: string }, reviewId: string): Promise<string[]> =>
  (await app.as(member).get(`/api/v1/reviews/${reviewId}`)).body.events.map((event: { kind: string }) => event.kind)

describe('a reply found on the platform', () => {
  it('from before we were connected answers the review, as of then', async () => {
    const platformId = fixture.newId()
    await fixture.write([{ id: platformId }])
    const at = new Date('2026-01-05T10:00:00Z')
    await say(platformId, 'Thanks from the counter', at)
    const owner = await app.make.member()
    await fixture.connect(owner)
    await app.jobs.tryAll('sync.run')

    const { body } = await app.as(owner).get('/api/v1/reviews?status=responded')
    expect(body.items).toHaveLength(1)
    expect(body.items[0]).toMatchObject({
      platformReviewId: platformId,
      response: 'Thanks from the counter',
      respondedAt: at.toISOString(),
      reply: { source: 'platform', state: 'live', authorName: null },
    })
    expect(await historyOf(owner, body.items[0].id)).toEqual([])
    await say(platformId, null)
    await fixture.sync(owner)
  })

  it('that somebody wrote or changed there takes the place of ours, and is news', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await say(platformId, 'Written there', new Date(Date.now() + 1000))
    await fixture.sync(owner)
    expect(await fixture.get(owner, reviewId)).toMatchObject({ status: 'responded', response: 'Written there' })
    await say(platformId, 'Changed there', new Date(Date.now() + 2000))
    await fixture.sync(owner)
    await fixture.sync(owner)

    expect(await fixture.get(owner, reviewId)).toMatchObject({
      response: 'Changed there',
      reply: { source: 'platform' },
    })
    const { items } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}/replies`)).body
    expect(items.map((reply: { state: string }) => reply.state).toSorted()).toEqual(['live', 'superseded'])
    expect(await historyOf(owner, reviewId)).toEqual(['reply-found', 'reply-found'])
  })

  it('decides on ours when a fetch sees it first', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await setFault(fixture.db, 'google', { kind: 'reject-replies', remaining: 1 })
    await fixture.submit(owner, reviewId)
    await fixture.post()
    await changeReview(fixture.db, 'google', platformId, { reply_state: 'rejected', updated_at: new Date() })
    await fixture.sync(owner)

    expect(await fixture.get(owner, reviewId)).toMatchObject({
      response: 'Thank you!',
      reply: { source: 'person', state: 'rejected', fault: { kind: 'rejected', reason: 'OFF_TOPIC' } },
    })
  })

  it('goes on answering the review when one that waited for approval over it is forgotten', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const { reply } = (await fixture.submit(member, reviewId, { text: 'From a member' })).body
    await say(platformId, 'Written there', new Date(Date.now() + 1000))
    await fixture.sync(owner)
    const found = { status: 'responded', response: 'Written there' }
    expect(await fixture.get(owner, reviewId)).toMatchObject({ ...found, reply: { id: reply.id } })

    const decide = (action: string, body: object = {}) =>
      fixture.act(owner, reviewId, { replyId: reply.id, action, body })
    await decide('approve')
    expect((await decide('undo')).body).toMatchObject({ ...found, reply: { state: 'awaiting-approval' } })
    await decide('return', { note: 'It is answered already.' })
    expect((await decide('delete')).body).toMatchObject({ ...found, reply: { source: 'platform', state: 'live' } })
  })

  it('never touches one that is on its way', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await fixture.submit(owner, reviewId, { text: 'Ours' })
    await say(platformId, 'Theirs')
    await fixture.sync(owner)

    expect(await fixture.get(owner, reviewId)).toMatchObject({ response: 'Ours', reply: { state: 'queued' } })
  })

  it('is not mistaken for an older one that the list still shows', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await fixture.submit(owner, reviewId, { text: 'Ours' })
    await fixture.post()
    await say(platformId, 'An older one', new Date(Date.now() - 60_000))
    await fixture.sync(owner)

    expect(await fixture.get(owner, reviewId)).toMatchObject({ response: 'Ours', reply: { state: 'checking' } })
  })

  it('that is gone leaves the review pending, once the platform had listed it', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await fixture.submit(owner, reviewId)
    await fixture.post()
    await fixture.check()
    await changeReview(fixture.db, 'google', platformId, { updated_at: new Date() })
    await fixture.sync(owner)
    await longAgo()
    await say(platformId, null)
    await fixture.sync(owner)

    expect(await fixture.get(owner, reviewId)).toMatchObject({ status: 'pending', response: null, reply: null })
    expect((await historyOf(owner, reviewId))[0]).toBe('reply-deleted')
  })

  describe('while another waits to be put there by hand', () => {
    /** One is live and listed; the connection no longer lets us reply, so its change is for a person to put there. */
    async function startByHand() {
      const started = await fixture.startWith()
      const { owner, reviewId, platformId } = started
      const live = (await fixture.submit(owner, reviewId)).body.reply
      await fixture.post()
      await fixture.check()
      await changeReview(fixture.db, 'google', platformId, { updated_at: new Date() })
      await fixture.sync(owner)
      await longAgo()
      await app.superuser.query(
        `update integrations set capabilities = capabilities || '{"canReply": false}' where customer_id = $1`,
        [owner.customerId],
      )
      const { reply } = (await fixture.submit(owner, reviewId, { text: 'Better', basedOn: live.id })).body
      return { ...started, replyId: reply.id as string }
    }

    it.each(['by-hand', 'failed'])('leaves that one when it goes (%s)', async (state) => {
      const { owner, reviewId, platformId, replyId } = await startByHand()
      await app.superuser.query('update replies set state = $1 where id = $2', [state, replyId])
      await app.superuser.query('update reviews set reply_state = $1 where id = $2', [state, reviewId])
      await say(platformId, null)
      await fixture.sync(owner)

      const waiting = { status: 'responded', response: 'Better', liveReply: null, reply: { id: replyId, state } }
      expect(await fixture.get(owner, reviewId)).toMatchObject(waiting)
      expect((await historyOf(owner, reviewId))[0]).toBe('reply-deleted')
    })

    it('gives way to it once it is there', async () => {
      const { owner, reviewId, platformId, replyId } = await startByHand()
      await say(platformId, 'Better')
      await fixture.sync(owner)

      const live = { response: 'Better', liveReply: null, reply: { id: replyId, state: 'live' } }
      expect(await fixture.get(owner, reviewId)).toMatchObject(live)
      const { items } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}/replies`)).body
      expect(items.map((reply: { state: string }) => reply.state)).toEqual(['live', 'superseded'])
    })
  })

  it('and decided on leaves one that waits for approval over it', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    const checking = (await fixture.submit(owner, reviewId)).body.reply
    await fixture.post()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const { reply } = (await fixture.submit(member, reviewId, { text: 'Better', basedOn: checking.id })).body
    await changeReview(fixture.db, 'google', platformId, { reply_state: 'live', updated_at: new Date() })
    await fixture.sync(owner)

    expect(await fixture.get(owner, reviewId)).toMatchObject({
      liveReply: { text: 'Thank you!' },
      reply: { id: reply.id, state: 'awaiting-approval' },
    })
  })

  it('on a platform whose list does not tell of replies is left alone', async () => {
    const facebook = await createReplyFixture(app, 'facebook')
    const { owner, reviewId } = await facebook.startWith({ rating: null, isRecommended: true })
    await facebook.submit(owner, reviewId)
    await facebook.post()
    expect(await facebook.get(owner, reviewId)).toMatchObject({ reply: { state: 'live' } })
    await longAgo()
    await facebook.sync(owner)

    expect(await facebook.get(owner, reviewId)).toMatchObject({ status: 'responded', reply: { state: 'live' } })
  })
})
