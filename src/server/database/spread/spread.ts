import type { Client } from 'pg'
import { admitFunctionOwners, bringFunctions, bringRoles, SETTINGS, setOnEveryNode } from './bring-to-nodes.ts'
import { listNarrowed, rewritePolicies } from './spread-policies.ts'
import { CUSTOMER_TABLES } from './table-kinds.ts'

export type SpreadState = 'without-citus' | 'in-one-place' | 'spread'

/** Whether this database's server can spread customers over nodes, and whether it does. */
export async function readSpreadState(client: Client): Promise<SpreadState> {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (rows.length === 0) return 'without-citus'
  const { rows: spread } = await client.query(
    `select from pg_dist_partition where logicalrelid = to_regclass('public.customers')`,
  )
  return spread.length > 0 ? 'spread' : 'in-one-place'
}

/** Whatever this session changes about tables reaches every node. */
export async function changeOnEveryNode(client: Client): Promise<void> {
  await client.query(`set citus.multi_shard_modify_mode = 'sequential'`)
  for (const [setting, value] of Object.entries(SETTINGS)) await client.query(`set ${setting} = ${value}`)
}

/** Spreads what is not yet, each table in a transaction of its own, and answers their names. Whatever was interrupted goes on. */
export async function spreadTables(client: Client, say: (line: string) => void = () => undefined): Promise<string[]> {
  await changeOnEveryNode(client)
  await setOnEveryNode(client)
  await bringRoles(client)
  await admitFunctionOwners(client)
  await planByValues(client)
  const left = await listLeft(client)
  if (left.length > 0) await bringFunctions(client)
  for (const table of left) {
    await spread(client, table)
    say(`${table.name} is spread by ${table.column}.`)
  }
  if (left.length > 0) await bringFunctions(client)
  // What a migration has said since of a table that is spread.
  for (const name of await listNarrowed(client, CUSTOMER_TABLES)) await rewritePolicies(client, name, columnOf(name))
  await forgetLocalRows(client)
  return left.map(({ name }) => name)
}

const columnOf = (table: string) => (table === 'customers' ? 'id' : 'customer_id')

interface LeftTable {
  name: string
  column: string
}

/** Those in one place still, first what others point at. */
async function listLeft(client: Client): Promise<LeftTable[]> {
  const { rows } = await client.query<{ name: string; targets: string[] }>(
    `select c.relname as name, array(
       select f.confrelid::regclass::text from pg_constraint f
       where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as targets
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
       and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid and d.partmethod = 'h')
     order by c.relname`,
    [CUSTOMER_TABLES],
  )
  const ordered: LeftTable[] = []
  let waiting = rows
  while (waiting.length > 0) {
    const names = waiting.map(({ name }) => name)
    const free = waiting.filter(
      ({ name, targets }) => name === 'customers' || !targets.some((to) => names.includes(to)),
    )
    const next = free.length > 0 ? free : waiting
    ordered.push(...next.map(({ name }) => ({ name, column: columnOf(name) })))
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return ordered
}

/** On a plain server some look-ups are planned once for all; here the values decide which node is asked. */
async function planByValues(client: Client): Promise<void> {
  const { rows } = await client.query<{ routine: string }>(
    `select oid::regprocedure::text as routine from pg_proc
     where pronamespace = 'public'::regnamespace and 'plan_cache_mode=force_generic_plan' = any(proconfig)`,
  )
  for (const { routine } of rows) await client.query(`alter function ${routine} reset plan_cache_mode`)
}

/** What was there before is in the shards now. */
async function forgetLocalRows(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
       and (pg_relation_size(c.oid) > 0
         or exists (select from pg_partition_tree(c.oid) t where pg_relation_size(t.relid) > 0))`,
    [CUSTOMER_TABLES],
  )
  for (const { name } of rows) await client.query(`select truncate_local_data_after_distributing_table('${name}')`)
}

async function spread(client: Client, table: LeftTable): Promise<void> {
  const { name, column } = table
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = 0`)
    await rewritePolicies(client, name, column)
    await grantWholly(client, name)
    // Its owner moves the rows, and sees none that it is bound not to see.
    const parts = [name, ...(await listPartitions(client, name))]
    for (const part of parts) await client.query(`alter table ${part} no force row level security`)
    // What came of these rows is there already: their triggers are told of rows to come only.
    const triggers = await takeTriggersOff(client, name)
    const beside = name === 'customers' ? '' : `, colocate_with := 'customers'`
    await client.query(`select create_distributed_table('${name}', '${column}'${beside})`)
    for (const part of parts) await client.query(`alter table ${part} force row level security`)
    for (const trigger of triggers) await client.query(trigger)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${name} could not be spread: ${String(error)}`, { cause: error })
  }
}

/** They are spread with the table that they are of. */
async function listPartitions(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass',
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Citus knows no rights to single columns: whoever has one to some has it to all. Policies hold as before. */
async function grantWholly(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<{ role: string; privilege: string }>(
    `select distinct r.rolname as role, x.privilege_type as privilege
     from pg_attribute a cross join aclexplode(a.attacl) x join pg_roles r on r.oid = x.grantee
     where a.attrelid = $1::regclass and not a.attisdropped`,
    [table],
  )
  for (const { role, privilege } of rows) {
    await client.query(`grant ${privilege} on ${table} to ${client.escapeIdentifier(role)}`)
  }
}

/** Answers what makes them again. */
async function takeTriggersOff(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select tgname as name, pg_get_triggerdef(oid) as definition
     from pg_trigger where tgrelid = $1::regclass and not tgisinternal order by tgname`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop trigger ${client.escapeIdentifier(name)} on ${table}`)
  return rows.map(({ definition }) => definition)
}
