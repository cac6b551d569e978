import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

export const NOTICE_TONES = ['info', 'warn'] as const
/** `planned`: not shown yet. `over`: not shown any more. */
export const NOTICE_STATES = ['planned', 'shown', 'over'] as const

export const listShownNotices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/notices',
  summary: 'What the people who run this installation tell everybody now',
  access: 'signed-in',
  input: z.object({ language: z.enum(LOCALES).default('en') }),
  output: z.object({
    notices: z.array(z.object({ id: z.uuid(), tone: z.enum(NOTICE_TONES), text: z.string() })),
  }),
  isPolled: true,
})

const text = z.string().trim().min(1, 'required').max(500, 'tooLong')
const moment = z.string().min(1, 'required').pipe(z.iso.datetime('dateUnreadable'))
const valuesShape = {
  texts: z.object({ en: text, es: text, fr: text, de: text }),
  tone: z.enum(NOTICE_TONES, 'choiceInvalid'),
  startsAt: moment,
  endsAt: moment,
}
interface Span {
  startsAt: string
  endsAt: string
}
const endsLater = ({ startsAt, endsAt }: Span) => Date.parse(endsAt) > Date.parse(startsAt)
const endsAhead = ({ endsAt }: Span) => Date.parse(endsAt) > Date.now()

export const noticeInput = z
  .object(valuesShape)
  .refine(endsLater, { path: ['endsAt'], message: 'endBeforeStartTime' })
  .refine(endsAhead, { path: ['endsAt'], message: 'notInFuture' })

const noticeSchema = z
  .object({
    id: z.uuid(),
    texts: z.object({ en: z.string(), es: z.string(), fr: z.string(), de: z.string() }),
    tone: z.enum(NOTICE_TONES),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    state: z.enum(NOTICE_STATES),
    by: z.string().nullable(),
  })
  .meta({ id: 'Notice' })
export type Notice = z.infer<typeof noticeSchema>

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/notices',
  summary: 'Notices to everybody, newest first',
  access: 'platform-admin',
  input: z.object(pageInput),
  output: pageOf(noticeSchema),
})

export const createNotice = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/notices',
  summary: 'Tell everybody who is signed in something, from a moment to another',
  access: 'platform-admin',
  input: noticeInput,
  output: noticeSchema,
})

const ofNotice = z.object({ noticeId: z.uuid() })

export const changeNotice = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/admin/notices/:noticeId',
  summary: 'Change a notice',
  access: 'platform-admin',
  input: z
    .object({ ...ofNotice.shape, ...valuesShape })
    .refine(endsLater, { path: ['endsAt'], message: 'endBeforeStartTime' })
    .refine(endsAhead, { path: ['endsAt'], message: 'notInFuture' }),
  output: noticeSchema,
  errors: ['not-found'],
})

export const endNotice = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/notices/:noticeId/end',
  summary: 'Show a notice no longer',
  access: 'platform-admin',
  input: ofNotice,
  output: noticeSchema,
  errors: ['not-found', 'conflict'],
})
