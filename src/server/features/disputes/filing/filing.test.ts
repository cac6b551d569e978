import { describe, expect, it } from 'vitest'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { revokeEverything } from '#sandbox/vendors/vendor-grants.repository.ts'
import { listDisputes } from '#sandbox/vendors/vendor-disputes.repository.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { TestMember } from '#testing/make.ts'

const app = await startTestApp()
const fixture = createDisputeFixture(app)
const google = await createReplyFixture(app)
const facebook = await createReplyFixture(app, 'facebook')

const file = (member: TestMember, disputeId: string) => fixture.act(member, disputeId, 'file')
async function run() {
  await fixture.endUndo()
  return app.jobs.tryAll('disputes.file')
}
const daysUntil = (at: string | null) => Math.round((Date.parse(at ?? '') - Date.now()) / 86_400_000)

/** A pending dispute of a review that came from the sandbox. */
async function startFetched(platform: typeof google = google) {
  const written = platform === facebook ? { rating: null, isRecommended: false } : { rating: 1, author: 'Zoe' }
  const { owner, reviewId, platformId } = await platform.startWith(written)
  const { body } = await fixture.open(owner, { reviewId, evidence: ['No booking'] })
  const findCases = async () =>
    (await listDisputes(platform.db, platform.platform, { listingId: '200', limit: 1000 })).filter(
      (each) => each.review_id === platformId,
    )
  const countCases = async () => (await findCases()).length
  return { owner, reviewId, disputeId: body.id as string, countCases, findCases }
}

async function look(member: TestMember, disputeId: string) {
  const { reason, category, description, evidence } = await fixture.get(member, disputeId)
  return { reason, category, description, evidence }
}

/** Each fetches its reviews first. */
const MANY_BUSINESSES_MS = 90_000

describe('what is filed', () => {
  it('is what the person saw: words that were not saved come along and are saved first', async () => {
    const { owner, disputeId, findCases } = await startFetched()
    const seen = await look(owner, disputeId)
    const described = await fixture.act(owner, disputeId, 'file', { description: 'We had no such guest.', seen })
    expect(described.body).toMatchObject({ description: 'We had no such guest.', filingState: 'queued' })
    await run()

    expect((await findCases()).map(({ description }) => description)).toEqual(['We had no such guest.\n- No booking'])
    expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created', 'changed', 'filing-asked', 'filed'])
  })

  it('is what the person saw, though something that is not sent has changed meanwhile', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    const seen = await look(owner, disputeId)
    const { updatedAt } = await fixture.get(owner, disputeId)
    await fixture.change(owner, disputeId, { dueAt: new Date(Date.now() + 86_400_000).toISOString(), updatedAt })
    expect((await fixture.act(owner, disputeId, 'file', { seen })).body).toMatchObject({ filingState: 'queued' })
    await run()
    expect(await countCases()).toBe(1)
  })

  it('is nothing when a colleague has changed it meanwhile, or when the words are empty', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    const seen = await look(owner, disputeId)
    const { updatedAt } = await fixture.get(owner, disputeId)
    await fixture.change(owner, disputeId, { description: 'A colleague’s words.', updatedAt })

    expect((await fixture.act(owner, disputeId, 'file', { description: 'Mine.', seen })).body).toMatchObject({
      status: 409,
      reason: 'dispute-changed',
    })
    expect((await fixture.act(owner, disputeId, 'file', { description: ' ' })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'description', code: 'required' }],
    })
    await run()
    expect(await countCases()).toBe(0)
    expect(await fixture.get(owner, disputeId)).toMatchObject({
      description: 'A colleague’s words.',
      filingState: 'none',
    })
  })

  it('is kept for ten seconds, in which it can be taken back', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    const asked = (await file(owner, disputeId)).body
    const left = Date.parse(asked.filingUndoUntil) - Date.now()
    expect([left > 0, left <= 10_000]).toEqual([true, true])
    await app.jobs.tryAll('disputes.file')
    expect(await countCases()).toBe(0)

    const stranger = await app.make.member()
    expect((await fixture.act(stranger, disputeId, 'file/undo')).status).toBe(404)
    const undone = await fixture.act(owner, disputeId, 'file/undo')
    expect(undone.body).toMatchObject({ status: 'pending', filingState: 'none', filingUndoUntil: null })
    await run()
    expect(await countCases()).toBe(0)
    expect((await fixture.kindsOf(owner, disputeId)).at(-1)).toBe('filing-undone')
    expect((await file(owner, disputeId)).body).toMatchObject({ filingState: 'queued' })
  })

  it('is either filed or taken back when both happen at the same moment', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { owner, disputeId, countCases } = await startFetched()
      await file(owner, disputeId)
      await fixture.endUndo()
      const [undone] = await Promise.all([fixture.act(owner, disputeId, 'file/undo'), app.jobs.tryAll('disputes.file')])
      const { filingState } = await fixture.get(owner, disputeId)
      expect([filingState, await countCases()]).toEqual(undone.status === 200 ? ['none', 0] : ['filed', 1])
    }
  })

  it('cannot be taken back once it has left, nor twice', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    expect((await fixture.act(owner, disputeId, 'file/undo')).body).toMatchObject({ code: 'illegal-transition' })
    await file(owner, disputeId)
    await run()
    expect((await fixture.act(owner, disputeId, 'file/undo')).body).toMatchObject({ code: 'illegal-transition' })
    expect(await fixture.get(owner, disputeId)).toMatchObject({ filingState: 'filed', filingUndoUntil: null })
    expect(await countCases()).toBe(1)
  })
})

