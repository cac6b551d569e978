import { z } from 'zod'
import { PLATFORMS, type Platform } from '#shared/domain/platforms.ts'
import { POLICY_REASONS, type PolicyReason } from '#sandbox/vendors/policy-reasons.ts'
import { VENDOR_TRAITS } from './vendor-traits.ts'

/** Fields come from forms, where everything is text, and as JSON, where a number is a number and what is missing is not there. */
const emptyAsMissing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema)

const optionalText = (most: number, sentence: string) =>
  emptyAsMissing(z.string().trim().max(most, sentence).optional()).transform((text) => text || null)

const vendor = z.enum(PLATFORMS, 'Choose a platform.')
const listing = z.string('Choose a business.').min(1, 'Choose a business.').max(200)
const review = z.string('Choose a review.').min(1, 'Choose a review.').max(200)
const reason = z.enum(Object.keys(POLICY_REASONS) as [PolicyReason, ...PolicyReason[]], 'Choose a reason.')
const webAddress = z.url({ protocol: /^https?$/, error: 'A picture is a web address that begins with https://.' })

const verdict = {
  stars: emptyAsMissing(
    z.coerce
      .number('Choose one to five stars.')
      .int('Choose one to five stars.')
      .min(1, 'Choose one to five stars.')
      .max(5, 'Choose one to five stars.')
      .optional(),
  ),
  recommends: emptyAsMissing(z.union([z.boolean(), z.stringbool()], 'Choose yes or no.').optional()),
}

const words = {
  title: optionalText(200, 'A title has at most 200 characters.'),
  text: optionalText(5000, 'A review has at most 5000 characters.'),
  author: optionalText(100, 'A name has at most 100 characters.'),
  language: emptyAsMissing(
    z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'A language is a code such as en or pt-BR.')
      .optional(),
  ).transform((code) => code ?? null),
  media: z
    .union([z.array(z.string()), z.string().transform((lines) => lines.split(/\s+/))])
    .default([])
    .transform((addresses) => addresses.filter((address) => address !== ''))
    .pipe(z.array(webAddress).max(10, 'A review has at most ten pictures.')),
}

/** A platform has stars or a recommendation, never both. */
const hasVerdict = (given: { vendor: Platform; stars?: number | undefined; recommends?: boolean | undefined }) =>
  VENDOR_TRAITS[given.vendor].verdict === 'stars' ? given.stars !== undefined : given.recommends !== undefined
const verdictMissing = {
  error: ({ input }: { input?: unknown }) =>
    (input as { vendor: Platform }).vendor === 'facebook'
      ? 'Say whether the customer recommends the business.'
      : 'Choose one to five stars.',
}

export const writeRequest = z
  .object({ vendor, listing, ...verdict, ...words, writtenAt: emptyAsMissing(z.coerce.date().optional()) })
  .refine(hasVerdict, verdictMissing)
export type WriteRequest = z.output<typeof writeRequest>

export const editRequest = z
  .object({ vendor, listing, review, ...verdict, ...words })
  .refine(hasVerdict, verdictMissing)
export type EditRequest = z.output<typeof editRequest>

export const deleteRequest = z.object({ vendor, listing, review })

export const decideRequest = z.object({
  vendor,
  listing,
  review,
  decision: z.enum(['approve', 'reject'], 'Choose what becomes of the reply.'),
  reason: reason.default('OFF_TOPIC'),
})

/** What the owner writes on the platform's own page, by hand. */
export const replyRequest = z.object({
  vendor,
  listing,
  review,
  text: z.string().trim().min(1, 'Write a reply.').max(5000, 'A reply has at most 5000 characters.'),
})

export const moderationRequest = z.object({
  vendor: z.literal('google', 'This platform shows replies at once.'),
  listing: optionalText(200, 'Choose a business.'),
  mode: z.enum(['approve', 'hold', 'reject'], 'Choose what becomes of replies.'),
  reason: reason.default('OFF_TOPIC'),
})

export const faultRequest = z
  .object({
    vendor,
    listing: optionalText(200, 'Choose a business.'),
    kind: z.string('Choose what goes wrong.'),
    times: emptyAsMissing(
      z.coerce
        .number('How often is a whole number from 1 to 10000.')
        .int('How often is a whole number from 1 to 10000.')
        .min(1, 'How often is a whole number from 1 to 10000.')
        .max(10_000, 'How often is a whole number from 1 to 10000.')
        .optional(),
    ),
  })
  .transform(({ kind, ...given }, check) => {
    const known = VENDOR_TRAITS[given.vendor].faults.find((fault) => fault === kind)
    if (known) return { ...given, kind: known }
    check.addIssue('Choose what goes wrong.')
    return z.NEVER
  })

export const clearRequest = z.object({
  vendor,
  listing: optionalText(200, 'Choose a business.'),
  kind: optionalText(50, 'Choose what to switch off.'),
})

export const tokensRequest = z.object({
  vendor,
  listing: optionalText(200, 'Choose a business.'),
  what: z.enum(['expire', 'revoke', 'restore-keys'], 'Choose what happens to the connections.'),
})

export const listingRequest = z.object({
  vendor,
  name: z.string('Give the business a name.').trim().min(1, 'Give the business a name.').max(200),
  address: z.string().trim().max(300, 'An address has at most 300 characters.').default(''),
  account: optionalText(200, 'Choose an owner.'),
  owner: optionalText(200, 'A name has at most 200 characters.'),
})
export type ListingRequest = z.output<typeof listingRequest>
