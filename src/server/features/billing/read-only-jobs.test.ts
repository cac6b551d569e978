import { describe, expect, it } from 'vitest'
import { listDisputes } from '#sandbox/vendors/vendor-disputes.repository.ts'
import { createAutomationFixture } from '#testing/automation-fixture.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const automation = await createAutomationFixture(app)
const disputes = createDisputeFixture(app)

/** What every job does for a customer that can only read; `waits`: nothing at all. A new one is to be decided on here. */
const WHILE_READ_ONLY: Record<string, string> = {
  'replies.post': 'waits',
  'replies.remove': 'waits',
  'disputes.file': 'waits',
  'automation.run': 'waits',
  'campaigns.visits': 'waits',
  'webhooks.deliver': 'waits',

  'sync.run': 'asks itself, and ends as stopped',
  'scheduled-responses.fire': 'asks itself, and holds the reply with the reason',
  'campaigns.clock': 'asks itself before anything is sent, and tells that it was missed',
  'campaigns.deliver': 'asks itself, and leaves what waits',
  'reputation.send-report': 'asks itself, and waits for the next day of a report',
  'providers.audience': 'asks itself',
  'reputation.word-week': 'asks itself',
  'response-targets.tell-late': 'asks itself, and looks again in an hour',

  'replies.resume': 'finds none of theirs',
  'disputes.resume': 'finds none of theirs',
  'automation.sweep': 'finds none of theirs',
  'webhooks.resume': 'finds none of theirs',
  'sync.start-due': 'finds none of theirs',
  'scheduled-responses.fire-overdue': 'leads to what asks itself',
  'campaigns.sweep': 'leads to what asks itself',
  'reputation.sweep-reports': 'leads to what asks itself',
  'response-targets.sweep': 'leads to what asks itself',

  'replies.check': 'looks what became of what was posted before',
  'campaigns.read-posts': 'looks what became of what was sent before, for three days',
  'campaigns.results': 'looks what became of what was sent before, for two weeks',
  'campaigns.match-reviews': 'counts what is here',
  'campaigns.count-left-clicks': 'counts what is here',
  'campaigns.gather': 'writes rows that wait',
  'webhooks.spread': 'writes rows that wait',
  'campaigns.check-links': 'was asked for a moment ago',
  'disputes.prioritize': 'was asked for a moment ago',
  'contacts.import': 'was asked for, and stays in the house',
  'reviews.import': 'was asked for, and stays in the house',
  'reviews.bulk': 'was asked for, and its replies wait',
  'reviews.reanalyze': 'was asked for, and stays in the house',
  'reviews.analyze': 'stays in the house',
  'reviews.analyze-waiting': 'stays in the house',
  'reviews.place': 'stays in the house',
  'reputation.watch-themes': 'tells their own people',
  'incidents.watch': 'stays in the house',
  'hosted-pages.analyze': 'what is printed goes on',
  'qr-codes.add-left-scans': 'what is printed goes on',
  'custom-domains.check': 'what is printed goes on',
  'providers.check': 'keeps a connection whole',
  'providers.look': 'keeps a connection whole',
  'providers.renew': 'keeps a connection whole',

  'activity.record': 'tells their own people',
  'disputes.remind': 'tells their own people',
  'campaigns.remind': 'tells their own people',
  'mail.deliver': 'tells their own people',
  'sms.deliver': 'tells their own people',
  'notifications.deliver': 'tells their own people',
  'notifications.digest': 'tells their own people, where something happened',
  'notifications.push': 'tells their own people',
  'notifications.slack': 'tells their own people',
  'notifications.sweep': 'tells their own people',
  'notifications.tell': 'tells their own people',
  'team.note-email': 'tells their own people',
  'workspace-data.archive': 'exporting goes on',
  'workspace-data.erase': 'leaving goes on',
  'billing.apply-coupon': 'paying goes on',
  'billing.follow': 'paying goes on',
  'billing.give-credit': 'paying goes on',
  'billing.reconcile': 'paying goes on',
  'billing.settle-plan': 'paying goes on',
  'billing.trials': 'paying goes on',
  'coupons.keep': 'paying goes on',
  'subscriptions.refund': 'paying goes on',
  'housekeeping.prune': 'of the installation',
  'platform-overview.fold': 'of the installation',
  'housekeeping.prune-unconfirmed': 'of the installation',
  'demo.book-plan': 'of the demo',
  'demo.connect-listing': 'of the demo',
  'demo.furnish': 'of the demo',
  'demo.open-pages': 'of the demo',
  'demo.run-campaigns': 'of the demo',
  'demo.tell-story': 'of the demo',
}

