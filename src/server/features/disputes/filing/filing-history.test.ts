import { describe, expect, it } from 'vitest'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/make.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)
const google = await createReplyFixture(app)

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const filed = (member: TestMember, id: string, reference: string | null, filedAt?: string) =>
  fixture.act(member, id, 'filed', { reference, ...(filedAt && { filedAt }) })
const stats = async (member: TestMember) => (await app.as(member).get(`${fixture.path}/stats`)).body

async function startReopened() {
  const owner = await app.make.member()
  const { disputeId } = await fixture.start(owner)
  await filed(owner, disputeId, 'CASE-1', daysAgo(4))
  await fixture.act(owner, disputeId, 'reject', { note: 'Kept' })
  return { owner, disputeId, reopened: (await fixture.act(owner, disputeId, 'reopen')).body }
}

describe('a filing', () => {
  it('stays on record when the dispute is reopened, and is counted', async () => {
    const { owner, reopened } = await startReopened()

    expect(reopened).toMatchObject({
      status: 'pending',
      filingState: 'none',
      filedWithPlatform: true,
      platformCaseId: 'CASE-1',
      dueAt: null,
      outcome: null,
    })
    expect(reopened.filings).toEqual([
      {
        id: expect.any(String),
        way: 'by-hand',
        isSandbox: false,
        reference: 'CASE-1',
        filedAt: expect.any(String),
        filedByName: owner.name,
        outcome: 'kept',
        decidedAt: expect.any(String),
      },
    ])
    expect(await stats(owner)).toMatchObject({ open: 1, filed: 1, medianDays: 4 })
  })

  it('of another round is another one beside it', async () => {
    const { owner, disputeId } = await startReopened()

    const { body } = await filed(owner, disputeId, 'CASE-2')

    expect(body).toMatchObject({ status: 'in_progress', filingState: 'filed', platformCaseId: 'CASE-2' })
    expect(body.filings.map(({ reference, outcome }: never) => [reference, outcome])).toEqual([
      ['CASE-2', null],
      ['CASE-1', 'kept'],
    ])
    expect((await stats(owner)).filed).toBe(2)
  })

  it('takes the reference that comes later, and the one before keeps its own', async () => {
    const { owner, disputeId } = await startReopened()
    await filed(owner, disputeId, null)
    const { body } = await filed(owner, disputeId, 'CASE-2')
    expect(body.filings.map(({ reference }: never) => reference)).toEqual(['CASE-2', 'CASE-1'])
  })

  it('is open again while it is appealed', async () => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner)
    await filed(owner, disputeId, 'CASE-1')
    await fixture.act(owner, disputeId, 'reject')
    const appealed = await fixture.act(owner, disputeId, 'appeal', { reference: null })
    expect(appealed.body.filings).toMatchObject([{ outcome: null, decidedAt: null }])
    const resolved = await fixture.act(owner, disputeId, 'resolve', { outcome: 'removed' })
    expect(resolved.body.filings).toMatchObject([{ outcome: 'removed' }])
  })

  it('keeps its outcome when what was reopened ends without another', async () => {
    const { owner, disputeId } = await startReopened()
    const { body } = await fixture.act(owner, disputeId, 'resolve', { outcome: 'withdrawn' })
    expect(body).toMatchObject({ outcome: 'withdrawn', filings: [{ outcome: 'kept' }] })
  })

  it('raced fifty times is one', async () => {
    const { owner, disputeId } = await startReopened()
    await Promise.all(Array.from({ length: 50 }, () => filed(owner, disputeId, null)))
    expect((await fixture.get(owner, disputeId)).filings).toHaveLength(2)
  })

  it('with the sandbox is marked so, with who asked for it', async () => {
    const { owner, reviewId } = await google.startWith({ rating: 1 })
    const disputeId = (await fixture.open(owner, { reviewId })).body.id
    for (let round = 0; round < 2; round += 1) {
      await fixture.act(owner, disputeId, 'file')
      await fixture.endUndo()
      await app.jobs.tryAll('disputes.file')
      await fixture.act(owner, disputeId, 'reject')
      await fixture.act(owner, disputeId, 'reopen')
    }
    const { filings } = await fixture.get(owner, disputeId)
    const sandbox = {
      way: 'api',
      isSandbox: true,
      filedByName: owner.name,
      reference: expect.stringMatching(/^GD\d+$/),
    }
    expect(filings).toEqual([expect.objectContaining(sandbox), expect.objectContaining(sandbox)])
    expect(filings[0]?.reference).not.toBe(filings[1]?.reference)
  })
})
