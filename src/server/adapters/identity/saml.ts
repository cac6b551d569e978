import type { Profile, SAML, SamlConfig } from '@node-saml/node-saml'
import { z } from 'zod'
import { IdentityRefused, type ExternalPerson } from './identity-provider.ts'

const CLOCK_SKEW_MS = 60_000
const LONGEST_FLOW_MS = 60 * 60_000
/** Loaded with the first sign-in of a company: it brings three readers of XML. */
const loadLibrary = () => import('@node-saml/node-saml')

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

export interface SamlProvider {
  /** The provider's entity id. */
  issuer: string
  entryPoint: string
  /** One certificate, or several while the provider changes its key. */
  certificate: string
}

/** Ourselves, as the provider knows us. */
export interface SamlService {
  entityId: string
  acsUrl: string
}

/** Where to send the person. The flow's id travels as RelayState and, as the request's id, inside what is signed. */
export async function beginSaml(provider: SamlProvider, service: SamlService, flowId: string): Promise<string> {
  const saml = await createSaml(provider, service, flowId)
  return saml.getAuthorizeUrlAsync(flowId, undefined, {})
}

/** Believes a response only if it is signed by the provider, for us, now, and answers this very flow. */
export async function readSamlResponse(
  provider: SamlProvider,
  service: SamlService,
  answer: { flowId: string; response: string },
): Promise<ExternalPerson> {
  refuseOddXml(Buffer.from(answer.response, 'base64').toString('utf8'))
  const [saml, { SamlStatusError }] = await Promise.all([createSaml(provider, service, answer.flowId), loadLibrary()])
  const { profile } = await saml
    .validatePostResponseAsync({ SAMLResponse: answer.response })
    .catch((error: unknown) => {
      const isRefusal = error instanceof SamlStatusError
      const words = isRefusal ? 'The provider refused the sign-in.' : 'What the provider sent cannot be believed.'
      throw new IdentityRefused(words, { cause: error })
    })
  if (!profile) throw new IdentityRefused('The provider did not say who it is.')
  if (profile.issuer !== provider.issuer) throw new IdentityRefused('The answer comes from another provider.')
  refuseUnlessForUs(profile, { requestId: requestIdOf(answer.flowId), acsUrl: service.acsUrl })
  return toPerson(profile)
}

/** How a provider gets to know us. */
export async function renderSamlMetadata(service: SamlService): Promise<string> {
  const { generateServiceProviderMetadata } = await loadLibrary()
  return generateServiceProviderMetadata({
    issuer: service.entityId,
    callbackUrl: service.acsUrl,
    wantAssertionsSigned: true,
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  })
}

export function splitCertificates(text: string): string[] {
  return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
}

async function createSaml(provider: SamlProvider, service: SamlService, flowId: string): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await loadLibrary()
  const requestId = requestIdOf(flowId)
  const askedAt = new Date().toISOString()
  const options: SamlConfig = {
    issuer: service.entityId,
    callbackUrl: service.acsUrl,
    audience: service.entityId,
    entryPoint: provider.entryPoint,
    idpCert: splitCertificates(provider.certificate),
    idpIssuer: provider.issuer,
    wantAssertionsSigned: true,
    // Many providers sign the assertion alone, which is all that is read.
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: LONGEST_FLOW_MS,
    // The flow record is the memory: one request is outstanding, and whoever calls has made sure that it works once.
    cacheProvider: {
      saveAsync: () => Promise.resolve(null),
      getAsync: (key) => Promise.resolve(key === requestId ? askedAt : null),
      removeAsync: () => Promise.resolve(null),
    },
  }
  return new SAML(options)
}

/** An XML id must not begin with a digit. */
const requestIdOf = (flowId: string) => `_${flowId}`

/** Nothing in SAML needs a document type, and SHA-1 signatures can be made to fit. */
function refuseOddXml(xml: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new IdentityRefused('The answer declares a document type.')
  if (/xmldsig#(rsa-|dsa-|hmac-)?sha1|hmac-sha/.test(xml)) throw new IdentityRefused('The answer is signed weakly.')
}

const confirmationSchema = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z
    .array(z.object({ $: z.object({ Recipient: z.string(), InResponseTo: z.string(), NotOnOrAfter: z.string() }) }))
    .min(1),
})
const assertionSchema = z.object({
  Assertion: z.object({ Subject: z.array(z.object({ SubjectConfirmation: z.array(z.unknown()) })).length(1) }),
})

/** What the library lets pass when it is missing: a bearer confirmation for this request, at this address. */
function refuseUnlessForUs(profile: Profile, expected: { requestId: string; acsUrl: string }): void {
  const assertion = assertionSchema.safeParse(profile.getAssertion?.())
  const confirmations = assertion.success ? (assertion.data.Assertion.Subject[0]?.SubjectConfirmation ?? []) : []
  const isForUs = confirmations.some((candidate) => {
    const { success, data } = confirmationSchema.safeParse(candidate)
    const told = data?.SubjectConfirmationData[0]?.$
    return (
      success &&
      data.$.Method === BEARER &&
      told?.Recipient === expected.acsUrl &&
      told.InResponseTo === expected.requestId &&
      Date.parse(told.NotOnOrAfter) + CLOCK_SKEW_MS > Date.now()
    )
  })
  if (!isForUs) throw new IdentityRefused('The answer is meant for somebody else.')
}

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const EMAIL_ATTRIBUTES = ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${CLAIMS}/emailaddress`]
const NAME_ATTRIBUTES = ['displayName', 'urn:oid:2.16.840.1.113730.3.1.241', 'name', 'cn', `${CLAIMS}/name`]

function toPerson(profile: Profile): ExternalPerson {
  const format = profile.nameIDFormat ?? ''
  const email = readEmail(profile, format)
  // A transient name is another one each time.
  const subject = format.endsWith('transient') ? email : profile.nameID
  if (!subject) throw new IdentityRefused('The provider did not say who it is.')
  const name = readAttribute(profile, NAME_ATTRIBUTES) ?? null
  return {
    subject,
    email,
    isEmailVerified: email !== null,
    name,
    claims: { iss: profile.issuer, sub: subject, ...(email && { email }), ...(name && { name }) },
  }
}

function readEmail(profile: Profile, nameFormat: string): string | null {
  const named = nameFormat.endsWith('emailAddress') ? profile.nameID : null
  return (readAttribute(profile, EMAIL_ATTRIBUTES) ?? named)?.toLowerCase() ?? null
}

function readAttribute(profile: Profile, names: readonly string[]): string | undefined {
  return names
    .map((name) => profile[name])
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]).slice(0, 1) : [value]))
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
    ?.trim()
}
