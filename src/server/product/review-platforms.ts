import type { Platform } from '#shared/domain/platforms.ts'
import { createGooglePlaces } from '#server/adapters/places/google-places.ts'
import type { PlaceReader } from '#server/adapters/places/port.ts'
import { createYelpFigures } from '#server/adapters/places/yelp-figures.ts'
import { LIVE_FACEBOOK_HOSTS, sandboxFacebookHosts } from '#server/adapters/review-platforms/facebook/facebook-hosts.ts'
import { createFacebookPlatform } from '#server/adapters/review-platforms/facebook/facebook-platform.ts'
import { LIVE_GOOGLE_HOSTS, sandboxGoogleHosts } from '#server/adapters/review-platforms/google/google-hosts.ts'
import { createGooglePlatform } from '#server/adapters/review-platforms/google/google-platform.ts'
import type { ListingKeyCodes } from '#server/adapters/review-platforms/listing-keys.ts'
import type { ReviewPlatform } from '#server/adapters/review-platforms/port.ts'
import {
  LIVE_TRIPADVISOR_HOSTS,
  sandboxTripadvisorHosts,
} from '#server/adapters/review-platforms/tripadvisor/tripadvisor-hosts.ts'
import {
  createTripadvisorDirectory,
  createTripadvisorPlatform,
} from '#server/adapters/review-platforms/tripadvisor/tripadvisor-platform.ts'
import { liveYelpHosts, sandboxYelpHosts } from '#server/adapters/review-platforms/yelp/yelp-hosts.ts'
import type { YelpPartnerKeys } from '#server/adapters/review-platforms/yelp/yelp-oauth.ts'
import { createYelpDirectory } from '#server/adapters/review-platforms/yelp/yelp-places.ts'
import { createYelpPlatform } from '#server/adapters/review-platforms/yelp/yelp-platform.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { PlatformSettings } from '#server/kernel/config/platform-settings.ts'

/** The one client that the sandbox's platforms know. */
const SANDBOX_KEYS = { id: 'goodword-sandbox', secret: 'goodword-sandbox-secret' }
const SANDBOX_LISTING_KEY = 'sandbox-key'
const SANDBOX_YELP_PARTNER = {
  clientId: SANDBOX_KEYS.id,
  clientSecret: SANDBOX_KEYS.secret,
  apiKey: SANDBOX_LISTING_KEY,
}

/** The sandbox sets its own topic up when somebody connects. */
const SANDBOX_PUSH = {
  topic: 'projects/goodword-sandbox/topics/reviews',
  sender: 'push@goodword-sandbox.iam.gserviceaccount.com',
}

interface ReviewPlatformOptions {
  settings: PlatformSettings
  codes: ListingKeyCodes
  publicUrl: () => string
  /** Where this process reaches the sandbox. */
  sandboxUrl: () => string
}

/** Each platform, live with keys of one's own, else the sandbox's. The rest of the product sees no difference. */
export function buildReviewPlatforms(options: ReviewPlatformOptions): Record<Platform, ReviewPlatform> {
  return {
    google: buildGoogle(options),
    facebook: buildFacebook(options),
    yelp: buildYelp(options),
    tripadvisor: buildTripadvisor(options),
  }
}

const sandboxAddresses = ({ publicUrl, sandboxUrl }: ReviewPlatformOptions) => ({
  publicUrl: publicUrl(),
  localUrl: sandboxUrl(),
})

function buildGoogle(options: ReviewPlatformOptions): ReviewPlatform {
  const { isLive, keys, push: livePush } = options.settings.google
  const push = isLive ? livePush : SANDBOX_PUSH
  const { id, secret } = keys ?? SANDBOX_KEYS
  return createGooglePlatform({
    client: isLive && !keys ? null : { clientId: id, clientSecret: secret },
    hosts: () => (isLive ? LIVE_GOOGLE_HOSTS : sandboxGoogleHosts(sandboxAddresses(options))),
    push: push && { topic: push.topic, senderEmail: push.sender, audience: `${options.publicUrl()}/webhooks/google` },
    isSandbox: !isLive,
    now: () => new Date(),
  })
}

