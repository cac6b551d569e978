import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

export const SSO_KINDS = ['saml', 'oidc'] as const
export type SsoKind = (typeof SSO_KINDS)[number]

const optionalText = (max: number) => z.string().trim().max(max, 'tooLong').nullable().default(null)

export const ssoProviderInput = z.object({
  kind: z.enum(SSO_KINDS, 'choiceInvalid'),
  /** The name the provider gives itself: SAML's entity id, or OpenID Connect's issuer address. */
  issuer: z.string().trim().min(1, 'required').max(2000, 'tooLong'),
  /** SAML: where people sign in, and what the provider signs with; several certificates while it changes its key. */
  entryPoint: optionalText(2000),
  certificate: optionalText(20_000),
  /** OpenID Connect. No secret keeps the one that is there. */
  clientId: optionalText(500),
  clientSecret: optionalText(2000),
  /** The mail domains whose people the provider speaks for. */
  domains: z.array(z.string().trim().toLowerCase().min(1, 'required').max(253, 'tooLong')).min(1, 'required').max(20),
})
export type SsoProviderInput = z.output<typeof ssoProviderInput>

/** `failed`: the last look found no such record. */
export const SSO_DOMAIN_STATES = ['pending', 'verified', 'failed'] as const

const ssoDomainSchema = z
  .object({
    domain: z.string(),
    state: z.enum(SSO_DOMAIN_STATES),
    /** The TXT record that shows the domain to be the customer's. */
    record: z.string(),
    checkedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SsoDomain' })
export type SsoDomain = z.infer<typeof ssoDomainSchema>

const ssoProviderSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(SSO_KINDS),
    issuer: z.string(),
    entryPoint: z.string().nullable(),
    certificate: z.string().nullable(),
    clientId: z.string().nullable(),
    domains: z.array(ssoDomainSchema),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'SsoProvider' })

const ssoSetUpSchema = z
  .object({
    /** `null` until one has been entered. */
    provider: ssoProviderSchema.nullable(),
    /** What the provider must be told about this installation. */
    service: z.object({ samlEntityId: z.string(), samlAcsUrl: z.string(), oidcCallbackUrl: z.string() }),
    /** A domain that is likely theirs: that of their own confirmed address. */
    claimableDomain: z.string().nullable(),
  })
  .meta({ id: 'SsoSetUp' })
export type SsoSetUp = z.infer<typeof ssoSetUpSchema>

export const getSsoProvider = defineEndpoint({
  method: 'GET',
  path: '/api/v1/sso-provider',
  summary: 'The identity provider that the team signs in with',
  access: 'settings.manage',
  plan: 'sso',
  input: z.object({}),
  output: ssoSetUpSchema,
})

export const putSsoProvider = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/sso-provider',
  summary: 'Enter or change the identity provider that the team signs in with. Asks for a fresh proof',
  access: 'settings.manage',
  plan: 'sso',
  input: ssoProviderInput,
  output: ssoSetUpSchema,
})

export const deleteSsoProvider = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/sso-provider',
  summary: 'Stop single sign-on; everybody keeps their account. Asks for a fresh proof',
  access: 'settings.manage',
  plan: 'sso',
  input: z.object({}),
  output: ssoSetUpSchema,
})

export const checkSsoDomain = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sso-provider/domains/:domain/check',
  summary: 'Look in the DNS for the record that shows a domain to be the customer’s',
  access: 'settings.manage',
  plan: 'sso',
  input: z.object({ domain: z.string().trim().toLowerCase().min(1).max(253) }),
  output: ssoSetUpSchema,
  errors: ['not-found', 'conflict'],
  ratePerMinute: 30,
})
