import { teamRoles } from '#shared/domain/activity-labels/en.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import type { ParamsByKind } from '../notice.ts'
import {
  type CampaignStops,
  createCounter,
  labelOf,
  nameOf,
  type NotificationTexts,
  type SecuritySentences,
  type WaitReasons,
} from './notification-texts.ts'

const count = createCounter('en')

const WAITS_BECAUSE: WaitReasons = {
  missed: 'it could not be sent within an hour of its scheduled time',
  edited: 'the review has been edited since',
  answered: 'the review already has a reply',
  gone: 'the review is no longer there',
  reconnect: 'the platform needs to be reconnected',
  'not-connected': 'the platform is not connected',
  'too-long': 'it is too long for the platform',
  paused: 'the account was not active at the scheduled time',
  incident: 'the review is part of an incident',
}

const CAMPAIGN_STOPS: CampaignStops = {
  provider:
    'the provider no longer lets us in. The campaign is paused; reconnect the provider, then activate it again.',
  nobody: 'no one could be reached.',
  missed: 'it could not be sent within an hour of its scheduled time. Choose a new time or send it now.',
  paused: 'your workspace could only be read at its scheduled time. Choose a new time or send it now.',
  empty: 'it had no message when its time came.',
}

const SECURITY: SecuritySentences = {
  'new-device': () => 'Someone signed in to your account from a new device.',
  'password-changed': () => 'Your password was changed.',
  'password-added': () => 'A password was added to your account.',
  'password-removed': () => 'The password was removed from your account.',
  'email-changed': () => 'The email address of your account was changed.',
  'factor-added': () => 'A two-factor method was added to your account.',
  'factor-removed': () => 'A two-factor method was removed from your account.',
  'recovery-code-used': () => 'One of your recovery codes was used to sign in.',
  'recovery-codes-made': () => 'New recovery codes were created for your account.',
  'refresh-token-reused': () => 'We ended one of your sessions because it was in use in two places.',
  'session-shared': () => 'One of your sessions is in use on two devices. Was that you?',
  'identity-linked': (provider) => `${provider} was connected to your account.`,
  'identity-unlinked': (provider) => `${provider} was disconnected from your account.`,
  'account-locked': () => 'Someone entered the wrong password for your account too many times.',
  'factor-guessed': () => 'Someone entered several wrong two-factor codes for your account.',
}

