import { MEASURED_ACCURACY } from '#server/assistant/analysis/measured-accuracy.ts'
import { createStripe } from '#server/adapters/billing/stripe.ts'
import { createWebPushTransport } from '#server/adapters/push/web-push.ts'
import { makeActivity } from '#server/features/activity/activity.feature.ts'
import { makeAdministrators } from '#server/features/administrators/administrators.feature.ts'
import { makeApiKeys } from '#server/features/api-keys/api-keys.feature.ts'
import { makeAssistant } from '#server/features/assistant/assistant.feature.ts'
import { makeAudit } from '#server/features/audit/audit.feature.ts'
import { makeAutomation } from '#server/features/automation/automation.feature.ts'
import { createTransactions, type CustomerTx } from '#server/database/transactions.ts'
import { makeBilling } from '#server/features/billing/billing.feature.ts'
import { makeBranding } from '#server/features/branding/branding.feature.ts'
import { loadMailBrand } from '#server/features/branding/branding.service.ts'
import { makeCalendar } from '#server/features/calendar/calendar.feature.ts'
import { makeChat } from '#server/features/chat/chat.feature.ts'
import { makeCampaigns } from '#server/features/campaigns/campaigns.feature.ts'
import { followReports, noteResponse } from '#server/features/campaigns/campaigns.service.ts'
import { makeCompetitors } from '#server/features/competitors/competitors.feature.ts'
import { makeContactMessages } from '#server/features/contact-messages/contact-messages.feature.ts'
import { makeContacts } from '#server/features/contacts/contacts.feature.ts'
import { makeCoupons } from '#server/features/coupons/coupons.feature.ts'
import { makeCustomDomains } from '#server/features/custom-domains/custom-domains.feature.ts'
import { makeCustomerViews } from '#server/features/customer-views/customer-views.feature.ts'
import { makeCustomers } from '#server/features/customers/customers.feature.ts'
import { makeDashboard } from '#server/features/dashboard/dashboard.feature.ts'
import { makeDemo } from '#server/features/demo/demo.feature.ts'
import { makeDisputes } from '#server/features/disputes/disputes.feature.ts'
import { handOverDisputes, openMany } from '#server/features/disputes/disputes.service.ts'
import { makeHostedPages } from '#server/features/hosted-pages/hosted-pages.feature.ts'
import { makeHousekeeping } from '#server/features/housekeeping/housekeeping.feature.ts'
import { makeIncidents } from '#server/features/incidents/incidents.feature.ts'
import { countPlatforms } from '#server/features/integrations/integrations.service.ts'
import { makeIntegrations } from '#server/features/integrations/integrations.feature.ts'
import { makeJobs } from '#server/features/jobs/jobs.feature.ts'
import { makeListingKeys } from '#server/features/listing-keys/listing-keys.feature.ts'
import { createListingKeyCodes } from '#server/features/listing-keys/listing-keys.service.ts'
import { makeLocations } from '#server/features/locations/locations.feature.ts'
import { makeNotices } from '#server/features/notices/notices.feature.ts'
import { makeNotifications } from '#server/features/notifications/notifications.feature.ts'
import { makeProviders } from '#server/features/providers/providers.feature.ts'
import { eraseFromAudiences } from '#server/features/providers/providers.service.ts'
import { makePlatformOverview } from '#server/features/platform-overview/platform-overview.feature.ts'
import { makePlatformPush } from '#server/features/platform-push/platform-push.feature.ts'
import { makeQrCodes } from '#server/features/qr-codes/qr-codes.feature.ts'
import { makeReplies } from '#server/features/replies/replies.feature.ts'
import { draftUnattended } from '#server/features/replies/replies.service.ts'
import { makeReplyLinks } from '#server/features/reply-links/reply-links.feature.ts'
import { makeResponseTargets } from '#server/features/response-targets/response-targets.feature.ts'
import { makeReviewWidgets } from '#server/features/review-widgets/review-widgets.feature.ts'
import { makeReputation } from '#server/features/reputation/reputation.feature.ts'
import { reportWish } from '#server/features/reputation/reputation.service.ts'
import { makeReviewAnalysis } from '#server/features/review-analysis/review-analysis.feature.ts'
import { makeReviewImport } from '#server/features/review-import/review-import.feature.ts'
import { makeReviews } from '#server/features/reviews/reviews.feature.ts'
import { handOverReviews } from '#server/features/reviews/reviews.service.ts'
import { makeScheduledResponses } from '#server/features/scheduled-responses/scheduled-responses.feature.ts'
import * as plans from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import { makeSearch } from '#server/features/search/search.feature.ts'
import type { SearchSource } from '#server/features/search/search.service.ts'
import { makeSession } from '#server/features/session/session.feature.ts'
import { makeSettings } from '#server/features/settings/settings.feature.ts'
import { makeSso } from '#server/features/sso/sso.feature.ts'
import { makeSubscriptions } from '#server/features/subscriptions/subscriptions.feature.ts'
import { makeSync } from '#server/features/sync/sync.feature.ts'
import { syncOfConnections } from '#server/features/sync/sync.service.ts'
import { makeTeam } from '#server/features/team/team.feature.ts'
import { countSeatsTaken } from '#server/features/team/team.service.ts'
import { makeVisitHooks } from '#server/features/visit-hooks/visit-hooks.feature.ts'
import { makeWebhooks } from '#server/features/webhooks/webhooks.feature.ts'
import { makeWorkspaceData } from '#server/features/workspace-data/workspace-data.feature.ts'
import { hasSecondFactor } from '#server/auth/factors/factors.repository.ts'
import { refuseUnprovedActor } from '#server/auth/sessions/fresh-proof.ts'
import { inviteAdministrator } from '#server/auth/admin/invite-administrator.ts'
import { findInvitedEmail, inviteToTeam } from '#server/auth/admin/invite-to-team.ts'
import type { Implementation } from '#server/kernel/http/implement.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import type { JobHandler } from '#server/kernel/jobs/job.ts'
import { createSandboxResolver, createSystemResolver, type DnsResolver } from '#server/adapters/dns/dns-resolver.ts'
import { createSandboxMailTransport, createSandboxSmsTransport } from '#server/adapters/mail/sandbox-messages.ts'
import { createSmtpTransport } from '#server/adapters/mail/smtp.ts'
import { createWebhookTransport } from '#server/adapters/webhooks/webhook-transport.ts'
import { createSlackTransport, type SlackTransport } from '#server/adapters/slack/slack-webhook.ts'
import { SLACK_HOST } from '#shared/domain/slack.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { createMailHandlers, createSmsHandlers } from '#server/kernel/outbox/messages.ts'
import { payAsOf } from '#sandbox/stripe/stripe-pages.routes.ts'
import { SANDBOX_SECRET_KEY, SANDBOX_SIGNING_SECRET } from '#sandbox/stripe/stripe-wire.ts'
import { HARBOUR_BISTRO, HARBOUR_BISTRO_MAIL } from '#sandbox/seed/harbour-bistro.ts'
import { giveOwnerConsent } from '#sandbox/seed/owner-consent.ts'
import { recordPastCase } from '#sandbox/seed/cases.ts'
import { TOLD_REFERENCES } from '#sandbox/seed/story-reviews.ts'
import { publicPageOf } from '#sandbox/vendors/public-page.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { DemoPlace, DemoSurroundings } from '#server/features/demo/demo-business.ts'
import type { StorySurroundings } from '#server/features/demo/demo-story.ts'
import { chooseAssistant } from './assistant.ts'
import type { buildAuth } from './auth.ts'
import type { ProductFoundations } from './foundations.ts'
import { buildMarketing } from './marketing.ts'
import { buildDirectories, buildPlaceReaders, buildReviewPlatforms } from './review-platforms.ts'

