import { z } from 'zod'
import type { PushTarget } from '#server/adapters/push/port.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { unseal, type SealedPlace } from '#server/kernel/crypto/seal.ts'
import type { DeviceRow } from './devices.repository.ts'

const keysSchema = z.object({ p256dh: z.string(), auth: z.string() })

export const placeOfKeys = (customerId: string, rowId: string): SealedPlace => ({
  customerId,
  table: 'push_subscriptions',
  rowId,
  column: 'keys_sealed',
})

export function openTarget(keyring: Keyring, device: DeviceRow): PushTarget {
  const { customer_id: customerId, id, endpoint, keys_sealed: sealed } = device
  return { endpoint, ...keysSchema.parse(JSON.parse(unseal(keyring, placeOfKeys(customerId, id), sealed))) }
}
