import type { Selectable } from 'kysely'
import type { AuthIdentitiesTable } from '#server/database/tables.ts'
import type { UserRow } from './auth.repository.ts'

type IdentityRow = Selectable<AuthIdentitiesTable>

/** The user as the auth protocol shows it. The password hash and every token stay behind. */
export function presentUser(user: UserRow, identities: readonly IdentityRow[]) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: identities.map(presentIdentity),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
    ...(user.email_confirmed_at && {
      email_confirmed_at: user.email_confirmed_at.toISOString(),
      confirmed_at: user.email_confirmed_at.toISOString(),
    }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at.toISOString() }),
  }
}

/** Mind the swap: `id` is the provider's name for the person, `identity_id` the row's own. */
function presentIdentity(identity: IdentityRow) {
  const { email } = identity.identity_data
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at?.toISOString() ?? null,
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
    ...(typeof email === 'string' && { email }),
  }
}
