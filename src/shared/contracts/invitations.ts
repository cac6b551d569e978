import { z } from 'zod'
import { TEAM_ROLES } from '../domain/permissions.ts'
import { defineEndpoint } from './endpoint.ts'
import { INVITED_ROLES } from './team.ts'

const inviteMemberSchema = z.object({
  email: z.string().trim().min(1, 'emailRequired').max(255, 'tooLong').pipe(z.email('emailInvalid')),
  role: z.enum(INVITED_ROLES, 'choiceInvalid').default('member'),
})

export const inviteMember = defineEndpoint({
  method: 'POST',
  path: '/api/v1/invitations',
  summary: 'Invite somebody to the team, by mail',
  access: 'team.manage',
  needsAllLocations: true,
  input: inviteMemberSchema,
  output: z.object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: z.enum(TEAM_ROLES),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['conflict', 'plan-limit'],
})

const invitationSchema = z
  .object({
    id: z.uuid(),
    /** Empty where nobody has said yet what the business is called. */
    companyName: z.string(),
    invitedBy: z.string(),
    role: z.enum(TEAM_ROLES),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof invitationSchema>

/** Nobody guesses 28 random bytes; this keeps them from trying. */
const LOOKS_PER_MINUTE = 60

/** Looking at it uses nothing up: mail programs follow links by themselves. */
export const lookAtInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/invitations/look',
  summary: 'Who invites, and to what, behind the link of an invitation’s mail',
  access: 'public',
  input: z.object({ tokenHash: z.string().min(20, 'invalid').max(200, 'tooLong') }),
  output: invitationSchema.omit({ id: true }),
  errors: ['not-found'],
  ratePerMinute: LOOKS_PER_MINUTE,
})

export const listMyInvitations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me/invitations',
  summary: 'Invitations that wait for the person signed in, by their confirmed address',
  access: 'signed-in',
  isOpenToBarred: true,
  input: z.object({}),
  output: z.object({ items: z.array(invitationSchema) }),
})

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/me/invitations/:invitationId/accept',
  summary: 'Join the team one was invited to, also beside others one belongs to',
  access: 'signed-in',
  isOpenToBarred: true,
  input: z.object({ invitationId: z.uuid(), name: z.string().trim().min(1, 'required').max(120, 'tooLong') }),
  output: z.object({ customerId: z.uuid(), companyName: z.string() }),
  errors: ['not-found', 'conflict', 'plan-limit'],
})
