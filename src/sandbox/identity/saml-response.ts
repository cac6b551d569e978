import { randomUUID } from 'node:crypto'
import type { KeptKey } from './identity.repository.ts'
import type { Person } from './people.ts'
import { forge } from './provider-key.ts'

export const SAML_FAULTS = [
  'none',
  'forged-signature',
  'altered-after-signing',
  'not-signed',
  'expired',
  'wrong-audience',
  'wrong-recipient',
  'wrong-issuer',
  'not-asked-for',
] as const
export type SamlFault = (typeof SAML_FAULTS)[number]

interface SamlAnswer {
  issuer: string
  /** Who asked, with which request, and where the answer goes. */
  audience: string
  requestId: string
  recipient: string
  person: Person
  fault: SamlFault
}

const ASSERTION = `//*[local-name(.)='Assertion']`
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
const MINUTE_MS = 60_000
const PASSWORD_CONTEXT = 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport'

/** A SAML response about one person with its assertion signed, in base64, as a browser carries it. */
export async function makeSamlResponse(key: KeptKey, answer: SamlAnswer): Promise<string> {
  const xml = renderResponse(answer)
  if (answer.fault === 'not-signed') return encode(xml)
  const signed = await sign(xml, answer.fault === 'forged-signature' ? await forge(key) : key)
  return encode(
    answer.fault === 'altered-after-signing' ? signed.replaceAll(answer.person.email, 'eve@acme.test') : signed,
  )
}

async function sign(xml: string, key: KeptKey): Promise<string> {
  const { SignedXml } = await import('xml-crypto')
  const signature = new SignedXml({
    privateKey: key.privateKey,
    publicCert: key.certificate,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: EXCLUSIVE,
  })
  signature.addReference({
    xpath: ASSERTION,
    transforms: [ENVELOPED, EXCLUSIVE],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  })
  const afterIssuer = { reference: `${ASSERTION}/*[local-name(.)='Issuer']`, action: 'after' } as const
  signature.computeSignature(xml, { prefix: 'ds', location: afterIssuer })
  return signature.getSignedXml()
}

function renderResponse(answer: SamlAnswer): string {
  const shift = answer.fault === 'expired' ? -60 * MINUTE_MS : 0
  const now = new Date(Date.now() + shift).toISOString()
  const inResponseTo = answer.fault === 'not-asked-for' ? `_${randomUUID()}` : answer.requestId
  const issuer = escapeXml(answer.fault === 'wrong-issuer' ? `${answer.issuer}/other` : answer.issuer)
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"` +
    ` ID="_${randomUUID()}" Version="2.0" IssueInstant="${now}" Destination="${escapeXml(answer.recipient)}"` +
    ` InResponseTo="${escapeXml(inResponseTo)}"><saml:Issuer>${issuer}</saml:Issuer>` +
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>` +
    renderAssertion(answer, { issuer, inResponseTo, now }) +
    `</samlp:Response>`
  )
}

function renderAssertion(answer: SamlAnswer, made: { issuer: string; inResponseTo: string; now: string }): string {
  const issuedAt = Date.parse(made.now)
  const notBefore = new Date(issuedAt - MINUTE_MS).toISOString()
  const notOnOrAfter = new Date(issuedAt + 5 * MINUTE_MS).toISOString()
  const recipient = answer.fault === 'wrong-recipient' ? 'https://elsewhere.test/acs' : answer.recipient
  const audience = answer.fault === 'wrong-audience' ? 'https://elsewhere.test' : answer.audience
  const { person } = answer
  return (
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0"` +
    ` IssueInstant="${made.now}"><saml:Issuer>${made.issuer}</saml:Issuer><saml:Subject>` +
    `<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${escapeXml(person.subject)}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData` +
    ` NotOnOrAfter="${notOnOrAfter}" Recipient="${escapeXml(recipient)}" InResponseTo="${escapeXml(made.inResponseTo)}"/>` +
    `</saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${notBefore}" NotOnOrAfter="${notOnOrAfter}">` +
    `<saml:AudienceRestriction><saml:Audience>${escapeXml(audience)}</saml:Audience></saml:AudienceRestriction>` +
    `</saml:Conditions><saml:AuthnStatement AuthnInstant="${made.now}"><saml:AuthnContext>` +
    `<saml:AuthnContextClassRef>${PASSWORD_CONTEXT}</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `<saml:AttributeStatement>${renderAttribute('email', person.email)}${renderAttribute('displayName', person.name)}` +
    `</saml:AttributeStatement></saml:Assertion>`
  )
}

function renderAttribute(name: string, value: string): string {
  return (
    `<saml:Attribute Name="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:basic">` +
    `<saml:AttributeValue>${escapeXml(value)}</saml:AttributeValue></saml:Attribute>`
  )
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

const encode = (xml: string) => Buffer.from(xml).toString('base64')
