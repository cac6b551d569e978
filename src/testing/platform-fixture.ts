import { randomUUID } from 'node:crypto'
import type { Platform } from '#shared/domain/platforms.ts'
import { putListing, writeReviews, type WrittenReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import type { TestMember } from './make.ts'
import type { StandAloneApp } from './stand-alone-app.ts'
import type { TestApp } from './test-app.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'

const CONSENT_BUTTONS: Partial<Record<Platform, (account: string) => string>> = {
  google: () => 'Allow',
  facebook: (account) => `Continue as ${account}`,
}

/** A business on a platform of the sandbox, and the way of its owner through the platform's own pages. */
export async function createPlatformFixture(app: TestApp | StandAloneApp, platform: Platform, listings: number) {
  const { db } = app.product.base.sandbox
  const accountName = 'Harbour Group'
  const ids = Array.from({ length: listings }, (_, index) => String(200 + index))
  // Where every account has the same button, its form says which one is meant.
  const ticked = { account: '101', ...Object.fromEntries(ids.map((id) => [`location:${id}`, 'yes'])) }
  for (const id of ids) {
    await putListing(db, { vendor: platform, id, accountId: '101', accountName, name: `Harbour ${id}` })
  }
  const start = async (member: TestMember, integrationId?: string) =>
    (await app.as(member).post('/api/v1/integrations/authorizations', { platform, integrationId })).body as {
      url: string
      state: string
    }

  return {
    db,
    ids,
    start,
    write: (reviews: readonly Partial<WrittenReview>[]) =>
      writeReviews(
        db,
        reviews.map((review) => ({ vendor: platform, listingId: ids[0] ?? '', rating: 4, content: 'Good', ...review })),
      ),
    /** As far as the address the platform sends the browser back to. */
    async consent(member: TestMember, integrationId?: string): Promise<URL> {
      const { url } = await start(member, integrationId)
      return answerConsent(
        new URL(url),
        CONSENT_BUTTONS[platform]?.(accountName) ?? 'Allow',
        platform === 'google' ? ticked : {},
      )
    },
    /** Anew, where it is about one that is there. */
    async connect(member: TestMember, integrationId?: string) {
      const home = await this.consent(member, integrationId)
      return app.as(member).post('/api/v1/integrations/authorizations/complete', {
        platform,
        code: home.searchParams.get('code') ?? '',
        state: home.searchParams.get('state') ?? '',
      })
    },
    async sync(member: TestMember) {
      await app.as(member).post('/api/v1/sync')
      await app.jobs.tryAll('sync.run')
    },
    newId: () => randomUUID().replaceAll('-', '').slice(0, 22),
  }
}
