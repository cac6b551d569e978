import { describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'

const app = await startTestApp()
const fixture = await createReplyFixture(app)

describe('submitting a reply', () => {
  it('answers the review at once, and can be undone for ten seconds', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const { status, body } = await fixture.submit(owner, reviewId, { text: '  Thank you!  ' })

    expect([status, body]).toMatchObject([
      200,
      {
        status: 'responded',
        response: 'Thank you!',
        aiGenerated: false,
        reply: { state: 'queued', text: 'Thank you!' },
      },
    ])
    const left = Date.parse(body.reply.undoUntil) - Date.now()
    expect([left > 8000, left <= 10_000]).toEqual([true, true])
    expect(await app.jobs.tryAll('replies.post')).toEqual([])
    expect(await fixture.get(owner, reviewId)).toMatchObject({ reply: { state: 'queued' } })
  })

  it('takes the review for read', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const before = await fixture.get(owner, reviewId)
    const { body } = await fixture.submit(owner, reviewId)

    expect([before.isRead, body.isRead]).toEqual([false, true])
  })

  it('is saved where nothing is connected', async () => {
    const owner = await app.make.member()
    const reviewId = await app.make.review({ customerId: owner.customerId })
    const { body } = await fixture.submit(owner, reviewId)

    expect(body).toMatchObject({ status: 'responded', reply: { state: 'saved', fault: { kind: 'not-connected' } } })
  })

  it('waits for a person’s hands where the platform has no way', async () => {
    const owner = await app.make.member()
    const review = { customerId: owner.customerId, platform: 'tripadvisor' as const, source: 'import' as const }
    const reviewId = await app.make.review(review)
    const { reply } = (await fixture.submit(owner, reviewId)).body
    expect(reply).toMatchObject({ state: 'by-hand' })

    const confirm = (isLive: boolean) => ({ replyId: reply.id, action: 'by-hand', body: { isLive } })
    expect((await fixture.act(owner, reviewId, confirm(true))).body.reply).toMatchObject({ state: 'live' })
    expect((await fixture.act(owner, reviewId, confirm(false))).body.reply).toMatchObject({ state: 'by-hand' })

    await fixture.act(owner, reviewId, confirm(true))
    const changed = (await fixture.submit(owner, reviewId, { text: 'Thanks, Ann', basedOn: reply.id })).body
    expect(changed).toMatchObject({
      reply: { state: 'by-hand', text: 'Thanks, Ann' },
      liveReply: { text: 'Thank you!' },
    })
    const second = { replyId: changed.reply.id, action: 'by-hand', body: { isLive: true } }
    expect((await fixture.act(owner, reviewId, second)).body).toMatchObject({
      reply: { state: 'live' },
      liveReply: null,
    })
  })

  it('is refused when it is too long, now or later, by how much in the platform’s unit', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const text = 'ü'.repeat(2050)
    const plan = { responseText: text, date: `${NEXT_YEAR}-06-01`, time: '09:00' }
    const detail = 'Google Business Profile accepts up to 4096 bytes; this reply is 4 too long.'

    const refused = { status: 400, body: { detail } }
    expect(await fixture.submit(owner, reviewId, { text })).toMatchObject(refused)
    expect(await app.as(owner).post(`/api/v1/reviews/${reviewId}/scheduled-response`, plan)).toMatchObject(refused)
  })

  it('is refused over a reply one has not seen, until one insists', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const first = (await fixture.submit(colleague, reviewId, { text: 'First' })).body

    const refused = await fixture.submit(owner, reviewId, { text: 'Second' })
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining(`${colleague.name} has just replied to this review.`),
    ])
    const insisted = await fixture.submit(owner, reviewId, { text: 'Second', replaceAnyway: true })
    expect(insisted.body).toMatchObject({ response: 'Second', reply: { text: 'Second', state: 'queued' } })
    const { items } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}/replies`)).body
    expect(items.find((reply: { id: string }) => reply.id === first.reply.id)).toMatchObject({ state: 'superseded' })
  })

  it('has one winner among fifty', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const racers = Array.from({ length: 50 }, (_, index) => fixture.submit(owner, reviewId, { text: `Reply ${index}` }))
    const statuses = (await Promise.all(racers)).map(({ status }) => status)

    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  })

  it('is for one’s own reviews only', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const stranger = await app.make.member()
    const { reply } = (await fixture.submit(owner, reviewId)).body

    expect((await fixture.submit(stranger, reviewId)).status).toBe(404)
    for (const [action, body] of Object.entries({
      undo: {},
      retry: {},
      delete: {},
      approve: {},
      return: { note: 'No' },
      'by-hand': { isLive: true },
    })) {
      const { status } = await fixture.act(stranger, reviewId, { replyId: reply.id, action, body })
      expect([action, status]).toEqual([action, 404])
    }
    expect((await app.as(stranger).get(`/api/v1/reviews/${reviewId}/replies`)).status).toBe(404)
    const other = await fixture.startWith()
    expect((await fixture.act(other.owner, other.reviewId, { replyId: reply.id, action: 'undo' })).status).toBe(404)
  })
})

describe('undoing', () => {
  it('puts everything back, the text into the draft', async () => {
    const { owner, reviewId } = await fixture.startWith()
    await app.as(owner).patch(`/api/v1/reviews/${reviewId}`, { isFlagged: true })
    const { reply } = (await fixture.submit(owner, reviewId)).body
    const { body } = await fixture.act(owner, reviewId, { replyId: reply.id, action: 'undo' })

    expect(body).toMatchObject({ status: 'flagged', response: null, respondedAt: null, reply: null })
    expect((await app.as(owner).get(`/api/v1/reviews/${reviewId}/draft`)).body).toMatchObject({ text: 'Thank you!' })
    const { items } = (await app.as(owner).get('/api/v1/activity?subject=replies')).body
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['reply.undone', 'reply.submitted'])
    await fixture.post()
    expect(await fixture.get(owner, reviewId)).toMatchObject({ reply: null })
  })

  it('brings back what was planned', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const plan = { responseText: 'Later', date: `${NEXT_YEAR}-01-05`, time: '09:00' }
    const planned = await app.as(owner).post(`/api/v1/reviews/${reviewId}/scheduled-response`, plan)
    expect(planned.status).toBe(200)
    const { body } = await fixture.submit(owner, reviewId)
    expect(body).toMatchObject({ status: 'responded', planned: null })
    const undone = await fixture.act(owner, reviewId, { replyId: body.reply.id, action: 'undo' })

    expect(undone.body).toMatchObject({ status: 'scheduled', planned: { id: planned.body.id, status: 'pending' } })
  })

  it('leaves the reply before it as it was', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    const before = (await fixture.submit(owner, reviewId, { text: 'Before' })).body
    await fixture.post()
    await fixture.check()
    const { reply } = (await fixture.submit(owner, reviewId, { text: 'After', basedOn: before.reply.id })).body
    const { body } = await fixture.act(owner, reviewId, { replyId: reply.id, action: 'undo' })

    expect(body).toMatchObject({
      status: 'responded',
      response: 'Before',
      respondedAt: before.respondedAt,
      reply: { id: before.reply.id, state: 'live' },
    })
    await fixture.post()
    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: 'Before' })
  })

  it('is too late after its time, and has one winner among fifty before it', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const { reply } = (await fixture.submit(owner, reviewId)).body
    const undo = (replyId: string) => fixture.act(owner, reviewId, { replyId, action: 'undo' })
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => undo(reply.id)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)

    const late = (await fixture.submit(owner, reviewId)).body.reply
    await fixture.endUndo()
    const refused = await undo(late.id)
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/^It is too late/)])
  })
})

describe('a platform that lets no posted reply be changed', () => {
  it('is offered no other reply, now or later', async () => {
    const { owner, reviewId, platformId } = await fixture.startWith()
    await app.superuser.query(
      `update integrations set capabilities = capabilities || '{"canEditReply": false}' where customer_id = $1`,
      [owner.customerId],
    )
    const { reply, isReplyFinal } = (await fixture.submit(owner, reviewId)).body
    expect(isReplyFinal).toBe(false)
    await fixture.post()
    await fixture.check()
    expect(await fixture.get(owner, reviewId)).toMatchObject({ isReplyFinal: true, reply: { state: 'live' } })

    const changed = await fixture.submit(owner, reviewId, { text: 'Better words', basedOn: reply.id })
    const plan = { responseText: 'Better words', date: `${NEXT_YEAR}-06-01`, time: '09:00' }
    const planned = await app.as(owner).post(`/api/v1/reviews/${reviewId}/scheduled-response`, plan)

    expect([changed, planned].map(({ body }) => body.reason)).toEqual(['reply-final', 'reply-final'])
    expect(await fixture.get(owner, reviewId)).toMatchObject({ response: 'Thank you!', liveReply: null })
    expect(await fixture.onPlatform(platformId)).toMatchObject({ reply_text: 'Thank you!' })
  })
})

it('says of a review that its connection lacks the permission to reply', async () => {
  const { owner, reviewId } = await fixture.startWith()
  await app.superuser.query(
    `update integrations set capabilities = capabilities || '{"canReply": false, "limits": ["replyNotAllowed"]}'
     where customer_id = $1`,
    [owner.customerId],
  )

  expect(await fixture.get(owner, reviewId)).toMatchObject({ lacksReplyPermission: true, replyWay: 'by-hand' })
})

describe('what stands on the platform', () => {
  it('is told beside a text that did not get there', async () => {
    const { owner, reviewId } = await fixture.startWith()
    const { reply } = (await fixture.submit(owner, reviewId)).body
    await fixture.post()
    await fixture.check()
    await setFault(fixture.db, 'google', { kind: 'reject-replies', remaining: 1 })
    await fixture.submit(owner, reviewId, { text: 'Buy now', basedOn: reply.id })

    expect(await fixture.get(owner, reviewId)).toMatchObject({
      response: 'Buy now',
      liveReply: { text: 'Thank you!', answeredAt: expect.any(String) },
    })
    await clearFaults(fixture.db, 'google')
  })
})
