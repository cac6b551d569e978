import { sql, type Selectable, type Updateable } from 'kysely'
import type { AuthUsersTable } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import { endSessions } from '../sessions/sessions.repository.ts'

export type UserRow = Selectable<AuthUsersTable>

export function findUserByEmail(tx: ScopedTx, email: string): Promise<UserRow | undefined> {
  return tx.selectFrom('auth.users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
}

/** Whoever makes an account of this address for others waits here for the one before, and then finds it. */
export async function waitForEmail(tx: ScopedTx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email.toLowerCase()}`}, 0))`.execute(tx)
}

export function findUserByPhone(tx: ScopedTx, phone: string): Promise<UserRow | undefined> {
  return tx.selectFrom('auth.users').selectAll().where('phone', '=', phone).executeTakeFirst()
}

/** Several may want the same address; the one who asked last has the newest code. */
export function findUserByNewEmail(tx: ScopedTx, email: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('auth.users')
    .selectAll()
    .where('new_email', '=', email)
    .orderBy('email_change_sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findUserByNewPhone(tx: ScopedTx, phone: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('auth.users')
    .selectAll()
    .where('new_phone', '=', phone)
    .orderBy('phone_change_sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findUserById(tx: ScopedTx, id: string): Promise<UserRow | undefined> {
  return tx.selectFrom('auth.users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

/**
 * Locks the person's row: what is read then holds until the transaction ends. Comes before locks on their tokens and
 * sessions, everywhere, so that no two transactions wait for each other.
 */
export function findUserForUpdate(tx: ScopedTx, id: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('auth.users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export interface NewUser {
  id?: string
  email?: string | null
  phone?: string | null
  /** Hashed before the transaction, which shall not wait for it. */
  passwordHash?: string | null
  isEmailConfirmed?: boolean
  isPhoneConfirmed?: boolean
  isAnonymous?: boolean
  isSso?: boolean
  isInvited?: boolean
  appMetadata?: Record<string, unknown>
  /** What the person, or whoever made the account, told about them. */
  userMetadata?: Record<string, unknown>
}

const timeIf = (isSo: boolean | undefined) => (isSo ? new Date() : null)

export function insertUser(tx: ScopedTx, user: NewUser): Promise<UserRow> {
  const { id, email = null, phone = null, passwordHash = null, isAnonymous = false, isSso = false } = user
  return tx
    .insertInto('auth.users')
    .values({
      ...(id && { id }),
      email,
      phone,
      password_hash: passwordHash,
      email_confirmed_at: timeIf(user.isEmailConfirmed),
      phone_confirmed_at: timeIf(user.isPhoneConfirmed),
      invited_at: timeIf(user.isInvited),
      is_anonymous: isAnonymous,
      is_sso: isSso,
      app_metadata: JSON.stringify(user.appMetadata ?? {}),
      user_metadata: JSON.stringify(user.userMetadata ?? {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Another password, or none any more, ends what the one before has given out. */
export function updateUser(
  tx: ScopedTx,
  id: string,
  changes: Omit<Updateable<AuthUsersTable>, 'id' | 'updated_at' | 'app_metadata' | 'user_metadata'>,
): Promise<UserRow> {
  return tx
    .updateTable('auth.users')
    .set({
      ...changes,
      updated_at: sql`now()`,
      ...(changes.password_hash !== undefined && { password_changed_at: sql`now()` }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Merges at the top level; a null takes the key away. */
export function mergeMetadata(
  tx: ScopedTx,
  id: string,
  changes: { userMetadata?: Record<string, unknown>; appMetadata?: Record<string, unknown> },
): Promise<UserRow> {
  const user = JSON.stringify(changes.userMetadata ?? {})
  const app = JSON.stringify(changes.appMetadata ?? {})
  return tx
    .updateTable('auth.users')
    .set({
      user_metadata: sql`(select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(user_metadata || ${user}::jsonb) where value <> 'null'::jsonb)`,
      app_metadata: sql`(select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(app_metadata || ${app}::jsonb) where value <> 'null'::jsonb)`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Newest first, one page at a time, with the count of all. */
export async function listUsers(
  tx: ScopedTx,
  page: { offset: number; limit: number },
): Promise<{ users: UserRow[]; total: number }> {
  const users = await tx
    .selectFrom('auth.users')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await tx
    .selectFrom('auth.users')
    .select((query) => query.fn.countAll<string>().as('total'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { users, total: Number(total) }
}

export async function deleteUser(tx: ScopedTx, id: string): Promise<void> {
  await endSessions(tx, id)
  await tx.deleteFrom('auth.users').where('id', '=', id).execute()
}

/** The row stays, for what points at it; everything that says who it was goes. */
export async function eraseUser(tx: ScopedTx, id: string): Promise<void> {
  await tx.deleteFrom('auth.identities').where('user_id', '=', id).execute()
  await endSessions(tx, id)
  await tx.deleteFrom('auth.factors').where('user_id', '=', id).execute()
  await tx.deleteFrom('auth.recovery_codes').where('user_id', '=', id).execute()
  await tx.deleteFrom('auth.known_devices').where('user_id', '=', id).execute()
  await tx.deleteFrom('auth.one_time_tokens').where('user_id', '=', id).execute()
  await tx
    .updateTable('auth.users')
    .set({
      email: null,
      phone: null,
      new_email: null,
      new_phone: null,
      password_hash: null,
      app_metadata: '{}',
      user_metadata: '{}',
      deleted_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}
