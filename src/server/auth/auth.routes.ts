import type { HttpApp } from '#server/kernel/http/http-app.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import type { AuthParts } from './auth-parts.ts'
import { externalRoutes } from './external/external.routes.ts'
import { signInWithIdToken } from './external/id-token.ts'
import { findEnabledProvider, PROTOCOL_PROVIDERS } from './external/known-providers.ts'
import { ssoRoutes } from './external/sso/sso.routes.ts'
import { factorRoutes } from './factors/factors.routes.ts'
import { json } from './http/auth-answer.ts'
import type { AuthRoute } from './http/auth-route.ts'
import { mountAuthRoutes } from './http/mount-auth-routes.ts'
import type { SigningKeys } from './sessions/tokens/signing-keys.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { verificationRoutes } from './verification/verification.routes.ts'

/** The whole protocol, at `/auth/v1`. */
export function mountAuth(app: HttpApp, { parts, keys, log }: { parts: AuthParts; keys: SigningKeys; log: Log }): void {
  const routes = [
    ...signInRoutes(parts, { id_token: (request) => signInWithIdToken(parts, request) }),
    ...accountRoutes(parts),
    ...verificationRoutes(parts),
    ...factorRoutes(parts),
    ...externalRoutes(parts),
    ...ssoRoutes(parts),
    ...adminRoutes(parts),
    ...publicRoutes(parts, keys),
  ]
  mountAuthRoutes(app, routes, { parts, log })
}

/** What anybody may know of the service. */
function publicRoutes(parts: AuthParts, keys: SigningKeys): AuthRoute[] {
  const { settings } = parts
  return [
    {
      method: 'GET',
      path: '/.well-known/jwks.json',
      handle: async () => json({ keys: await keys.listPublic() }, { 'cache-control': 'public, max-age=600' }),
    },
    {
      method: 'GET',
      path: '/health',
      handle: async () => json({ version: 'goodword-1.0.0', name: 'GoTrue', description: 'Goodword auth service' }),
    },
    {
      method: 'GET',
      path: '/settings',
      handle: async () =>
        json({
          external: {
            anonymous_users: settings.isAnonymousOn,
            email: settings.isEmailOn,
            phone: settings.isPhoneOn,
            ...Object.fromEntries(
              PROTOCOL_PROVIDERS.map((name) => [name, findEnabledProvider(parts, name) !== undefined]),
            ),
          },
          disable_signup: !settings.canSignUp,
          mailer_autoconfirm: settings.isEmailAutoconfirmed,
          phone_autoconfirm: settings.isPhoneAutoconfirmed,
          sms_provider: '',
          saml_enabled: settings.isSsoOn,
          saml_private_key_next_configured: false,
          passkeys_enabled: false,
        }),
    },
  ]
}