const setStatus = ({ customerId }: TestMember, status: string) =>
  app.superuser.query('update customers set status = $2 where id = $1', [customerId, status])

const countJobs = async (name: string) => (await app.jobs.list(name)).length

/** Runs the job for a customer that can only read; and, both then and once it is served again, what looks for lost ones. */
async function restAndWake(owner: TestMember, { job, sweep }: { job: string; sweep: string }): Promise<number> {
  const look = async () => {
    await app.superuser.query('delete from pgboss.job where name = any($1)', [[job, sweep]])
    await app.superuser.query(`insert into pgboss.job (name, data) values ($1, '{}')`, [sweep])
    await app.jobs.run(sweep)
    return countJobs(job)
  }
  await setStatus(owner, 'read-only')
  await app.jobs.run(job)
  const whileResting = await look()
  await setStatus(owner, 'active')
  await look()
  return whileResting
}

describe('for a workspace that can only be read', () => {
  it('every job is decided on', () => {
    const { jobHandlers } = app.product.services
    expect(jobHandlers.map(({ definition }) => definition.name).toSorted()).toEqual(
      Object.keys(WHILE_READ_ONLY).toSorted(),
    )
    const waiting = jobHandlers.filter(({ definition }) => definition.waitsForService)
    const expected = Object.entries(WHILE_READ_ONLY).filter(([, what]) => what === 'waits')
    expect(waiting.map(({ definition }) => definition.name).toSorted()).toEqual(
      expected.map(([name]) => name).toSorted(),
    )
  })

  it('a reply that was sent waits, and leaves once it is served again', async () => {
    const { owner, reviewId, platformId } = await automation.startWith()
    await automation.submit(owner, reviewId)
    await app.superuser.query(
      `update replies set post_after = now() - interval '1 hour', updated_at = now() - interval '1 hour'`,
    )

    expect(await restAndWake(owner, { job: 'replies.post', sweep: 'replies.resume' })).toBe(0)
    expect((await automation.onPlatform(platformId))?.reply_text ?? null).toBeNull()
    expect((await automation.get(owner, reviewId)).reply?.state).toBe('queued')

    await app.jobs.run('replies.post')
    expect((await automation.onPlatform(platformId))?.reply_text).toBe('Thank you!')
  })

  it('a dispute that was filed waits, and goes to the platform once it is served again', async () => {
    const { owner, reviewId, platformId } = await automation.startWith({ rating: 1 })
    const { body } = await disputes.open(owner, { reviewId })
    await disputes.act(owner, body.id, 'file')
    await disputes.endUndo()
    await app.superuser.query(`update disputes set filing_moved_at = now() - interval '1 hour'`)
    const countCases = async () =>
      (await listDisputes(automation.db, 'google', { listingId: '200', limit: 1000 })).filter(
        ({ review_id: filed }) => filed === platformId,
      ).length

    expect(await restAndWake(owner, { job: 'disputes.file', sweep: 'disputes.resume' })).toBe(0)
    expect([await countCases(), (await disputes.get(owner, body.id)).filingState]).toEqual([0, 'queued'])

    await app.jobs.run('disputes.file')
    expect(await countCases()).toBe(1)
  })

  it('rules wait, and meet what has come once it is served again', async () => {
    const owner = await automation.begin()
    await automation.addRule(owner, { actions: { tags: ['Met'] } })
    await automation.arrive(owner)
    await app.jobs.tryAll('reviews.analyze')
    await app.superuser.query(`update automation_runs set created_at = now() - interval '1 hour'`)

    expect(await restAndWake(owner, { job: 'automation.run', sweep: 'automation.sweep' })).toBe(0)
    expect(await automation.outcomes(owner)).toEqual([])

    await app.jobs.run('automation.run')
    expect(await automation.outcomes(owner)).toEqual(['done'])
  })
})
