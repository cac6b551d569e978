import { z } from 'zod'
import { doubtSchema } from '../domain/assistant.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'
import { draftOriginSchema, replySchema } from './reviews.ts'

/** The word in the address of an alert mail. */
const word = z.string().min(20, 'invalid').max(200, 'tooLong')

/** The page asks every few seconds. */
const FOLLOWED_PER_MINUTE = 240

/** Nobody guesses 32 random bytes; this keeps them from trying. */
const PER_MINUTE = 60

export const replyLinkSchema = z
  .object({
    companyName: z.string(),
    /** Whom the mail was sent to. */
    personName: z.string(),
    platform: z.enum(PLATFORMS),
    author: z.string().nullable(),
    rating: z.int().nullable(),
    isRecommended: z.boolean().nullable(),
    content: z.string().nullable(),
    language: z.string().nullable(),
    draft: z.string(),
    draftOrigin: draftOriginSchema,
    /** Passages of the draft that want a second look. */
    doubts: z.array(doubtSchema),
    /** How long a reply may be there; `null` where nobody says. */
    replyLimit: z.object({ size: z.int(), unit: z.enum(['bytes', 'characters']) }).nullable(),
    /** How a reply gets there, and whether the way is broken at the moment. */
    replyWay: z.enum(['api', 'by-hand', 'none']),
    needsReconnect: z.boolean(),
    /** A colleague looks at it before it is posted. */
    needsApproval: z.boolean(),
    expiresAt: z.iso.datetime(),
    /** Where the review is, for whoever would rather sign in. */
    link: z.string(),
    isSandbox: z.boolean(),
  })
  .meta({ id: 'ReplyLink' })
export type ReplyLink = z.infer<typeof replyLinkSchema>

/** Looking at it uses nothing up: mail programs follow links by themselves. */
export const getReplyLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reply-links/look',
  summary: 'The review and the draft behind a link of an alert mail',
  access: 'public',
  input: z.object({ word }),
  output: replyLinkSchema,
  errors: ['not-found', 'conflict'],
  ratePerMinute: PER_MINUTE,
})

export const answerByReplyLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reply-links/approve',
  summary: 'Answer the review with this text, once',
  access: 'public',
  input: z.object({ word, text: z.string().trim().min(1, 'required').max(10_000, 'tooLong') }),
  output: z.object({ isSentForApproval: z.boolean() }),
  errors: ['not-found', 'conflict'],
  ratePerMinute: PER_MINUTE,
})

/** With whoever the reply is now; for as long as the link would have worked. */
export const followReplyLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reply-links/follow',
  summary: 'How the reply that was sent by a link of an alert mail is doing',
  access: 'public',
  input: z.object({ word }),
  output: z.object({
    link: replyLinkSchema,
    reply: replySchema.pick({ text: true, state: true, undoUntil: true }),
  }),
  errors: ['not-found', 'conflict', 'illegal-transition'],
  ratePerMinute: FOLLOWED_PER_MINUTE,
})
export type FollowedReply = z.infer<typeof followReplyLink.output>['reply']

/** The link works again then. */
export const undoByReplyLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reply-links/undo',
  summary: 'Take the reply back that was sent by a link of an alert mail, before it leaves',
  access: 'public',
  input: z.object({ word }),
  output: replyLinkSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
  ratePerMinute: PER_MINUTE,
})
