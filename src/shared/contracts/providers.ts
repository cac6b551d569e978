import { z } from 'zod'
import {
  CREDENTIAL_NAMES,
  KEYED_PROVIDERS,
  MAIL_REGIONS,
  PHONE_NUMBER,
  PROVIDER_FAULT_KINDS,
  PROVIDER_NEEDS,
  PROVIDER_TYPES,
  PROVIDERS,
  SOCIAL_PROVIDERS,
} from '../domain/providers.ts'
import { defineEndpoint } from './endpoint.ts'

/** A line of text: what stands in it goes into headers and addresses. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'tooLong')
    .regex(/^\P{Cc}*$/u, 'invalid')

const audience = z.object({ id: z.string().max(100), name: z.string().max(300) })

export const providerConnectionSchema = z
  .object({
    id: z.uuid(),
    type: z.enum(PROVIDER_TYPES),
    provider: z.enum(PROVIDERS),
    /** As the service itself calls what is connected: an account, a domain, a number, a page. */
    account: z.string(),
    isDefault: z.boolean(),
    status: z.enum(['active', 'disconnected']),
    fault: z.object({ kind: z.enum(PROVIDER_FAULT_KINDS), words: z.string().nullable() }).nullable(),
    settings: z.object({
      senderAddress: z.string(),
      senderName: z.string(),
      replyTo: z.string(),
      postalAddress: z.string(),
      region: z.enum(MAIL_REGIONS).nullable(),
      audience: audience.nullable(),
    }),
    /** What it still needs; without the first two no e-mail goes out. */
    needs: z.array(z.enum(PROVIDER_NEEDS)),
    /** Where the service reports to. */
    hookUrl: z.string(),
    /** Whether its reports can be told from forged ones. */
    hasSigningKey: z.boolean(),
    /** When a consent ends that nothing renews: it has to be connected anew before. */
    expiresAt: z.iso.datetime().nullable(),
    isSandbox: z.boolean(),
    checkedAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ProviderConnection' })
export type ProviderConnection = z.infer<typeof providerConnectionSchema>

const connections = z.object({ items: z.array(providerConnectionSchema) })
const ofConnection = z.object({ connectionId: z.uuid() })
export const listProviderConnections = defineEndpoint({
  method: 'GET',
  path: '/api/v1/provider-connections',
  summary: 'The accounts that e-mails, text messages and posts go out by',
  access: 'integrations.view',
  input: z.object({}),
  output: connections,
})

/** By name; which of them a provider needs is its own. */
export const providerCredentials = z.partialRecord(z.enum(CREDENTIAL_NAMES), line(500))
export type ProviderCredentials = z.infer<typeof providerCredentials>

export const connectProvider = defineEndpoint({
  access: 'integrations.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  method: 'POST',
  path: '/api/v1/provider-connections',
  summary: 'Connect a provider; it is asked at once whether it knows the credentials',
  input: z.object({ provider: z.enum(KEYED_PROVIDERS, 'choiceInvalid'), credentials: providerCredentials }),
  output: providerConnectionSchema,
  errors: ['conflict', 'unavailable'],
  ratePerMinute: 20,
})

export const reconnectProvider = defineEndpoint({
  access: 'integrations.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  method: 'POST',
  path: '/api/v1/provider-connections/:connectionId/reconnect',
  summary: 'Give a connection other credentials; what else was set for it stays',
  input: ofConnection.extend({ credentials: providerCredentials }),
  output: providerConnectionSchema,
  errors: ['not-found', 'conflict', 'unavailable'],
  ratePerMinute: 20,
})

