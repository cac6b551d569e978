import { ACCOUNT_REFUSALS } from './account-refusals.ts'
import { BILLING_REFUSALS } from './billing-refusals.ts'
import { DISPUTE_REFUSALS } from './dispute-refusals.ts'
import { PLATFORM_REFUSALS } from './platform-refusals.ts'
import { PROVIDER_REFUSALS } from './provider-refusals.ts'
import { REPLY_REFUSALS } from './reply-refusals.ts'
import { REVIEW_REFUSALS } from './review-refusals.ts'

/**
 * Everything the product refuses, by a reason that clients may switch on. The server answers the English sentence
 * beside the reason and its values; the browser shows its own language's.
 */
export const REFUSALS = {
  ...ACCOUNT_REFUSALS,
  ...BILLING_REFUSALS,
  ...DISPUTE_REFUSALS,
  ...PLATFORM_REFUSALS,
  ...PROVIDER_REFUSALS,
  ...REPLY_REFUSALS,
  ...REVIEW_REFUSALS,
} as const

export type RefusalReason = keyof typeof REFUSALS

type SentenceOf<Reason extends RefusalReason> = (typeof REFUSALS)[Reason]['sentence']

type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Rest}`
  ? Rest extends `${infer Name}, select,${string}}}${infer Tail}`
    ? Name extends `${string}}${string}`
      ? PlainNamesIn<Rest>
      : Name | NamesIn<Tail>
    : PlainNamesIn<Rest>
  : never

type PlainNamesIn<Rest extends string> = Rest extends `${infer Inner}}${infer Tail}`
  ? (Inner extends `${infer Name}, number` ? Name : Inner) | NamesIn<Tail>
  : never

/** The values a reason's sentence has a place for; `never` where it has none. */
export type RefusalValueName<Reason extends RefusalReason> = NamesIn<SentenceOf<Reason>>
