import { z } from 'zod'
import { hasCapability } from '#shared/domain/plans.ts'
import type { OidcProvider } from '#server/adapters/identity/oidc-directory.ts'
import type { SamlProvider, SamlService } from '#server/adapters/identity/saml.ts'
import { unseal } from '#server/kernel/crypto/seal.ts'
import { AuthError } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import type { FlowState } from '#server/auth/one-time/flow-states.repository.ts'
import { findProvider, type SsoProviderRow } from './sso-providers.repository.ts'

export type SsoProvider = SsoProviderRow

const isId = (value: string | null | undefined) => z.uuid().safeParse(value).success

export function refuseWhenSsoIsOff(deps: AuthDeps): void {
  if (!deps.settings.isSsoOn) throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

/** A provider counts while its customer's plan has single sign-on. */
export async function getSsoProvider(
  deps: AuthDeps,
  wanted: { domain?: string | null; id?: string | null },
): Promise<SsoProvider> {
  refuseWhenSsoIsOff(deps)
  const isAskable = wanted.id ? isId(wanted.id) : true
  const found = isAskable ? await deps.transactions.platform.read((tx) => findProvider(tx, wanted)) : undefined
  const customer = found && { tier: found.subscription_tier, status: found.customer_status }
  if (found && customer && hasCapability(customer, 'sso')) return found
  const words = wanted.domain ? 'No SSO provider assigned for this domain' : 'No such SSO provider'
  throw new AuthError(404, 'sso_provider_not_found', words)
}

/** Flows of single sign-on carry the provider's id, all others a name. */
export function isSsoFlow(flow: FlowState): boolean {
  return isId(flow.provider)
}

/** How identities name the provider. */
export const identityProviderOf = (provider: SsoProvider) => `sso:${provider.id}`

export function toOidcProvider(deps: AuthDeps, provider: SsoProvider): OidcProvider {
  const { customer_id: customerId, id: rowId, client_secret: sealed } = provider
  const place = { customerId, table: 'sso_providers', rowId, column: 'client_secret' }
  return {
    issuer: provider.issuer,
    clientId: provider.client_id ?? '',
    clientSecret: unseal(deps.keyring, place, sealed ?? ''),
    isFromCustomer: true,
  }
}

export function toSamlProvider(provider: SsoProvider): SamlProvider {
  return {
    issuer: provider.issuer,
    entryPoint: provider.entry_point ?? '',
    certificate: provider.certificate ?? '',
  }
}

export function samlServiceOf(deps: AuthDeps): SamlService {
  const base = `${deps.siteUrl()}/auth/v1/sso/saml`
  return { entityId: `${base}/metadata`, acsUrl: `${base}/acs` }
}