export const providerSettingsInput = z.object({
  senderAddress: z.union([z.literal(''), z.email('emailInvalid').max(254, 'tooLong')]).optional(),
  senderName: line(100)
    .regex(/^[^<>"]*$/, 'invalid')
    .optional(),
  replyTo: z.union([z.literal(''), z.email('emailInvalid').max(254, 'tooLong')]).optional(),
  postalAddress: z.string().trim().max(300, 'tooLong').optional(),
  region: z.enum(MAIL_REGIONS, 'choiceInvalid').optional(),
  audienceId: z.string().max(100).optional(),
  /** Kept sealed. Empty: what is there stays. */
  signingKey: line(1000).optional(),
})

export const changeProvider = defineEndpoint({
  access: 'integrations.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  method: 'PATCH',
  path: '/api/v1/provider-connections/:connectionId',
  summary: 'Say what a provider needs besides its credentials; what is not said stays',
  input: ofConnection.extend(providerSettingsInput.shape),
  output: providerConnectionSchema,
  errors: ['not-found', 'conflict', 'unavailable'],
})

export const listProviderAudiences = defineEndpoint({
  access: 'integrations.manage',
  needsAllLocations: true,
  method: 'GET',
  path: '/api/v1/provider-connections/:connectionId/audiences',
  summary: 'The audiences a provider has, to choose one',
  input: ofConnection,
  output: z.object({ items: z.array(audience) }),
  errors: ['not-found', 'conflict', 'unavailable'],
})

export const makeProviderDefault = defineEndpoint({
  access: 'integrations.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  method: 'POST',
  path: '/api/v1/provider-connections/:connectionId/default',
  summary: 'Use this one unless another is named, instead of the one that was so far',
  input: ofConnection,
  output: connections,
  errors: ['not-found'],
})

/** Also where the plan no longer has campaigns: nobody must leave a key behind. */
export const disconnectProvider = defineEndpoint({
  access: 'integrations.manage',
  needsAllLocations: true,
  method: 'DELETE',
  path: '/api/v1/provider-connections/:connectionId',
  summary: 'Disconnect a provider; its record and its credentials are deleted',
  input: ofConnection,
  output: connections,
  errors: ['not-found'],
})

export const testMessageInput = z.object({
  /** For a text message: one’s own number. An e-mail goes to the address one signs in with. */
  to: z.string().trim().regex(PHONE_NUMBER, 'phoneInvalid').optional(),
})

export const sendTestMessage = defineEndpoint({
  access: 'integrations.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  method: 'POST',
  path: '/api/v1/provider-connections/:connectionId/test',
  summary: 'Send oneself a message by a provider; a social network is asked for its rights, and nothing is published',
  input: ofConnection.extend(testMessageInput.shape),
  output: z.object({ to: z.string().nullable(), connection: providerConnectionSchema }),
  errors: ['not-found', 'conflict', 'unavailable'],
  ratePerMinute: 5,
})

export const startProviderAuthorization = defineEndpoint({
  access: 'integrations.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  method: 'POST',
  path: '/api/v1/provider-authorizations',
  summary: 'Begin to connect a social network: where to go, and the state that comes back',
  input: z.object({
    provider: z.enum(SOCIAL_PROVIDERS, 'choiceInvalid'),
    /** To connect this one anew. */
    connectionId: z.uuid().optional(),
  }),
  output: z.object({ url: z.string(), state: z.string() }),
  errors: ['not-found', 'conflict'],
  ratePerMinute: 20,
})

/** What came of a visit: connections, or the question which of several places are meant. */
export const providerVisitSchema = z
  .object({
    connections: z.array(providerConnectionSchema),
    choice: z
      .object({
        authorizationId: z.uuid(),
        provider: z.enum(SOCIAL_PROVIDERS),
        places: z.array(z.object({ id: z.string(), name: z.string(), isConnected: z.boolean() })),
      })
      .nullable(),
  })
  .meta({ id: 'ProviderVisit' })
export type ProviderVisit = z.infer<typeof providerVisitSchema>

export const completeProviderAuthorization = defineEndpoint({
  access: 'integrations.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  method: 'POST',
  path: '/api/v1/provider-authorizations/complete',
  summary: 'Come back from a social network; a second time is told the same',
  input: z.object({ code: z.string().max(4000), state: z.string().max(200) }),
  output: providerVisitSchema,
  errors: ['not-found', 'conflict', 'unavailable'],
  ratePerMinute: 20,
})

export const chooseProviderPlaces = defineEndpoint({
  access: 'integrations.manage',
  plan: 'campaigns',
  needsAllLocations: true,
  method: 'POST',
  path: '/api/v1/provider-authorizations/choose',
  summary: 'Choose the pages or accounts to post as; each becomes a connection',
  input: z.object({ authorizationId: z.uuid(), placeIds: z.array(z.string().max(200)).min(1, 'required').max(50) }),
  output: providerVisitSchema,
  errors: ['not-found', 'conflict', 'unavailable'],
  ratePerMinute: 20,
})
