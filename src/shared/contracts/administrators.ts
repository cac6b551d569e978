import { z } from 'zod'
import { ADMIN_ROLES } from '../domain/admin-roles.ts'
import { defineEndpoint } from './endpoint.ts'

const administratorSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ADMIN_ROLES),
    /** They have been invited, and have not come yet. */
    isInvited: z.boolean(),
    hasSecondFactor: z.boolean(),
    lastSignInAt: z.iso.datetime().nullable(),
    isYou: z.boolean(),
  })
  .meta({ id: 'Administrator' })
export type Administrator = z.infer<typeof administratorSchema>

const administratorsSchema = z.object({ administrators: z.array(administratorSchema) })

export const listAdministrators = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/administrators',
  summary: 'The administrators of this installation',
  access: 'platform-admin',
  adminRole: 'owner',
  input: z.object({}),
  output: administratorsSchema,
})

export const administratorInput = z.object({
  email: z.string().trim().min(1, 'required').max(254, 'tooLong').pipe(z.email('emailInvalid')),
  name: z.string().trim().min(1, 'required').max(120, 'tooLong'),
  role: z.enum(ADMIN_ROLES, 'choiceInvalid'),
})

/** Wants a fresh proof of who asks, as all that follow. */
export const addAdministrator = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/administrators',
  summary: 'Make somebody an administrator, who is told by mail; whoever has no account yet gets a link to make one',
  access: 'platform-admin',
  adminRole: 'owner',
  input: administratorInput,
  output: administratorsSchema,
  errors: ['conflict'],
})

const ofPerson = z.object({ userId: z.uuid() })

export const changeAdministrator = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/admin/administrators/:userId/role',
  summary: 'Give another administrator another role',
  access: 'platform-admin',
  adminRole: 'owner',
  input: ofPerson.extend({ role: z.enum(ADMIN_ROLES, 'choiceInvalid') }),
  output: administratorsSchema,
  errors: ['not-found', 'conflict'],
})

export const removeAdministrator = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/admin/administrators/:userId',
  summary: 'Let another administrator be none any more; their account stays',
  access: 'platform-admin',
  adminRole: 'owner',
  input: ofPerson,
  output: administratorsSchema,
  errors: ['not-found', 'conflict'],
})
