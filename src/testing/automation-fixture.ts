import type { AutomationSettings, RuleInput } from '#shared/contracts/automation.ts'
import { WEEKDAYS } from '#shared/domain/customer-settings.ts'
import type { WrittenReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { RULE } from './access-matrix/sent-bodies.ts'
import type { TestMember } from './make.ts'
import { createReplyFixture } from './reply-fixture.ts'
import type { TestApp } from './test-app.ts'

export const AUTOMATION = '/api/v1/settings/automation'
export const RULES = '/api/v1/automation/rules'

/** Open all day, and closed on the day it is there. */
export const ALL_DAY = WEEKDAYS.map((day) => ({ day, enabled: true, start: '00:00', end: '23:59' }))

/** Reviews that come to a connected business whose automation is set up, and what becomes of them. */
export async function createAutomationFixture(app: TestApp) {
  const replies = await createReplyFixture(app)

  const read = async (member: TestMember) => (await app.as(member).get(AUTOMATION)).body as AutomationSettings

  async function arrive(owner: TestMember, written: Partial<WrittenReview> = {}) {
    const platformId = replies.newId()
    await replies.write([{ rating: 5, content: 'Lovely food and kind people', ...written, id: platformId }])
    await replies.sync(owner)
    const { rows } = await app.superuser.query<{ id: string }>(
      'select id from reviews where customer_id = $1 and platform_review_id = $2',
      [owner.customerId, platformId],
    )
    return { reviewId: rows[0]?.id ?? '', platformId }
  }

  async function meet(): Promise<void> {
    await app.jobs.tryAll('reviews.analyze')
    await app.jobs.tryAll('automation.run')
  }

  return {
    ...replies,
    read,
    async save(member: TestMember, changes: object) {
      const { consent: _consent, isStopped: _isStopped, ...kept } = await read(member)
      return app.as(member).put(AUTOMATION, { ...kept, ...changes })
    },
    stop: (member: TestMember, isStopped: boolean) => app.as(member).put(`${AUTOMATION}/stop`, { isStopped }),
    /** An owner whose listing is connected, which has no reviews yet. */
    async begin(): Promise<TestMember> {
      await app.superuser.query('delete from sandbox.vendor_reviews')
      const owner = await app.make.member()
      await replies.connect(owner)
      await app.jobs.tryAll('sync.run')
      await app.jobs.tryAll('reviews.analyze')
      return owner
    },
    addRule: async (
      member: TestMember,
      { when, actions, ...rule }: Partial<Omit<RuleInput, 'when' | 'actions'>> & { when?: object; actions?: object },
    ) =>
      app.as(member).post(RULES, {
        ...RULE,
        hasConsented: true,
        ...rule,
        when: { ...RULE.when, ...when },
        actions: { ...RULE.actions, tags: [], ...actions },
      }),
    arrive,
    meet,
    /** Written on the platform, fetched, read and met. */
    async receive(owner: TestMember, written: Partial<WrittenReview> = {}) {
      const arrived = await arrive(owner, written)
      await meet()
      return arrived
    },
    outcomes: async (owner: TestMember) =>
      (await app.as(owner).get('/api/v1/automation/runs')).body.items.map(
        ({ outcome }: { outcome: string }) => outcome,
      ) as string[],
    /** The delay is over. */
    comeDue: () =>
      app.superuser.query(
        `update scheduled_responses set scheduled_time = now() - interval '1 second' where by_rule and status = 'pending'`,
      ),
    async fire() {
      await this.comeDue()
      await app.jobs.tryAll('scheduled-responses.fire')
      await app.jobs.tryAll('replies.post')
    },
    kindsOf: async (owner: TestMember, reviewId: string) =>
      (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body.events.map(
        ({ kind, detail }: { kind: string; detail: string | null }) =>
          kind === 'rule-met' ? `${kind}: ${detail}` : kind,
      ) as string[],
  }
}
