import { createHash, randomUUID } from 'node:crypto'
import { describeDevice } from '#shared/domain/device-name.ts'
import type { PushTarget } from '#server/adapters/push/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { seal } from '#server/kernel/crypto/seal.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { refuseClosed } from '#server/kernel/http/access.ts'
import type { Principal } from '#server/kernel/http/actor.ts'
import { findByEndpoint, keepNewest, put, releaseEndpoint, remove } from './devices.repository.ts'
import { placeOfKeys } from './push-target.ts'
import type { SendingDeps } from '../sending/sending-deps.ts'

/** More than anybody looks at. */
const MOST_DEVICES = 20

type DeviceDeps = Pick<SendingDeps, 'transactions' | 'push' | 'keyring'>

/** A browser in which a person is told by web push. */
export async function addDevice(
  { transactions, push, keyring }: DeviceDeps,
  { userId, sessionId, member }: Principal,
  target: PushTarget,
  userAgent: string | null,
) {
  if (!member) throw refusal('customer-not-found')
  refuseClosed(member)
  if (!push.canSendTo(target)) throw refusal('push-device-refused')
  const { href: endpoint } = new URL(target.endpoint)
  return transactions.change(member.customerId, async (tx) => {
    const keys = JSON.stringify({ p256dh: target.p256dh, auth: target.auth })
    const owned = { endpoint, user_id: userId, keys_hash: createHash('sha256').update(keys).digest() }
    if (!(await releaseEndpoint(tx, owned))) throw refusal('push-device-refused')
    const id = (await findByEndpoint(tx, userId, endpoint))?.id ?? randomUUID()
    const row = await put(tx, {
      id,
      ...owned,
      keys_sealed: seal(keyring, placeOfKeys(tx.customerId, id), keys),
      device: nameDevice(userAgent),
      session_id: sessionId,
    })
    await keepNewest(tx, userId, MOST_DEVICES)
    tellTabs(tx, userId)
    return { id, device: row.device, createdAt: row.created_at.toISOString() }
  })
}

export async function removeDevice({ transactions }: DeviceDeps, { userId, member }: Principal, deviceId: string) {
  if (!member) throw refusal('push-device-not-found')
  refuseClosed(member)
  return transactions.change(member.customerId, async (tx) => {
    const removed = await remove(tx, userId, deviceId)
    if (!removed) throw refusal('push-device-not-found')
    tellTabs(tx, userId)
    return removed
  })
}

function tellTabs(tx: CustomerTx, userId: string): void {
  emit(tx, { type: 'notification.changed', subjectId: null, userId })
}

function nameDevice(userAgent: string | null): string {
  const { browser, system } = describeDevice(userAgent)
  return [browser, system].filter((part) => part !== null).join(' · ')
}
