import type { Client } from 'pg'
import { CUSTOMER_TABLES, DIRECTORY_TABLES } from '#server/database/spread/table-kinds.ts'
import { listTables, type CopiedTable } from './copied-tables.ts'

/** A table, and which of its rows, called `t`, go along with a customer. */
export interface CustomerTable extends CopiedTable {
  condition: string
}

/**
 * A browser is told by push for as long as its session lasts, and sessions stay behind: everybody signs in anew. What was not added up
 * yet is added up where it is.
 */
const LEFT_BEHIND = ['public.push_subscriptions', 'directory.push_endpoints', 'public.platform_changes']

/** What there is of a person, whoever they work for; not what only lives for a sign-in. The first of them is the person. */
export const PEOPLE_TABLES = [
  'auth.users',
  'auth.identities',
  'auth.factors',
  'auth.recovery_codes',
  'auth.known_devices',
  'auth.audit_events',
]

/** In the order in which they come back: people first. */
export async function listCustomerTables(client: Client, customerId: string): Promise<CustomerTable[]> {
  const id = client.escapeLiteral(customerId)
  const theirs = [...CUSTOMER_TABLES.map((table) => `public.${table}`), ...Object.keys(DIRECTORY_TABLES)].filter(
    (name) => !LEFT_BEHIND.includes(name),
  )
  const present = await listTables(client, ({ name }) => PEOPLE_TABLES.includes(name) || theirs.includes(name))
  const pick = (names: string[], toCondition: (name: string) => string): CustomerTable[] =>
    names.flatMap((name) =>
      present.filter((table) => table.name === name).map((table) => ({ ...table, condition: toCondition(name) })),
    )
  const people = peopleOf(id)
  return [
    ...pick(PEOPLE_TABLES, (name) => `t.${personColumn(name)} in (${people})`),
    ...pick(theirs, (name) => `t.${name === 'public.customers' ? 'id' : 'customer_id'} = ${id}`),
  ]
}

export const personColumn = (table: string) => (table === 'auth.users' ? 'id' : 'user_id')

/** Whoever belongs there, and whoever was invited and never came. */
const peopleOf = (id: string) =>
  `select d.user_id from directory.memberships d where d.customer_id = ${id}
   union select u.id from auth.users u
   where u.invited_at is not null and u.email_confirmed_at is null and u.last_sign_in_at is null
     and u.email in (select m.email from public.team_members m where m.customer_id = ${id} and m.status = 'invited')`
