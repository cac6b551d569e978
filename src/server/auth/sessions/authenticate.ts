import { ROLE_PERMISSIONS } from '#shared/domain/permissions.ts'
import type { Database } from '#server/database/connect.ts'
import type { Authenticate, Membership } from '#server/kernel/http/actor.ts'
import type { AccessTokens } from './access-token.ts'
import { findSessionOwner } from './session-owners.repository.ts'

export function createAuthenticate(db: Database, accessTokens: AccessTokens): Authenticate {
  return async (bearerToken) => {
    const claims = await accessTokens.read(bearerToken)
    const owner = claims && (await findSessionOwner(db, claims))
    if (!claims || !owner) return null
    const email = owner.email ?? ''
    return {
      ...claims,
      email,
      name: owner.member_name ?? owner.admin_name ?? email,
      language: owner.member_language ?? owner.admin_language,
      member: toMembership(owner),
      adminRole: owner.admin_role,
    }
  }
}

function toMembership(owner: NonNullable<Awaited<ReturnType<typeof findSessionOwner>>>): Membership | null {
  const { customer_id: customerId, member_id: memberId, role, customer_status: customerStatus } = owner
  if (!customerId || !memberId || !role || !customerStatus) return null
  return { customerId, memberId, role, customerStatus, permissions: ROLE_PERMISSIONS[role] }
}
