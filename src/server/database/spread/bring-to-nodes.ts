import type { Client } from 'pg'
import { FUNCTION_OWNERS, LOGIN_ROLES } from '#server/database/roles.ts'

/**
 * What the nodes of this database do beyond what Citus does by itself. Triggers and policies run on the node that has the row and
 * reach that customer's rows only; whose transaction it is goes along to the nodes by `set local`.
 */
export const SETTINGS = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
  'citus.propagate_set_commands': 'local',
}

/** For the sessions to come. */
export async function setOnEveryNode(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; settings: string[] }>(
    `select d.datname as name, coalesce(s.setconfig, '{}') as settings
     from pg_database d left join pg_db_role_setting s on s.setdatabase = d.oid and s.setrole = 0
     where d.datname = current_database()`,
  )
  const [database] = rows
  if (!database) return
  for (const [setting, value] of Object.entries(SETTINGS)) {
    if (database.settings.includes(`${setting}=${value}`)) continue
    const alter = `alter database ${client.escapeIdentifier(database.name)} set ${setting} = ${value}`
    await runOnEveryNode(client, alter)
  }
}

async function runOnEveryNode(client: Client, command: string): Promise<void> {
  const { rows } = await client.query<{ success: boolean; result: string }>(
    'select success, result from run_command_on_all_nodes($1)',
    [command],
  )
  const refused = rows.find(({ success }) => !success)
  if (refused) throw new Error(`A node refused “${command}”: ${refused.result}`)
}

/** Those that were made before there were other nodes. Nobody signs in there but a node, which needs no password (docs/operations.md). */
export async function bringRoles(client: Client): Promise<void> {
  // Each node for itself: none of them but the first may make a role on the others.
  const alone = `perform set_config('citus.enable_ddl_propagation', 'off', true);`
  const bring = (role: string, grant = '') =>
    runOnEveryNode(
      client,
      `do $$ begin ${alone} if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login; end if; ${grant} end $$`,
    )
  for (const role of LOGIN_ROLES) await bring(role)
  for (const role of FUNCTION_OWNERS) await bring(role, `grant ${role} to current_user;`)
}

/** A function that works as them asks the nodes as them. They have no password, so nobody else signs in by one. */
export async function admitFunctionOwners(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1) and not rolcanlogin',
    [FUNCTION_OWNERS],
  )
  for (const { name } of rows) await client.query(`alter role ${name} login`)
}

/**
 * Triggers and policies call them where the rows are. One that needs another comes after it, and one that needs a table of customers
 * after that; one that needs a table of the platform is of no use there, and stays. With Citus there, a migration brings its own.
 */
export async function bringFunctions(client: Client): Promise<void> {
  const owners = FUNCTION_OWNERS.join(', ')
  await client.query(`grant create on schema public to ${owners}`)
  for (let before = Infinity; ;) {
    const waiting = await listOwnFunctions(client)
    if (waiting.length === before) break
    before = waiting.length
    for (const routine of waiting) {
      await client.query('select create_distributed_function($1::regprocedure)', [routine]).catch(() => undefined)
    }
  }
  await client.query(`revoke create on schema public from ${owners}`)
}

/** That are on this node alone. */
async function listOwnFunctions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ routine: string }>(
    `select p.oid::regprocedure::text as routine from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql') and p.prokind = 'f'
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       and not exists (select from pg_catalog.pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)`,
  )
  return rows.map(({ routine }) => routine)
}
