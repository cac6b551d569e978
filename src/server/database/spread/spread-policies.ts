import type { Client } from 'pg'
import { FUNCTION_OWNERS, LOGIN_ROLES } from '#server/database/roles.ts'

interface Policy {
  name: string
  isRestrictive: boolean
  /** As `pg_policy` has it: `r` for looking, `*` for all. */
  command: string
  /** None: everybody. */
  roles: string[]
  reads: string
  writes: string | null
}

/**
 * The policies of a table in words that hold on its shards. Citus writes a restrictive policy there as one that lets in: what
 * narrows is made part of each policy that lets in, and goes.
 */
export async function rewritePolicies(client: Client, table: string, column: string): Promise<void> {
  const policies = await listPolicies(client, table, column)
  const [narrowing, ...more] = policies.filter(({ isRestrictive }) => isRestrictive)
  if (more.length > 0) throw new Error(`${table} has more than one policy that narrows others.`)
  if (narrowing) await client.query(`drop policy ${client.escapeIdentifier(narrowing.name)} on ${table}`)
  for (const policy of policies) {
    if (policy.isRestrictive) continue
    if (narrowing) await narrow(client, table, { policy, narrowing })
    else await write(client, `alter policy ${client.escapeIdentifier(policy.name)} on ${table}`, policy)
  }
}

/** The tables with a policy that narrows others. */
export async function listNarrowed(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and not p.polpermissive order by 1`,
    [tables],
  )
  return rows.map(({ name }) => name)
}

async function listPolicies(client: Client, table: string, column: string): Promise<Policy[]> {
  const { rows } = await client.query<Policy>(
    `select polname as name, not polpermissive as "isRestrictive", polcmd as command,
       array(select r.rolname::text from pg_roles r where r.oid = any(polroles) order by 1) as roles,
       pg_get_expr(polqual, polrelid) as reads, pg_get_expr(polwithcheck, polrelid) as writes
     from pg_policy where polrelid = $1::regclass order by polname`,
    [table],
  )
  return rows.map((policy) => ({
    ...policy,
    reads: simplify(policy.reads, column),
    writes: policy.writes && simplify(policy.writes, column),
  }))
}

async function narrow(
  client: Client,
  table: string,
  { policy, narrowing }: { policy: Policy; narrowing: Policy },
): Promise<void> {
  const alter = `alter policy ${client.escapeIdentifier(policy.name)} on ${table}`
  const isForAll = narrowing.roles.length === 0
  const isNarrowed = (role: string) => isForAll || narrowing.roles.includes(role)
  const writes = policy.writes ?? policy.reads
  const narrowed = {
    ...policy,
    reads: `(${policy.reads}) and (${narrowing.reads})`,
    writes: narrowing.command === '*' ? `(${writes}) and (${narrowing.writes ?? narrowing.reads})` : writes,
  }
  if (policy.roles.length > 0 && policy.roles.some(isNarrowed) !== policy.roles.every(isNarrowed)) {
    throw new Error(`${policy.name} of ${table} is for roles of which some are narrowed.`)
  }
  if (isForAll || policy.roles.length > 0) {
    return write(client, alter, policy.roles.every(isNarrowed) ? narrowed : policy)
  }
  // For everybody, and narrowed for some: two policies.
  const others = await listOthers(client, narrowing.roles)
  await write(client, `${alter} to ${narrowing.roles.join(', ')}`, narrowed)
  const beside = `create policy ${client.escapeIdentifier(`${policy.name}_else`)} on ${table}`
  await write(client, `${beside} for ${policy.command === 'r' ? 'select' : 'all'} to ${others.join(', ')}`, policy)
}

async function listOthers(client: Client, roles: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ owner: string }>('select current_user as owner')
  return [...rows.map(({ owner }) => owner), ...LOGIN_ROLES, ...FUNCTION_OWNERS].filter((role) => !roles.includes(role))
}

async function write(client: Client, begin: string, { command, reads, writes }: Policy): Promise<void> {
  const check = command === 'r' || writes === null ? '' : ` with check (${writes})`
  await client.query(`${begin} using (${reads})${check}`)
}

/** A select of its own, by which a plain server finds the customer once a statement, is more than a spread table's policy may hold. */
const SELECT_OF_ITS_OWN = /\( SELECT (\w+\(\)) AS \w+\)/g

/** Of each row, not of the statement as a whole: with a condition of that kind, Citus joins nothing outwards on PostgreSQL 15 and 16. */
function simplify(expression: string, column: string): string {
  if (expression.search(SELECT_OF_ITS_OWN) === -1) return expression
  const plain = expression.replaceAll(SELECT_OF_ITS_OWN, '$1')
  if (plain === 'sees_all_locations()') return `${plain} or ${column} is null`
  return plain.includes(' OR ') ? plain : `${plain} is true`
}