/** What a feature hands over, besides what other features need of it. */
export interface Feature {
  routes?: Implementation[]
  mounts?: Mount[]
  jobs?: JobHandler[]
  search?: SearchSource | readonly SearchSource[]
  /** Writes down what is still in memory, once nobody asks any more. */
  /** Begins what takes a moment and is needed by the first who comes. */
  warmUp?: () => void
  stop?: () => Promise<void>
}

type Accounts = ReturnType<typeof buildAuth>

export type Features = ReturnType<typeof makeFeatures>

/** What other features do to many reviews at once. */
const makeBulkDeeds = (deps: Parameters<typeof draftUnattended>[0]): Parameters<typeof makeReviews>[1] => ({
  planMany: plans.planMany,
  disputes: { openMany },
  writeDraft: (doer, reviewId) => draftUnattended(deps, doer, reviewId),
})

type AnsweringPorts = Pick<Parameters<typeof makeReplies>[1], 'gateway' | 'access'>

/** How reviews are answered: at once, later, and by themselves; and what goes out when. */
const makeAnswering = (base: ProductFoundations, { gateway, access }: AnsweringPorts) => ({
  replies: makeReplies(base, { gateway, plans, access }),
  scheduledResponses: makeScheduledResponses(base, { gateway }),
  automation: makeAutomation(base, { access }),
  calendar: makeCalendar(base),
  chat: makeChat(base, { access }),
})

