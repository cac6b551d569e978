import type { Capabilities, Platform } from '#shared/domain/platforms.ts'

/** What a platform gives for a code, or for a refresh token. */
export interface Tokens {
  accessToken: string
  refreshToken: string | null
  /** `null` when it does not run out by itself. */
  expiresAt: Date | null
  /** The one listing they were given for, where the platform has no login that would list them. */
  listingId?: string
}

/** Whose consent it is, as the platform knows them. */
export interface AccountHolder {
  name: string
  email: string | null
}

/** One listing of a business on a platform: a location, a page. */
export interface Listing {
  /** The platform's own id, unique there. */
  id: string
  name: string
  address: string
  /** What else calls for this listing need, such as the account it hangs under. Not secret. */
  config: Record<string, string>
  /** A token of its own, where the platform has one for each page. */
  accessToken: string | null
  reviewUrl: string | null
}

/** What a call for one listing needs. */
export interface Connection {
  accessToken: string
  listingId: string
  config: Record<string, string>
}

export interface PlatformReview {
  id: string
  rating: number | null
  isRecommended: boolean | null
  title: string | null
  content: string | null
  author: string | null
  authorUrl: string | null
  language: string | null
  url: string | null
  media: readonly string[]
  createdAt: Date
  updatedAt: Date
  reply: PlatformReply | null
}

export interface PlatformReply {
  text: string
  updatedAt: Date | null
  /** `checking`: accepted, not yet to be seen. */
  state: 'checking' | 'live' | 'rejected'
  /** The platform's own word for why it was rejected. */
  reason: string | null
}

export interface ReviewPage {
  items: PlatformReview[]
  nextCursor: string | null
  /** How many the platform says there are. */
  total: number | null
}

/** A platform told that something happened; what exactly is asked for afterwards. */
export interface PushHint {
  listingId: string
  reviewId: string | null
}

export interface AuthorizationRequest {
  state: string
  codeChallenge: string
  redirectUri: string
}

export interface DisputeToFile {
  reviewId: string
  reason: string
  text: string
  /** Filed twice under the same one, it is one case. */
  reference?: string
}

/** One review platform. Vendor words stop behind this; failures come as PlatformError. */
export interface ReviewPlatform {
  readonly platform: Platform
  /** The platform says when a review was changed and lists by it; without, only looking at all of them finds edits. */
  readonly hasChangeTimes: boolean
  /** The platform's total is of this moment and of what it lists; others lag behind, or count what nobody may see. */
  readonly hasExactTotal: boolean
  /** `null` where the installation has no keys for it. */
  authorizeUrl(request: AuthorizationRequest): URL | null
  exchange(answer: { code: string; codeVerifier: string; redirectUri: string }): Promise<Tokens>
  /** `null` where the platform cannot renew: then it is connected anew before the token runs out. */
  refresh: ((refreshToken: string) => Promise<Tokens>) | null
  /** `isShared`: the same person lets us do something else there, which goes on. */
  revoke(tokens: Tokens, options?: { isShared: boolean }): Promise<void>
  /** `null` where a key belongs to nobody in particular. */
  whoAmI(tokens: Tokens): Promise<AccountHolder | null>
  listListings(tokens: Tokens): Promise<Listing[]>
  /** Tries what the connection can do. */
  probe(connection: Connection): Promise<Capabilities>
  listReviews(connection: Connection, page: { cursor: string | null; pageSize?: number }): Promise<ReviewPage>
  reply: ((connection: Connection, reviewId: string, text: string) => Promise<PlatformReply>) | null
  /** Fails as `gone` where there is no reply to change, if the platform can tell. */
  editReply: ((connection: Connection, reviewId: string, text: string) => Promise<PlatformReply>) | null
  deleteReply: ((connection: Connection, reviewId: string) => Promise<void>) | null
  /** `null` when the review has no reply, or is gone. */
  readReply(connection: Connection, reviewId: string): Promise<PlatformReply | null>
  /** Asks the platform to tell us of changes; `null` where it cannot. */
  subscribe: ((connection: Connection, callbackUrl: string) => Promise<void>) | null
  /** `null` for a push that is not the platform's own. */
  verifyPush: ((push: { headers: Headers; rawBody: Buffer }) => Promise<PushHint[] | null>) | null
  /** The answer to a platform that tries the address before it pushes; `null` when it is not the platform who asks. */
  answerHandshake: ((query: URLSearchParams) => string | null) | null
  /** Only the sandbox takes disputes; live platforms have no way to. */
  fileDispute: ((connection: Connection, dispute: DisputeToFile) => Promise<{ caseId: string }>) | null
}