describe('filing with the sandbox', () => {
  it.each([
    [google, /^GD\d+$/, 7],
    [facebook, /^FB\d+$/, 3],
  ])('is queued with the request and done by the job, with a case reference', async (platform, reference, days) => {
    const { owner, disputeId, countCases } = await startFetched(platform)

    const asked = await file(owner, disputeId)
    expect(asked.body).toMatchObject({ status: 'pending', filingState: 'queued', filedWithPlatform: false })
    await run()
    await run()

    const filed = await fixture.get(owner, disputeId)
    expect(filed).toMatchObject({
      status: 'in_progress',
      filingState: 'filed',
      filedWithPlatform: true,
      platformCaseId: expect.stringMatching(reference),
      isSandboxCase: true,
      filingFault: null,
    })
    expect(daysUntil(filed.dueAt)).toBe(days)
    expect(await countCases()).toBe(1)
    expect(await fixture.kindsOf(owner, disputeId)).toEqual(['created', 'filing-asked', 'filed'])
    expect((await fixture.bells(owner))[0]).toMatchObject({
      type: 'dispute',
      message: expect.stringMatching(/^Your dispute is filed: /),
    })
  })

  it('is the deed of whoever asked for it, and is called by its review', async () => {
    const { owner, disputeId } = await startFetched()
    await file(owner, disputeId)
    await run()

    const label = 'Google Business Profile · Zoe'
    const feed = (await app.as(owner).get('/api/v1/activity')).body.items as object[]
    expect(feed).toContainEqual(
      expect.objectContaining({ action: 'dispute.filed', actorName: owner.name, subjectLabel: label }),
    )
    expect((await fixture.get(owner, disputeId)).events[0]).toMatchObject({ kind: 'filed', actorName: owner.name })
    expect((await fixture.bells(owner))[0]?.message).toBe(`Your dispute is filed: ${label}`)
  })

  it('raced fifty times is asked for once', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    const answers = await Promise.all(Array.from({ length: 50 }, () => file(owner, disputeId)))
    await run()
    const lost = answers.filter(({ status }) => status !== 200)
    expect(lost).toHaveLength(49)
    expect(lost[0]?.body).toMatchObject({
      code: 'illegal-transition',
      detail: 'The dispute is being filed. Wait until that is done.',
    })
    expect(await countCases()).toBe(1)
  })

  it('goes on after a worker that died once the platform had it, with one case', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    await file(owner, disputeId)
    await run()
    const { platformCaseId } = await fixture.get(owner, disputeId)
    await app.superuser.query(
      `update disputes set status = 'pending', filing_state = 'filing', platform_case_id = null where id = $1`,
      [disputeId],
    )
    expect((await fixture.act(owner, disputeId, 'resolve')).body.detail).toBe(
      'The dispute is being filed. Wait until that is done.',
    )
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({ status: 'in_progress', platformCaseId })
    expect(await countCases()).toBe(1)
  })

  it('is taken up again where its job got lost, and left to the job that it has', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    await file(owner, disputeId)
    const others = (await app.jobs.list('disputes.file')).length
    const strand = () =>
      app.superuser.query(`update disputes set filing_moved_at = now() - interval '1 hour' where id = $1`, [disputeId])
    await app.superuser.query(`insert into pgboss.job (name, data) values ('disputes.resume', '{}')`)
    await strand()
    await app.jobs.run('disputes.resume')
    expect(await app.jobs.list('disputes.file')).toHaveLength(others)

    await app.superuser.query(`delete from pgboss.job where name = 'disputes.file'`)
    await app.jobs.run('disputes.resume')
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({ filingState: 'filed' })
    expect(await countCases()).toBe(1)
  })

  it('waits where the platform is down, and says so', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    await file(owner, disputeId)
    await setFault(google.db, 'google', { kind: 'down', remaining: null })
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({
      filingState: 'queued',
      filingFault: { kind: 'platform-down' },
    })
    await clearFaults(google.db, 'google')
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({ filingState: 'filed', filingFault: null })
    expect(await countCases()).toBe(1)
  })

  it('that is closed before it left does not leave', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    await file(owner, disputeId)
    await fixture.act(owner, disputeId, 'resolve', { outcome: 'withdrawn' })
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({ status: 'resolved', filingState: 'none' })
    expect(await countCases()).toBe(0)
  })

  it(
    'raced with closing leaves it closed and unfiled',
    async () => {
      const started: Awaited<ReturnType<typeof startFetched>>[] = []
      while (started.length < 20) started.push(await startFetched())
      await Promise.all(
        started.flatMap(({ owner, disputeId }) => [
          file(owner, disputeId),
          fixture.act(owner, disputeId, 'reject'),
          file(owner, disputeId),
        ]),
      )
      await run()

      for (const { owner, disputeId, countCases } of started) {
        expect(await fixture.get(owner, disputeId)).toMatchObject({ status: 'rejected', filingState: 'none' })
        expect(await countCases()).toBe(0)
      }
    },
    MANY_BUSINESSES_MS,
  )

  it('that was closed while its job waited is left alone by it', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    await file(owner, disputeId)
    await app.superuser.query(`update disputes set status = 'rejected' where id = $1`, [disputeId])
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({ status: 'rejected', filedWithPlatform: false })
    expect(await countCases()).toBe(0)
  })

  it('anew after it was rejected and reopened is another case', async () => {
    const { owner, disputeId, countCases } = await startFetched()
    await file(owner, disputeId)
    await run()
    await fixture.act(owner, disputeId, 'reject')
    const reopened = (await fixture.act(owner, disputeId, 'reopen')).body
    expect(reopened).toMatchObject({ status: 'pending', filingState: 'none', dueAt: null })
    await file(owner, disputeId)
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({ status: 'in_progress', filingState: 'filed' })
    expect(await countCases()).toBe(2)
  })

  it('fails in the platform’s words, is told, and can be asked for again once it is connected anew', async () => {
    const { owner, disputeId } = await startFetched(facebook)
    await app.superuser.query(
      `update integrations set token_expires_at = now() - interval '1 hour' where customer_id = $1`,
      [owner.customerId],
    )
    await file(owner, disputeId)
    await run()

    const failed = await fixture.get(owner, disputeId)
    expect(failed).toMatchObject({
      status: 'pending',
      filingState: 'failed',
      filedWithPlatform: false,
      filingFault: { kind: 'reconnect', reason: 'token-expired', words: null },
    })
    expect((await fixture.bells(owner))[0]?.message).toMatch(/^Failed to file dispute with platform: /)
    expect((await fixture.kindsOf(owner, disputeId)).at(-1)).toBe('filing-failed')
    expect((await file(owner, disputeId)).body.detail).toBe(
      'No active Facebook integration found. Please connect in Settings.',
    )
    await app.superuser.query('update integrations set needs_reconnect = false where customer_id = $1', [
      owner.customerId,
    ])
    expect((await file(owner, disputeId)).body).toMatchObject({ filingState: 'queued', filingFault: null })
  })

  it('says so when the grant is gone', async () => {
    const { owner, disputeId } = await startFetched()
    await file(owner, disputeId)
    await revokeEverything(google.db, 'google')
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({
      filingState: 'failed',
      filingFault: { kind: 'reconnect', reason: 'invalid_grant', words: 'Token has been expired or revoked.' },
    })
  })

  it('fails, and says so, where the connection has gone since it was asked for', async () => {
    const { owner, disputeId } = await startFetched()
    await file(owner, disputeId)
    await app.superuser.query(`update integrations set status = 'disconnected' where customer_id = $1`, [
      owner.customerId,
    ])
    await run()
    expect(await fixture.get(owner, disputeId)).toMatchObject({
      filingState: 'failed',
      filingFault: { kind: 'reconnect', reason: 'not-connected', words: null },
    })
  })
})