/** Every feature, with what it needs of others. A new one is a line here. */
export function makeFeatures(base: ProductFoundations, { authParts, demoAccounts }: Accounts) {
  const chosen = chooseAssistant(base)
  const access = { assistant: chosen.assistant, dailyTokens: chosen.dailyTokens }
  const codes = createListingKeyCodes(base)
  const platforms = buildReviewPlatforms({ ...base, settings: base.config.platforms, codes })

  const marketing = { ...buildMarketing(base), dns: chooseResolver(base) }
  const connections = makeIntegrations(base, { platforms, sync: syncOfConnections })
  const { integrations } = connections
  const gateway = { post: integrations.postReply, read: integrations.readReply, remove: integrations.deleteReply }
  const replyLinks = makeReplyLinks(base, { plans, access })
  const reviewAnalysis = makeReviewAnalysis(base, { ...chosen, access })
  const found = {
    reviews: makeReviews(base, makeBulkDeeds({ ...base, ...access })),
    disputes: makeDisputes(base, { access, fileWithPlatform: integrations.fileDispute }),
    qrCodes: makeQrCodes(base, { pool: base.app.pool }),
    hostedPages: makeHostedPages(base, { builtIn: chosen.builtIn, noteResponse }),
    contacts: makeContacts(base, { eraseOutside: eraseFromAudiences }),
    campaigns: makeCampaigns(base, { access, ...marketing, pool: base.app.pool }),
    team: makeTeam(base, teamPorts(authParts)),
  }
  const slack = chooseSlack(base)
  const business = makeBusiness(base, { slack, inviteOwner: found.team.inviteOwner })
  const providers = makeAccounts(base, marketing)
  return {
    ...found,
    search: makeSearch(base, { sources: Object.values(found).flatMap(({ search }) => search) }),
    delivery: makeDelivery(base),
    housekeeping: makeHousekeeping(base),
    session: makeSession(base),
    ...business,
    activity: makeActivity(base),
    locations: makeLocations(base, { letGo: (tx, to, doer) => handOver(tx, { from: to.userId, to, doer }) }),
    integrations: connections,
    sync: makeSync(base, { integrations }),
    providers,
    platformPush: makePlatformPush(base, { platforms, integrations }),
    listingKeys: makeListingKeys(base, { codes, ...buildDirectories(base) }),
    reviewImport: makeReviewImport(base),
    reviewAnalysis,
    assistant: makeAssistant(base, { ...chosen, measuredAccuracy: MEASURED_ACCURACY, ...reviewAnalysis }),
    ...makeAnswering(base, { gateway, access }),
    replyLinks,
    notifications: makeNotifications(base, { push: choosePush(base), slack, alerts: replyLinks.alerts, reportWish }),
    incidents: makeIncidents(base),
    ...makeInsight(base, { integrations, access }),
    ...makeAdministration(base, authParts),
    demo: makeDemo(base, demoPorts(base, { integrations, demoAccounts, providers, ...found, ...business })),
  } satisfies Record<string, Feature>
}

/** The customers' accounts at those who send, and what becomes of what went out by them. */
const makeAccounts = (
  base: ProductFoundations,
  marketing: Omit<Parameters<typeof makeProviders>[1], 'followReports'>,
) => makeProviders(base, { ...marketing, followReports: (tx, events) => followReports(base, tx, events) })

