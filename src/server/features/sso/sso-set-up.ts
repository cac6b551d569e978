import { X509Certificate } from 'node:crypto'
import type { SsoProviderInput } from '#shared/contracts/sso.ts'
import { isDomainName } from '#shared/domain/deliverability.ts'
import { isPublicMailDomain } from '#shared/domain/public-mail-domains.ts'
import { splitCertificates } from '#server/adapters/identity/saml.ts'
import type { FieldError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'

/** What a customer entered, checked and complete for its kind. */
export interface SsoSettings {
  issuer: string
  entryPoint: string | null
  certificate: string | null
  clientId: string | null
  domains: string[]
}

interface Circumstances {
  hasSecret: boolean
  /** Addresses of the sandbox's providers, which need no TLS. `null`: there is no sandbox. */
  sandboxUrl: string | null
}

/** Every fault at once, each at its field. */
export function checkSettings(input: SsoProviderInput, circumstances: Circumstances): SsoSettings {
  const faults = input.kind === 'saml' ? findSamlFaults(input, circumstances) : findOidcFaults(input, circumstances)
  if (faults.length > 0) throw refusal('values-invalid', { fields: faults })
  const domains = [...new Set(input.domains)]
  const { issuer } = input
  return input.kind === 'saml'
    ? {
        issuer,
        entryPoint: input.entryPoint,
        certificate: toCertificates(input.certificate ?? ''),
        clientId: null,
        domains,
      }
    : { issuer, entryPoint: null, certificate: null, clientId: input.clientId, domains }
}

function findSamlFaults(input: SsoProviderInput, { sandboxUrl }: Circumstances): FieldError[] {
  return [
    ...(input.entryPoint ? findAddressFault('entryPoint', input.entryPoint, sandboxUrl) : [required('entryPoint')]),
    ...(input.certificate ? findCertificateFault(input.certificate) : [required('certificate')]),
  ]
}

function findOidcFaults(input: SsoProviderInput, { hasSecret, sandboxUrl }: Circumstances): FieldError[] {
  return [
    ...findAddressFault('issuer', input.issuer, sandboxUrl),
    ...(input.clientId ? [] : [required('clientId')]),
    ...(input.clientSecret || hasSecret ? [] : [required('clientSecret')]),
  ]
}

const required = (field: string): FieldError => ({ field, code: 'required', message: 'Fill this in.' })

function findAddressFault(field: string, address: string, sandboxUrl: string | null): FieldError[] {
  const url = URL.parse(address)
  const isOfSandbox = sandboxUrl !== null && address.startsWith(`${sandboxUrl}/sandbox/identity/`)
  if (url && url.username === '' && (url.protocol === 'https:' || isOfSandbox)) return []
  return [{ field, code: 'invalid', message: 'Enter an address that begins with https://.' }]
}

function findCertificateFault(text: string): FieldError[] {
  const certificates = splitCertificates(toCertificates(text))
  if (certificates.length > 0 && certificates.every(isCertificate)) return []
  return [
    { field: 'certificate', code: 'invalid', message: 'Enter the provider’s certificate, as its metadata has it.' },
  ]
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).publicKey.asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** The certificates alone, whatever else was pasted. Metadata carries one without its frame. */
function toCertificates(text: string): string {
  const lines = text.replaceAll(/\s/g, '').match(/.{1,64}/g) ?? []
  const framed = text.includes('-----BEGIN')
    ? text
    : `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----`
  return splitCertificates(framed)
    .map((certificate) => `${certificate}\n`)
    .join('')
}

/** Any domain can be asked for, and is theirs once its DNS says so; public ones are nobody's. */
export function refuseUnfitDomains(wanted: readonly string[]): void {
  for (const domain of wanted) {
    const fault = findDomainFault(domain)
    if (fault) throw refusal(fault, { values: { domain }, at: { fields: ['domains'], code: 'invalid' } })
  }
}

function findDomainFault(domain: string) {
  if (!isDomainName(domain)) return 'sso-domain-invalid'
  return isPublicMailDomain(domain) ? 'sso-domain-public' : null
}

/** The domain to offer somebody; none for who has their address from a public provider. */
export function findClaimableDomain(confirmedEmail: string | null): string | null {
  const domain = confirmedEmail?.split('@').at(-1)?.toLowerCase() ?? ''
  return isDomainName(domain) && !isPublicMailDomain(domain) ? domain : null
}
