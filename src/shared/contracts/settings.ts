import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** Minutes; a person who does nothing for so long is signed out. */
export const MIN_SESSION_TIMEOUT = 5
export const MAX_SESSION_TIMEOUT = 43_200

const securitySettingsSchema = z.object({ sessionTimeout: z.int() }).meta({ id: 'SecuritySettings' })

export const getSecuritySettings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/security',
  summary: 'How long a session of this customer may be left alone',
  access: 'settings.view',
  input: z.object({}),
  output: securitySettingsSchema,
})

export const securitySettingsInput = z.object({
  sessionTimeout: z
    .int('numberInvalid')
    .min(MIN_SESSION_TIMEOUT, 'sessionTimeoutRange')
    .max(MAX_SESSION_TIMEOUT, 'sessionTimeoutRange'),
})

export const changeSecuritySettings = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/security',
  summary: 'Change how long a session of this customer may be left alone',
  access: 'settings.manage',
  input: securitySettingsInput,
  output: securitySettingsSchema,
})
