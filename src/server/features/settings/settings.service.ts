import { DEFAULT_CUSTOMER_SETTINGS, type CustomerSettings } from '#shared/domain/customer-settings.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { get, insert } from './settings.repository.ts'

/** The customer's settings as other features need them, inside their own transaction. */
export function getSettings(tx: CustomerTx): Promise<CustomerSettings> {
  return get(tx)
}

export function startWithDefaults(tx: CustomerTx): Promise<void> {
  return insert(tx, DEFAULT_CUSTOMER_SETTINGS)
}
