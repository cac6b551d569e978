import { describe, expect, it } from 'vitest'
import { createReplyBench } from '#testing/reply-bench.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const bench = await createReplyBench(app)

async function startLive() {
  const started = await bench.startWith()
  const { reply } = (await bench.submit(started.owner, started.reviewId, { text: 'First' })).body
  await bench.post()
  await bench.check()
  return { ...started, liveId: reply.id as string }
}

describe('deleting a reply that another one has come after', () => {
  it('waits until that one has left or was taken back', async () => {
    const { owner, reviewId, liveId } = await startLive()
    await bench.submit(owner, reviewId, { text: 'Second', basedOn: liveId })

    const refused = await bench.act(owner, reviewId, { replyId: liveId, action: 'delete' })

    expect([refused.status, refused.body.detail]).toEqual([409, 'Another reply to this review is on its way.'])
    expect(await bench.get(owner, reviewId)).toMatchObject({ response: 'Second', reply: { state: 'queued' } })
  })

  it('waits until that one is decided on', async () => {
    const { owner, reviewId, liveId } = await startLive()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    await bench.submit(member, reviewId, { text: 'From a member', basedOn: liveId })

    const refused = await bench.act(owner, reviewId, { replyId: liveId, action: 'delete' })

    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Another reply to this review waits for approval. Decide on that one first.',
    ])
  })

  it('leaves that one the review’s where the first never got there', async () => {
    const owner = await app.make.member()
    const member = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const reviewId = await app.make.review({ customerId: owner.customerId })
    const { reply: saved } = (await bench.submit(owner, reviewId, { text: 'Saved' })).body
    await bench.submit(member, reviewId, { text: 'From a member', basedOn: saved.id })

    const { body } = await bench.act(owner, reviewId, { replyId: saved.id, action: 'delete' })

    expect(body).toMatchObject({
      status: 'pending',
      response: null,
      reply: { state: 'awaiting-approval', text: 'From a member' },
    })
  })
})
