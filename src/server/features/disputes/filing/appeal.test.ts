import { describe, expect, it } from 'vitest'
import { listDisputes } from '#sandbox/vendors/vendor-disputes.repository.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)
const google = await createReplyFixture(app)

async function run() {
  await fixture.endUndo()
  return app.jobs.tryAll('disputes.file')
}

/** Filed with the sandbox, and turned down there. */
async function startTurnedDown() {
  const { owner, reviewId, platformId } = await google.startWith({ rating: 1, author: 'Zoe' })
  const { body } = await fixture.open(owner, { reviewId, evidence: ['No booking'] })
  const disputeId = body.id as string
  await fixture.act(owner, disputeId, 'file')
  await run()
  const rejected = await fixture.act(owner, disputeId, 'reject', { note: 'They see no breach.' })
  const findCases = async () =>
    (await listDisputes(google.db, 'google', { listingId: '200', limit: 1000 })).filter(
      (each) => each.review_id === platformId,
    )
  return { owner, reviewId, disputeId, updatedAt: rejected.body.updatedAt as string, findCases }
}

const WORDS = 'The author wrote to us: they meant another café.'
const EVIDENCE = ['No booking', 'Their mail of 3 May']
const send = (member: TestMember, disputeId: string, given: object = {}) =>
  fixture.act(member, disputeId, 'appeal/file', given)

