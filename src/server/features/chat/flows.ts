import { CHAT_LIMITS, type ChatFlow, type ChatFlowInput } from '#shared/contracts/chat.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings, lockSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  insertFlow,
  insertSeeds,
  isSeeded,
  listFlows,
  removeFlow,
  updateFlow,
  type FlowRow,
} from './chat.repository.ts'
import { SEEDED_FLOWS, SEEDS } from './seeded-flows.ts'

/** Makes those that everybody begins with, once, before anybody looks at the flows or one of them answers. */
export async function seedFlows(tx: CustomerTx): Promise<void> {
  if (await isSeeded(tx)) return
  const flows = SEEDED_FLOWS[(await getSettings(tx)).general.language]
  const now = Date.now()
  const rows = SEEDS.map((seed, place) => ({
    ...toColumns({ ...flows[seed], isEnabled: true }),
    seed,
    // In their order.
    created_at: new Date(now - SEEDS.length + place),
  }))
  await insertSeeds(tx, rows)
}

export async function describeFlows(tx: CustomerTx): Promise<{ items: ChatFlow[] }> {
  return { items: (await listFlows(tx)).map(presentFlow) }
}

export async function createFlow(tx: CustomerTx, _actor: Actor, input: ChatFlowInput): Promise<ChatFlow> {
  // Of two who add the last one that there is room for, one comes after the other.
  await lockSettings(tx)
  await seedFlows(tx)
  if ((await listFlows(tx)).length >= CHAT_LIMITS.flows) {
    throw refusal('chat-flows-full', { values: { most: CHAT_LIMITS.flows } })
  }
  return tell(tx, await insertFlow(tx, toColumns(input)))
}

interface FlowChange {
  flowId: string
  revision: number
  flow: ChatFlowInput
}

export async function changeFlow(
  tx: CustomerTx,
  _actor: Actor,
  { flowId, revision, flow }: FlowChange,
): Promise<ChatFlow> {
  const changed = await updateFlow(tx, { id: flowId, revision }, toColumns(flow))
  if (changed) return tell(tx, changed)
  const isThere = (await listFlows(tx)).some(({ id }) => id === flowId)
  throw isThere ? refusal('chat-flow-changed-meanwhile') : flowNotFound()
}

export async function deleteFlow(tx: CustomerTx, _actor: Actor, { flowId }: { flowId: string }) {
  if (!(await removeFlow(tx, flowId))) throw flowNotFound()
  emit(tx, { type: 'chat-flow.changed', subjectId: flowId, userId: null })
  return describeFlows(tx)
}

function tell(tx: CustomerTx, row: FlowRow): ChatFlow {
  emit(tx, { type: 'chat-flow.changed', subjectId: row.id, userId: null })
  return presentFlow(row)
}

const flowNotFound = () => refusal('chat-flow-not-found')

function toColumns({ name, description, isEnabled, triggers, responses }: ChatFlowInput) {
  return {
    name,
    description,
    is_enabled: isEnabled,
    triggers: JSON.stringify(triggers),
    responses: JSON.stringify(responses),
  }
}

export function presentFlow(row: FlowRow): ChatFlow {
  const { id, name, description, is_enabled: isEnabled, triggers, responses, revision } = row
  const times = { createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() }
  return { id, name, description, isEnabled, triggers, responses, revision, ...times }
}
