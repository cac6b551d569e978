import type { SenderVerdict, WantedRecord } from '#shared/domain/deliverability.ts'
import type { MailRegion, ProviderEventKind } from '#shared/domain/providers.ts'
import type { PostDraft, PostImageType, PostLimits, PostNumbers } from '#shared/domain/social-posts.ts'
import type { NumberCapabilities } from '#shared/domain/text-rules.ts'
import type { Vendor } from '#server/kernel/outbox/outbox.ts'

/** What a customer typed, by name, with what the service itself added to it. */
export type Credentials = Readonly<Record<string, string>>

/** A connection as an adapter needs it. */
export interface ProviderAccount {
  credentials: Credentials
  region: MailRegion | null
  /** What its reports are signed with, where that is none of the credentials. */
  signingKey: string | null
}

export interface CheckedAccount {
  /** As the service calls it, for people to tell several apart. */
  name: string
  /** Where the account lives, found by asking. */
  region?: MailRegion
}

/** One e-mail to one address. */
export interface OutgoingEmail {
  /** Ours: reports of it name it. */
  id: string
  to: string
  from: { address: string; name: string }
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** One request there ends such mails for its reader (RFC 8058). */
  unsubscribeUrl: string | null
}

/** One text message to one number. */
export interface OutgoingSms {
  id: string
  /** E.164, with its plus. */
  to: string
  text: string
  /** Where the service reports what became of it. */
  hookUrl: string
}

/** The service has it; that is not yet delivered. */
export interface HandedOver {
  /** The service's name for the message. */
  messageId: string
}

export interface ProviderEvent {
  /** The same report comes under the same key, however often it is sent. */
  key: string
  kind: ProviderEventKind
  messageId: string | null
  /** Our own name for the message, where the report tells it. */
  reference: string | null
  address: string
  at: Date
  /** What the report was signed with, where that stands for one report and not for what it says. */
  proof?: string
  detail: Readonly<Record<string, string | boolean>>
}

/** A report as it came. */
export interface HookRequest {
  method: string
  /** The public address that was called, with its query. */
  url: string
  headers: Headers
  rawBody: Buffer
}

/** What a service knows of an address that mails are to come from. */
export interface SenderStanding {
  verdict: SenderVerdict
  /** What it wants to stand in the DNS; nothing before it was told of the domain. */
  records: WantedRecord[]
}

/** Sends e-mails, and has a say in who they are from. */
interface MailSender {
  readSender(account: ProviderAccount, address: string): Promise<SenderStanding>
}

export interface Audience {
  id: string
  name: string
}

interface KeyedProvider {
  /** Asks the service whether it knows the credentials, and sends nothing. */
  check(account: ProviderAccount): Promise<CheckedAccount>
  /** `null` for what the service did not sign, or signed for somebody else. */
  readEvents: ((hook: HookRequest, account: ProviderAccount) => Promise<ProviderEvent[] | null>) | null
  /** Asks the service to report here, and answers the key its reports are signed with; `null` where the key may not. */
  subscribe: ((account: ProviderAccount, hookUrl: string) => Promise<string | null>) | null
  /** Asks it to report here no more; `null` where it reports by what each message says. */
  unsubscribe: ((account: ProviderAccount, hookUrl: string) => Promise<void>) | null
}

/** Hands single messages over. How often, how fast and what after a doubt is data for the outbox. */
export interface MessageProvider<Message> extends KeyedProvider, Vendor {
  send(account: ProviderAccount, message: Message): Promise<HandedOver>
  /** What the service has of a message that nobody confirmed; `null`: nothing. */
  lookUp: ((account: ProviderAccount, message: Message) => Promise<HandedOver | null>) | null
}

export interface EmailProvider extends MessageProvider<OutgoingEmail>, MailSender {
  channel: 'email'
}

export interface SmsProvider extends MessageProvider<OutgoingSms> {
  channel: 'sms'
  /** Most characters of one message. */
  longestText: number
  /** Who its messages come from: a number, or a name. */
  senderOf(account: ProviderAccount): string
  /** What the number can do, asked now; `null` where the service does not tell. */
  readCapabilities(account: ProviderAccount): Promise<NumberCapabilities | null>
}

/** Somebody who wants mails, as an audience has them. */
export interface AudienceMember {
  email: string
  name: string
  language: string | null
}

/** Somebody who no longer gets any, and why. */
export interface GoneMember {
  email: string
  reason: 'unsubscribed' | 'bounced'
}

/** One mail to some of an audience. */
export interface AudienceCampaign {
  /** Ours: sent again under it, it goes out once. */
  key: string
  audienceId: string
  emails: readonly string[]
  from: { address: string; name: string }
  subject: string
  /** Holds the service's own mark for the way out, and the postal address. */
  html: string
  text: string
}