function buildFacebook(options: ReviewPlatformOptions): ReviewPlatform {
  const { isLive, keys } = options.settings.facebook
  return createFacebookPlatform({
    app: isLive ? keys : SANDBOX_KEYS,
    hosts: () => (isLive ? LIVE_FACEBOOK_HOSTS : sandboxFacebookHosts(sandboxAddresses(options))),
    isSandbox: !isLive,
    now: () => new Date(),
  })
}

function buildYelp(options: ReviewPlatformOptions): ReviewPlatform {
  const { isLive, feedUrl, canStore } = options.settings.yelp
  return createYelpPlatform({
    hosts: () => (isLive ? liveYelpHosts(feedUrl ?? '') : sandboxYelpHosts(sandboxAddresses(options))),
    partner: isLive ? findYelpPartner(options.settings.yelp) : SANDBOX_YELP_PARTNER,
    connectUrl: () => `${options.publicUrl()}/connect/yelp`,
    codes: options.codes,
    canStore,
    isSandbox: !isLive,
  })
}

/** Without a partner's contract, owners bring a key of their own. */
function findYelpPartner({ keys, apiKey, feedUrl }: PlatformSettings['yelp']): YelpPartnerKeys | null {
  return keys && apiKey && feedUrl ? { clientId: keys.id, clientSecret: keys.secret, apiKey } : null
}

function buildTripadvisor(options: ReviewPlatformOptions): ReviewPlatform {
  const { isLive, canStore } = options.settings.tripadvisor
  return createTripadvisorPlatform({
    hosts: () => (isLive ? LIVE_TRIPADVISOR_HOSTS : sandboxTripadvisorHosts({ localUrl: options.sandboxUrl() })),
    connectUrl: () => `${options.publicUrl()}/connect/tripadvisor`,
    codes: options.codes,
    canStore,
    isSandbox: !isLive,
  })
}

/** Where owners bring a key of their own, their listing is looked up with it. */
export function buildDirectories({ config, publicUrl, sandboxUrl }: Foundations) {
  const { yelp, tripadvisor } = config.platforms
  const addresses = () => ({ publicUrl: publicUrl(), localUrl: sandboxUrl() })
  return {
    directories: [
      createYelpDirectory(() => (yelp.isLive ? liveYelpHosts(yelp.feedUrl ?? '') : sandboxYelpHosts(addresses()))),
      createTripadvisorDirectory(() =>
        tripadvisor.isLive ? LIVE_TRIPADVISOR_HOSTS : sandboxTripadvisorHosts(addresses()),
      ),
    ],
    sandboxKey: tripadvisor.isLive ? null : SANDBOX_LISTING_KEY,
  }
}

/** Who tells of businesses that are not the customer's own: live with a key, else the sandbox's, else nobody. */
export function buildPlaceReaders({ config, publicUrl, sandboxUrl }: Foundations): PlaceReader[] {
  const { googleKey, yelpKey, isSandboxOn } = config.platforms.places
  const standIn = (vendor: 'google' | 'yelp') => ({
    key: `${SANDBOX_LISTING_KEY}:strangers`,
    base: () => `${sandboxUrl()}/sandbox/${vendor}`,
    pageBase: () => `${publicUrl()}/sandbox/platforms?vendor=${vendor}&listing=`,
    isSandbox: true,
  })
  const live = (key: string, base: string, pageBase: string) => ({
    key,
    base: () => base,
    pageBase: () => pageBase,
    isSandbox: false,
  })
  const google = googleKey
    ? live(googleKey, 'https://places.googleapis.com', 'https://www.google.com/maps/place/?q=place_id:')
    : isSandboxOn && standIn('google')
  const yelp = yelpKey
    ? live(yelpKey, 'https://api.yelp.com', 'https://www.yelp.com/biz/')
    : isSandboxOn && standIn('yelp')
  return [...(google ? [createGooglePlaces(google)] : []), ...(yelp ? [createYelpFigures(yelp)] : [])]
}
