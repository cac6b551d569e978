import { sql } from 'kysely'
import {
  customerSettingsSchema,
  DEFAULT_CUSTOMER_SETTINGS,
  type CustomerSettings,
} from '#shared/domain/customer-settings.ts'
import type { BookedPlan, TrialPlan } from '#shared/domain/plans.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

const select = (tx: CustomerTx) =>
  tx
    .selectFrom('customer_settings')
    .select(['general', 'notifications', 'security', 'branding', 'automation'])
    .where('customer_id', '=', tx.customerId)

export async function get(tx: CustomerTx): Promise<CustomerSettings> {
  const row = await select(tx).executeTakeFirst()
  return row ? customerSettingsSchema.parse(row) : DEFAULT_CUSTOMER_SETTINGS
}

/** Locks them; who has none yet gets the defaults, to be changed. */
export async function getForUpdate(tx: CustomerTx): Promise<CustomerSettings> {
  const row = await select(tx).forUpdate().executeTakeFirst()
  if (row) return customerSettingsSchema.parse(row)
  await insert(tx, DEFAULT_CUSTOMER_SETTINGS)
  return DEFAULT_CUSTOMER_SETTINGS
}

export async function setGeneral(tx: CustomerTx, general: CustomerSettings['general']): Promise<void> {
  await tx
    .updateTable('customer_settings')
    .set({ general: JSON.stringify(general), updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .execute()
}

export function getName(tx: CustomerTx) {
  return tx
    .selectFrom('customers')
    .select(['company_name', 'is_named'])
    .where('id', '=', tx.customerId)
    .executeTakeFirstOrThrow()
}

export async function setName(tx: CustomerTx, companyName: string): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ company_name: companyName, is_named: true, updated_at: sql`now()` })
    .where('id', '=', tx.customerId)
    .execute()
}

export async function setTrialPlan(tx: CustomerTx, tier: TrialPlan): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ subscription_tier: tier, updated_at: sql`now()` })
    .where('id', '=', tx.customerId)
    .where('status', '=', 'trialing')
    .execute()
}

export async function setSecurity(tx: CustomerTx, security: CustomerSettings['security']): Promise<void> {
  await tx
    .updateTable('customer_settings')
    .set({ security: JSON.stringify(security), updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .execute()
}

/** Who looks after the customer's settings. */
export function listKeepers(tx: CustomerTx) {
  return tx
    .selectFrom('team_members')
    .select(['email', 'language'])
    .where('customer_id', '=', tx.customerId)
    .where('role', 'in', ['owner', 'admin'])
    .where('status', '=', 'active')
    .orderBy('email')
    .execute()
}

export async function setAutomation(tx: CustomerTx, automation: CustomerSettings['automation']): Promise<void> {
  await tx
    .updateTable('customer_settings')
    .set({ automation: JSON.stringify(automation), updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .execute()
}

export async function setNotifications(
  tx: CustomerTx,
  notifications: CustomerSettings['notifications'],
): Promise<void> {
  await tx
    .updateTable('customer_settings')
    .set({ notifications: JSON.stringify(notifications), updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .execute()
}

export async function setBranding(tx: CustomerTx, branding: CustomerSettings['branding']): Promise<void> {
  await tx
    .updateTable('customer_settings')
    .set({ branding: JSON.stringify(branding), updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .execute()
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

const selectPlan = (tx: CustomerTx) =>
  tx.selectFrom('customers').select(['subscription_tier as tier', 'status']).where('id', '=', tx.customerId)

export function getPlan(tx: CustomerTx): Promise<BookedPlan> {
  return selectPlan(tx).executeTakeFirstOrThrow()
}

/** Until the commit: of two who want the last place of a plan at once, one comes after the other. */
export function lockPlan(tx: CustomerTx): Promise<BookedPlan> {
  return selectPlan(tx).forNoKeyUpdate().executeTakeFirstOrThrow()
}
