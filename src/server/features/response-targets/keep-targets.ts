import type { changeResponseTargets, ResponseTargetSettings } from '#shared/contracts/response-targets.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { hasTargets, NO_TARGETS, type ResponseTargets } from '#shared/domain/response-targets.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { lockSettings, refuseOutdated } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { find, listPeople, put, type TargetsRow } from './response-targets.repository.ts'

const DAY_MS = 86_400_000
/** Whoever begins sees at once what has been left lying, and is not told of years of it. */
const BACK_DAYS = 30

/** Off until somebody says otherwise. */
const USUAL: ResponseTargetSettings = {
  hours: [...NO_TARGETS],
  tellsAssignee: true,
  toldRoles: [],
  toldUserIds: [],
  since: null,
  revision: 0,
}

const present = (row: Omit<TargetsRow, 'customer_id'>): ResponseTargetSettings => ({
  hours: [...row.hours],
  tellsAssignee: row.tells_assignee,
  toldRoles: row.told_roles,
  toldUserIds: row.told_user_ids,
  since: row.due_at && row.since.toISOString(),
  revision: row.revision,
})

export async function describeTargets(tx: CustomerTx): Promise<ResponseTargetSettings> {
  const row = await find(tx)
  return row ? present(row) : USUAL
}

/** Whoever has left is chosen no more; nobody else's people can be. */
async function keepKnown(
  tx: CustomerTx,
  userIds: readonly string[],
  before: TargetsRow | undefined,
): Promise<string[]> {
  const known = await listPeople(tx, { roles: [], userIds })
  const unknown = userIds.filter((id) => !known.includes(id) && !before?.told_user_ids.includes(id))
  if (unknown.length > 0) throw refusal('member-not-found')
  return known
}

/** Since when reviews count as late, and since when their lateness is told; both begin anew with the first target. */
function findBeginnings(
  hours: ResponseTargets,
  before: TargetsRow | undefined,
): Pick<TargetsRow, 'since' | 'changed_at'> {
  const now = new Date()
  if (!before || !hasTargets(before.hours)) {
    return { since: new Date(now.getTime() - BACK_DAYS * DAY_MS), changed_at: now }
  }
  const isSame = before.hours.every((own, index) => own === hours[index])
  return { since: before.since, changed_at: isSame ? before.changed_at : now }
}

/** Of two changes at once, one comes after the other. */
export async function changeTargets(
  tx: CustomerTx,
  actor: Actor,
  { hours, tellsAssignee, toldRoles, toldUserIds, revision }: ParsedInputOf<typeof changeResponseTargets>,
): Promise<ResponseTargetSettings> {
  await lockSettings(tx)
  const before = await find(tx)
  refuseOutdated(revision, before ?? USUAL)
  const changed: Omit<TargetsRow, 'customer_id'> = {
    hours,
    ...findBeginnings(hours, before),
    tells_assignee: tellsAssignee,
    told_roles: [...new Set(toldRoles)],
    told_user_ids: await keepKnown(tx, toldUserIds, before),
    due_at: hasTargets(hours) ? new Date() : null,
    revision: (before?.revision ?? 0) + 1,
  }
  await put(tx, changed)
  await recordActivity(tx, actor, 'automation.changed', { type: 'customer', id: tx.customerId, label: '' })
  emit(tx, { type: 'automation.changed', subjectId: null, userId: null })
  return present(changed)
}
