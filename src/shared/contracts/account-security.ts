import { z } from 'zod'
import { SECURITY_EVENTS } from '../domain/security-events.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

const accountSessionSchema = z
  .object({
    id: z.uuid(),
    isCurrent: z.boolean(),
    /** As the browser names itself; `null` when it cannot be told. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    address: z.string().nullable(),
    /** Opened with a second factor. */
    hasSecondFactor: z.boolean(),
    startedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'AccountSession' })
export type AccountSession = z.infer<typeof accountSessionSchema>

const sessionsOutput = z.object({ items: z.array(accountSessionSchema) })

export const listMySessions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/sessions',
  summary: 'Where one is signed in',
  access: 'signed-in',
  input: z.object({}),
  output: sessionsOutput,
})

export const endMySession = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/me/sessions/:sessionId',
  summary: 'Sign out one of one’s sessions',
  access: 'signed-in',
  input: z.object({ sessionId: z.uuid() }),
  output: sessionsOutput,
  errors: ['not-found', 'permission-denied'],
})

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/v1/me/sessions/end-others',
  summary: 'Sign out everywhere else',
  access: 'signed-in',
  input: z.object({}),
  output: sessionsOutput,
  errors: ['permission-denied'],
})

const securityEventSchema = z
  .object({
    id: z.uuid(),
    event: z.enum(SECURITY_EVENTS),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    address: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SecurityEventEntry' })
export type SecurityEventEntry = z.infer<typeof securityEventSchema>

export const listMySecurityEvents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/security-events',
  summary: 'What happened to one’s account, newest first',
  access: 'signed-in',
  input: z.object(pageInput),
  output: pageOf(securityEventSchema),
})
