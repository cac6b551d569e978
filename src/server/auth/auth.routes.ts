import type { HttpApp } from '#server/kernel/http/http-app.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { ssoRoutes } from '#server/auth/external/sso.routes.ts'
import type { SigningKeys } from '#server/auth/sessions/signing-keys.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { IdentityRefused } from '#server/adapters/identity/identity-provider.ts'
import { inAccount } from '#server/auth/sessions/account-transaction.ts'
import { refuseBanned } from '#server/auth/users/banned.ts'
import { findUserById } from '#server/auth/users/users.repository.ts'
import { openSession } from '#server/auth/sessions/open-session.ts'
import type { SessionAnswer } from '#server/auth/sessions/session-answer.ts'
import { getCaller } from '#server/auth/sessions/with-session.ts'
import { inArrivalsAccount, type Continue } from '#server/auth/external/decide-account.ts'
import { toRefusal } from '#server/auth/external/go-home.ts'
import { linkToCaller, refuseLinking } from '#server/auth/external/link-identity.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { requireService } from './admin/service-token.ts'
import type { AuthDeps, ClientInfo } from './auth-deps.ts'
import { externalRoutes } from './external/external.routes.ts'
import {
  findEnabledProvider,
  getIdTokenProvider,
  PROTOCOL_PROVIDERS,
  type NamedProvider,
} from './external/known-providers.ts'
import { factorRoutes } from './factors/factors.routes.ts'
import { json } from './http/auth-answer.ts'
import type { AuthRoute, AuthRequest } from './http/auth-route.ts'
import { mountAuthRoutes } from './http/mount-auth-routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { verificationRoutes } from './verification/verification.routes.ts'
import { AuthError, OAuthError } from './auth-error.ts'

const text = z.string().max(20_000).nullish()
const idTokenGrant = z.object({
  provider: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: z.boolean().nullish(),
})
type IdTokenGrant = z.output<typeof idTokenGrant>

/** For an app that got the provider's word by itself: it is checked here and exchanged for a session. */
async function signInWithIdToken(deps: AuthDeps, request: AuthRequest): Promise<SessionAnswer> {
  const body = await request.read(idTokenGrant)
  const { client } = request
  const provider = getProvider(deps, body)
  const person = await readPerson(deps, provider, body)
  const arrival = { provider: provider.name, person, client }
  const open: Continue<SessionAnswer> = (tx, user, place) =>
    openSession(deps, tx, { user, place, client, method: 'oauth' })
  if (body.link_identity) {
    const caller = await getCaller(deps, request.bearer)
    await refuseLinking(deps, caller)
    return linkToCaller(deps, caller.user.id, arrival, open)
  }
  return inArrivalsAccount(deps, { ...arrival, returnTo: deps.siteUrl(), challenge: null }, open)
}

function getProvider(deps: AuthDeps, body: IdTokenGrant): NamedProvider {
  if (!body.id_token) throw new OAuthError('id_token required')
  if (!body.provider) throw new OAuthError('provider or client_id and issuer required')
  return getIdTokenProvider(deps, { provider: body.provider, idToken: body.id_token })
}