export const en: NotificationTexts = {
  'review.new': ({ params, amount }) => ({
    title: count(amount, 'New review', (number) => `${number} new reviews`),
    sentence: count(amount, `${nameNew(params)}: ${labelOf(params)}`, (number) => `${number} new reviews`),
  }),
  'review.bad': ({ params, amount }) => ({
    title: count(amount, 'Bad review', () => 'Bad reviews'),
    sentence: count(amount, `${nameBad(params)}: ${labelOf(params)}`, (number) => nameManyBad(params, number)),
  }),
  'feedback.low': ({ params: { page, stars, nps } }) => ({
    title: 'Private feedback with a low score',
    sentence:
      stars === null
        ? `A visitor to the page ${page} gave ${nps} out of 10.`
        : `A visitor to the page ${page} gave ${count(stars, 'one star', (number) => `${number} stars`)}.`,
  }),
  'review.assigned': ({ params: { doer }, amount }) => ({
    title: 'Assigned to you',
    sentence: count(
      amount,
      `${doer} assigned a review to you.`,
      (number) => `${doer} assigned ${number} reviews to you.`,
    ),
  }),
  'review.mentioned': ({ params: { doer } }) => ({
    title: 'You were mentioned',
    sentence: `${doer} mentioned you in a note.`,
  }),
  'review.matched': ({ params }) => ({
    title: 'A rule noticed a review',
    sentence: `The rule “${params.rule}” noticed a review: ${labelOf(params)}`,
  }),
  'review.late': ({ params, amount }) => ({
    title: count(amount, 'Answer overdue', (number) => `${number} answers overdue`),
    sentence: count(
      amount,
      `Past its response-time target: ${labelOf(params)}`,
      (number) => `${number} reviews are past their response-time target.`,
    ),
  }),
  'theme.moved': ({ params: { aspect, name, move, share, shareBefore } }) => ({
    title: move === 'better' ? 'A theme is getting better' : 'A theme is getting worse',
    sentence: `${name ?? nameAspect(aspect, 'en')}: ${share}% of what was said in the last 30 days is praise, after ${shareBefore}% in the 30 days before.`,
  }),
  'reply.live': ({ params, amount }) => ({
    title: count(amount, 'Reply live', (number) => `${number} replies live`),
    sentence: count(
      amount,
      `Your reply is live: ${labelOf(params)}`,
      (number) => `${number} of your replies are live.`,
    ),
  }),
  'reply.rejected': ({ params }) => ({
    title: 'Reply rejected',
    sentence: `Your reply was rejected: ${labelOf(params)}`,
  }),
  'reply.failed': ({ params }) => ({
    title: 'Reply not posted',
    sentence:
      params.how === 'saved'
        ? `Your reply is saved, but not posted: ${labelOf(params)}`
        : `Your reply could not be posted: ${labelOf(params)}`,
  }),
  'reply.awaiting': ({ params }) => ({
    title: 'Reply to approve',
    sentence: `${params.doer} asks you to approve a reply: ${labelOf(params)}`,
  }),
  'reply.returned': ({ params }) => ({
    title: 'Reply returned',
    sentence: `${params.doer} returned your reply: ${labelOf(params)}`,
  }),
  'reply.held': ({ params }) => ({
    title: 'Scheduled reply on hold',
    sentence: `${describeHeld(params)}: ${labelOf(params)}`,
  }),
  'dispute.changed': ({ params }) => ({ title: 'Dispute', sentence: describeTurn(params) }),
  'dispute.assigned': ({ params: { doer, label } }) => ({
    title: 'Dispute assigned to you',
    sentence: `${doer} assigned a dispute to you: ${label}`,
  }),
  'dispute.due': ({ params: { label } }) => ({
    title: 'Dispute due',
    sentence: `A dispute has reached its deadline: ${label}`,
  }),
  'incident.opened': ({ params: { place, hours }, amount }) => ({
    title: 'Many bad reviews at once',
    sentence: `${count(amount, 'One bad review', (number) => `${number} bad reviews`)} within ${count(hours, 'an hour', (number) => `${number} hours`)} at ${place || 'your business'}: an incident has been opened.`,
  }),
  'campaign.finished': ({ params: { name, sent, failed } }) => ({
    title: 'Campaign finished',
    sentence:
      failed === 0
        ? `${name} has gone out: ${count(sent, 'one message', (number) => `${number} messages`)}.`
        : `${name} has gone out: ${count(sent, 'one message', (number) => `${number} messages`)}, ${count(failed, 'one failed', (number) => `${number} failed`)}.`,
  }),
  'campaign.goal': ({ params: { name, goal } }) => ({
    title: 'Goal reached',
    sentence: `${name} has reached its goal of ${count(goal, 'one response', (number) => `${number} responses`)}.`,
  }),
  'campaign.failed': ({ params: { name, why } }) => ({
    title: 'Campaign did not go out',
    sentence: `${name}: ${CAMPAIGN_STOPS[why]}`,
  }),
  'campaign.unwritten': ({ params: { name, sendAt } }) => ({
    title: 'Campaign without a message',
    sentence: `${name} is planned for ${sendAt} and has no message yet. Without one, nothing goes out.`,
  }),
  'connection.broken': ({ params: { platform, name } }) => ({
    title: 'Connection broken',
    sentence: `${nameOf(platform)} · ${name} needs to be reconnected. Until then, no new reviews will come in.`,
  }),
  'connection.expiring': ({ params: { platform, name, expiresAt } }) => ({
    title: 'Connection about to expire',
    sentence: `The connection to ${nameOf(platform)} · ${name} expires on ${expiresAt}. Reconnect it before then.`,
  }),
  'provider.broken': ({ params: { provider, name } }) => ({
    title: 'Provider disconnected',
    sentence: `${provider} · ${name} no longer lets us in. Reconnect it in the settings. Until then, nothing goes out through it.`,
  }),
  'provider.expiring': ({ params: { provider, name, expiresAt } }) => ({
    title: 'Provider about to expire',
    sentence: `The connection to ${provider} · ${name} expires on ${expiresAt}. Reconnect it before then, so that your posts go out.`,
  }),
  'domain.failing': ({ params: { domain, removedAt } }) =>
    removedAt === null
      ? {
          title: 'Custom domain removed',
          sentence: `The DNS records of ${domain} were missing for 7 days, so the domain has been removed. Your links use our address again.`,
        }
      : {
          title: 'Custom domain cannot be reached',
          sentence: `The DNS records of ${domain} are missing. Until they are back, your links use our address. On ${removedAt} the domain will be removed.`,
        },
  'webhook.given-up': ({ params: { host, why } }) => ({
    title: 'Webhook switched off',
    sentence:
      why === 'gone'
        ? `${host} answered that it takes no more webhooks (410), so we stopped sending them. If that is a mistake, switch it on again in the settings.`
        : `${host} has taken no webhooks for 5 days, so we stopped sending them. Check the address and switch it on again in the settings.`,
  }),
  'payment.failed': ({ params: { plan, readOnlyAt } }) => ({
    title: 'Payment failed',
    sentence: `The payment for your ${plan} plan did not go through. Check the card before ${readOnlyAt}; from then on, the workspace is read-only.`,
  }),
  'invitation.accepted': ({ params: { name } }) => ({
    title: 'New team member',
    sentence: `${name} has joined your team.`,
  }),
  'member.role-changed': ({ params: { doer, role } }) => ({
    title: 'Your role has changed',
    sentence: role === null ? `${doer} changed your permissions.` : `${doer} changed your role to ${teamRoles[role]}.`,
  }),
  'member.removed': ({ params: { doer, name } }) => ({
    title: 'Team member removed',
    sentence: `${doer} removed ${name} from your team.`,
  }),
  'security.notice': ({ params: { notice, provider } }) => ({
    title: 'Security notice',
    sentence: SECURITY[notice](provider ?? ''),
  }),
}

