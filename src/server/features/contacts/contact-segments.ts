import type * as contract from '#shared/contracts/contact-segments.ts'
import { SEGMENT_LIMITS, type ContactSegment } from '#shared/contracts/contact-segments.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { isTaken } from '#server/database/is-taken.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { insert, listAll, remove, update, type SegmentRow } from './contact-segments.repository.ts'
import { count } from './contacts.repository.ts'

export async function listSegments(tx: CustomerTx): Promise<{ items: ContactSegment[] }> {
  const items: ContactSegment[] = []
  for (const row of await listAll(tx)) items.push(await present(tx, row))
  return { items }
}

export async function createSegment(
  tx: CustomerTx,
  _actor: Actor,
  values: ParsedInputOf<typeof contract.createContactSegment>,
): Promise<ContactSegment> {
  if ((await listAll(tx)).length >= SEGMENT_LIMITS.segments) {
    throw refusal('segments-full', { values: { count: SEGMENT_LIMITS.segments } })
  }
  const row = await insert(tx, values)
  if (!row) throw nameTaken()
  return tellAndPresent(tx, row)
}

export async function changeSegment(
  tx: CustomerTx,
  _actor: Actor,
  { segmentId, ...values }: ParsedInputOf<typeof contract.changeContactSegment>,
): Promise<ContactSegment> {
  const row = await update(tx, segmentId, values).catch((error: unknown) => {
    throw isTaken(error) ? nameTaken() : error
  })
  if (!row) throw refusal('segment-not-found')
  return tellAndPresent(tx, row)
}

export async function removeSegment(tx: CustomerTx, _actor: Actor, { segmentId }: { segmentId: string }) {
  if (!(await remove(tx, segmentId))) throw refusal('segment-not-found')
  emit(tx, { type: 'contact.changed', subjectId: null, userId: null })
  return {}
}

const nameTaken = () => refusal('segment-name-taken', { at: { fields: ['name'], code: 'invalid' } })

function tellAndPresent(tx: CustomerTx, row: SegmentRow): Promise<ContactSegment> {
  emit(tx, { type: 'contact.changed', subjectId: null, userId: null })
  return present(tx, row)
}

async function present(tx: CustomerTx, row: SegmentRow): Promise<ContactSegment> {
  const { total } = await count(tx, row.filter)
  return { id: row.id, name: row.name, filter: row.filter, count: total, createdAt: row.created_at.toISOString() }
}
