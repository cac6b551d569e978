import { Client } from 'pg'
import type { DatabaseAddress } from './address.ts'

/** Each process part signs in as its own role, which sees only what it needs. None owns a table or is a superuser. */
export const LOGIN_ROLES = ['goodword_app', 'goodword_auth', 'goodword_admin', 'goodword_sandbox'] as const
export type LoginRole = (typeof LOGIN_ROLES)[number]

/** Own the few functions that reach across customers; nobody can sign in as them. */
export const FUNCTION_OWNERS = ['goodword_lookup', 'goodword_janitor'] as const

export type RolePasswords = Record<LoginRole, string>

/** Keeps the passwords of the login roles in the database, sealed; `open` throws when the key is not the right one. */
export interface PasswordSafe {
  make(): string
  seal(role: LoginRole, password: string): string
  open(role: LoginRole, sealed: string): string
}

/**
 * Makes what is missing and answers the passwords to sign in with. They stay the same when the key is rotated. Roles
 * belong to the whole server, so what is right already is left alone.
 */
export async function ensureRoles(owner: Client, address: DatabaseAddress, safe: PasswordSafe): Promise<RolePasswords> {
  const { rows } = await owner.query<{ name: string; is_ours: boolean }>(
    `select rolname as name, pg_has_role(current_user, oid, 'member') as is_ours
     from pg_roles where rolname like 'goodword\\_%'`,
  )
  const existing = new Map(rows.map((row) => [row.name, row.is_ours]))

  for (const role of FUNCTION_OWNERS) {
    if (!existing.has(role)) await owner.query(`create role ${role} nologin`)
    // From PostgreSQL 16 on, making a role does not yet allow handing objects over to it.
    if (!existing.get(role)) await owner.query(`grant ${role} to current_user`)
  }
  const passwords = await keepPasswords(owner, safe)
  for (const role of LOGIN_ROLES) {
    const password = passwords[role]
    if (existing.has(role) && (await canSignIn({ ...address, user: role, password }))) continue
    const verb = existing.has(role) ? 'alter' : 'create'
    await owner.query(`${verb} role ${role} login password ${owner.escapeLiteral(password)}`)
  }
  return passwords
}

/** The owner alone reads this table. */
async function keepPasswords(owner: Client, safe: PasswordSafe): Promise<RolePasswords> {
  await owner.query('create table if not exists login_roles (id text primary key, password text not null)')
  const { rows } = await owner.query<{ id: string; password: string }>('select id, password from login_roles')
  const kept = new Map(rows.map((row) => [row.id, row.password]))
  const entries = LOGIN_ROLES.map((role) => {
    const sealed = kept.get(role)
    return [role, sealed === undefined ? safe.make() : safe.open(role, sealed)] as const
  })
  for (const [role, password] of entries) {
    if (kept.has(role)) continue
    await owner.query('insert into login_roles (id, password) values ($1, $2)', [role, safe.seal(role, password)])
  }
  return Object.fromEntries(entries) as RolePasswords
}

export async function canSignIn(address: DatabaseAddress): Promise<boolean> {
  const client = new Client(address)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}