function nameNew({ rating, recommended }: ParamsByKind['review.new']): string {
  if (rating !== null) return `New ${rating}-star review`
  if (recommended === null) return 'New review'
  return recommended === 'yes' ? 'New recommendation' : 'Not recommended'
}

const nameBad = ({ rating }: ParamsByKind['review.bad']) =>
  rating === null ? 'Not recommended' : `${rating}-star review`

const nameManyBad = ({ rating }: ParamsByKind['review.bad'], number: string) =>
  rating === null ? `${number} new bad reviews` : `${number} new ${rating}-star reviews`

function describeHeld({ reason }: ParamsByKind['reply.held']): string {
  if (reason === 'by-hand') return 'It is time to post your reply by hand'
  if (reason === 'not-allowed') {
    return 'A scheduled reply is on hold because the person who scheduled it can no longer publish replies'
  }
  return `Your scheduled reply is on hold because ${WAITS_BECAUSE[reason]}`
}

function describeTurn({ turn, doer, label }: ParamsByKind['dispute.changed']): string {
  const sentences: Record<typeof turn, string> = {
    filed: doer === null ? 'Your dispute is filed' : `${doer} filed a dispute`,
    'filing-failed': 'Failed to file dispute with platform',
    resolved: `${doer} closed a dispute as resolved`,
    rejected: `${doer} closed a dispute as rejected`,
    reopened: `${doer} reopened a dispute`,
    appealed: doer === null ? 'Your appeal is filed' : `${doer} appealed a dispute`,
    'prioritizing-failed': 'Disputes could not be prioritized',
  }
  return label === null ? `${sentences[turn]}.` : `${sentences[turn]}: ${label}`
}