async function readPerson(deps: AuthDeps, provider: NamedProvider, body: IdTokenGrant) {
  const token = { idToken: body.id_token ?? '', accessToken: body.access_token ?? null }
  const { person, nonce } = await deps.oidc.readIdToken(provider, token).catch((error: unknown) => {
    if (error instanceof IdentityRefused) throw new OAuthError('Bad ID token')
    throw toRefusal(error)
  })
  if (Boolean(nonce) !== Boolean(body.nonce)) {
    throw new OAuthError('Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (body.nonce && createHash('sha256').update(body.nonce).digest('hex') !== nonce) {
    throw new OAuthError('Nonces mismatch', 'invalid nonce')
  }
  return person
}

const noDemo = () => new AuthError(404, 'demo_not_found', 'There is no demo workspace here')

/** For whoever looks at the product: the demo workspace as its owner sees it, without a password. */
async function signInToDemo(deps: AuthDeps, client: ClientInfo): Promise<SessionAnswer> {
  const owner = await deps.findDemoOwner()
  if (!owner) throw noDemo()
  return inAccount(deps, owner.userId, async (tx, place) => {
    const user = await findUserById(tx, owner.userId)
    if (!user) throw noDemo()
    refuseBanned(user, deps.now())
    return openSession(deps, tx, { user, place, client, method: 'demo' })
  })
}

/** The whole protocol, at `/auth/v1`. */
export function mountAuth(app: HttpApp, { deps, keys, log }: { deps: AuthDeps; keys: SigningKeys; log: Log }): void {
  const routes = [
    ...signInRoutes(deps, {
      id_token: (request) => signInWithIdToken(deps, request),
      demo: ({ client }) => signInToDemo(deps, client),
      web3: () => Promise.reject(new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')),
    }),
    ...accountRoutes(deps),
    ...verificationRoutes(deps),
    ...factorRoutes(deps),
    ...externalRoutes(deps),
    ...ssoRoutes(deps),
    ...adminRoutes(deps),
    ...publicRoutes(deps, keys),
    ...switchedOffRoutes(deps),
  ]
  mountAuthRoutes(app, routes, { deps, log })
}

/** What newer clients ask for and nobody can have here; they know it by its code. */
function switchedOffRoutes(deps: AuthDeps): AuthRoute[] {
  const passkeys = () => new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')
  const oauthServer = () => new AuthError(404, 'feature_disabled', 'OAuth server is disabled')
  const ownProviders = () => new AuthError(404, 'feature_disabled', 'Custom OAuth providers are disabled')
  const anybody = async () => {}
  const service: Admission = ({ bearer }) => requireService(deps, bearer)
  const person: Admission = ({ bearer }) => getCaller(deps, bearer)
  const doors: [path: string, admit: Admission, refusal: () => AuthError][] = [
    ['/passkeys/*', anybody, passkeys],
    ['/admin/users/:userId/passkeys/*', service, passkeys],
    ['/oauth/*', anybody, oauthServer],
    ['/user/oauth/*', person, oauthServer],
    ['/admin/oauth/*', service, oauthServer],
    ['/admin/custom-providers/*', service, ownProviders],
  ]
  return doors.map(([path, admit, refusal]) => ({
    method: 'ALL',
    path,
    async handle(request) {
      await admit(request)
      throw refusal()
    },
  }))
}

type Admission = (request: AuthRequest) => Promise<unknown>

/** What anybody may know of the service. */
function publicRoutes(deps: AuthDeps, keys: SigningKeys): AuthRoute[] {
  const { settings } = deps
  return [
    {
      method: 'GET',
      path: '/.well-known/jwks.json',
      handle: async () => json({ keys: await keys.listPublic() }, { 'cache-control': 'public, max-age=600' }),
    },
    {
      method: 'GET',
      path: '/health',
      handle: async () => ({ version: 'goodword-1.0.0', name: 'GoTrue', description: 'Goodword auth service' }),
    },
    {
      method: 'GET',
      path: '/settings',
      handle: async () => ({
        external: {
          anonymous_users: settings.isAnonymousOn,
          email: settings.isEmailOn,
          phone: settings.isPhoneOn,
          ...Object.fromEntries(
            PROTOCOL_PROVIDERS.map((name) => [name, findEnabledProvider(deps, name) !== undefined]),
          ),
        },
        disable_signup: !settings.canSignUp,
        mailer_autoconfirm: settings.isEmailAutoconfirmed,
        phone_autoconfirm: settings.isPhoneAutoconfirmed,
        sms_provider: '',
        saml_enabled: settings.isSsoOn,
        saml_private_key_next_configured: false,
        passkeys_enabled: false,
        password_min_length: settings.passwordMinLength,
        manual_linking_enabled: settings.isManualLinkingOn,
        demo_enabled: (await deps.findDemoOwner()) !== undefined,
      }),
    },
  ]
}
