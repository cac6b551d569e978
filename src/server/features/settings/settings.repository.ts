import {
  customerSettingsSchema,
  DEFAULT_CUSTOMER_SETTINGS,
  type CustomerSettings,
} from '#shared/domain/customer-settings.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export async function get(tx: CustomerTx): Promise<CustomerSettings> {
  const row = await tx
    .selectFrom('customer_settings')
    .select(['general', 'notifications', 'security', 'branding', 'automation'])
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
  return row ? customerSettingsSchema.parse(row) : DEFAULT_CUSTOMER_SETTINGS
}

export async function insert(tx: CustomerTx, settings: CustomerSettings): Promise<void> {
  const { general, notifications, security, branding, automation } = settings
  await tx
    .insertInto('customer_settings')
    .values({
      customer_id: tx.customerId,
      general: JSON.stringify(general),
      notifications: JSON.stringify(notifications),
      security: JSON.stringify(security),
      branding: JSON.stringify(branding),
      automation: JSON.stringify(automation),
    })
    .execute()
}
