import { beforeEach, describe, expect, it } from 'vitest'
import { readJson } from '#server/kernel/http/read-body.ts'
import { startVendorStage } from '#testing/vendors/vendor-stage.ts'
import { putPushAddress, subscribePage } from '#sandbox/facebook/facebook.repository.ts'
import { putSubscription } from '#sandbox/google/google.repository.ts'
import { mountSandbox } from '#sandbox/sandbox.routes.ts'
import { putListing } from '#sandbox/vendors/vendor-reviews.repository.ts'

let received: { body: unknown; signature: string | undefined; authorization: string | undefined }[] = []

const { db, url } = await startVendorStage((app, world) => {
  mountSandbox(app, world)
  app.post('/push', async (context) => {
    const { 'x-hub-signature-256': signature, authorization } = context.req.header()
    received.push({ body: await readJson(context.env.incoming), signature, authorization })
    return context.body(null, 204)
  })
})

for (const id of ['1', '2']) {
  await putListing(db, { vendor: 'facebook', id, accountId: 'ada', accountName: 'Ada Brandt', name: `Page ${id}` })
  await putListing(db, { vendor: 'google', id, accountId: `a${id}`, accountName: 'Ada Brandt', name: `Place ${id}` })
}
await putPushAddress(db, `${url}/push`)
await subscribePage(db, '1')
const topic = 'projects/p/topics/reviews'
const notificationTypes = ['NEW_REVIEW', 'UPDATED_REVIEW']
const push = { subscription: 'projects/p/subscriptions/s', serviceAccountEmail: 'push@p.test', audience: 'us' }
await putSubscription(db, { subject: 'accounts/a1', target: topic, detail: { notificationTypes } })
await putSubscription(db, { subject: topic, target: `${url}/push`, detail: push })

beforeEach(() => {
  received = []
})

async function tell(path: string, body: object) {
  const response = await fetch(`${url}/sandbox/platforms/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { review?: { id: string }; isTold: boolean }
}

describe('whoever asked to be told of reviews', () => {
  it('is told by Google of what is new and what is changed, signed, and not of what is gone', async () => {
    const written = await tell('reviews', { vendor: 'google', listing: '1', stars: 5 })
    const named = { vendor: 'google', listing: '1', review: written.review?.id }
    const edited = await tell('reviews/edit', { ...named, stars: 1 })
    const deleted = await tell('reviews/delete', named)

    expect([written.isTold, edited.isTold, deleted.isTold]).toEqual([true, true, false])
    const news = received.map(({ body }) => {
      const { data } = (body as { message: { data: string } }).message
      return JSON.parse(Buffer.from(data, 'base64').toString()) as unknown
    })
    const reviewName = `accounts/a1/locations/1/reviews/${written.review?.id ?? ''}`
    expect(news).toEqual([
      expect.objectContaining({ type: 'NEW_REVIEW', reviewName }),
      expect.objectContaining({ type: 'UPDATED_REVIEW', reviewName }),
    ])
    expect(received[0]?.authorization).toMatch(/^Bearer ey/)
  })

  it('is told by Facebook of all three, signed', async () => {
    const written = await tell('reviews', { vendor: 'facebook', listing: '1', recommends: true })
    const named = { vendor: 'facebook', listing: '1', review: written.review?.id }
    const edited = await tell('reviews/edit', { ...named, recommends: false })
    const deleted = await tell('reviews/delete', named)

    expect([written.isTold, edited.isTold, deleted.isTold]).toEqual([true, true, true])
    const change = (verb: string) => ({ changes: [{ value: { verb, open_graph_story_id: written.review?.id } }] })
    expect(received.map(({ body }) => body)).toMatchObject([
      { entry: [change('add')] },
      { entry: [change('edit')] },
      { entry: [change('remove')] },
    ])
    expect(received[0]?.signature).toMatch(/^sha256=[0-9a-f]{64}$/)
  })

  it.each(['google', 'facebook'])('hears nothing of another business of %s', async (vendor) => {
    const { isTold } = await tell('reviews', { vendor, listing: '2', stars: 5, recommends: true })
    expect([isTold, received]).toEqual([false, []])
  })

  it('is not said to have been told when nobody listens there', async () => {
    await putPushAddress(db, `${url}/nowhere`)
    expect(await tell('reviews', { vendor: 'facebook', listing: '1', recommends: true })).toMatchObject({
      isTold: false,
      review: { id: expect.any(String) },
    })
  })
})
