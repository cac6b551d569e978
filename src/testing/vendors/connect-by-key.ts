import type { Platform } from '#shared/domain/platforms.ts'
import type { TestMember } from '../make.ts'
import type { TestApp } from '../test-app.ts'
import { fillListingKeyPage } from './listing-key-stage.ts'

/** The way of an owner whose platform has no login: our own page for listing and key, and back. */
export async function connectByKey(
  app: TestApp,
  member: TestMember,
  { platform, listing }: { platform: Platform; listing: string },
) {
  const { url } = (await app.as(member).post('/api/v1/integrations/authorizations', { platform })).body
  const home = await fillListingKeyPage(new URL(url), { listing, key: 'sandbox-key' })
  const returned = { code: home?.searchParams.get('code') ?? '', state: home?.searchParams.get('state') ?? '' }
  return app.as(member).post('/api/v1/integrations/authorizations/complete', { platform, ...returned })
}
