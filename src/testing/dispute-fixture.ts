import type { Dispute, DisputeDetail } from '#shared/contracts/disputes.ts'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import { FULL_CAPABILITIES, type ReviewOptions } from './make-review.ts'
import type { TestMember } from './make.ts'
import type { TestApp } from './test-app.ts'

const PATH = '/api/v1/disputes'

/** Disputes by the way a person takes. */
export function createDisputeFixture(app: TestApp) {
  const act = (member: TestMember, disputeId: string, action: string, body: object = {}) =>
    app.as(member).post(`${PATH}/${disputeId}/${action}`, body)
  const get = async (member: TestMember, disputeId: string): Promise<DisputeDetail> =>
    (await app.as(member).get(`${PATH}/${disputeId}`)).body as DisputeDetail

  return {
    path: PATH,
    act,
    get,
    open: (member: TestMember, given: object = {}, headers: Record<string, string> = {}) =>
      app.as(member).post(PATH, { reviewId: null, description: 'Nobody of that name was here.', ...given }, headers),
    /** One that is open, of a review of the member's own. */
    async start(member: TestMember, given: Partial<ReviewOptions> & { dispute?: object } = {}) {
      const { dispute: said, ...written } = given
      const reviewId = await app.make.review({ customerId: member.customerId, rating: 1, ...written })
      const { body } = await this.open(member, { reviewId, ...said })
      return { reviewId, disputeId: (body as Dispute).id, dispute: body as Dispute }
    },
    /** What waits for its time has it now. */
    endUndo: () => app.superuser.query('update disputes set filing_due_at = null'),
    change: (member: TestMember, disputeId: string, changes: object) =>
      app.as(member).patch(`${PATH}/${disputeId}`, changes),
    /** A listing that is connected, live or as if by the sandbox. */
    async connect({ customerId }: TestMember, given: { platform?: Platform; canDispute: boolean }): Promise<string> {
      const { rows } = await app.superuser.query<{ id: string }>(
        `insert into integrations (customer_id, type, name, status, listing_id, capabilities)
         values ($1, $2, 'Harbour', 'connected', 'listing', $3) returning id`,
        [
          customerId,
          given.platform ?? 'google',
          JSON.stringify({ ...FULL_CAPABILITIES, canDispute: given.canDispute }),
        ],
      )
      return rows[0]?.id ?? ''
    },
    /** Of a customer who wants no news of disputes. */
    async quieten({ customerId }: TestMember): Promise<void> {
      const { general, notifications, security, branding, automation } = DEFAULT_CUSTOMER_SETTINGS
      const quiet = { ...notifications, disputeAlerts: false }
      await app.superuser.query(
        `insert into customer_settings (customer_id, general, notifications, security, branding, automation)
         values ($1, $2, $3, $4, $5, $6) on conflict (customer_id) do update set notifications = excluded.notifications`,
        [customerId, ...[general, quiet, security, branding, automation].map((group) => JSON.stringify(group))],
      )
    },
    kindsOf: async (member: TestMember, disputeId: string): Promise<string[]> =>
      (await get(member, disputeId)).events.map(({ kind }) => kind).toReversed(),
    /** What rings, newest first. */
    bells: async (member: TestMember): Promise<{ message: string; link: string; type: string }[]> =>
      (await app.as(member).get('/api/v1/notifications')).body.items,
    reviewStatus: async (member: TestMember, reviewId: string): Promise<string> =>
      (await app.as(member).get(`/api/v1/reviews/${reviewId}`)).body.review.status,
  }
}
