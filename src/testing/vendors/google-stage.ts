import { createGooglePlatform, type GoogleOptions } from '#server/adapters/review-platforms/google/google-platform.ts'
import { sandboxGoogleHosts } from '#server/adapters/review-platforms/google/google-hosts.ts'
import { GOOGLE_CLIENT } from '#sandbox/google/google-oauth.ts'
import { mountGoogle } from '#sandbox/google/google.routes.ts'
import { putListing } from '#sandbox/vendors/vendor-reviews.repository.ts'
import type { PlatformStage } from '../platform-contract.ts'
import { answerConsent } from './consent-walk.ts'
import { startVendorStage, type VendorStage } from './vendor-stage.ts'

export const GOOGLE_PUSH = {
  topic: 'projects/goodword/topics/reviews',
  audience: 'https://app.test/push',
  senderEmail: 'push@goodword.iam.test',
}

export type GoogleStage = PlatformStage & { vendor: VendorStage; options: GoogleOptions }

/** Google's adapter before its stand-in, with one account that holds two locations. */
export async function startGoogleStage(mount = mountGoogle): Promise<GoogleStage> {
  const vendor = await startVendorStage(mount)
  const account = { vendor: 'google', accountId: '101', accountName: 'Harbour Group' } as const
  await putListing(vendor.db, { ...account, id: '201', name: 'Harbour Bakery', address: '1 Quay Street' })
  await putListing(vendor.db, { ...account, id: '202', name: 'Harbour Café' })
  const options: GoogleOptions = {
    client: { clientId: GOOGLE_CLIENT.id, clientSecret: GOOGLE_CLIENT.secret },
    hosts: () => sandboxGoogleHosts({ publicUrl: vendor.url, localUrl: vendor.url }),
    push: GOOGLE_PUSH,
    isSandbox: true,
    now: () => new Date(),
  }
  return {
    vendor,
    options,
    platform: createGooglePlatform(options),
    db: vendor.db,
    listing: { storedId: '201', name: 'Harbour Bakery' },
    redirectUri: `${vendor.url}/oauth/callback/google`,
    visit: (page, answer) => answerConsent(page, answer === 'allow' ? 'Allow' : 'Deny'),
  }
}
