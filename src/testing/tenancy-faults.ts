import type { Pool, PoolClient } from 'pg'
import { DIRECTORY_TABLES, PLATFORM_TABLES } from '#server/database/spread/table-kinds.ts'

/** Roles that may look across customers, and the policies that let them. */
const WIDE_POLICIES: Record<string, string> = {
  admin_reads: 'goodword_admin',
  lookup: 'goodword_lookup',
  janitor: 'goodword_janitor',
}

/** Names every way in which one customer's rows could reach another. Empty means none was found. */
export async function findTenancyFaults(db: Pool | PoolClient): Promise<string[]> {
  return [
    ...(await findUnguardedTables(db)),
    ...(await findOpenPartitions(db)),
    ...(await findWidePolicies(db)),
    ...(await findCrossingKeys(db)),
    ...(await findViews(db)),
  ]
}

async function findUnguardedTables(db: Pool | PoolClient): Promise<string[]> {
  const { rows: tables } = await db.query<{
    name: string
    has_customer: boolean
    is_nullable: boolean
    is_guarded: boolean
    key_leads: boolean
    own_policies: number
  }>(`
    select n.nspname || '.' || c.relname as name,
      a.attname is not null as has_customer,
      not coalesce(a.attnotnull, false) as is_nullable,
      c.relrowsecurity and c.relforcerowsecurity as is_guarded,
      coalesce((select i.indkey[0] = a.attnum from pg_index i where i.indrelid = c.oid and i.indisprimary), false) as key_leads,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polname = 'own_customer') as own_policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and a.attname = case when n.nspname || '.' || c.relname = 'public.customers' then 'id' else 'customer_id' end
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'auth', 'directory', 'sandbox')`)

  return tables.flatMap((table) => {
    if (!table.has_customer) {
      return table.name in PLATFORM_TABLES
        ? []
        : [`${table.name} has no customer_id and is not listed as a platform table`]
    }
    return [
      table.is_nullable && `the customer of ${table.name} may be null`,
      !table.is_guarded && `${table.name} lacks forced row-level security`,
      !table.key_leads &&
        !(table.name in DIRECTORY_TABLES) &&
        `the key of ${table.name} does not lead with the customer`,
      table.own_policies !== 1 && `${table.name} lacks the own_customer policy`,
    ].filter((fault) => fault !== false)
  })
}

/** A partition is reached through its table, whose policies hold then: by itself it shows nobody anything. */
async function findOpenPartitions(db: Pool | PoolClient): Promise<string[]> {
  const { rows } = await db.query<{ name: string; isForced: boolean; policies: number; readers: string[] }>(`
    select c.oid::regclass::text as name, c.relrowsecurity and c.relforcerowsecurity as "isForced",
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
      array(select distinct x.grantee::regrole::text from (
        select (aclexplode(c.relacl)).grantee
        union all select (aclexplode(a.attacl)).grantee from pg_attribute a where a.attrelid = c.oid) x
        where x.grantee <> c.relowner) as readers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relispartition and n.nspname in ('public', 'auth', 'directory', 'sandbox')`)
  return rows.flatMap(({ name, isForced, policies, readers }) =>
    [
      !isForced && `the partition ${name} lacks forced row-level security`,
      policies > 0 && `the partition ${name} has a policy of its own`,
      readers.length > 0 && `the partition ${name} is open to ${readers.join()}`,
    ].filter((fault) => fault !== false),
  )
}

interface Policy {
  name: string
  tbl: string
  roles: string
  reads: string
  writes: string | null
  /** It takes away from what others let see. */
  isRestrictive: boolean
}

/** A policy is the customer's own, for everybody and both ways, or one of the few wide ones for its one role. */
async function findWidePolicies(db: Pool | PoolClient): Promise<string[]> {
  const { rows } = await db.query<Policy>(`
    select p.polname as name, not p.polpermissive as "isRestrictive", p.polrelid::regclass::text as tbl,
      coalesce((select string_agg(r.rolname, ',') from pg_roles r where r.oid = any(p.polroles)), 'public') as roles,
      pg_get_expr(p.polqual, p.polrelid) as reads, pg_get_expr(p.polwithcheck, p.polrelid) as writes
    from pg_policy p`)
  return rows.flatMap(({ name, tbl, roles, reads, writes, isRestrictive }) => {
    // Within a select of its own it is found once a statement, not once a row.
    const own = `(${tbl === 'customers' ? 'id' : 'customer_id'} = ( SELECT current_customer() AS current_customer))`
    const isOwn = name === 'own_customer' && roles === 'public' && reads === own && (writes ?? own) === own
    const isKnownWide = WIDE_POLICIES[name] === roles && writes === null
    return isOwn || isKnownWide || isRestrictive
      ? []
      : [`the policy ${name} on ${tbl} lets ${roles} see ${reads} and write ${writes}`]
  })
}

/** Foreign keys between customers' tables that do not carry the customer along, column for column. */
async function findCrossingKeys(db: Pool | PoolClient): Promise<string[]> {
  const { rows } = await db.query<{ fault: string }>(`
    select c.conrelid::regclass || ' points at ' || c.confrelid::regclass || ' without its customer' as fault
    from pg_constraint c
    join pg_attribute target on target.attrelid = c.confrelid and target.attname = 'customer_id'
    left join pg_attribute source on source.attrelid = c.conrelid and source.attname = 'customer_id'
    where c.contype = 'f'
      and coalesce(array_position(c.confkey, target.attnum) is distinct from array_position(c.conkey, source.attnum)
                   or array_position(c.confkey, target.attnum) is null, true)`)
  return rows.map((row) => row.fault)
}

/** A view reads as its owner; a stored one keeps what it read. */
async function findViews(db: Pool | PoolClient): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth', 'directory', 'sandbox')
      and (c.relkind = 'm' or (c.relkind = 'v' and not coalesce('security_invoker=true' = any(c.reloptions), false)))`)
  return rows.map((row) => `the view ${row.name} steps around row-level security`)
}