describe('what cannot be filed', () => {
  it.each([
    ['without a review', async (owner: TestMember) => (await fixture.open(owner)).body.id],
    [
      'of a review that was written by hand',
      async (owner: TestMember) => (await fixture.start(owner, { source: 'manual' })).disputeId,
    ],
  ])('is one %s', async (_case, make) => {
    const owner = await app.make.member()
    expect(await file(owner, await make(owner))).toMatchObject({
      status: 409,
      body: { code: 'illegal-transition', detail: 'This dispute is not linked to an external review' },
    })
  })

  it.each([
    ['google', 'No active Google Business Profile integration found. Please connect in Settings.'],
    ['tripadvisor', 'No active TripAdvisor integration found. Please connect in Settings.'],
  ] as const)('is one without a connection to %s', async (platform, detail) => {
    const owner = await app.make.member()
    const { disputeId, dispute } = await fixture.start(owner, { platform, columns: { is_sandbox: true } })
    expect((await file(owner, disputeId)).body).toMatchObject({ code: 'illegal-transition', detail })
    expect(dispute).toMatchObject({ filingWay: 'by-hand', filingObstacle: 'not-connected' })
  })
})

describe('a live platform', () => {
  async function startLive() {
    const owner = await app.make.member()
    const integrationId = await fixture.connect(owner, { canDispute: false })
    return { owner, ...(await fixture.start(owner, { integrationId })) }
  }

  it('is filed by hand: the button refuses, and only a person’s word sets it', async () => {
    const { owner, disputeId, dispute } = await startLive()
    expect(dispute).toMatchObject({ filingWay: 'by-hand', filingObstacle: null })
    expect((await file(owner, disputeId)).body.detail).toBe(
      'Google Business Profile only accepts disputes on its own page. File it there, then enter the reference here.',
    )
    expect(await fixture.get(owner, disputeId)).toMatchObject({ filedWithPlatform: false, filingState: 'none' })

    const { body } = await fixture.act(owner, disputeId, 'filed', { reference: ' 7-123 ' })

    expect(body).toMatchObject({
      status: 'in_progress',
      filedWithPlatform: true,
      platformCaseId: '7-123',
      isSandboxCase: false,
      filingState: 'filed',
    })
    expect(daysUntil(body.dueAt)).toBe(7)
  })

  it('takes a reference that came later, once', async () => {
    const { owner, disputeId } = await startLive()
    const filedAt = new Date(Date.now() - 2 * 86_400_000).toISOString()
    await fixture.act(owner, disputeId, 'filed', { reference: null, filedAt })
    const late = await fixture.act(owner, disputeId, 'filed', { reference: 'late' })
    expect(late.body).toMatchObject({ platformCaseId: 'late', filedAt })
    expect((await fixture.act(owner, disputeId, 'filed', { reference: 'again' })).body.code).toBe('illegal-transition')
  })

  it('is not what a sandbox review is filed with', async () => {
    const owner = await app.make.member()
    const { disputeId } = await fixture.start(owner, { columns: { is_sandbox: true } })
    const { body } = await fixture.act(owner, disputeId, 'filed', { reference: null })
    expect(body).toMatchObject({ filedWithPlatform: true, isSandboxCase: true })
    expect((await fixture.act(owner, disputeId, 'filed', { reference: 'late' })).body.platformCaseId).toBe('late')
  })

  it('was not filed in the future', async () => {
    const { owner, disputeId } = await startLive()
    const filedAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
    expect((await fixture.act(owner, disputeId, 'filed', { reference: null, filedAt })).status).toBe(400)
  })
})
