import type { DeedDetailName } from '#shared/domain/admin-actions.ts'
import type { DeedDetail } from '#server/database/operations-tables.ts'
import type { CustomerTx, PlatformTx, Transactions } from '#server/database/transactions.ts'
import type { AdminActor } from '#server/kernel/http/actor.ts'
import { withoutSecrets } from '#server/kernel/log/without-secrets.ts'
import { insertDeed } from './admin-audit.repository.ts'

/** What a line in the audit says besides who did what and when. Nothing of it can be changed or taken back later. */
export interface DeedStory {
  /** Whom it concerns. */
  customerId?: string
  /** What of theirs or ours: an id, a code or a name that is no person's. */
  subject?: string
  /** In the administrator's own words. */
  reason?: string
  /** A few values, such as an amount. No texts of customers, and nothing that opens a door. */
  details?: Partial<Record<DeedDetailName, DeedDetail | undefined>>
}

export interface AdminDeed extends DeedStory {
  admin: Pick<AdminActor, 'userId' | 'name' | 'email'>
  /** What is done or read, named `area.action`. The names of changes stand in the catalogue `audit`. */
  action: string
  requestId: string
}

/** Adds what is known only once it is done, such as the id of what was made. */
type Note = (more: DeedStory) => void

/** A part in the customer's own transaction, which is committed before the rest: the line goes with it, as it is known by then. */
type Within = <T>(ways: Transactions, customerId: string, part: (own: CustomerTx) => Promise<T>) => Promise<T>

type InAudit = <T>(deed: AdminDeed, work: (tx: PlatformTx, note: Note, within: Within) => Promise<T>) => Promise<T>

/**
 * The role that sees every customer is used in these transactions alone, and each leaves a line in the audit: it is
 * committed with the work, or neither is.
 *
 *     admins.transaction({ admin, requestId: request.id, action: 'coupons.create', subject: code }, async (tx, note) => {
 *       const id = await insert(tx, …)
 *       note({ details: { id } })
 *     })
 */
export interface AdminTransactions {
  /** For every change. */
  transaction: InAudit
  /** For a look: its line is told apart from changes. */
  read: InAudit
}

export function createAdminTransactions(transactions: Transactions): AdminTransactions {
  const inAudit =
    (isChange: boolean): InAudit =>
    (deed, work) =>
      transactions.platform.change(async (tx) => {
        let [told, isWritten]: [AdminDeed, boolean] = [deed, false]
        const note: Note = (more) => {
          told = { ...told, ...more, details: { ...told.details, ...more.details } }
        }
        const within: Within = async (ways, customerId, part) => {
          const answer = await ways.step(customerId, async (own) => {
            const done = await part(own)
            await insertDeed(own, toLine(told, isChange))
            return done
          })
          isWritten = true
          return answer
        }
        const result = await work(tx, note, within)
        if (!isWritten) await insertDeed(tx, toLine(told, isChange))
        return result
      })
  return { transaction: inAudit(true), read: inAudit(false) }
}

/** For a change that no request asked for, in its own transaction. */
export const noteDeed = (tx: PlatformTx, deed: AdminDeed): Promise<void> => insertDeed(tx, toLine(deed, true))

const LONGEST_SUBJECT = 200

const toLine = (deed: AdminDeed, isChange: boolean) => ({
  user_id: deed.admin.userId,
  admin_name: (deed.admin.name || deed.admin.email).slice(0, LONGEST_SUBJECT),
  action: deed.action,
  is_change: isChange,
  subject_customer_id: deed.customerId ?? null,
  subject: deed.subject?.slice(0, LONGEST_SUBJECT) ?? null,
  reason: deed.reason === undefined ? null : withoutSecrets(deed.reason),
  details: JSON.stringify(deed.details ?? {}, (_name, value: unknown) =>
    typeof value === 'string' ? withoutSecrets(value) : value,
  ),
  request_id: deed.requestId,
})
