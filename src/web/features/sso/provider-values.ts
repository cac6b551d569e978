import { z } from 'zod'
import { ssoProviderInput, type SsoProviderInput, type SsoSetUp } from '#shared/contracts/sso.ts'
import { isValidationKey } from '#shared/domain/validation-messages.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'

/** What the form holds; the fields of the other kind are kept while one tries both. */
export type ProviderValues = z.input<typeof ssoProviderInput>
export type ProviderField = keyof ProviderValues

const filled = z.string().trim().min(1, 'required')

/** The contract's rules, and what the chosen kind needs. Lengths and addresses the server judges. */
export function schemaFor(setUp: SsoSetUp, values: ProviderValues): z.ZodType<SsoProviderInput, ProviderValues> {
  if (values.kind === 'saml') return ssoProviderInput.extend({ entryPoint: filled, certificate: filled })
  return isSecretKept(setUp, values)
    ? ssoProviderInput.extend({ clientId: filled })
    : ssoProviderInput.extend({ clientId: filled, clientSecret: filled })
}

/** The server keeps the secret of a provider that stays the same one. */
export function isSecretKept({ provider }: SsoSetUp, { kind, issuer }: ProviderValues): boolean {
  return provider?.kind === 'oidc' && kind === 'oidc' && provider.issuer === issuer.trim()
}

/** One a line, though people paste them in other ways, too. */
export function readDomains(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(/[\s,;]+/)).filter((domain) => domain !== '')
}

const BLANK = { issuer: '', entryPoint: '', certificate: '', clientId: '', clientSecret: '' }

export function toValues(setUp: SsoSetUp): ProviderValues {
  const { provider, claimableDomain } = setUp
  if (!provider) return { ...BLANK, kind: 'saml', domains: claimableDomain === null ? [] : [claimableDomain] }
  const { kind, issuer } = provider
  const domains = provider.domains.map(({ domain }) => domain)
  return kind === 'saml'
    ? { ...BLANK, kind, issuer, domains, entryPoint: provider.entryPoint, certificate: provider.certificate }
    : { ...BLANK, kind, issuer, domains, clientId: provider.clientId }
}

/** Only what belongs to the kind is sent. */
export function toInput({ entryPoint, certificate, clientId, clientSecret, ...both }: SsoProviderInput) {
  return both.kind === 'saml'
    ? { ...both, entryPoint, certificate }
    : { ...both, clientId, clientSecret: clientSecret || null }
}

export const FAULT_REASONS = ['address', 'certificate'] as const
type FaultReason = (typeof FAULT_REASONS)[number]

interface ProviderFault {
  field: ProviderField
  /** One of the reasons above, a key of the general validation, or else the server's own sentence. */
  reason: string
}

const REASON_AT: Partial<Record<string, FaultReason>> = {
  issuer: 'address',
  entryPoint: 'address',
  certificate: 'certificate',
}

/** What the server refused, at the field it belongs to; nothing where it is about no field. */
export function findFaults(error: unknown): ProviderFault[] {
  if (!(error instanceof ApiProblem)) return []
  return error.fieldErrors.flatMap(({ field: path, code, message }) => {
    const field = ssoProviderInput.keyof().safeParse(path.split('.')[0]).data
    if (!field) return []
    const known = code === 'invalid' ? REASON_AT[field] : isValidationKey(code) && code
    return [{ field, reason: known || message }]
  })
}
