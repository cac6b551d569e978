import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { AdminRole } from '#shared/domain/admin-roles.ts'
import type { Permission, TeamRole } from '#shared/domain/permissions.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { signInWithPassword } from '#server/auth/sign-in/sign-in-with-password.ts'
import { hashOf, hintOf, makeSecret } from '#server/features/api-keys/key-secret.ts'
import { insertReview, type ReviewOptions } from './make-review.ts'

export const TEST_PASSWORD = 'a password for tests'

export interface TestMember {
  userId: string
  memberId: string
  customerId: string
  email: string
  name: string
  token: string
  refreshToken: string
}

export interface TestAdmin {
  userId: string
  email: string
  token: string
}

interface MemberOptions {
  customerId?: string
  role?: TeamRole
  tier?: SubscriptionTier
  customerStatus?: CustomerStatus
  /** Those the member is limited to. */
  locations?: readonly string[]
}

/** Puts rows there as the database's superuser, past every rule, so that tests start where they want to. */
export function createMakers(superuser: Pool, options: { passwordHash: string; auth: AuthDeps }) {
  const { auth, passwordHash } = options

  async function user(email: string): Promise<string> {
    const { rows } = await superuser.query<{ id: string }>(
      `insert into auth.users (email, password_hash, email_confirmed_at) values ($1, $2, now()) returning id`,
      [email, passwordHash],
    )
    return rows[0]?.id ?? ''
  }

  async function customer(given: { tier?: SubscriptionTier; status?: CustomerStatus } = {}): Promise<string> {
    const { rows } = await superuser.query<{ id: string }>(
      `insert into customers (company_name, subscription_tier, status) values ('A business', $1, $2) returning id`,
      [given.tier ?? 'professional', given.status ?? 'active'],
    )
    return rows[0]?.id ?? ''
  }

  async function signIn(email: string) {
    const session = await signInWithPassword(auth, { email, password: TEST_PASSWORD }, { userAgent: null, ip: null })
    return { token: session.access_token, refreshToken: session.refresh_token }
  }

  return {
    customer,
    /** Another browser of the same person. */
    session: (person: { email: string }) => signIn(person.email),
    review: (given: ReviewOptions) => insertReview(superuser, given),
    async member(given: MemberOptions = {}): Promise<TestMember> {
      const email = `${randomUUID()}@members.test`
      // Letters alone: mails break a run of seven digits apart, as they would a phone number.
      const name = `Member ${email.slice(0, 8).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
      const customerId =
        given.customerId ??
        (await customer({
          ...(given.tier && { tier: given.tier }),
          ...(given.customerStatus && { status: given.customerStatus }),
        }))
      const userId = await user(email)
      const { rows } = await superuser.query<{ id: string }>(
        `with entered as (insert into directory.memberships (customer_id, user_id) values ($1, $2)),
           joined as (
             insert into team_members (customer_id, user_id, name, email, role, status, is_limited)
             values ($1, $2, $3, $4, $5, 'active', $6::uuid[] is not null) returning id),
           limited as (
             insert into team_member_locations select $1, j.id, l from joined j, unnest($6::uuid[]) l)
         select id from joined`,
        [customerId, userId, name, email, given.role ?? 'owner', given.locations ?? null],
      )
      return { userId, memberId: rows[0]?.id ?? '', customerId, email, name, ...(await signIn(email)) }
    },
    async location(customerId: string, name = 'A place'): Promise<string> {
      const { rows } = await superuser.query<{ id: string }>(
        'insert into locations (customer_id, name) values ($1, $2) returning id',
        [customerId, name],
      )
      return rows[0]?.id ?? ''
    },
    async admin(role: AdminRole = 'owner'): Promise<TestAdmin> {
      const email = `${randomUUID()}@admins.test`
      const userId = await user(email)
      await superuser.query(`insert into admin_users (user_id, role, name) values ($1, $2, 'Ada Admin')`, [
        userId,
        role,
      ])
      return { userId, email, ...(await signIn(email)) }
    },
    /** Answers its secret. */
    async apiKey(given: {
      customerId: string
      permissions: readonly Permission[]
      locations?: readonly string[]
    }): Promise<string> {
      const secret = makeSecret('test')
      await superuser.query(
        `with made as (
           insert into api_keys (customer_id, name, permissions, locations, created_by, created_by_name)
           values ($1, $2, $3, $4, $1, 'A test') returning id)
         insert into directory.api_key_secrets (secret_hash, customer_id, api_key_id, hint) select $5, $1, id, $6 from made`,
        [given.customerId, randomUUID(), given.permissions, given.locations ?? null, hashOf(secret), hintOf(secret)],
      )
      return secret
    },
    async notification(given: { customerId: string; userId: string; message?: string }): Promise<string> {
      const { rows } = await superuser.query<{ id: string }>(
        `insert into notifications (customer_id, user_id, type, message, link)
         values ($1, $2, 'system', $3, '/dashboard') returning id`,
        [given.customerId, given.userId, given.message ?? 'Something happened'],
      )
      return rows[0]?.id ?? ''
    },
  }
}
