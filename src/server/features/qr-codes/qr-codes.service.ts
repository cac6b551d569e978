import { randomInt, randomUUID } from 'node:crypto'
import { QR_CODE_LIMITS } from '#shared/contracts/qr-codes.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  addUpScans,
  countStanding,
  insertMany,
  keepScansIn,
  takeCodes,
  type CountedScan,
  type NewQrCode,
  type QrCodeValues,
} from './qr-codes.repository.ts'

export type { CountedScan } from './qr-codes.repository.ts'

/** Without 0, 1, i, l and o, which look alike on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const CODE_LENGTH = 8
const makeCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Answers their ids. */
export async function addCodes(tx: CustomerTx, actor: Actor, wanted: readonly QrCodeValues[]): Promise<string[]> {
  await refuseOverfull(tx, wanted.length)
  const added: NewQrCode[] = []
  let missing = wanted
  while (missing.length > 0) {
    const tried = missing.map((values) => ({ ...values, id: randomUUID(), code: makeCode() }))
    const taken = await takeCodes(tx, tried)
    added.push(...tried.filter(({ code }) => taken.has(code)))
    missing = tried.filter(({ code }) => !taken.has(code)).map(({ id: _id, code: _code, ...values }) => values)
  }
  const [first] = added
  if (!first) return []
  await insertMany(tx, added)
  await tell(tx, actor, 'qr-code.created', { ...first, amount: added.length })
  return added.map(({ id }) => id)
}

export async function refuseOverfull(tx: CustomerTx, more: number): Promise<void> {
  if ((await countStanding(tx)) + more <= QR_CODE_LIMITS.codes) return
  throw refusal('qr-codes-full', { values: { count: QR_CODE_LIMITS.codes } })
}

export async function tell(
  tx: CustomerTx,
  actor: Actor,
  action: ActivityAction,
  { id, name, amount = 1 }: { id: string; name: string; amount?: number },
): Promise<void> {
  await recordActivity(tx, actor, action, { type: 'qr-code', id, label: name, amount })
  emit(tx, { type: 'qr-code.changed', subjectId: amount === 1 ? id : null, userId: null })
}

/** Writes scans down and adds them up at once. */
export async function addScans(tx: CustomerTx, scans: readonly CountedScan[]): Promise<void> {
  await keepScansIn(tx, scans)
  while ((await addUpScans(tx)).hasMore);
}
