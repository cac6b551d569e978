import type { Pool, PoolClient } from 'pg'

/** Tables that hold no customer's data, each with the reason. Everything else needs customer_id and its guards. */
const PLATFORM_TABLES: Record<string, string> = {
  'public.customers': 'is the customer itself: guarded by its own id',
  'public.admin_users': 'people of the platform, not of a customer',
  'public.admin_audit': 'what administrators did',
  'public.contact_messages': 'from visitors who are no customers yet',
  'public.mail_outbox': 'mail in flight, also to people without a customer; read by the delivery job alone',
  'public.rate_limits': 'counters of the running minute',
  'public.schema_migrations': 'what has been applied',
  'auth.users': 'a person exists before any customer; only the auth role reads it',
  'auth.identities': 'as auth.users',
  'auth.sessions': 'as auth.users',
  'auth.signing_keys': 'one set for the installation',
  'sandbox.mails': 'the outside world, in a schema of its own',
}

/** Names every way in which a table could leak one customer's rows to another. Empty means none was found. */
export async function findTenancyFaults(db: Pool | PoolClient): Promise<string[]> {
  const { rows: tables } = await db.query<{
    name: string
    has_customer: boolean
    is_nullable: boolean
    is_guarded: boolean
    key_leads: boolean
    policies: string[]
  }>(`
    select n.nspname || '.' || c.relname as name,
      a.attname is not null as has_customer,
      not coalesce(a.attnotnull, false) as is_nullable,
      c.relrowsecurity and c.relforcerowsecurity as is_guarded,
      coalesce((select i.indkey[0] = a.attnum from pg_index i where i.indrelid = c.oid and i.indisprimary), false) as key_leads,
      array(select pg_get_expr(p.polqual, p.polrelid) from pg_policy p
            where p.polrelid = c.oid and p.polroles = '{0}') as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'sandbox')`)

  const faults = tables.flatMap((table) => {
    if (!table.has_customer) {
      return table.name in PLATFORM_TABLES
        ? []
        : [`${table.name} has no customer_id and is not listed as a platform table`]
    }
    return [
      table.is_nullable && `${table.name}.customer_id may be null`,
      !table.is_guarded && `${table.name} lacks forced row-level security`,
      !table.key_leads && `the key of ${table.name} does not lead with customer_id`,
      !table.policies.every((policy) => policy === '(customer_id = current_customer())') &&
        `${table.name} has a policy for everybody that is not the customer's own`,
      table.policies.length === 0 && `${table.name} has no policy`,
    ].filter((fault) => fault !== false)
  })
  return [...faults, ...(await findCrossingKeys(db))]
}

/** Foreign keys between customers' tables that do not carry the customer along. */
async function findCrossingKeys(db: Pool | PoolClient): Promise<string[]> {
  const { rows } = await db.query<{ fault: string }>(`
    select c.conrelid::regclass || ' points at ' || c.confrelid::regclass || ' without its customer' as fault
    from pg_constraint c
    join pg_attribute target on target.attrelid = c.confrelid and target.attname = 'customer_id'
    where c.contype = 'f' and not target.attnum = any(c.confkey)`)
  return rows.map((row) => row.fault)
}
