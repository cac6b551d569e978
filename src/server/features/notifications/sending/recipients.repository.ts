import { sql } from 'kysely'
import type { Locale } from '#shared/domain/locales.ts'
import type { NotificationKind } from '#shared/domain/notification-kinds.ts'
import type { ApprovalHolder } from '#shared/domain/permission-rules.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface Recipient extends ApprovalHolder {
  userId: string
  /** What the person chose; else the customer's. */
  language: Locale | null
  /** The one they have shown to be theirs. */
  email: string | null
  /** Empty until somebody has said it. */
  companyName: string
  customer: { tier: SubscriptionTier; status: CustomerStatus }
  /** What they have chosen not to be told, by mail or by push. */
  unwanted: { kind: NotificationKind; channel: 'email' | 'push' }[]
}

/** As they are now, long after something was to be told perhaps. `undefined`: not in the team any more, or shut out. */
export async function findRecipient(tx: CustomerTx, userId: string): Promise<Recipient | undefined> {
  const { rows: accounts } = await sql<{ isOpen: boolean; email: string | null }>`
    select is_account_open(${userId}) as "isOpen", find_confirmed_email(${userId}) as email`.execute(tx)
  const [account] = accounts
  if (!account?.isOpen) return undefined
  const { rows } = await sql<Omit<Recipient, 'email'>>`
    select m.user_id as "userId", m.role, permission_exceptions(m.customer_id, m.id) as exceptions,
      m.reply_approval as approval, m.language,
      case when c.is_named then c.company_name else '' end as "companyName", jsonb_build_object('tier', c.subscription_tier, 'status', c.status) as customer,
      coalesce((select jsonb_agg(jsonb_build_object('kind', n.kind, 'channel', n.channel)) from notification_choices n
        where n.customer_id = ${tx.customerId} and n.user_id = m.user_id and not n.is_on and n.channel <> 'app'), '[]')
        as unwanted
    from team_members m join customers c on c.id = m.customer_id
    where m.customer_id = ${tx.customerId} and m.user_id = ${userId} and m.status = 'active'`.execute(tx)
  return rows[0] && { ...rows[0], email: account.email }
}
