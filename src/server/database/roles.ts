import { Client } from 'pg'
import type { DatabaseAddress } from './address.ts'

/** Each process part signs in as its own role, which sees only what it needs. None owns a table or is a superuser. */
export const LOGIN_ROLES = ['goodword_app', 'goodword_auth', 'goodword_admin', 'goodword_sandbox'] as const
export type LoginRole = (typeof LOGIN_ROLES)[number]

/** Own the few functions that reach across customers; nobody can sign in as them. */
const FUNCTION_OWNERS = ['goodword_lookup', 'goodword_janitor'] as const

export type PasswordOf = (role: LoginRole) => string

/**
 * Makes what is missing and brings passwords in line with the present secret. Roles belong to the whole server, which
 * other installations may share, so what is right already is left alone.
 */
export async function ensureRoles(owner: Client, address: DatabaseAddress, passwordOf: PasswordOf): Promise<void> {
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
  for (const role of LOGIN_ROLES) {
    const password = passwordOf(role)
    if (existing.has(role) && (await canSignIn({ ...address, user: role, password }))) continue
    const verb = existing.has(role) ? 'alter' : 'create'
    await owner.query(`${verb} role ${role} login password ${owner.escapeLiteral(password)}`)
  }
}

async function canSignIn(address: DatabaseAddress): Promise<boolean> {
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
