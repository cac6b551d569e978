import { sandboxYelpHosts } from '#server/adapters/review-platforms/yelp/yelp-hosts.ts'
import { createYelpDirectory } from '#server/adapters/review-platforms/yelp/yelp-places.ts'
import { createYelpPlatform } from '#server/adapters/review-platforms/yelp/yelp-platform.ts'
import { putListing } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { YELP_PARTNER } from '#sandbox/yelp/yelp-route.ts'
import { mountYelp } from '#sandbox/sandbox.routes.ts'
import { answerConsent } from './consent-walk.ts'
import { callbackOf, fillListingKeyPage, startListingKeyStage } from './listing-key-stage.ts'

export const GRILL = 'harbour-grill-id'

const hostsAt = (url: string) => sandboxYelpHosts({ publicUrl: url, localUrl: url })

/** Yelp's adapter before its stand-in, as a partner or with a key: two businesses of Mara's. */
export async function startYelpStage({ isPartner, canStore = false }: { isPartner: boolean; canStore?: boolean }) {
  const stage = await startListingKeyStage(mountYelp, (url) => createYelpDirectory(() => hostsAt(url())))
  const { db, url, codes } = stage
  const account = { vendor: 'yelp', accountId: 'mara', accountName: 'Mara Lindt' } as const
  await putListing(db, { ...account, id: GRILL, name: 'Harbour Grill', address: 'Quay 1, Hamburg' })
  await putListing(db, { ...account, id: 'inn', name: 'Harbour Inn', address: 'Quay 2, Bremen' })
  const { id: clientId, secret: clientSecret } = YELP_PARTNER
  return {
    ...stage,
    platform: createYelpPlatform({
      hosts: () => hostsAt(url),
      partner: isPartner ? { clientId, clientSecret, apiKey: 'sandbox-key' } : null,
      connectUrl: () => `${url}/connect/yelp`,
      codes,
      canStore,
      isSandbox: true,
    }),
    directory: createYelpDirectory(() => hostsAt(url)),
    listing: { storedId: GRILL, name: 'Harbour Grill' },
    redirectUri: callbackOf(url, 'yelp'),
    visit: (page: URL, answer: 'allow' | 'deny') => {
      if (isPartner) return answerConsent(page, answer === 'deny' ? 'Deny' : 'Allow as Mara Lindt')
      return fillListingKeyPage(page, answer === 'deny' ? 'deny' : { listing: GRILL, key: 'sandbox-key' })
    },
    isKey: !isPartner,
  }
}
