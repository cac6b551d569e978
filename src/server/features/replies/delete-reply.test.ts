import { describe, expect, it } from 'vitest'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createReplyFixture(app)

async function startLive() {
  const started = await fixture.startWith()
  const { reply } = (await fixture.submit(started.owner, started.reviewId, { text: 'First' })).body
  await fixture.post()
  await fixture.check()
  return { ...started, liveId: reply.id as string }
}

describe('deleting a reply that another one has come after', () => {
  it('waits until that one has left or was taken back', async () => {
    const { owner, reviewId, liveId } = await startLive()
    await fixture.submit(owner, reviewId, { text: 'Second', basedOn: liveId })

    const refused = await fixture.act(owner, reviewId, { replyId: liveId, action: 'delete' })

    expect([refused.status, refused.body.detail]).toEqual([409, 'Another reply to this review is on its way.'])
    expect(await fixture.get(owner, reviewId)).toMatchObject({ response: 'Second', reply: { state: 'queued' } })
  })

  it('waits until that one is decided on', async () => {
    const { owner, reviewId, liveId } = await startLive()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await fixture.submit(member, reviewId, { text: 'From a member', basedOn: liveId })

    const refused = await fixture.act(owner, reviewId, { replyId: liveId, action: 'delete' })

    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Another reply to this review is waiting for approval. Decide on that one first.',
    ])
  })

  it('leaves that one the review’s where the first never got there', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const reviewId = await app.make.review({ customerId: owner.customerId })
    const { reply: saved } = (await fixture.submit(owner, reviewId, { text: 'Saved' })).body
    await fixture.submit(member, reviewId, { text: 'From a member', basedOn: saved.id })

    const { body } = await fixture.act(owner, reviewId, { replyId: saved.id, action: 'delete' })

    expect(body).toMatchObject({
      status: 'pending',
      response: null,
      reply: { state: 'awaiting-approval', text: 'From a member' },
    })
  })
})
