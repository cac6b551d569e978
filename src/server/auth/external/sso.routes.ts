import { z } from 'zod'
import { beginSaml, readSamlResponse, renderSamlMetadata } from '#server/adapters/identity/saml.ts'
import { AuthError, validationFailed } from '#server/auth/auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { redirect } from '#server/auth/http/auth-answer.ts'
import type { AuthRequest, AuthRoute } from '#server/auth/http/auth-route.ts'
import { isAllowedReturn } from '#server/auth/http/return-address.ts'
import { captchaField, checkCaptcha } from '#server/auth/limits/captcha.ts'
import type { FlowState } from '#server/auth/one-time/flow-states.repository.ts'
import { challengeFields, readChallenge, startFlow } from '#server/auth/one-time/flow-states.ts'
import { refusalAt, refusalAtSite, toLoggedRefusal, toRefusal } from './go-home.ts'
import { leaveForProvider, resumeFlow } from './round-trip.ts'
import { finishSso } from './sso-account.ts'
import { getSsoProvider, refuseWhenSsoIsOff, samlServiceOf, toOidcProvider, toSamlProvider } from './sso-provider.ts'

const text = z.string().max(2000).nullish()
const ssoBody = z.object({
  provider_id: text,
  domain: text,
  redirect_to: text,
  skip_http_redirect: z.boolean().nullish(),
  ...challengeFields,
  ...captchaField,
})
type SsoBody = z.output<typeof ssoBody>

/** Single sign-on through a provider that a customer brought along. */
export function ssoRoutes(deps: AuthDeps): AuthRoute[] {
  return [
    {
      method: 'POST',
      path: '/sso',
      limit: 'sso',
      async handle(request) {
        refuseWhenSsoIsOff(deps)
        const body = await request.read(ssoBody)
        await checkCaptcha(deps, body, request.client)
        const url = await leave(deps, request, body)
        return body.skip_http_redirect ? { url } : redirect(url, 303)
      },
    },
    {
      method: 'POST',
      path: '/sso/saml/acs',
      async handle(request) {
        refuseWhenSsoIsOff(deps)
        return redirect(await handleSamlResponse(deps, request), 303)
      },
    },
    {
      method: 'GET',
      path: '/sso/saml/metadata',
      async handle() {
        refuseWhenSsoIsOff(deps)
        const headers = { 'content-type': 'application/samlmetadata+xml; charset=utf-8' }
        return new Response(await renderSamlMetadata(samlServiceOf(deps)), { headers })
      },
    },
  ]
}

async function leave(deps: AuthDeps, request: AuthRequest, body: SsoBody): Promise<string> {
  const { domain, provider_id: id, redirect_to: wanted } = body
  if (domain && id) throw validationFailed('Both a provider_id and domain were provided, must be one')
  if (!domain && !id) throw validationFailed('A provider_id or domain needs to be provided')
  const challenge = readChallenge(deps, body)
  const provider = await getSsoProvider(deps, id ? { id } : { domain: domain ?? null })
  const isWanted = wanted && isAllowedReturn(wanted, deps.siteUrl(), deps.settings.redirectUrls)
  const flow = { returnTo: isWanted ? wanted : request.returnAddress(), challenge, provider: provider.id }
  if (provider.kind === 'oidc') {
    const to = toOidcProvider(deps, provider)
    return leaveForProvider(deps, { ...flow, to }).catch((error: unknown) => {
      throw toRefusal(error)
    })
  }
  const { id: flowId } = await deps.transactions.platform.change((tx) => startFlow(tx, { ...flow, method: 'sso/saml' }))
  return beginSaml(toSamlProvider(provider), samlServiceOf(deps), flowId)
}

/** Answers where the browser goes next, whatever came. */
async function handleSamlResponse(deps: AuthDeps, request: AuthRequest): Promise<string> {
  let flow: FlowState
  let response: string
  try {
    const form = await request.readForm()
    response = form.get('SAMLResponse') ?? ''
    flow = await resumeFlow(deps, form.get('RelayState') ?? '', ({ method }) => method === 'sso/saml')
  } catch (error) {
    return refusalAtSite(deps, toRelayRefusal(toLoggedRefusal(deps, error)))
  }
  try {
    const sso = await getSsoProvider(deps, { id: flow.provider })
    const answer = { flowId: flow.id, response }
    const person = await readSamlResponse(toSamlProvider(sso), samlServiceOf(deps), answer)
    return await finishSso(deps, { flow, sso, person, client: request.client })
  } catch (error) {
    return refusalAt(flow.redirect_to, toLoggedRefusal(deps, error))
  }
}

/** SAML has names of its own for a flow that is not there. */
function toRelayRefusal(error: AuthError): AuthError {
  if (error.code !== 'bad_oauth_state') return error
  return new AuthError(404, 'saml_relay_state_not_found', 'This sign-in was not begun here, or too long ago.')
}
