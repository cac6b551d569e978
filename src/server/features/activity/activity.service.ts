import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  ACTIVITY_ACTIONS,
  ACTIVITY_CHANGES,
  SUBJECT_TYPES,
  type ActivityAction,
  type ActivityChange,
  type SubjectType,
} from '#shared/domain/activity-actions.ts'
import { subjectOf } from '#shared/domain/activity-subjects.ts'
import { describeDevice } from '#shared/domain/device-name.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Origin } from '#server/kernel/http/actor.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { presentActivity } from './activity.presenter.ts'
import { insert, type ActivityRow } from './activity.repository.ts'

/** Somebody who did not prove who they are has an origin and no name; `null` when the product did it by itself. */
type Doer = { userId: string | null; name: string | null; origin?: Origin | undefined } | null

export interface Subject {
  type: SubjectType
  id: string
  /** What people call it, as it was called then. */
  label: string
  /** Of how many things the entry tells. */
  amount?: number
  changes?: readonly ActivityChange[]
}

const moments = new AsyncLocalStorage<Date>()

/** Whatever this work records is of that moment: lines are never changed, so history that is brought along comes dated. */
export function recordAsOf<T>(at: Date, work: () => Promise<T>): Promise<T> {
  return moments.run(at, work)
}

/** Part of the change it tells of: same transaction, and every open feed hears of it. */
export function recordActivity(tx: CustomerTx, doer: Doer, action: ActivityAction, subject: Subject): Promise<void> {
  return writeLine(tx, { id: randomUUID(), doer, action, subject, at: moments.getStore() })
}

interface Line {
  id: string
  doer: Doer
  action: ActivityAction
  subject: Subject
  /** Now, where nothing is said. */
  at: Date | undefined
}

export async function writeLine(tx: CustomerTx, { id, doer, action, subject, at }: Line): Promise<void> {
  const { type, label, amount = null, changes = [] } = subject
  await insert(tx, {
    id,
    ...describeDoer(doer),
    action,
    subject_group: subjectOf(action),
    subject_type: type,
    subject_id: subject.id,
    subject_label: label,
    amount,
    changes: changes.length > 0 ? JSON.stringify(changes) : null,
    created_at: at,
  })
  emit(tx, { type: 'activity.recorded', subjectId: id, userId: null })
}

function describeDoer(doer: Doer) {
  const { userId = null, name = null, origin = { ip: null, userAgent: null } } = doer ?? {}
  return { actor_user_id: userId, actor_name: name, ...describeDevice(origin.userAgent), address: origin.ip }
}

const originSchema = z.object({ ip: z.string().nullable(), userAgent: z.string().nullable() })

export const recordLaterJob = defineJob({
  name: 'activity.record',
  payload: z.object({
    customerId: z.uuid(),
    id: z.uuid(),
    at: z.iso.datetime(),
    doer: z.object({ userId: z.uuid().nullable(), name: z.string().nullable(), origin: originSchema }),
    action: z.enum(ACTIVITY_ACTIONS),
    subject: z.object({ type: z.enum(SUBJECT_TYPES), id: z.uuid(), label: z.string() }),
  }),
})

/**
 * For what happens to an account, which may belong to several customers: the line of the transaction's own customer is
 * written at once, those of the others by jobs that commit with their cause.
 */
export async function recordForCustomer(
  tx: ScopedTx,
  customerId: string,
  line: { doer: NonNullable<Doer> & { origin: Origin }; action: ActivityAction; subject: Subject },
): Promise<void> {
  // The transaction names this customer, so it sees this customer's rows.
  if (tx.customerId === customerId) return recordActivity(tx as CustomerTx, line.doer, line.action, line.subject)
  await enqueue(tx, recordLaterJob, { customerId, id: randomUUID(), at: new Date().toISOString(), ...line })
}

/** Which of those that are told of differ. */
export function listChanges<Kept extends Partial<Record<ActivityChange['name'], string | number | boolean | null>>>(
  before: Kept,
  after: Kept,
): ActivityChange[] {
  const write = (value: string | number | boolean | null = null) => (value === null ? null : String(value))
  return ACTIVITY_CHANGES.flatMap((name) => {
    const change = { name, before: write(before[name]), after: write(after[name]) }
    return change.before === change.after ? [] : [change]
  })
}

/** A line as whoever is not of the team reads it: without where it leads, and from where it was done. */
export const presentToOutsiders = (row: ActivityRow) =>
  presentActivity({ ...row, address: null }, { permissions: [], standing: new Set() })