/** How the business stands, and beside others. */
const makeInsight = (
  base: ProductFoundations,
  { integrations, access }: Parameters<typeof makeDashboard>[1] & Parameters<typeof makeReputation>[1],
) => ({
  dashboard: makeDashboard(base, { integrations }),
  reputation: makeReputation(base, { access }),
  responseTargets: makeResponseTargets(base),
  reviewWidgets: makeReviewWidgets(base),
  competitors: makeCompetitors(base, { readers: buildPlaceReaders(base) }),
})

/** What the people who run the installation work with. */
const makeAdministration = (base: ProductFoundations, authParts: Accounts['authParts']) => ({
  contactMessages: makeContactMessages(base),
  platformOverview: makePlatformOverview(base),
  jobs: makeJobs(base, { refuseUnproved: refuseUnprovedActor }),
  notices: makeNotices(base),
  audit: makeAudit(base),
  customerViews: makeCustomerViews(base),
  administrators: makeAdministrators(base, {
    refuseUnproved: refuseUnprovedActor,
    invite: (tx, given) => inviteAdministrator(authParts, tx, given),
  }),
})

interface OfBusiness {
  slack: SlackTransport
  inviteOwner: ReturnType<typeof makeTeam>['inviteOwner']
}

/** How the business is set up, and how it looks. */
function makeBusiness(base: ProductFoundations, { slack, inviteOwner }: OfBusiness) {
  const refuseUnproved = refuseUnprovedActor
  const loadBrand = (tx: CustomerTx) => loadMailBrand(tx, { publicUrl: base.publicUrl() })
  return {
    settings: makeSettings(base, { refuseUnproved, hasSecondFactor, slack, loadBrand }),
    branding: makeBranding(base),
    customDomains: makeCustomDomains(base, { dns: chooseResolver(base) }),
    workspaceData: makeWorkspaceData(base, { refuseUnproved }),
    apiKeys: makeApiKeys(base, { refuseUnproved, pool: base.app.pool }),
    visitHooks: makeVisitHooks(base, { refuseUnproved }),
    webhooks: makeWebhooks(base, { refuseUnproved, webhooks: chooseWebhooks(base) }),
    sso: makeSso(base, { dns: chooseResolver(base), refuseUnproved }),
    ...makeSelling(base, inviteOwner),
  }
}

/** Plans and coupons: one way to who collects the money. */
function makeSelling(base: ProductFoundations, inviteOwner: OfBusiness['inviteOwner']) {
  const ports = billingPorts(base)
  return {
    billing: makeBilling(base, ports),
    coupons: makeCoupons(base, ports),
    customers: makeCustomers(base, { ...ports, refuseUnproved: refuseUnprovedActor, inviteOwner }),
    subscriptions: makeSubscriptions(base, { ...ports, refuseUnproved: refuseUnprovedActor }),
  }
}

/** Who collects the money, and what a plan's limits are counted by. */
function billingPorts({ config, sandboxUrl, admin }: ProductFoundations): Parameters<typeof makeBilling>[1] {
  const { billing } = config
  const isSandbox = billing.kind === 'sandbox'
  const keys =
    billing.kind === 'live' ? billing : { secretKey: SANDBOX_SECRET_KEY, signingSecret: SANDBOX_SIGNING_SECRET }
  const baseUrl = () => (isSandbox ? `${sandboxUrl()}/sandbox/stripe` : null)
  return {
    provider: billing.kind === 'off' ? null : createStripe({ ...keys, baseUrl }),
    isSandbox,
    readOfAll: createTransactions(admin.db).platform.read,
    countUsage: async (tx) => ({ platforms: await countPlatforms(tx), teamMembers: await countSeatsTaken(tx) }),
  }
}

/** What the team needs of accounts, and of those whose work is assigned. */
const teamPorts = (authParts: Accounts['authParts']): Parameters<typeof makeTeam>[1] => ({
  sendInvitation: (tx, invitation) => inviteToTeam(authParts, tx, invitation),
  findInvitedEmail: (tx, tokenHash) => findInvitedEmail(authParts, tx, tokenHash),
  refuseUnproved: refuseUnprovedActor,
  handOver,
})

const handOver: Parameters<typeof makeTeam>[1]['handOver'] = async (tx, work) => {
  await handOverReviews(tx, work)
  await handOverDisputes(tx, work)
}

