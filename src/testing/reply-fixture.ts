import type { Review } from '#shared/contracts/reviews.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import { listCalls } from '#sandbox/vendors/vendor-faults.repository.ts'
import { findReview, type WrittenReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { createPlatformFixture } from './platform-fixture.ts'
import type { TestMember } from './make.ts'
import type { TestApp } from './test-app.ts'

/** Reviews on a platform of the sandbox, fetched, and the way of replies to them. */
export async function createReplyFixture(app: TestApp, platform: Platform = 'google') {
  const fixture = await createPlatformFixture(app, platform, 1)
  const { db } = fixture

  async function getId(customerId: string, platformId: string): Promise<string> {
    const { rows } = await app.superuser.query<{ id: string }>(
      'select id from reviews where customer_id = $1 and platform_review_id = $2',
      [customerId, platformId],
    )
    return rows[0]?.id ?? ''
  }

  const act = (member: TestMember, reviewId: string, action: string, body: object = {}) =>
    app.as(member).post(`/api/v1/reviews/${reviewId}/replies${action}`, body)

  return {
    ...fixture,
    platform,
    /** An owner whose connected listing has one more review. `platformId` is what the platform calls it. */
    async startWith(written: Partial<WrittenReview> = {}) {
      const platformId = platform === 'facebook' ? `200_${fixture.newId()}` : fixture.newId()
      await fixture.write([{ ...written, id: platformId }])
      const owner = await app.make.member()
      await fixture.connect(owner)
      await app.jobs.tryAll('sync.run')
      return { owner, platformId, reviewId: await getId(owner.customerId, platformId) }
    },
    submit: (member: TestMember, reviewId: string, given: object = {}) =>
      act(member, reviewId, '', { text: 'Thank you!', basedOn: null, ...given }),
    act: (member: TestMember, reviewId: string, given: { replyId: string; action: string; body?: object }) =>
      act(member, reviewId, `/${given.replyId}/${given.action}`, given.body),
    get: async (member: TestMember, reviewId: string): Promise<Review> =>
      (await app.as(member).get(`/api/v1/reviews/${reviewId}`)).body.review as Review,
    /** The time for undoing is over, for every reply there is. */
    endUndo: () => app.superuser.query(`update replies set post_after = now() - interval '1 second'`),
    async post() {
      await this.endUndo()
      return app.jobs.tryAll('replies.post')
    },
    /** As often as it takes the platform to decide. */
    async check() {
      for (let turn = 0; turn < 4; turn += 1) await app.jobs.tryAll('replies.check')
    },
    onPlatform: (platformId: string) => findReview(db, platform, platformId),
    /** How often the platform was told to put or take something there. */
    countCalls: async (method: string, platformId: string) =>
      (await listCalls(db, platform, 10_000)).filter((call) => call.method === method && call.path.includes(platformId))
        .length,
  }
}
