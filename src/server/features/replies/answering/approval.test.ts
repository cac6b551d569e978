import { describe, expect, it } from 'vitest'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createReplyFixture(app)

async function startWaiting() {
  const started = await fixture.startWith()
  const member = await app.make.member({ customerId: started.owner.customerId, role: 'member' })
  const { body } = await fixture.submit(member, started.reviewId, { text: 'From a member' })
  const decide = (action: string, body: object = {}) =>
    fixture.act(started.owner, started.reviewId, { replyId: asked.reply.id, action, body })
  const asked = body
  return { ...started, member, asked, decide }
}

describe('a reply by someone who may not publish', () => {
  it('waits for approval, and those who may are told', async () => {
    const { owner, reviewId, asked, member } = await startWaiting()

    expect(asked).toMatchObject({ status: 'pending', response: null, reply: { state: 'awaiting-approval' } })
    await fixture.post()
    expect(await fixture.get(owner, reviewId)).toMatchObject({ reply: { state: 'awaiting-approval' } })
    const { items } = (await app.as(owner).get('/api/v1/notifications')).body
    expect(items[0].message).toContain(`${member.name} asks you to approve a reply`)
    expect((await app.as(member).get('/api/v1/notifications')).body.items).toEqual([])
    expect((await fixture.act(member, reviewId, { replyId: asked.reply.id, action: 'approve' })).status).toBe(403)
  })

  it('goes out as its author’s when it is approved', async () => {
    const { owner, reviewId, platformId, decide, member } = await startWaiting()
    const { body } = await decide('approve')
    expect(body).toMatchObject({
      status: 'responded',
      response: 'From a member',
      reply: { state: 'queued', authorName: member.name, decidedByName: owner.name },
    })
    await fixture.post()
    await fixture.check()

    expect(await fixture.get(owner, reviewId)).toMatchObject({ reply: { state: 'live' } })
    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: 'From a member' })
    expect((await decide('approve')).status).toBe(409)
  })

  it('waits again when its approval is undone', async () => {
    const { decide } = await startWaiting()
    await decide('approve')
    const { body } = await decide('undo')

    expect(body).toMatchObject({
      status: 'pending',
      response: null,
      reply: { state: 'awaiting-approval', decidedByName: null },
    })
    expect((await decide('approve')).status).toBe(200)
  })

  it('can be changed on the way, and is as it was when that is undone', async () => {
    const { owner, reviewId, decide, member } = await startWaiting()
    const { body } = await decide('approve', { text: 'Changed' })
    expect(body).toMatchObject({ response: 'Changed', reply: { authorName: member.name, decidedByName: owner.name } })

    const undone = await fixture.act(owner, reviewId, { replyId: body.reply.id, action: 'undo' })
    expect(undone.body).toMatchObject({ response: null, reply: { state: 'awaiting-approval', text: 'From a member' } })
    expect((await app.as(owner).get(`/api/v1/reviews/${reviewId}/draft`)).body).toMatchObject({ text: 'Changed' })
  })

  it('comes back to its author with the note', async () => {
    const { reviewId, decide, member } = await startWaiting()
    const { body } = await decide('return', { note: 'Warmer, please' })

    expect(body).toMatchObject({ status: 'pending', reply: { state: 'returned', returnNote: 'Warmer, please' } })
    expect((await app.as(member).get(`/api/v1/reviews/${reviewId}/draft`)).body).toMatchObject({
      text: 'From a member',
    })
    expect((await app.as(member).get('/api/v1/notifications')).body.items[0].message).toContain('returned your reply')
    const again = await fixture.submit(member, reviewId, { text: 'Warmer', basedOn: body.reply.id })
    expect(again.body.reply).toMatchObject({ state: 'awaiting-approval', text: 'Warmer' })
  })

  it('gives way to a reply by someone who may', async () => {
    const { owner, reviewId, asked, decide } = await startWaiting()
    expect((await fixture.submit(owner, reviewId, { text: 'Mine' })).status).toBe(409)
    await fixture.submit(owner, reviewId, { text: 'Mine', basedOn: asked.reply.id })
    expect((await decide('approve')).status).toBe(409)
    await fixture.post()
    await fixture.check()

    const { items } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}/replies`)).body
    expect(items.map((reply: { state: string }) => reply.state)).toEqual(['live', 'superseded'])
  })

  it('has one winner among fifty who decide', async () => {
    const { decide } = await startWaiting()
    const racers = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? decide('approve') : decide('return', { note: 'No' }),
    )
    const statuses = (await Promise.all(racers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })
})