/** In production the sandbox vouches for nobody: there a domain is whose the world's DNS says it is. */
function chooseResolver({ config, sandboxUrl: baseUrl }: Foundations): DnsResolver {
  return config.isSandboxOn && !config.isProduction ? createSandboxResolver({ baseUrl }) : createSystemResolver()
}

/** Whoever tries things out has no channel to post to. */
function chooseSlack({ config, sandboxUrl }: Foundations) {
  return createSlackTransport({ baseUrl: () => (config.isSandboxOn ? `${sandboxUrl()}/sandbox/slack` : SLACK_HOST) })
}

/** Besides the public internet, an installation without one reaches its own receiver. */
function chooseWebhooks({ config, publicUrl, sandboxUrl: localUrl }: Foundations) {
  return createWebhookTransport({ sandbox: config.isSandboxOn ? { publicUrl, localUrl } : null })
}

function choosePush({ config, publicUrl, sandboxUrl: localUrl }: Foundations) {
  return createWebPushTransport({
    contactEmail: config.contactEmail,
    sandbox: config.isSandboxOn ? { publicUrl, localUrl } : null,
  })
}

/** What leaves the house: mail and text messages. */
function makeDelivery({ transactions, config, log, sandboxUrl: baseUrl }: Foundations) {
  const { smtpUrl, from } = config.mail
  // With a mail server configured, mail goes there; otherwise it stays in the sandbox.
  const mail = smtpUrl ? createSmtpTransport({ url: smtpUrl, from }) : createSandboxMailTransport({ baseUrl, from })
  return {
    jobs: [
      ...createMailHandlers({ transactions, transport: mail, log }),
      ...createSmsHandlers({ transactions, transport: createSandboxSmsTransport({ baseUrl }), log }),
    ],
  }
}

interface OfDemo extends Pick<Accounts, 'demoAccounts'>, Pick<ReturnType<typeof makeIntegrations>, 'integrations'> {
  campaigns: Pick<ReturnType<typeof makeCampaigns>, 'deeds'>
  providers: Pick<ReturnType<typeof makeProviders>, 'deeds'>
  billing: Pick<ReturnType<typeof makeBilling>, 'book'>
}

/** Where the demo's business stands, and what it writes to its guests by. */
const demoPorts = (
  base: ProductFoundations,
  { integrations, demoAccounts, campaigns, providers, billing }: OfDemo,
): Parameters<typeof makeDemo>[1] => ({
  integrations,
  accounts: demoAccounts,
  surroundings: surroundDemo(base),
  book: base.config.billing.kind === 'sandbox' ? billing.book : null,
  campaigns: campaigns.deeds,
  providers: providers.deeds,
  mailAccount: HARBOUR_BISTRO_MAIL,
  isSandbox: base.config.isSandboxOn,
})

/** The sandbox as the world around the demo's business. */
function surroundDemo(base: ProductFoundations): DemoSurroundings & StorySurroundings {
  const { sandbox, publicUrl, sandboxUrl, config } = base
  return {
    pay: (page, at) =>
      payAsOf({ db: sandbox.db, publicUrl: publicUrl(), delays: config.platforms.sandboxDelays }, page, at),
    async furnish() {
      // Only the first start wants all those sentences; no other one waits for them.
      const { seedVendors } = await import('#sandbox/seed/seed-vendors.ts')
      await seedVendors(sandbox.db, { now: new Date(), publicUrl: publicUrl() })
      return listPlaces(base)
    },
    consent: (page, { platform, listingId }) =>
      giveOwnerConsent(page, { vendor: platform, listingId, localUrl: sandboxUrl() }),
    references: TOLD_REFERENCES,
    recordCase: (review, past) => recordPastCase(sandbox.db, { ...review, ...past }),
  }
}

function listPlaces({ config, publicUrl }: ProductFoundations): DemoPlace[] {
  const isStoodInFor = (platform: Platform) => !config.platforms[platform].isLive
  return HARBOUR_BISTRO.map(({ name, address, timezone, listings }) => {
    const shown = listings.filter(({ vendor }) => isStoodInFor(vendor))
    return {
      name,
      address,
      timezone,
      reviewLinks: Object.fromEntries(shown.map((listing) => [listing.vendor, publicPageOf(publicUrl(), listing)])),
      listings: shown.map(({ vendor, id }) => ({ platform: vendor, listingId: id })),
    }
  })
}
