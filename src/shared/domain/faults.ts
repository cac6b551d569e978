import { z } from 'zod'
import { PLATFORM_NAMES, type Platform } from './platforms.ts'
import { fillSentence } from './refusals/refusal-words.ts'

/**
 * What can go wrong with a platform, by what can be done about it. `permission-missing` may heal by itself once the owner
 * gives it there; `reconnect` needs the owner here. `not-revoked`: disconnected, but the platform did not confirm.
 */
export const FAULT_KINDS = [
  'platform-down',
  'rate-limited',
  'permission-missing',
  'reconnect',
  'gone',
  'rejected',
  'our-fault',
  'not-revoked',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Why a reply is not live, or still there. With `rejected` the platform's own word says more. */
export const REPLY_FAULT_KINDS = [
  'platform-down',
  'rate-limited',
  'reconnect',
  'permission-missing',
  'not-connected',
  'rejected',
  'gone',
  'not-shown',
  'undecided',
  'not-deleted',
  'our-fault',
] as const

const details = {
  /** More than the kind tells: a key of `FAULT_SENTENCES`, or the platform's own code. */
  reason: z.string().nullable(),
  /** What the platform said, in its language. */
  words: z.string().nullable(),
}

export const faultSchema = z.object({ kind: z.enum(FAULT_KINDS), ...details }).meta({ id: 'Fault' })
export type Fault = z.infer<typeof faultSchema>

/** The fault that a refusal's values tell of. */
export function findFault({ kind, reason, words }: Record<string, unknown>): Fault | undefined {
  const known = FAULT_KINDS.find((candidate) => candidate === kind)
  return known && { kind: known, reason: asWords(reason), words: asWords(words) }
}

const asWords = (value: unknown) => (typeof value === 'string' ? value : null)

export const replyFaultSchema = z.object({ kind: z.enum(REPLY_FAULT_KINDS), ...details }).meta({ id: 'ReplyFault' })
export type ReplyFault = z.infer<typeof replyFaultSchema>

/** English, by kind and, where more is known, by reason. The other languages' stand in the browser's catalogues. */
export const FAULT_SENTENCES = {
  'platform-down': '{platform} is not answering.',
  'rate-limited': '{platform} asks us to slow down.',
  'permission-missing': '{platform} does not allow this: a permission is missing.',
  reconnect: '{platform} no longer lets us in.',
  gone: '{platform} no longer has this.',
  rejected: '{platform} refused the request.',
  'our-fault': 'Something went wrong on our side.',
  'not-revoked': '{platform} did not confirm this. Remove Goodword from your account there as well.',
  unreachable: '{platform} cannot be reached.',
  unreadable: '{platform} sent an answer we do not understand.',
  unsupported: 'Unsupported platform: {type}',
  'not-connected': 'This platform is not connected.',
  'credentials-missing': 'Missing required {platform} API credentials',
  'token-expired': 'Access token for {type} has expired. Please reconnect.',
  'keys-missing': 'This installation has no keys for {platform}.',
  'not-approved': '{platform} has not yet approved this installation.',
  'interface-off': 'A required interface is turned off at {platform}.',
  'scope-missing':
    '{platform} does not allow this: a permission is missing. Reconnect and allow everything it asks for.',
  'code-spent': 'The permission from {platform} has expired.',
  'app-removed': 'The app was removed at {platform}.',
  'sign-in-first': '{platform} wants the owner to sign in there first.',
  'password-changed': 'The password at {platform} was changed.',
  'access-ended': 'Access to {platform} has expired.',
  'recommendations-ended': '{platform} no longer shares recommendations.',
  said: '{platform} says: “{words}”',
} as const satisfies Record<FaultKind, string> & Record<string, string>

export type FaultSentence = Exclude<keyof typeof FAULT_SENTENCES, 'said'>
export type FaultReason = Exclude<FaultSentence, FaultKind>

const isSentence = (key: string | null): key is FaultSentence =>
  key !== null && key !== 'said' && Object.hasOwn(FAULT_SENTENCES, key)

/** A code of the platform's that has no sentence leaves it to the kind. */
const findFaultSentence = ({ kind, reason }: Fault): FaultSentence => (isSentence(reason) ? reason : kind)

/** In English, for who has no screen. */
export function sayFault(fault: Fault, type: Platform): string {
  const values = { platform: PLATFORM_NAMES[type], type, words: fault.words ?? '' }
  const keys = [findFaultSentence(fault), ...(fault.words === null ? [] : (['said'] as const))]
  return keys.map((key) => fillSentence(FAULT_SENTENCES[key], values)).join(' ')
}
