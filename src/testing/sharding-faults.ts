import type { Pool, PoolClient } from 'pg'
import { CUSTOMER_TABLES, DIRECTORY_TABLES, PLATFORM_TABLES } from '#server/database/spread/table-kinds.ts'

type Db = Pool | PoolClient

/** Names everything that keeps customers' tables from being spread over several servers by customer_id. Empty means nothing. */
export async function findShardingFaults(db: Db): Promise<string[]> {
  const tenants = await listTenantTables(db)
  return [
    ...(await findUnsaidKinds(db)),
    ...(await findWideUniqueness(db)),
    ...(await findKeysToElsewhere(db)),
    ...(await findNullingKeys(db)),
    ...(await findMixedStatements(db, tenants)),
    ...(await findWideTriggers(db, tenants)),
    ...(await findHandedRows(db, tenants)),
    ...(await findLookUpsInSql(db, tenants)),
  ]
}

const TENANT = `n.nspname = 'public' and (c.relname = 'customers' or exists (
  select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped))`
const COLUMN = `case when c.relname = 'customers' then 'id' else 'customer_id' end`

async function read(db: Db, sql: string): Promise<string[]> {
  return (await db.query<{ name: string }>(sql)).rows.map((row) => row.name)
}

const listTenantTables = (db: Db) =>
  read(
    db,
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and not c.relispartition and ${TENANT}`,
  )

/** Every table says in one place of which kind it is. */
async function findUnsaidKinds(db: Db): Promise<string[]> {
  const tables = await read(
    db,
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'auth', 'directory', 'sandbox')`,
  )
  const ofCustomers = CUSTOMER_TABLES.map((table) => `public.${table}`)
  const listed = [...ofCustomers, ...Object.keys(DIRECTORY_TABLES), ...Object.keys(PLATFORM_TABLES)]
  return [
    ...tables.filter((table) => !listed.includes(table)).map((table) => `${table} does not say of which kind it is`),
    ...listed.filter((table) => !tables.includes(table)).map((table) => `${table} has a kind and is not there`),
  ]
}

/** A server knows only its own rows, so it cannot tell what is unique over all. */
const findWideUniqueness = (db: Db) =>
  read(
    db,
    `select i.indexrelid::regclass || ' is unique over all customers' as name
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute k on k.attrelid = c.oid and k.attname = ${COLUMN}
     where i.indisunique and ${TENANT} and not k.attnum = any(i.indkey::int2[])`,
  )

/** Customers' tables point at each other only. */
const findKeysToElsewhere = (db: Db) =>
  read(
    db,
    `select f.conname || ' leads from ' || f.conrelid::regclass || ' to ' || f.confrelid::regclass as name
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
     where f.contype = 'f' and (${TENANT}) <> (
       select ${TENANT} from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = f.confrelid)`,
  )

/** A key that holds the customer cannot be emptied in part; a trigger does it where it must be. */
const findNullingKeys = (db: Db) =>
  read(
    db,
    `select f.conname || ' empties a key that holds the customer' as name
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute k on k.attrelid = c.oid and k.attname = ${COLUMN}
     where f.contype = 'f' and ${TENANT} and k.attnum = any(f.conkey) and (f.confdeltype in ('n', 'd') or f.confupdtype in ('n', 'd'))`,
  )

interface Statement {
  routine: string
  isOfTrigger: boolean
  text: string
}

async function listStatements(db: Db): Promise<Statement[]> {
  const { rows } = await db.query<{ routine: string; isOfTrigger: boolean; source: string }>(
    `select p.proname as routine, p.prorettype = 'trigger'::regtype as "isOfTrigger", p.prosrc as source
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prolang in (
       select oid from pg_language where lanname in ('sql', 'plpgsql'))`,
  )
  return rows.flatMap(({ source, ...routine }) =>
    source
      .replaceAll(/--[^\n]*/g, '')
      .split(/;|\bloop\b/)
      .map((text) => ({ ...routine, text })),
  )
}

/** The tables a statement reads or writes. */
const tablesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?([a-z_]+(?:\.[a-z_]+)?)/gi)].map(
    ([, table]) => table ?? '',
  )

/** Auth and the directory live in one place, a customer's tables in another: a statement is for one of the two. */
async function findMixedStatements(db: Db, tenants: readonly string[]): Promise<string[]> {
  return (await listStatements(db)).flatMap(({ routine, text }) => {
    const tables = tablesIn(text)
    const central = tables.find((table) => /^(auth|directory)\./.test(table))
    const tenant = tables.find((table) => tenants.includes(table))
    return central && tenant ? [`${routine} reads ${central} and ${tenant} in one statement`] : []
  })
}

/** A trigger runs where the row is and reaches the rows of the same customer only. */
async function findWideTriggers(db: Db, tenants: readonly string[]): Promise<string[]> {
  return (await listStatements(db)).flatMap(({ routine, isOfTrigger, text }) => {
    const wide = tablesIn(text).find((table) => tenants.includes(table))
    return isOfTrigger && wide && !text.includes('customer_id')
      ? [`the trigger ${routine} touches ${wide} of every customer`]
      : []
  })
}

/** A node that has the rows does not have what a trigger was handed of them: that is read by a statement of its own. */
async function findHandedRows(db: Db, tenants: readonly string[]): Promise<string[]> {
  const handed = await read(
    db,
    `select unnest(array[tgoldtable, tgnewtable])::text as name from pg_trigger where tgoldtable is not null or tgnewtable is not null`,
  )
  return (await listStatements(db)).flatMap(({ routine, isOfTrigger, text }) => {
    const tables = tablesIn(text)
    const isMixed = tables.some((table) => handed.includes(table)) && tables.some((table) => tenants.includes(table))
    return isOfTrigger && isMixed ? [`the trigger ${routine} reads what it was handed together with a table`] : []
  })
}

/** The values that a function in SQL is given do not reach the nodes; those of one in PL/pgSQL do. */
async function findLookUpsInSql(db: Db, tenants: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string; source: string }>(
    `select p.proname as name, p.prosrc as source from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and p.prosecdef and l.lanname = 'sql' and p.pronargs > 0`,
  )
  return rows
    .filter(({ source }) => tablesIn(source).some((table) => tenants.includes(table)))
    .map(({ name }) => `${name} looks in customers' tables in SQL instead of PL/pgSQL`)
}
