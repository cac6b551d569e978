import { describe, expect, it } from 'vitest'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import { offerOf, splitResponse } from './row-offer.ts'

const EVERYTHING = { canDraft: true, canPublish: true }
const MEMBER = { canDraft: true, canPublish: false }
const NOTHING = { canDraft: false, canPublish: false }
const bare = { planned: null, reply: null, response: null, isReplyFinal: false }
const withReply = (state: ReplyState, response: string | null = 'Thanks') =>
  ({ ...bare, reply: { state }, response }) as Review
const withPlan = (status: 'pending' | 'held' | 'sent') => ({ ...bare, planned: { status } }) as Review

describe('offerOf', () => {
  it.each([
    ['nothing', bare, EVERYTHING, 'compose'],
    ['a live reply', withReply('live'), EVERYTHING, 'edit'],
    ['a reply on its way', withReply('checking'), EVERYTHING, 'edit'],
    ['a rejected reply', withReply('rejected'), EVERYTHING, null],
    ['a failed reply', withReply('failed'), EVERYTHING, null],
    ['a reply that waits for approval', withReply('awaiting-approval', null), EVERYTHING, null],
    ['a reply that was taken back', withReply('undone', null), EVERYTHING, 'compose'],
    ['a plan', withPlan('pending'), EVERYTHING, 'plan'],
    ['a plan that is held', withPlan('held'), EVERYTHING, 'plan'],
    ['a plan that was carried out', withPlan('sent'), EVERYTHING, 'compose'],
  ] as const)('for a review with %s', (_, review, rights, offer) => {
    expect(offerOf(review, rights)).toBe(offer)
  })

  it('offers no change where the platform takes none', () => {
    expect(offerOf({ ...withReply('live'), isReplyFinal: true }, EVERYTHING)).toBeNull()
  })

  it('leaves plans to those who may publish, and answers to those who may write', () => {
    expect(offerOf(withPlan('pending'), MEMBER)).toBe('compose')
    expect(offerOf(bare, NOTHING)).toBeNull()
  })
})

describe('splitResponse', () => {
  const before = { text: 'Before', answeredAt: '2026-11-01T00:00:00.000Z' }
  const split = (state: ReplyState, liveReply: Review['liveReply']) =>
    splitResponse({ response: 'Now', respondedAt: null, reply: { state, text: 'Now' } as Review['reply'], liveReply })

  it.each<[ReplyState, typeof before | null, string | null, string | null]>([
    ['live', null, 'Now', null],
    ['queued', null, 'Now', null],
    ['queued', before, 'Before', 'Now'],
    ['failed', before, 'Before', 'Now'],
    ['rejected', null, null, 'Now'],
    ['by-hand', before, 'Before', 'Now'],
  ])('of a %s reply after %j', (state, liveReply, live, unposted) => {
    const found = split(state, liveReply)
    expect([found.live?.text ?? null, found.unposted]).toEqual([live, unposted])
  })
})
