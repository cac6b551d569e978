import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import type { ReplyProblem } from '#shared/domain/replies.ts'
import { sortRejection, type ReplyRejection } from '#shared/domain/reply-rejections.ts'
import type { GatewayFailure } from '../reply-gateway.ts'

/** The sentences of the catalogue; that all went well is said by the screen. */
export function failedToPost(platform: Platform, error: string): string {
  return `Response saved locally, but failed to post to ${PLATFORM_NAMES[platform]}: ${error}`
}

type Failure = Pick<GatewayFailure, 'kind' | 'about'>

/** What the screens sort it under. */
export function sortFailure({ kind, about }: Failure): ReplyProblem {
  if (about === 'us') return 'our-fault'
  if (kind === 'retry') return about === 'quota' ? 'rate-limited' : 'platform-down'
  return kind === 'reconnect' && about === 'permission' ? 'permission-missing' : kind
}

export function foundNoIntegration(platform: Platform): string {
  return `Response saved locally, but couldn't find a connected ${PLATFORM_NAMES[platform]} integration.`
}

const REJECTED_FOR: Record<ReplyRejection, string> = {
  'off-topic': 'It is held to be off topic. Speak to what the review says.',
  spam: 'It is held to be spam. Write it in your own words and leave out what you use in every reply.',
  advertising: 'It is held to be advertising. Leave out offers, prices and recommendations.',
  'contact-details': 'It has a phone number, an address or a link. Leave them out.',
  'personal-information': 'It has personal information. Leave out names, bookings and anything about the person.',
  offensive: 'Its language is held to be offensive. Put it more mildly.',
  harassment: 'It is held to attack a person. Speak to what happened, not of who wrote.',
  sexual: 'It is held to be sexual. Leave out what may be read so.',
  violent: 'It is held to be about violence or danger. Leave out what may be read so.',
  illegal: 'It speaks of something that may not be mentioned there. Leave it out.',
  impersonation: 'It is held to speak for somebody else. Write as the business.',
  misleading: 'It is held to be misleading. Say only what you can show.',
  copyright: 'It has words that belong to somebody else. Leave them out.',
  unclear: 'It could not be understood. Write whole sentences.',
  standards: 'It goes against the community standards. Put it more mildly and try again.',
  'too-long': 'It is too long. Shorten it.',
  emoji: 'It has emoji or other signs that are not taken there. Leave them out.',
  closed: 'This review takes no further reply. What stands there cannot be changed from here.',
  'not-claimed': 'The business has not been claimed there yet. Claim it, then try again.',
  'no-photo': 'The owner’s account there has no photo. Add one, then try again.',
  unsupported: 'Replies cannot be sent there from here. Put it there by hand.',
  other: 'No reason was given. Change the wording and try again.',
}

/** Why, and what to change. */
export function explainRejection(reason: string | null): string {
  return REJECTED_FOR[sortRejection(reason)]
}
