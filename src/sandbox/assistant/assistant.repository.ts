import { sql, type Selectable } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import type { SandboxAssistantCallsTable, SandboxAssistantModesTable } from '#server/database/sandbox-tables.ts'
import { isMode, type AssistantMode } from './assistant-modes.ts'

const KEPT_CALLS = 500

export type AssistantCall = Selectable<SandboxAssistantCallsTable>
export type SetMode = Selectable<SandboxAssistantModesTable>

/** How it behaves, and what it says where it obeys; `null`: what it makes of the review itself. */
export interface Behaviour {
  mode: AssistantMode
  says: string | null
}

export async function setMode(
  db: Database,
  key: string,
  { mode, says, times }: Behaviour & { times: number | null },
): Promise<void> {
  await db
    .insertInto('sandbox.assistant_modes')
    .values({ api_key: key, mode, says, remaining: times })
    .onConflict((conflict) => conflict.column('api_key').doUpdateSet({ mode, says, remaining: times }))
    .execute()
}

/** What it does this time; counts down where it was told how often. */
export async function takeMode(db: Database, key: string): Promise<Behaviour> {
  const set = await db
    .updateTable('sandbox.assistant_modes')
    .set({ remaining: sql`remaining - 1` })
    .where('api_key', '=', key)
    .where((where) => where.or([where('remaining', 'is', null), where('remaining', '>', 0)]))
    .returning(['mode', 'says'])
    .executeTakeFirst()
  return set && isMode(set.mode) ? { mode: set.mode, says: set.says } : { mode: 'normal', says: null }
}

export function findMode(db: Database, key: string): Promise<SetMode | undefined> {
  return db
    .selectFrom('sandbox.assistant_modes')
    .selectAll()
    .where('api_key', '=', key)
    .where((where) => where.or([where('remaining', 'is', null), where('remaining', '>', 0)]))
    .executeTakeFirst()
}

/** Of very many only the newest are kept. */
export async function recordCall(
  db: Database,
  call: { key: string; mode: AssistantMode; status: number; request: object },
): Promise<void> {
  const { id } = await db
    .insertInto('sandbox.assistant_calls')
    .values({ api_key: call.key, mode: call.mode, status: call.status, request: JSON.stringify(call.request) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('sandbox.assistant_calls')
    .where('id', '<=', String(Number(id) - KEPT_CALLS))
    .execute()
}

/** The newest first. */
export function listCalls(db: Database, limit: number): Promise<AssistantCall[]> {
  return db.selectFrom('sandbox.assistant_calls').selectAll().orderBy('id', 'desc').limit(limit).execute()
}
