import type { Client } from 'pg'
import type { DatabaseAddress } from '#server/database/address.ts'
import { withMigrationLock } from '#server/database/migrate.ts'
import { withClient } from '#server/database/prepare.ts'
import { NotSpread } from './distribute.ts'
import { changeOnEveryNode, readSpreadState } from './spread.ts'
import { CUSTOMER_TABLES } from './table-kinds.ts'

const TABLE_PATIENCE_MS = 2000
const TRIES = 20

export interface Place {
  host: string
  port: number
}

/** Gives a customer a shard of their own and brings it to a node, while they and everybody else work. Safe to run again. */
export function moveCustomer(
  owner: DatabaseAddress,
  { customerId, to }: { customerId: string; to: Place },
  say: (line: string) => void,
): Promise<void> {
  return changePlaces(owner, async (client) => {
    const shard = await findOwnShard(client, customerId)
    const from = await findPlace(client, shard)
    if (from.host === to.host && from.port === to.port) return say('The customer is there already.')
    await client.query(`select citus_move_shard_placement($1, $2, $3, $4, $5, 'force_logical')`, [
      shard,
      from.host,
      from.port,
      to.host,
      to.port,
    ])
    say(`The customer is on ${to.host}:${to.port} now.`)
  })
}

/** Evens out how much is on each node, while people work. */
export function rebalance(owner: DatabaseAddress, say: (line: string) => void): Promise<void> {
  return changePlaces(owner, async (client) => {
    await client.query(`select citus_rebalance_start(shard_transfer_mode := 'force_logical')`)
    await client.query('select citus_rebalance_wait()')
    say('The nodes are rebalanced.')
  })
}

/**
 * What follows the rows to their new place does so as a member of the owner, whom no policy may hold up then. Nothing of the product
 * works as the owner.
 */
function changePlaces(owner: DatabaseAddress, work: (client: Client) => Promise<void>): Promise<void> {
  return withClient(owner, (client) =>
    withMigrationLock(client, async () => {
      if ((await readSpreadState(client)) !== 'spread') {
        throw new NotSpread(
          'Customers are not spread over nodes here: `npm run distribute` does that. Nothing was changed.',
        )
      }
      await client.query('set statement_timeout = 0')
      await changeOnEveryNode(client)
      await bindOwner(client, false)
      try {
        await work(client)
      } finally {
        await bindOwner(client, true)
      }
    }),
  )
}

/** To the policies of the customers' tables. Whoever works on a table goes first. */
export async function bindOwner(client: Client, isBound: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select p.relid::text as name from pg_class c cross join pg_partition_tree(c.oid) p join pg_class t on t.oid = p.relid
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and t.relforcerowsecurity <> $2
     union select c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and c.relkind = 'r' and c.relforcerowsecurity <> $2`,
    [CUSTOMER_TABLES, isBound],
  )
  await client.query(`set lock_timeout = ${TABLE_PATIENCE_MS}`)
  for (const { name } of rows) {
    for (let left = TRIES; ; left -= 1) {
      try {
        await client.query(`alter table ${name} ${isBound ? '' : 'no '}force row level security`)
        break
      } catch (error) {
        if (left === 1) throw error
      }
    }
  }
  await client.query('reset lock_timeout')
}

/** One that nobody else is in. While it is made, those who were in it together wait to write. */
async function findOwnShard(client: Client, customerId: string): Promise<string> {
  const { rows } = await client.query<{ shard: string; is_own: boolean }>(
    `select s.shardid::text as shard, s.shardminvalue = s.shardmaxvalue as is_own from pg_dist_shard s
     where s.shardid = get_shard_id_for_distribution_column('customers', $1::uuid)
       and exists (select from customers c where c.id = $1)`,
    [customerId],
  )
  const [now] = rows
  if (!now) throw new NotSpread('There is no such customer. Nothing was changed.')
  if (now.is_own) return now.shard
  const isolate = `select isolate_tenant_to_new_shard('customers', $1::uuid, 'CASCADE', 'block_writes')::text as shard`
  const { rows: made } = await client.query<{ shard: string }>(isolate, [customerId])
  return made[0]?.shard ?? now.shard
}

async function findPlace(client: Client, shard: string): Promise<Place> {
  const { rows } = await client.query<Place>(
    'select n.nodename as host, n.nodeport as port from pg_dist_placement p join pg_dist_node n using (groupid) where p.shardid = $1',
    [shard],
  )
  const [place] = rows
  if (!place) throw new Error(`The shard ${shard} is nowhere.`)
  return place
}
