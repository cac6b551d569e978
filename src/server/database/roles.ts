import type { Client } from 'pg'

/** Each process part signs in as its own role, which sees only what it needs. None owns a table or is a superuser. */
export const LOGIN_ROLES = ['goodword_app', 'goodword_auth', 'goodword_admin', 'goodword_sandbox'] as const
export type LoginRole = (typeof LOGIN_ROLES)[number]

/** Own the few functions that reach across customers; nobody can sign in as them. */
const FUNCTION_OWNERS = ['goodword_lookup', 'goodword_janitor'] as const

export type PasswordOf = (role: LoginRole) => string

/** Safe to call at every start: makes what is missing and brings the passwords in line with the present secret. */
export async function ensureRoles(owner: Client, passwordOf: PasswordOf): Promise<void> {
  const { rows } = await owner.query<{ rolname: string }>(`select rolname from pg_roles where rolname like 'goodword\\_%'`)
  const existing = new Set(rows.map((row) => row.rolname))

  for (const role of FUNCTION_OWNERS) {
    if (!existing.has(role)) await owner.query(`create role ${role} nologin`)
    // From PostgreSQL 16 on, making a role does not yet allow handing objects over to it.
    await owner.query(`grant ${role} to current_user`)
  }
  for (const role of LOGIN_ROLES) {
    const verb = existing.has(role) ? 'alter' : 'create'
    await owner.query(`${verb} role ${role} login password ${owner.escapeLiteral(passwordOf(role))}`)
  }
}