/** What became of a mailing with one of its readers. */
export interface ReaderDeed {
  email: string
  kind: 'opened' | 'clicked' | 'bounced' | 'failed'
  at: Date
  url: string | null
}

/** Mails its own audiences, not single addresses. */
export type MemberState = 'in' | 'left' | 'forgotten'
export type MemberEnd = 'left' | 'gone' | 'erased'

export interface AudienceProvider extends KeyedProvider, MailSender {
  channel: 'audience'
  listAudiences(account: ProviderAccount): Promise<Audience[]>
  /** The service's own name for a member: the same, however the address is written. */
  memberKeyOf(email: string): string
  /** `left` by themselves, or `forgotten` at somebody's wish: nobody but they can bring them back. */
  putMember(account: ProviderAccount, audienceId: string, member: AudienceMember): Promise<MemberState>
  /** `left`: they said no for good. `erased`: nothing of them stays. Else they are only taken out, and may come back. */
  endMember(account: ProviderAccount, audienceId: string, memberKey: string, has: MemberEnd): Promise<void>
  /** Everybody who left since, oldest first, a page at a time. */
  listGone(account: ProviderAccount, audienceId: string, page: { since: Date; offset: number }): Promise<GonePage>
  /** Has changes told here, unless that is so already. What it tells is unsigned, so it only gives a hint to ask. */
  watch(account: ProviderAccount, audienceId: string, hookUrl: string): Promise<void>
  /** Answers the service's name for it. */
  sendCampaign(account: ProviderAccount, campaign: AudienceCampaign): Promise<string>
  /** Of a mailing under our key; none while it is still going out. */
  listDeeds(account: ProviderAccount, mailing: { key: string; sentAt: Date }): Promise<ReaderDeed[]>
}

export interface GonePage {
  members: GoneMember[]
  /** Where the next page begins; `null` after the last. */
  next: number | null
}

export type Provider = EmailProvider | SmsProvider | AudienceProvider

/** What a person's consent brought. */
export interface SocialTokens {
  accessToken: string
  refreshToken: string | null
  /** `null`: it lasts until somebody ends it. */
  expiresAt: Date | null
}

/** A page, a profile or an account that one can post as. */
export interface SocialPlace {
  id: string
  name: string
  /** Its own, where the network gives it one. */
  accessToken: string | null
}

/** A connected place as an adapter needs it. */
export interface SocialAccount {
  placeId: string
  accessToken: string
}

/** One post to all who follow. */
export interface Post extends PostDraft {
  image: PostImage | null
  /** When it was first tried: nothing older is this one. */
  since: Date
}

export interface PostImage {
  type: PostImageType
  /** On the public internet: some networks fetch it themselves, others want to be handed it. */
  url: string
  alternativeText: string
  read(): Promise<Uint8Array<ArrayBuffer>>
}

export interface Published {
  /** The network's name for the post. */
  messageId: string
  /** Where everybody can see it, where the network tells. */
  url: string | null
}

/** Publishes as a page or an account of the customer's. Connected by a visit to the network. */
export interface SocialNetwork extends Vendor {
  channel: 'social'
  limits: PostLimits
  isSandbox: boolean
  /** Where a person says yes; `null` where the installation has no keys for it. */
  authorizeUrl(wish: { state: string; codeChallenge: string; redirectUri: string }): URL | null
  /** Refused where a right is missing that posting needs. */
  exchange(returned: { code: string; codeVerifier: string; redirectUri: string }): Promise<SocialTokens>
  /** All that the person may post as. */
  listPlaces(tokens: SocialTokens): Promise<SocialPlace[]>
  /** `null`: it cannot be renewed, only connected anew. An answer without a refresh token leaves the one there is. */
  refresh: ((tokens: SocialTokens) => Promise<SocialTokens>) | null
  /** Ends what was given for posting, and nothing else that the person gave us. */
  revoke: ((tokens: SocialTokens) => Promise<void>) | null
  /** Asks whether one may still post, and posts nothing. Tells when that ends, where the network knows better than the token. */
  check(account: SocialAccount): Promise<{ name: string; expiresAt: Date | null }>
  publish(account: SocialAccount, post: Post): Promise<Published>
  /** What people did with a post, and what asking for it costs in US dollars (`null`: nothing); `null`: it tells no program. */
  numbers: { price: number | null; read(account: SocialAccount, messageId: string): Promise<PostNumbers> } | null
  /** What the network has of a post that nobody confirmed; `null`: nothing. */
  lookUp: ((account: SocialAccount, post: Post) => Promise<Published | null>) | null
}
