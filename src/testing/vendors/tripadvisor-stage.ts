import { sandboxTripadvisorHosts } from '#server/adapters/review-platforms/tripadvisor/tripadvisor-hosts.ts'
import {
  createTripadvisorDirectory,
  createTripadvisorPlatform,
} from '#server/adapters/review-platforms/tripadvisor/tripadvisor-platform.ts'
import { mountTripadvisor } from '#sandbox/tripadvisor/tripadvisor.routes.ts'
import { putListing } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { callbackOf, fillListingKeyPage, startListingKeyStage } from './listing-key-stage.ts'

const hostsAt = (url: string) => sandboxTripadvisorHosts({ localUrl: url })

/** TripAdvisor's adapter before its stand-in: two places of Mara's, one of Otto's. */
export async function startTripadvisorStage({ canStore = true, isSandbox = true } = {}) {
  const stage = await startListingKeyStage(mountTripadvisor, (url) => createTripadvisorDirectory(() => hostsAt(url())))
  const { db, url, codes } = stage
  const account = { vendor: 'tripadvisor', accountId: 'mara', accountName: 'Mara Lindt' } as const
  await putListing(db, { ...account, id: '4711', name: 'Harbour Grill', address: 'Quay 1, Hamburg' })
  await putListing(db, { ...account, id: '4712', name: 'Harbour Inn', address: 'Quay 2, Bremen' })
  await putListing(db, { ...account, accountId: 'otto', accountName: 'Otto Berg', id: '99', name: 'Hill Café' })
  return {
    ...stage,
    platform: createTripadvisorPlatform({
      hosts: () => hostsAt(url),
      connectUrl: () => `${url}/connect/tripadvisor`,
      codes,
      canStore,
      isSandbox,
    }),
    directory: createTripadvisorDirectory(() => hostsAt(url)),
    listing: { storedId: '4711', name: 'Harbour Grill' },
    redirectUri: callbackOf(url, 'tripadvisor'),
    visit: (page: URL, answer: 'allow' | 'deny') =>
      fillListingKeyPage(page, answer === 'deny' ? 'deny' : { listing: '4711', key: 'sandbox-key' }),
    isKey: true,
  }
}
