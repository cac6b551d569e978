import { presentFactor } from '../factors/factor.presenter.ts'
import type { FactorRow } from '../factors/factors.repository.ts'
import type { IdentityRow } from './identities.repository.ts'
import type { UserRow } from './users.repository.ts'

/** The user as the auth protocol shows it. The password hash and every token stay behind. */
export function presentUser(
  user: UserRow,
  { identities, factors }: { identities: readonly IdentityRow[]; factors: readonly FactorRow[] },
) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: identities.map(presentIdentity),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: user.is_anonymous,
    ...presentTimes(user),
    ...(user.new_email && { new_email: user.new_email }),
    ...(user.new_phone && { new_phone: user.new_phone }),
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
  }
}

const TIMES = [
  'email_confirmed_at',
  'phone_confirmed_at',
  'invited_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'email_change_sent_at',
  'phone_change_sent_at',
  'reauthentication_sent_at',
  'last_sign_in_at',
  'banned_until',
  'deleted_at',
] as const

/** Only those that are set. */
function presentTimes(user: UserRow): Record<string, string> {
  const set = TIMES.flatMap((name) => {
    const time = user[name]
    return time ? [[name, time.toISOString()] as const] : []
  })
  const confirmed = [user.email_confirmed_at, user.phone_confirmed_at].filter((time) => time !== null)
  const [first] = confirmed.toSorted((left, right) => left.getTime() - right.getTime())
  return { ...Object.fromEntries(set), ...(first && { confirmed_at: first.toISOString() }) }
}

/** Mind the swap: `id` is the provider's name for the person, `identity_id` the row's own. */
export function presentIdentity(identity: IdentityRow) {
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