describe('an appeal that is sent', () => {
  it('brings the platform the new words and evidence with the case, and the history has them', async () => {
    const { owner, disputeId, updatedAt, findCases, reviewId } = await startTurnedDown()

    const asked = await send(owner, disputeId, { words: WORDS, evidence: EVIDENCE, updatedAt })

    expect(asked.body).toMatchObject({ status: 'rejected', filingState: 'queued', appealWords: WORDS, appeal: null })
    await run()
    const [sent] = await findCases()
    expect(sent?.description).toBe(`${WORDS}\n\nNobody of that name was here.\n- No booking\n- Their mail of 3 May`)
    const after = await fixture.get(owner, disputeId)
    expect(after).toMatchObject({
      status: 'in_progress',
      filingState: 'filed',
      outcome: null,
      closedAt: null,
      evidence: EVIDENCE,
      appealWords: WORDS,
      appeal: { reference: sent?.case_id, isDecided: false },
      filings: [{ outcome: null, decidedAt: null }],
    })
    expect(after.platformCaseId).not.toBe(sent?.case_id)
    expect(await fixture.reviewStatus(owner, reviewId)).toBe('disputed')
    expect((await fixture.kindsOf(owner, disputeId)).slice(-3)).toEqual([
      'evidence-added',
      'appeal-written',
      'appealed',
    ])
    const written = after.events.find(({ kind }) => kind === 'appeal-written')
    expect([written?.detail, written?.actorName]).toEqual([WORDS, owner.name])
  })

  it('can be taken back, keeps its words, and is sent once however often it is asked for', async () => {
    const { owner, disputeId, findCases } = await startTurnedDown()
    await send(owner, disputeId, { words: WORDS })
    const undone = (await fixture.act(owner, disputeId, 'file/undo')).body
    expect(undone).toMatchObject({ status: 'rejected', filingState: 'filed', outcome: 'kept', appealWords: WORDS })
    await run()
    expect(await findCases()).toHaveLength(1)

    expect((await send(owner, disputeId, { words: WORDS })).status).toBe(200)
    expect((await send(owner, disputeId, { words: WORDS })).body.reason).toBe('dispute-being-filed')
    await run()
    await run()
    expect(await findCases()).toHaveLength(2)
    expect((await send(owner, disputeId)).body.reason).toBe('dispute-appealed')
  })

  it('keeps the review’s place while it is under way, and gives it back when the dispute is reopened', async () => {
    const { owner, disputeId, reviewId, findCases } = await startTurnedDown()
    await send(owner, disputeId)
    expect((await fixture.open(owner, { reviewId })).body.reason).toBe('dispute-exists')
    expect((await fixture.act(owner, disputeId, 'appeal', { reference: null })).body.reason).toBe('dispute-being-filed')
    expect((await fixture.act(owner, disputeId, 'reopen')).body).toMatchObject({
      status: 'pending',
      filingState: 'none',
    })
    await run()
    expect(await findCases()).toHaveLength(1)
  })

  it('goes on after a worker that died once the platform had it, with one case more', async () => {
    const { owner, disputeId, findCases } = await startTurnedDown()
    await send(owner, disputeId, { words: WORDS })
    await app.superuser.query(`create function die() returns trigger language plpgsql as $$
      begin raise exception 'killed'; end $$`)
    await app.superuser.query(`create trigger die before update on disputes for each row
      when (old.filing_state = 'filing' and new.filing_state <> 'filing') execute function die()`)
    expect(await run()).toContainEqual(expect.stringContaining('killed'))
    expect(await fixture.get(owner, disputeId)).toMatchObject({ status: 'rejected', filingState: 'filing' })
    await app.superuser.query('drop trigger die on disputes')

    await run()

    const cases = await findCases()
    expect(cases).toHaveLength(2)
    expect(await fixture.get(owner, disputeId)).toMatchObject({
      status: 'in_progress',
      filingState: 'filed',
      appealWords: WORDS,
      appeal: { reference: expect.toBeOneOf(cases.map((each) => each.case_id)) },
    })
    expect((await fixture.kindsOf(owner, disputeId)).filter((kind) => kind === 'appealed')).toHaveLength(1)
  })

  it('is taken up again where its job got lost while it was queued', async () => {
    const { owner, disputeId, findCases } = await startTurnedDown()
    await send(owner, disputeId, { words: WORDS })
    await app.superuser.query(`delete from pgboss.job where name = 'disputes.file'`)
    await app.superuser.query(`update disputes set filing_moved_at = now() - interval '1 hour' where id = $1`, [
      disputeId,
    ])
    await app.superuser.query(`insert into pgboss.job (name, data) values ('disputes.resume', '{}')`)
    await app.jobs.run('disputes.resume')
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({ status: 'in_progress', appeal: { isDecided: false } })
    expect(await findCases()).toHaveLength(2)
  })

  it('waits where the platform is down, and says so', async () => {
    const { owner, disputeId } = await startTurnedDown()
    await send(owner, disputeId, { words: WORDS })
    await setFault(google.db, 'google', { kind: 'down', remaining: null })
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({
      status: 'rejected',
      filingState: 'queued',
      filingFault: { kind: 'platform-down' },
    })
    await clearFaults(google.db, 'google')
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({ status: 'in_progress', filingFault: null })
  })

  it('is refused to those who have not seen the dispute as it is, and to another customer', async () => {
    const { owner, disputeId, updatedAt } = await startTurnedDown()
    await fixture.change(owner, disputeId, { notes: ['A colleague’s note'], updatedAt })
    expect((await send(owner, disputeId, { words: WORDS, updatedAt })).body.reason).toBe('dispute-changed')
    const stranger = await app.make.member()
    expect((await send(stranger, disputeId)).status).toBe(404)
    expect((await send(owner, disputeId, { words: 'x'.repeat(4001) })).body.errors).toMatchObject([{ field: 'words' }])
  })

  it('is refused where a person has to make it, or it was never filed', async () => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner)
    await fixture.act(owner, disputeId, 'reject')
    expect((await send(owner, disputeId)).body.reason).toBe('dispute-not-filed')
    await fixture.act(owner, disputeId, 'reopen')
    await fixture.act(owner, disputeId, 'filed', { reference: 'G-1' })
    await fixture.act(owner, disputeId, 'reject')
    expect((await send(owner, disputeId)).body.reason).toBe('dispute-not-connected')
  })
})

describe('an appeal that a person made', () => {
  it('is recorded with its words and evidence', async () => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner, { dispute: { evidence: ['No booking'] } })
    await fixture.act(owner, disputeId, 'filed', { reference: 'G-1' })
    await fixture.act(owner, disputeId, 'reject')

    const made = await fixture.act(owner, disputeId, 'appeal', { reference: 'AP-1', words: WORDS, evidence: EVIDENCE })

    expect(made.body).toMatchObject({
      status: 'in_progress',
      evidence: EVIDENCE,
      appealWords: WORDS,
      appeal: { reference: 'AP-1' },
    })
    const kinds = ['created', 'filed', 'rejected', 'evidence-added', 'appeal-written', 'appealed']
    expect(await fixture.kindsOf(owner, disputeId)).toEqual(kinds)
  })
})
